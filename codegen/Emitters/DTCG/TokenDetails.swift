import TinctureTheme

/// What the format has no place for, of one token: members of our own data, a line each.
struct TokenDetails {
  private(set) var text = SourceText()
  private var memberCount = 0

  var isEmpty: Bool { text.bytes.isEmpty }

  /// Whether a member takes several lines.
  var isLong: Bool { text.bytes.count { $0 == UInt8(ascii: "\n") } >= memberCount }

  mutating func write(
    _ id: TokenID, of theme: Theme, _ spelling: Spelling, _ spellings: TokenSpellings
  ) {
    if let detail = spelling.detail {
      let members = spellings.text(detail)
      begin()
      memberCount += members.count { $0 == UInt8(ascii: "\n") }
      text.append(members)
    }
    let token = theme[id]
    if let role = token.role {
      begin("role")
      text.appendQuoted("\(role)")
    }
    write("on", token.on, of: theme)
    write("distinct", token.distinct, of: theme)
    if let font = token.font {
      begin("font")
      text.appendPath(of: font, in: theme)
    }
    if token.section == .metrics, let style = theme.declaration(of: id).scale {
      begin("scales")
      text.appendQuoted("\(style)")
    }
    if let fallback = spellings.fallback(of: id) {
      begin("fallback")
      text.append(spellings.text(fallback.value))
    }
  }

  private mutating func write(_ name: StaticString, _ references: Range<Int32>, of theme: Theme) {
    guard !references.isEmpty else { return }
    begin(name)
    text.append("[")
    for (index, number) in references.enumerated() {
      if index > 0 { text.append(", ") }
      text.appendPath(of: theme.references[Int(number)], in: theme)
    }
    text.append("]")
  }

  /// Begins a member, or members that a text has.
  private mutating func begin(_ name: StaticString? = nil) {
    if !isEmpty { text.append(",\n") }
    memberCount += 1
    guard let name else { return }
    text.append("\"")
    text.append(name)
    text.append("\": ")
  }
}
