import Testing

@testable import TinctureTheme

@Suite("Suggestions")
struct SuggestionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let candidates: [String]
    let nearest: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "--stlye", candidates: ["--style", "--size", "--strict"], nearest: ["--style"]),
    Case(name: "genrate", candidates: ["lint", "generate", "resolve"], nearest: ["generate"]),
    Case(name: "offwhite", candidates: ["offBlack", "offWhite"], nearest: ["offWhite"]),
    Case(name: "LABEL", candidates: ["table", "label"], nearest: ["label"]),
    Case(name: "descr", candidates: ["description", "distinct"], nearest: ["description"]),
    Case(name: "colors.lable", candidates: ["colors.label", "colors.able2"], nearest: ["colors.label"]),
    Case(name: "label", candidates: ["colors.label", "colors.tint"], nearest: ["colors.label"]),
    Case(
      name: "colors.offWhite", candidates: ["palette.dark", "palette.offWhite"],
      nearest: ["palette.offWhite"]),
    Case(
      name: "gray7", candidates: ["gray1", "gray2", "gray3", "gray4"],
      nearest: ["gray1", "gray2", "gray3"]),
    Case(name: "überschift", candidates: ["überschrift", "unterschrift"], nearest: ["überschrift"]),
    Case(name: "x", candidates: ["y", "z"], nearest: []),
    Case(name: "label", candidates: ["separator", "background", ""], nearest: []),
    Case(name: "", candidates: ["label"], nearest: []),
    Case(name: "tint", candidates: ["tints", "tints"], nearest: ["tints"]),
  ]

  @Test("the nearest names come out", arguments: cases)
  func nearest(_ example: Case) {
    #expect(Suggestion.nearest(to: example.name, among: example.candidates) == example.nearest)
  }

  @Test("a question names what was found")
  func phrase() {
    #expect(Suggestion.phrase([]) == nil)
    #expect(Suggestion.phrase(["a"]) == "did you mean 'a'?")
    #expect(Suggestion.phrase(["a", "b"]) == "did you mean 'a' or 'b'?")
    #expect(Suggestion.phrase(["a", "b", "c"]) == "did you mean 'a', 'b' or 'c'?")
  }
}
