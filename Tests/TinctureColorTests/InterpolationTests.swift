import TestSupport
import Testing
import TinctureColor

@Suite("Mixing colours")
struct InterpolationTests {
  @Test(
    "hues go the way that they are told",
    arguments: [
      (HueInterpolation.shorter, 350.0, 20.0, 5.0), (.shorter, 20, 350, 5), (.shorter, 40, 60, 50),
      (.longer, 40, 60, 230), (.longer, 350, 20, 185), (.increasing, 350, 20, 5), (.increasing, 60, 40, 230),
      (.decreasing, 20, 350, 5), (.decreasing, 40, 60, 230), (.longer, 30, 30, 210), (.shorter, 30, 30, 30),
      (.increasing, 30, 30, 30),
    ])
  func hues(way: HueInterpolation, first: Double, second: Double, middle: Double) {
    let mix = ColorValue(.oklch, 0.5, 0.1, first).mixed(
      with: ColorValue(.oklch, 0.5, 0.1, second), fraction: 0.5, in: .oklch, hue: way)
    #expect(abs(mix.components.third - middle) < 1e-9)
  }

  @Test("components are weighed by their opacity")
  func premultiplied() {
    let mix = ColorValue(.sRGB, 1, 0, 0, alpha: 0.25).mixed(
      with: ColorValue(.sRGB, 0, 0, 1, alpha: 0.75), fraction: 0.5, in: .sRGB)
    #expect(mix == ColorValue(.sRGB, 0.25, 0, 0.75, alpha: 0.5))
    let fading = ColorValue(.sRGB, 1, 0, 0).mixed(
      with: ColorValue(.sRGB, 0, 0, 0, alpha: 0), fraction: 0.5, in: .sRGB)
    #expect(fading == ColorValue(.sRGB, 1, 0, 0, alpha: 0.5))
  }

  @Test("what one colour misses is the other's, and a grey takes the other's hue")
  func missing() throws {
    let mix = try ColorValue(parsing: "oklch(0.5 none 40)").mixed(
      with: ColorValue(.oklch, 0.7, 0.2, 80), fraction: 0.5, in: .oklch)
    #expect(abs(mix.components.second - 0.2) < 1e-12)
    let tinted = ColorValue(.sRGB, 1, 1, 1).mixed(
      with: ColorValue(.oklch, 0.5, 0.2, 80), fraction: 0.5, in: .oklch)
    #expect(abs(tinted.components.third - 80) < 1e-9)
    // A missing component is carried over to one of the same meaning.
    let carried = try ColorValue(parsing: "lch(50 20 none)").mixed(
      with: ColorValue(.oklch, 0.5, 0.2, 80), fraction: 0.5, in: .oklch)
    #expect(abs(carried.components.third - 80) < 1e-9)
    let both = try ColorValue(parsing: "oklch(0.5 0.1 none)").mixed(
      with: ColorValue(parsing: "oklch(0.7 0.1 none)"), fraction: 0.5, in: .oklch)
    #expect(both.missing == .third)
  }

  @Test("the ends of a mix are its colours", arguments: ColorSpace.all)
  func ends(space: ColorSpace) {
    var random = SeededGenerator.printed("\(#function) \(space.name)")
    for _ in 0..<2_000 {
      let first = RGBAColor.random(using: &random).colorValue
      let second = RGBAColor.random(using: &random).colorValue
      let start = first.mixed(with: second, fraction: 0, in: space).converted(to: .sRGB)
      let end = first.mixed(with: second, fraction: 1, in: space).converted(to: .sRGB)
      for index in 0..<3 {
        #expect(abs(start.components[index] - first.components[index]) < 1e-6)
        #expect(abs(end.components[index] - second.components[index]) < 1e-6)
      }
    }
  }

  @Test("the mixes of a theme are made in OKLab and stay in the gamut of what they are made of")
  func themeMixes() {
    #expect(RGBAColor.hex("#000").mixed(with: .hex("#FFF"), fraction: 0.5).hex == "#636363")
    #expect(RGBAColor.hex("#0064C8").mixed(with: .hex("#C80064"), fraction: 0.3).colorSpace == .sRGB)
    #expect(RGBAColor.hex("#0064C8").mixed(with: .hex("#C80064"), fraction: 0) == .hex("#0064C8"))
    #expect(RGBAColor.hex("#0064C8").lightened(by: 0.9).hex == "#FFFFFF")
    #expect(RGBAColor.hex("#0064C8").darkened(by: 0.9).hex == "#000000")
    #expect(RGBAColor.hex("#0064C880").lightened(by: 0.1).bytes.alpha == 0x80)
    #expect(RGBAColor.hex("#000").inverted().hex == "#FFFFFF")
  }
}
