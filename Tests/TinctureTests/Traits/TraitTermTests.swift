import Testing
import Tincture

@Suite struct TraitTermTests {
  @Test func everySpecifiedTraitHasATermThatLeadsBackToIt() {
    for style in UserInterfaceStyle.allCases where style != .unspecified {
      #expect(style.term.flatMap(UserInterfaceStyle.init(term:)) == style)
    }
    for contrast in AccessibilityContrast.allCases where contrast != .unspecified {
      #expect(contrast.term.flatMap(AccessibilityContrast.init(term:)) == contrast)
    }
    for level in UserInterfaceLevel.allCases where level != .unspecified {
      #expect(level.term.flatMap(UserInterfaceLevel.init(term:)) == level)
    }
    for gamut in DisplayGamut.allCases where gamut != .unspecified {
      #expect(gamut.term.flatMap(DisplayGamut.init(term:)) == gamut)
    }
    for category in ContentSizeCategory.allCases where category != .unspecified {
      #expect(category.term.flatMap(ContentSizeCategory.init(term:)) == category)
    }
  }

  @Test func unspecifiedTraitsHaveNoTerm() {
    #expect(UserInterfaceStyle.unspecified.term == nil)
    #expect(AccessibilityContrast.unspecified.term == nil)
    #expect(UserInterfaceLevel.unspecified.term == nil)
    #expect(DisplayGamut.unspecified.term == nil)
    #expect(ContentSizeCategory.unspecified.term == nil)
  }

  @Test(arguments: [
    "", "Light", "unspecified", "high", "sRGB", "extraSmall", "accessibility", "accessibility6",
  ])
  func otherWordsAreNoTerms(word: String) {
    #expect(UserInterfaceStyle(term: word) == nil)
    #expect(AccessibilityContrast(term: word) == nil)
    #expect(UserInterfaceLevel(term: word) == nil)
    #expect(DisplayGamut(term: word) == nil)
    #expect(ContentSizeCategory(term: word) == nil)
  }

  @Test func sizesAreNamedAndOrderedFromSmallToLarge() {
    #expect(
      ContentSizeCategory.allCases.compactMap(\.term) == [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
        "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
      ])
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
    #expect(ContentSizeCategory.unspecified < .extraSmall)
  }

  @Test func accessibilityCategoriesBeginAtAccessibilityMedium() {
    #expect(
      ContentSizeCategory.allCases.filter(\.isAccessibilityCategory) == [
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
      ])
  }
}
