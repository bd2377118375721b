import Testing

@testable import TinctureCodegen

@Suite("Texts in comments")
struct CommentTextTests {
  static let xml: [(String, String)] = [
    ("a b", "a b"), ("a--b---c", "a- -b- - -c"), ("ends-", "ends- "), ("a\n\tb", "a b"),
    ("a\u{202E}\u{0}b", "ab"), (" \u{200B} ", ""), ("größe", "größe"), ("a*/b", "a*/b"),
  ]

  @Test("a comment of XML holds no two hyphens", arguments: xml)
  func hyphens(_ text: String, _ expected: String) {
    #expect(CommentText.xml(text) == expected)
    if CommentText.isPlain(Array(text.utf8)[...]) { #expect(expected == text) }
  }

  static let kotlin: [(String, String)] = [
    ("a", "a"), ("*/", "*&#47;"), ("/*/", "/&#42;/"), ("**//", "**&#47;/"), ("--", "--"),
  ]

  @Test("a comment of Kotlin holds no mark of one", arguments: kotlin)
  func marks(_ text: String, _ expected: String) {
    #expect(CommentText.kotlin(text) == expected)
    #expect(!expected.contains("*/") && !expected.contains("/*"))
    if CommentText.isPlain(Array(text.utf8)[...]) { #expect(expected == text) }
  }

  @Test(
    "only what no comment has to change is plain",
    arguments: [
      ("a b", true), ("", false), (" a", false), ("a ", false), ("a  b", false), ("a\nb", false),
      ("é", false),
      ("a-", false), ("a-b", true), ("a--b", false), ("*/", false), ("/*", false), ("/ *", true),
    ])
  func plain(_ text: String, _ isPlain: Bool) {
    #expect(CommentText.isPlain(Array(text.utf8)[...]) == isPlain)
  }
}
