import TinctureText
import TinctureTheme

extension RuleDescription {
  /// What the rule finds: the beginning of its rationale, up to the first full stop, colon or semicolon.
  package var summary: String {
    let words = rationale.split(whereSeparator: \.isWhitespace)
    let last = words.firstIndex { [".", ":", ";"].contains($0.last) } ?? words.endIndex - 1
    let sentence = words[...last].joined(separator: " ")
    return [".", ":", ";"].contains(sentence.last) ? String(sentence.dropLast()) : sentence
  }

  /// The default severity in a word; `off` when the rule must be asked for.
  package var severityWord: String { severity?.word ?? "off" }

  /// The name that programs know it by: `MissingDark` of `missing-dark`.
  var symbol: String {
    id.name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Whether `--fix` mends some of what it finds, as its examples prove.
  package var isMendable: Bool {
    triggering.contains { example in
      example.setting == .text && findings(in: example).contains { FixApplier.safeFix(of: $0) != nil }
    }
  }

  /// What the rule finds in an example of it, asked for where it must be.
  func findings(in example: RuleExample) -> [Diagnostic] {
    findings(in: ThemeLoader.load(path: "example.yaml", bytes: Array(example.text.utf8)))
  }

  /// What the rule finds in a theme, asked for where it must be.
  func findings(in loaded: LoadedTheme) -> [Diagnostic] {
    let setting = RuleSetting(.severity(severity ?? .warning))
    let linter = Linter(configuration: LintConfiguration(rules: [id: setting]))
    return linter.findings(in: loaded).filter { $0.rule == id }
  }
}

extension RuleExample {
  /// The text with its markers as people can read it: what an editor would not show stands as its number.
  package var shownText: String {
    markedText.unicodeScalars.reduce(into: "") { text, scalar in
      if scalar != "\n", TerminalText.isUnsafe(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "⟨U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "⟩"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
