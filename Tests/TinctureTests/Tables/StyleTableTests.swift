import Testing
import Tincture

@Suite struct StyleTableTests {
  @Test func aConstantIsTheSameUnderAllTraits() {
    let table = StyleTable("0 E1E1EB")
    let color = RGBAColor(red: 225 / 255, green: 225 / 255, blue: 235 / 255)
    #expect(RGBAColor(row: 0, in: table) == color)
    for combination in 0..<192 {
      #expect(
        DynamicColor(row: 0, in: table).resolved(with: TraitCollection(combination: combination)) == color)
    }
  }

  @Test func columnsFollowThePriorityOfTheTraits() {
    let table = StyleTable(
      """
      C 000000 000001 000002 000003
      F 000000 000001 000002 000003 000004 000005 000006 000007
        000008 000009 00000a 00000b 00000c 00000d 00000e 00000f
      """)
    for appearance in 0..<16 {
      let traits = TraitCollection(combination: 3 << 4 | appearance)
      #expect(DynamicColor(row: 0, in: table).resolved(with: traits).blue == Double(appearance >> 2) / 255)
      #expect(DynamicColor(row: 1, in: table).resolved(with: traits).blue == Double(appearance) / 255)
    }
  }

  @Test func sizeBandsChangeTheSlowest() {
    // Bands begin at extraLarge (4) and accessibilityMedium (7).
    let table = StyleTable("8:090 000000 000001 000002 000003 000004 000005")
    let color = DynamicColor(row: 0, in: table)
    for combination in 0..<192 {
      let band = combination >> 4 < 4 ? 0 : combination >> 4 < 7 ? 1 : 2
      let column = band * 2 + (combination & 8 == 0 ? 0 : 1)
      #expect(color.resolved(with: TraitCollection(combination: combination)).blue == Double(column) / 255)
    }
  }

  @Test func aHostWithoutTraitsGetsTheFallback() {
    let table = StyleTable(
      """
      8 FF0000 0000FF
      8 FF0000 0000FF ~00FF00
      """)
    #expect(DynamicColor(row: 0, in: table).fallback == .scarlet)
    #expect(DynamicColor(row: 1, in: table).fallback == .emerald)
    #expect(DynamicColor(row: 1, in: table).resolved(with: TraitCollection()) == .scarlet)
    #expect(DynamicColor(row: 1, in: table).withAlpha(0.5).fallback.alpha == 0.5)
  }

  static let literals: [(StaticString, RGBAColor)] = [
    ("0 3c3C43", RGBAColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255)),
    ("0 3C3C4380", RGBAColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 128 / 255)),
    ("0 3C3C43/29%", RGBAColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)),
    ("0 000000/3fd5555555555555", RGBAColor(red: 0, green: 0, blue: 0, alpha: 1 / 3.0)),
    ("0 s3ff,0,3fe", RGBAColor(red: 1, green: 0, blue: 0.5)),
    (
      "0 p3fb999999999999a,bff,3fc999999999999a/3fe",
      RGBAColor(red: 0.1, green: -1, blue: 0.2, alpha: 0.5, colorSpace: .displayP3)
    ),
    ("0 p10%,0%,100%/7%", RGBAColor(red: 0.1, green: 0, blue: 1, alpha: 0.07, colorSpace: .displayP3)),
  ]

  @Test(arguments: literals)
  func colorsKeepTheirFullPrecision(text: StaticString, color: RGBAColor) {
    #expect(RGBAColor(row: 0, in: StyleTable(text)) == color)
  }

  @Test func rowsOfOneTableAreToldApart() {
    let table = StyleTable("0 000000\n0 000000")
    #expect(DynamicColor(row: 0, in: table) == DynamicColor(row: 0, in: table))
    #expect(DynamicColor(row: 0, in: table) != DynamicColor(row: 1, in: table))
  }
}
