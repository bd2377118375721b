import Testing

@testable import TinctureLint

@Suite("Patterns")
struct GlobPatternTests {
  static let cases: [(String, String, Bool)] = [
    ("*", "", true), ("*", "abc", true), ("a*c", "abbc", true), ("a*c", "abcd", false), ("?b", "ab", true),
    ("?b", "b", false), ("*.yaml", "a.yaml", true), ("*.yaml", "a.yml", false), ("a**b", "ab", true),
    ("colors.*Label", "colors.button.mainLabel", true), ("abc", "abc", true), ("abc", "ab", false),
    ("*a*b*c", "xaybzc", true), ("é*", "état", true),
  ]

  @Test("a name is matched as a whole", arguments: cases)
  func matches(_ pattern: String, _ name: String, _ isMatch: Bool) {
    #expect(GlobPattern(pattern).matches(name) == isMatch)
  }

  @Test("many stars take no time")
  func manyStars() {
    let pattern = String(repeating: "*a", count: 40) + "b"
    #expect(!GlobPattern(pattern).matches(String(repeating: "a", count: 2000)))
  }
}
