import Testing

@Suite("The oracle's vectors")
struct VectorFileTests {
  @Test("all files are there")
  func files() {
    #expect(ColorParserTests.vectors.cases.count == 665)
    #expect(ColorSpaceTests.vectors.cases.count == 467)
    #expect(RGBAColorTests.quantized.cases.count == 37)
    #expect(CompositingTests.vectors.cases.count == 67)
    #expect(ContrastTests.ratios.cases.count == 81)
    #expect(ContrastTests.lightnesses.cases.count == 57)
    #expect(ContrastRepairTests.vectors.cases.count == 46)
    #expect(ColorDifferenceTests.vectors.cases.count == 51)
    #expect(GamutTests.vectors.cases.count == 36)
    #expect(ColorVisionDeficiencyTests.vectors.cases.count == 57)
  }
}
