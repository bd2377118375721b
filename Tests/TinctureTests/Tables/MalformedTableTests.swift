import Testing
import Tincture

/// A table that no generator wrote is a programmer's mistake, and stops the program.
@Suite struct MalformedTableTests {
  @Test func aRowThatEndsTooSoonStops() async {
    await #expect(processExitsWith: .failure) { _ = StyleTable("8 FF0000") }
  }

  @Test func aColorOfTooFewDigitsStops() async {
    await #expect(processExitsWith: .failure) { _ = StyleTable("0 FF00") }
  }

  @Test func aWordStops() async {
    await #expect(processExitsWith: .failure) { _ = StyleTable("0 white") }
  }

  @Test func componentsWithoutCommasStop() async {
    await #expect(processExitsWith: .failure) { _ = StyleTable("0 s3ff 3ff 3ff") }
  }

  @Test func aSizeThatIsNoneStops() async {
    await #expect(processExitsWith: .failure) { _ = StyleTable("0:1000 FF0000 00FF00") }
  }

  @Test func aRowThatIsNotThereStops() async {
    await #expect(processExitsWith: .failure) { _ = DynamicColor(row: 1, in: StyleTable("0 FF0000")) }
  }
}
