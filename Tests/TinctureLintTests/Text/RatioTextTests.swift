import Testing

@testable import TinctureLint

@Suite("Ratios as text")
struct RatioTextTests {
  @Test(
    "a ratio that fails is rounded down, and never reads as passing",
    arguments: [
      (4.499, 4.5, "4.49"), (4.4999999999, 4.5, "4.49"), (3.816, 4.5, "3.81"), (2.999, 3, "2.99"),
      (2.9, 3, "2.9"), (1.15, 3, "1.15"), (1, 3, "1"), (2.0049, 3, "2"), (6.2, 10, "6.2"),
      (0.0499, 0.05, "0.04"),
      (9.9999, 10, "9.99"), (0, 10, "0"), (20.999, 21, "20.99"), (4.494, 4.495, "4.49"), (2.03, 3, "2.03"),
    ])
  func failing(ratio: Double, needed: Double, text: String) {
    #expect(RatioText.failing(ratio, needed: needed) == text)
  }

  @Test("the need is printed in full", arguments: [(4.5, "4.5"), (3, "3"), (10, "10"), (4.495, "4.495")])
  func needed(ratio: Double, text: String) {
    #expect(RatioText.needed(ratio) == text)
  }

  @Test(
    "two ratios are printed with as many places as tell them apart",
    arguments: [
      (3.0, 4.5, "3", "4.5"), (3.141, 3.142, "3.141", "3.142"), (3.14159, 3.1416, "3.1415", "3.1416"),
      (2.999, 3.001, "2.99", "3"),
    ])
  func ordered(lesser: Double, greater: Double, lesserText: String, greaterText: String) {
    #expect(RatioText.ordered(lesser, greater) == (lesser: lesserText, greater: greaterText))
  }
}
