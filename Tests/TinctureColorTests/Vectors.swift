import Foundation
import TestSupport
import TinctureColor

/// A file of `Tests/Fixtures/vectors`, made by an independent oracle.
struct Vectors<Case: Decodable & Sendable>: Decodable {
  let tolerance: Double
  let cases: [Case]

  /// Reads a file; a test of a file that is not there has no cases, which `VectorFileTests` reports.
  static func read(_ name: String) -> Vectors {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Fixtures/vectors/\(name).json")
    guard let data = try? Data(contentsOf: file),
      let vectors = try? JSONDecoder().decode(Vectors.self, from: data)
    else { return Vectors(tolerance: 0, cases: []) }
    return vectors
  }

  private init(tolerance: Double, cases: [Case]) {
    self.tolerance = tolerance
    self.cases = cases
  }
}

extension RGBAColor {
  /// The largest difference of a component from those of a vector, three or four.
  func distance(to expected: [Double]) -> Double {
    zip([red, green, blue, alpha], expected).map { abs($0 - $1) }.max() ?? 0
  }

  static func hex(_ text: String) -> RGBAColor {
    RGBAColor(hex: text) ?? RGBAColor(red: .nan, green: 0, blue: 0)
  }

  static func random(using random: inout SeededGenerator, space: RGBColorSpace = .sRGB) -> RGBAColor {
    RGBAColor(
      red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
      blue: .random(in: 0...1, using: &random), colorSpace: space)
  }

  static func randomBytes(using random: inout SeededGenerator) -> RGBAColor {
    RGBAColor(
      RGBABytes(
        red: .random(in: 0...255, using: &random), green: .random(in: 0...255, using: &random),
        blue: .random(in: 0...255, using: &random)))
  }
}
