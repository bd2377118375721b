import Foundation
import Testing
import TinctureTheme

@testable import TinctureLint

@Suite("Excerpts")
struct SourceExcerptTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// A text in which «» enclose the span.
    let source: String
    let shown: String
  }

  static let cases = [
    Case(
      testDescription: "a plain line", source: "theme: A\n  label: «red»\n",
      shown: """
          label: red
                 ^~~
        """),
    Case(
      testDescription: "wide characters count twice", source: "  説明: «日本»x\n",
      shown: """
          説明: 日本x
                ^~~~
        """),
    Case(
      testDescription: "accents of their own count nothing", source: "e\u{301}e\u{301}: «x»\n",
      shown: """
        e\u{301}e\u{301}: x
            ^
        """),
    Case(
      testDescription: "emoji count twice", source: "🎨: «x»\n",
      shown: """
        🎨: x
            ^
        """),
    Case(
      testDescription: "a tab reaches to the next stop", source: "a:\t«\tb»\n",
      shown: """
        a:      b
            ^~~~~
        """),
    Case(
      testDescription: "nothing commands the terminal", source: "a: «\u{1B}[31m»\n",
      shown: """
        a: \u{FFFD}[31m
           ^~~~~
        """),
    Case(
      testDescription: "an empty span has a marker", source: "label:«»\n",
      shown: """
        label:
              ^
        """),
    Case(
      testDescription: "a longer span is marked on its first line", source: "a: «[b,\n  c]»\n",
      shown: """
        a: [b,
           ^~~
        """),
    Case(
      testDescription: "the end of the text is a place", source: "a\n«»",
      shown: """

        ^
        """),
  ]

  @Test("the marker stands under its text", arguments: cases)
  func marker(_ example: Case) {
    #expect(Self.draw(example.source) == example.shown)
  }

  @Test("a long line is shortened around the marker")
  func longLine() {
    let filler = String(repeating: "x", count: 5000)
    let lines = Self.draw(filler + "«red»" + filler).split(separator: "\n")
    #expect(lines[0].unicodeScalars.count == 100)
    #expect(lines[0].hasPrefix("…x") && lines[0].hasSuffix("x…"))
    #expect(lines[0].range(of: "red")?.lowerBound.utf16Offset(in: lines[0]) == lines[1].count - 3)
    let atEnd = Self.draw(filler + "«red»").split(separator: "\n")
    #expect(atEnd[0].hasSuffix("xred") && atEnd[0].unicodeScalars.count == 99)
    let atStart = Self.draw("«red»" + filler).split(separator: "\n")
    #expect(atStart[0].hasPrefix("redx") && atStart[0].hasSuffix("…"))
  }

  /// The excerpt and its marker, a line each.
  private static func draw(_ marked: String) -> String {
    let parts = marked.split(separator: "«", maxSplits: 1, omittingEmptySubsequences: false)
    let inner = parts[1].split(separator: "»", maxSplits: 1, omittingEmptySubsequences: false)
    let bytes = Array((parts[0] + inner[0] + inner[1]).utf8)
    let start = parts[0].utf8.count
    let excerpt = SourceExcerpt(
      of: start..<start + inner[0].utf8.count, in: bytes, lines: LineTable(bytes))
    return excerpt.text + "\n" + String(repeating: " ", count: excerpt.markerOffset) + "^"
      + String(repeating: "~", count: excerpt.markerWidth - 1)
  }
}
