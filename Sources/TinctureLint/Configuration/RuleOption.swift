/// The value of an option of a rule.
package enum OptionValue: Sendable, Hashable {
  case number(Double)
  case flag(Bool)
  case words([String])

  /// The value as a project's settings write it.
  package var text: String {
    switch self {
    case .number(let number): number == number.rounded() ? "\(Int(number))" : "\(number)"
    case .flag(let flag): "\(flag)"
    case .words(let words): words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]"
    }
  }
}

/// What the value of an option may be.
package enum OptionKind: Sendable, Hashable {
  case number(ClosedRange<Double>)
  case flag
  /// One of these words.
  case word([String])
  /// Several of these words.
  case words([String])

  /// The kind in a sentence.
  package var phrase: String {
    switch self {
    case .number(let range):
      "a number from \(OptionValue.number(range.lowerBound).text) to \(OptionValue.number(range.upperBound).text)"
    case .flag: "true or false"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .words(let words): "a list of \(words.joined(separator: ", "))"
    }
  }

  /// Reads what a project's settings have for the option, one text or a list of texts; nil where it is not of this kind.
  package func value(of texts: [String], isList: Bool) -> OptionValue? {
    switch self {
    case .number(let range):
      guard !isList, let number = Double(texts[0]), range.contains(number) else { return nil }
      return .number(number)
    case .flag:
      return isList ? nil : ["true": .flag(true), "false": .flag(false)][texts[0]]
    case .word(let words):
      return !isList && words.contains(texts[0]) ? .words(texts) : nil
    case .words(let words):
      return !texts.isEmpty && texts.allSatisfy(words.contains) ? .words(texts) : nil
    }
  }
}

/// What a person should know about an option of a rule.
package struct OptionDescription: Sendable {
  package let name: String
  package let summary: String
  package let kind: OptionKind
  package let defaultValue: OptionValue
}

/// An option of a rule: a property of it that a project may set.
package struct RuleOption<Subject: Rule>: Sendable {
  let name: String
  let summary: String
  let kind: OptionKind
  let get: @Sendable (Subject) -> OptionValue
  let set: @Sendable (inout Subject, OptionValue) -> Void

  static func number(
    _ name: String, _ path: any WritableKeyPath<Subject, Double> & Sendable, _ range: ClosedRange<Double>,
    _ summary: String
  ) -> RuleOption {
    RuleOption(name: name, summary: summary, kind: .number(range)) {
      .number($0[keyPath: path])
    } set: {
      if case .number(let number) = $1 { $0[keyPath: path] = number }
    }
  }

  static func flag(
    _ name: String, _ path: any WritableKeyPath<Subject, Bool> & Sendable, _ summary: String
  ) -> RuleOption {
    RuleOption(name: name, summary: summary, kind: .flag) {
      .flag($0[keyPath: path])
    } set: {
      if case .flag(let flag) = $1 { $0[keyPath: path] = flag }
    }
  }

  static func word<Word: RawRepresentable<String> & CaseIterable & Sendable & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Subject, Word> & Sendable, _ summary: String
  ) -> RuleOption {
    RuleOption(name: name, summary: summary, kind: .word(Word.allCases.map(\.rawValue))) {
      .words([$0[keyPath: path].rawValue])
    } set: {
      if case .words(let words) = $1, let word = Word(rawValue: words[0]) { $0[keyPath: path] = word }
    }
  }

  static func words<Word: RawRepresentable<String> & CaseIterable & Sendable & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Subject, [Word]> & Sendable, _ summary: String
  ) -> RuleOption {
    RuleOption(name: name, summary: summary, kind: .words(Word.allCases.map(\.rawValue))) {
      .words($0[keyPath: path].map(\.rawValue))
    } set: {
      if case .words(let words) = $1 { $0[keyPath: path] = words.compactMap(Word.init) }
    }
  }
}
