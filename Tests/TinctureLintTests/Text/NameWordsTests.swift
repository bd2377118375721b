import Testing

@testable import TinctureLint

/// The words of names.
@Suite("Words of names")
struct NameWordsTests {
  static let names: [(name: String, word: StaticString, isContained: Bool)] = [
    ("button", "button", true), ("buyButton", "button", true), ("buy-button", "button", true),
    ("BUY_BUTTON", "button", true), ("URLButton", "button", true), ("URLButton", "url", true),
    ("button2", "button", false), ("2Button", "button", true), ("buttoned", "button", false),
    ("rebutton", "button", false), ("-button--", "button", true), ("my button x", "button", true),
    ("Button", "button", true), ("éButton", "button", true), ("", "button", false), ("--", "button", false),
  ]

  @Test("a word is found in every style of names, and parts of words are not", arguments: names)
  func contains(_ name: String, _ word: StaticString, _ isContained: Bool) {
    #expect(NameWords(Array(name.utf8)[...]).contains(word) == isContained)
  }

  @Test(
    "words are joined whatever stands between them",
    arguments: ["tapTarget", "tap-target", "TAP_TARGET", "TapTarget", "taptarget", "tap target"])
  func joined(_ name: String) {
    #expect(NameWords(Array(name.utf8)[...]).joinedEquals("taptarget"))
    #expect(!NameWords(Array((name + "s").utf8)[...]).joinedEquals("taptarget"))
  }
}
