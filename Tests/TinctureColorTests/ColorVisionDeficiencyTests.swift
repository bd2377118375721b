import Testing
import TinctureColor

@Suite("Colour-vision deficiencies")
struct ColorVisionDeficiencyTests {
  struct Case: Decodable, Sendable {
    let color: String
    let kind: String
    let severity: Double
    let srgb: [Double]
  }

  static let vectors = Vectors<Case>.read("cvd")

  @Test("a simulation agrees with the oracle", arguments: vectors.cases)
  func simulation(vector: Case) throws {
    let deficiency: ColorVisionDeficiency
    switch vector.kind {
    case "protan": deficiency = .protan(severity: vector.severity)
    case "deutan": deficiency = .deutan(severity: vector.severity)
    default: deficiency = .tritan(severity: vector.severity)
    }
    #expect(
      RGBAColor.hex(vector.color).simulating(deficiency).distance(to: vector.srgb) <= Self.vectors.tolerance)
  }

  @Test("without severity nothing changes, and between tenths it changes little")
  func severities() {
    let color = RGBAColor.hex("#58DB93")
    #expect(color.simulating(.protan(severity: 0)).distance(to: [color.red, color.green, color.blue]) < 1e-9)
    let (low, middle, high) = (
      color.simulating(.deutan(severity: 0.3)), color.simulating(.deutan(severity: 0.35)),
      color.simulating(.deutan(severity: 0.4))
    )
    #expect(min(low.red, high.red) < middle.red && middle.red < max(low.red, high.red))
    #expect(color.simulating(.tritan(severity: 9)) == color.simulating(.tritan(severity: 1)))
    #expect(color.simulating(.tritan(severity: .nan)) == color.simulating(.tritan(severity: 0)))
  }

  @Test("without cones, only luminance is left")
  func achromatopsia() {
    let gray = RGBAColor.hex("#58DB93").withAlpha(0.5).simulating(.achromatopsia)
    #expect(gray.red == gray.green && gray.green == gray.blue && gray.alpha == 0.5)
    #expect(abs(gray.relativeLuminance - RGBAColor.hex("#58DB93").relativeLuminance) < 1e-9)
  }
}
