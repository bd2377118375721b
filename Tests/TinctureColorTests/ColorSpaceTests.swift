import Foundation
import TestSupport
import Testing
import TinctureColor

@Suite("Colour spaces")
struct ColorSpaceTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let from: String
    let components: [Double]
    let to: String
    let expected: [Double?]
    var testDescription: String { "\(from) \(components) to \(to)" }
  }

  static let vectors = Vectors<Case>.read("space-convert")

  @Test("a conversion agrees with the oracle", arguments: vectors.cases)
  func conversion(vector: Case) throws {
    let source = try #require(ColorSpace(name: vector.from))
    let target = try #require(ColorSpace(name: vector.to))
    let color = ColorValue(source, vector.components[0], vector.components[1], vector.components[2])
      .converted(to: target)
    for (index, description) in target.components.enumerated() {
      guard let expected = vector.expected[index] else { continue }
      let value = color.components[index]
      var difference = abs(value - expected)
      if description.role == .hue {
        difference = min(difference, abs(difference - 360))
        let strength = target.components.firstIndex { $0.role == .chroma || $0.role == .saturation }
        if let strength, color.components[strength] <= 1e-3 { continue }
      }
      // Tolerances are relative to a component's range, which the axes of Lab share with its lightness.
      let range: Double = description.role == .hue ? 360 : target == .lab || target == .lch ? 100 : 1
      #expect(difference / range <= Self.vectors.tolerance, "\(color.components) is not \(vector.expected)")
    }
  }

  @Test("every space is found by its name", arguments: ColorSpace.all)
  func names(space: ColorSpace) {
    #expect(ColorSpace(name: space.name) == space)
  }

  @Test("the registry has the spaces of CSS Color 4")
  func registry() {
    #expect(
      ColorSpace.all.map(\.name) == [
        "srgb", "srgb-linear", "hsl", "hwb", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65",
        "xyz-d50",
        "lab", "lch", "oklab", "oklch",
      ])
    #expect(ColorSpace(name: "xyz") == .xyzD65)
    #expect(ColorSpace(name: "cmyk") == nil)
    #expect(ColorSpace.oklch.base == .oklab)
    #expect(ColorSpace.xyzD65.base == nil)
  }

  @Test("every conversion there and back gives the same colour", arguments: ColorSpace.all)
  func roundTrips(space: ColorSpace) {
    var random = SeededGenerator.printed("\(#function) \(space.name)")
    var worst = 0.0
    for index in 0..<10_000 {
      let color = RGBAColor.random(using: &random, space: index % 2 == 0 ? .sRGB : .displayP3).colorValue
      // HWB has no form for colours outside of sRGB: beyond it, white and black overlap.
      let start =
        space == .hwb && color.space == .displayP3 ? RGBAColor(color).converted(to: .sRGB).colorValue : color
      let back = start.converted(to: space).converted(to: start.space)
      for component in 0..<3 {
        worst = max(worst, abs(back.components[component] - start.components[component]))
      }
    }
    #expect(worst <= 1e-6)
  }

  @Test("the hue of a grey is powerless, and so missing", arguments: ["hsl", "hwb", "lch", "oklch"])
  func powerless(name: String) throws {
    let space = try #require(ColorSpace(name: name))
    let gray = ColorValue(.sRGB, 0.5, 0.5, 0.5).converted(to: space)
    #expect(gray.missing == .init(rawValue: 1 << UInt8(try #require(space.hueIndex))))
    #expect(ColorValue(.sRGB, 1, 0, 0).converted(to: space).missing.isEmpty)
  }

  @Test("what is not finite, huge or missing never traps", arguments: ColorSpace.all)
  func extremes(space: ColorSpace) {
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, -0.0] {
      let color = ColorValue(space, value, value, value, alpha: value)
      for target in ColorSpace.all { _ = color.converted(to: target).cssText }
      let shown = RGBAColor(color)
      for component in [shown.red, shown.green, shown.blue, shown.alpha] {
        #expect(component >= 0 && component <= 1)
      }
      _ = shown.hex
      _ = color.mapped(into: .rec2020)
      _ = color.mixed(with: ColorValue(.sRGB, 1, 0, 0), fraction: value, in: .oklch)
      _ = color.ciede2000(to: ColorValue(.lab, 50, 0, 0))
    }
  }
}
