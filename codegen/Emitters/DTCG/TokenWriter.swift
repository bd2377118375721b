import TinctureTheme

/// Writes documents of tokens.
struct TokenWriter {
  /// The key of our own data. The format asks for a name that no other tool has.
  static let extensionKey: StaticString = #""org.tincture""#

  var text = SourceText()
  private let theme: Theme
  private let spellings: TokenSpellings
  /// What is written of each token in the document at hand; nil for one that is left out.
  private var written: [Spelling?]
  /// Whether a group has anything to be written.
  private var hasContent: [Bool]

  init(_ theme: Theme, _ spellings: TokenSpellings) {
    self.theme = theme
    self.spellings = spellings
    written = Array(repeating: nil, count: theme.tokens.count)
    hasContent = Array(repeating: false, count: theme.groups.count)
  }

  // MARK: Documents

  /// Writes a file with all tokens.
  mutating func writeDocument(_ spelling: (TokenID) -> Spelling) {
    text.reserveCapacity(theme.tokens.count * 180 + 1024)
    for token in theme.tokenIDs where theme[token].section.designTokenType != nil {
      mark(token, spelling(token))
    }
    writeFile()
  }

  /// Writes a file with some tokens.
  mutating func writeDocument(_ changes: [ResolverPlan.Change]) {
    for change in changes { mark(change.token, change.spelling) }
    writeFile()
  }

  /// Writes all tokens as an object within another document.
  mutating func writeObject(depth: Int, _ spelling: (TokenID) -> Spelling) {
    for token in theme.tokenIDs where theme[token].section.designTokenType != nil {
      mark(token, spelling(token))
    }
    writeObject(depth: depth)
    clear()
  }

  /// Writes some tokens as an object within another document.
  mutating func writeObject(_ changes: [ResolverPlan.Change], depth: Int) {
    for change in changes { mark(change.token, change.spelling) }
    writeObject(depth: depth)
    clear()
  }

  /// Forgets what has been written, for another document.
  private mutating func clear() {
    for index in written.indices { written[index] = nil }
    for index in hasContent.indices { hasContent[index] = false }
  }

  /// Marks a token and its groups to be written.
  private mutating func mark(_ token: TokenID, _ spelling: Spelling) {
    written[token.index] = spelling
    var group: Int32? = theme[token].group
    while let number = group, !hasContent[Int(number)] {
      hasContent[Int(number)] = true
      group = theme.groups[Int(number)].parent
    }
  }

  private mutating func writeFile() {
    text.line("{", depth: 0)
    text.line(#""$schema": "https://www.designtokens.org/schemas/2025.10/format.json","#, depth: 1)
    if let description = theme.description {
      text.indent(1)
      text.append(#""$description": "#)
      text.appendQuoted(description)
      text.append(",\n")
    }
    text.line(#""$extensions": {"#, depth: 1)
    writeOrigin(depth: 2)
    text.indent(1)
    text.append("}")
    writeSections(depth: 1, isFirst: false)
    text.append("\n}\n")
  }

  /// Writes our own data of what the document was made from.
  mutating func writeOrigin(depth: Int) {
    text.indent(depth)
    text.append(Self.extensionKey)
    text.append(": { ")
    text.appendOrigin(of: theme)
    text.append(" }\n")
  }

  private mutating func writeObject(depth: Int) {
    text.append("{")
    writeSections(depth: depth + 1, isFirst: true)
    text.line()
    text.indent(depth)
    text.append("}")
  }

  private mutating func writeSections(depth: Int, isFirst: Bool) {
    var isFirst = isFirst
    for section in TokenSection.allCases {
      guard let type = section.designTokenType, hasContent[Int(section.rawValue)] else { continue }
      text.append(isFirst ? "\n" : ",\n")
      isFirst = false
      writeGroup(Int(section.rawValue), depth: depth, type: type)
    }
  }

  // MARK: Groups and tokens

  private mutating func writeGroup(_ number: Int, depth: Int, type: StaticString? = nil) {
    let group = theme.groups[number]
    text.indent(depth)
    text.appendQuoted(theme.names[group.name])
    text.append(": {")
    var isFirst = true
    if let type {
      text.line()
      text.indent(depth + 1)
      text.append(#""$type": ""#)
      text.append(type)
      text.append("\"")
      isFirst = false
    }
    for member in group.members {
      switch member {
      case .group(let child):
        guard hasContent[child] else { continue }
        text.append(isFirst ? "\n" : ",\n")
        writeGroup(child, depth: depth + 1)
      case .token(let token):
        guard let spelling = written[token.index] else { continue }
        text.append(isFirst ? "\n" : ",\n")
        write(token, spelling, depth: depth + 1)
      }
      isFirst = false
    }
    text.line()
    text.indent(depth)
    text.append("}")
  }

  /// Writes a token whole, also where only its value differs from that in another document: the later token takes the place
  /// of the earlier one with all that belongs to it.
  private mutating func write(_ id: TokenID, _ spelling: Spelling, depth: Int) {
    let token = theme[id]
    text.indent(depth)
    text.appendQuoted(theme.names[token.name])
    text.append(": {\n")
    text.indent(depth + 1)
    text.append(#""$value": "#)
    text.append(spellings.text(spelling.value), depth: depth + 1)
    if let description = token.description {
      text.append(",\n")
      text.indent(depth + 1)
      text.append(#""$description": "#)
      text.appendQuoted(theme.texts[description])
    }
    if let deprecation = token.deprecation { write(deprecation, depth: depth + 1) }
    var details = TokenDetails()
    details.write(id, of: theme, spelling, spellings)
    if !details.isEmpty { write(details, depth: depth + 1) }
    text.line()
    text.indent(depth)
    text.append("}")
  }

  private mutating func write(_ deprecation: Deprecation, depth: Int) {
    text.append(",\n")
    text.indent(depth)
    text.append(#""$deprecated": "#)
    switch deprecation {
    case .plain: text.append("true")
    case .message(let message): text.appendQuoted(theme.texts[message])
    case .replacement(let target):
      // A tool may make a link of a name in braces.
      text.append(#""Use {"#)
      text.appendPathText(of: target, in: theme)
      text.append(#"}.""#)
    }
  }

  /// Writes our own data, on one line where there is room.
  private mutating func write(_ details: TokenDetails, depth: Int) {
    text.append(",\n")
    text.indent(depth)
    let start = text.bytes.count
    text.append(#""$extensions": { "#)
    text.append(Self.extensionKey)
    text.append(": { ")
    text.append(joining: details.text.bytes[...])
    text.append(" } }")
    guard details.isLong || text.bytes.count - start + 2 * depth > SourceText.lineLength else { return }
    text.removeAll(from: start)
    text.append("\"$extensions\": {\n")
    text.indent(depth + 1)
    text.append(Self.extensionKey)
    text.append(": {\n")
    text.indent(depth + 2)
    text.append(details.text.bytes[...], depth: depth + 2)
    text.line()
    text.line("}", depth: depth + 1)
    text.indent(depth)
    text.append("}")
  }
}
