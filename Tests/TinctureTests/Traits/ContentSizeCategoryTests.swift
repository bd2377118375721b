import Testing

@testable import Tincture

@Suite("Content size categories")
struct ContentSizeCategoryTests {
  @Test("sizes are ordered from small to large, and none comes before all")
  func order() {
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
    #expect(ContentSizeCategory.unspecified < .extraSmall)
  }

  @Test("the accessibility categories are the five largest")
  func accessibility() {
    #expect(
      ContentSizeCategory.allCases.filter(\.isAccessibilityCategory) == [
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
      ])
  }
}
