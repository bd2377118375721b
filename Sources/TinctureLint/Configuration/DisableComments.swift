import TinctureTheme

/// The comments of a theme's files that silence rules: `# tincture:disable RULE …` before a token or among its lines, and
/// `# tincture:disable-file RULE …` anywhere.
struct DisableComments {
  static let description = RuleDescription(
    id: "superfluous-disable", name: "Superfluous disable", category: .tidiness, severity: .warning,
    since: "0.2",
    rationale: """
      A comment that silences a rule where the rule finds nothing hides what may come later, and one that names a rule that \
      does not exist silences nothing at all. Take the comment away, or correct the rule's name. After `--` stands the reason: \
      `# tincture:disable missing-dark -- print has no dark`.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        colors:
          # tincture:disable ↓missing-dark
          label: { light: black, dark: white }
        """),
      RuleExample(
        """
        theme: Example
        # tincture:disable-file ↓mising-dark
        colors:
          label: black
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        colors:
          # tincture:disable missing-dark -- it is printed
          ink: { light: black }
        """)
    ])

  /// A rule that a comment silences.
  private struct Directive {
    var rule: String
    var span: SourceSpan
    /// The declaration in `ThemeSyntax.tokens` for which it is; nil for the whole file.
    var token: Int?
    var isForFile: Bool
    var isUsed = false
  }

  private var directives: [Directive] = []
  /// Comments without a rule.
  private var empty: [SourceSpan] = []

  private static let every = "all"

  /// Finds the comments of a theme's files.
  init(in loaded: LoadedTheme) {
    for index in loaded.sources.files.indices {
      add(loaded.sources.files[index].bytes, SourceMap.FileID(index: UInt16(index)), loaded.soundPart)
    }
  }

  /// Whether a comment silences a finding.
  mutating func silences(_ finding: Diagnostic, in theme: Theme) -> Bool {
    if directives.isEmpty { return false }
    let declaration = finding.subject.flatMap(theme.token).map { theme.origins.declarations[$0.index] }
    var isSilenced = false
    for index in directives.indices {
      let directive = directives[index]
      guard directive.rule == finding.rule.name || directive.rule == Self.every else { continue }
      let isMeant =
        directive.isForFile
        ? directive.span.file == finding.span.file : directive.token != nil && directive.token == declaration
      if isMeant {
        directives[index].isUsed = true
        isSilenced = true
      }
    }
    return isSilenced
  }

  /// What is wrong with the comments, once all findings have been asked about.
  var findings: [Diagnostic] {
    let names = RuleRegistry.all.map { $0.description }.filter(\.isChangeable).map(\.id.name)
    return empty.map {
      Diagnostic(
        Self.description.id, "the comment names no rule", at: $0,
        help: "write the rules after it, such as 'missing-dark', or 'all'")
    }
      + directives.compactMap { directive in
        if directive.isUsed { return nil }
        if directive.rule == Self.every || names.contains(directive.rule) {
          return Diagnostic(
            Self.description.id, "'\(directive.rule)' is silenced here, where it finds nothing",
            at: directive.span,
            help: directive.isForFile || directive.token != nil
              ? "take it away" : "the comment stands before the token that it is for")
        }
        let isFixed = RuleRegistry.descriptions.contains { $0.id.name == directive.rule }
        return Diagnostic(
          Self.description.id,
          isFixed
            ? "'\(directive.rule)' is always an error, so no comment silences it"
            : "there is no rule '\(directive.rule)'", at: directive.span,
          help: isFixed ? nil : Suggestion.phrase(Suggestion.nearest(to: directive.rule, among: names)))
      }
  }

  // MARK: Reading

  private mutating func add(_ bytes: [UInt8], _ file: SourceMap.FileID, _ theme: Theme) {
    var tokens: [(start: Int32, number: Int)] = []
    var groups = Set<Int32>()
    for start in Self.comments(in: bytes) {
      var words = Self.words(in: bytes, from: start + Self.mark.count)
      guard let order = words.first else { continue }
      words.removeFirst()
      guard order.text == "disable" || order.text == "disable-file" else {
        empty.append(SourceSpan(file: file, order.range))
        continue
      }
      if words.isEmpty { empty.append(SourceSpan(file: file, order.range)) }
      if tokens.isEmpty {
        tokens = Self.tokens(of: file, theme)
        groups = Set(theme.origins.syntax.groups.filter { $0.keySpan.file == file }.map(\.keySpan.start))
      }
      let isForFile = order.text == "disable-file"
      let token = isForFile ? nil : Self.token(at: start, in: bytes, tokens, groups)
      for word in words {
        directives.append(
          Directive(
            rule: word.text, span: SourceSpan(file: file, word.range), token: token?.number,
            isForFile: isForFile))
      }
    }
  }

  /// The token that a comment is for: beside something, the one that this belongs to; on a line of its own, the next one,
  /// unless the comment stands among the lines of a token.
  private static func token(
    at place: Int, in bytes: [UInt8], _ tokens: [(start: Int32, number: Int)], _ groups: Set<Int32>
  ) -> (start: Int32, number: Int)? {
    var line = bytes[..<place].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let isBeside = bytes[line..<place].first { $0 != 0x20 && $0 != 0x09 } != UInt8(ascii: "#")
    let next = tokens.first { $0.start >= line }
    if isBeside {
      let end = bytes[place...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      return next.flatMap { Int($0.start) < end ? $0 : nil } ?? tokens.last { $0.start < line }
    }
    // The first line after it that is neither empty nor a comment.
    line = place
    while let end = bytes[line...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      line = end + 1
      guard let first = bytes[line...].firstIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { break }
      if [0x0A, 0x0D, UInt8(ascii: "#")].contains(bytes[first]) { continue }
      let isOfToken = line < first && next?.start != Int32(first) && !groups.contains(Int32(first))
      return isOfToken ? tokens.last { $0.start < Int32(place) } : next
    }
    return next
  }

  private static func tokens(of file: SourceMap.FileID, _ theme: Theme) -> [(start: Int32, number: Int)] {
    theme.origins.syntax.tokens.enumerated().filter { $0.element.keySpan.file == file }
      .map { ($0.element.keySpan.start, $0.offset) }.sorted { $0.0 < $1.0 }
  }

  private static let mark = Array("tincture:".utf8)

  /// Where `tincture:` begins in each comment that begins with it.
  private static func comments(in bytes: [UInt8]) -> [Int] {
    var found: [Int] = []
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices where bytes[index] == UInt8(ascii: "#") {
        var start = index + 1
        while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
        guard start + mark.count <= bytes.count, bytes[start..<start + mark.count].elementsEqual(mark),
          isComment(bytes, index)
        else { continue }
        found.append(start)
      }
    }
    return found
  }

  /// Whether a `#` begins a comment: after a space, and not within quotes that stand on its line.
  private static func isComment(_ bytes: UnsafeBufferPointer<UInt8>, _ hash: Int) -> Bool {
    var start = hash
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    guard start < hash else { return true }
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")].map { quote in
      bytes[start..<hash].count { $0 == quote }
    }
    return (bytes[hash - 1] == 0x20 || bytes[hash - 1] == 0x09) && quotes.allSatisfy { $0 % 2 == 0 }
  }

  /// The words of a comment up to `--`, after which stands the reason.
  private static func words(in bytes: [UInt8], from start: Int) -> [(text: String, range: Range<Int>)] {
    var words: [(text: String, range: Range<Int>)] = []
    var index = start
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == UInt8(ascii: ",") {
        index += 1
        continue
      }
      let first = index
      while index < bytes.count, ![0x0A, 0x0D, 0x20, 0x09, UInt8(ascii: ",")].contains(bytes[index]) {
        index += 1
      }
      let text = String(decoding: bytes[first..<index], as: UTF8.self)
      if text == "--" { break }
      words.append((text, first..<index))
    }
    return words
  }
}
