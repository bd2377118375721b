/// Groups and tokens.
extension ThemeParser {
  /// Reads the members of a group.
  mutating func parseMembers(of mapping: YAMLTree.NodeID, in section: TokenSection, group: Int) {
    for (key, value) in tree.entries(mapping) where tree.span(key).start >= splitCallEnd {
      guard let name = memberName(key, value, in: section) else { continue }
      parseMember(name, key, value, in: section, group: group)
    }
  }

  private mutating func parseMember(
    _ name: NameID, _ key: YAMLTree.NodeID, _ value: YAMLTree.NodeID, in section: TokenSection, group: Int
  ) {
    switch tree.kind(value) {
    case _ where tree.isReported(value):
      parseToken(name, key, in: section, group: group) { parser, token in token.isSound = false }
    case .scalar:
      parseToken(name, key, in: section, group: group) { parser, _ in
        parser.parseBareValue(value, key, of: section.kind)
      }
    case .mapping where bracedReference(value) != nil:
      parseToken(name, key, in: section, group: group) { parser, _ in parser.reportBracedReference(value) }
    case .mapping where section.isTraitAware && isToken(value, of: section.kind):
      parseToken(name, key, in: section, group: group) { $0.parseEntries(of: value, key, &$1) }
    case .mapping:
      let child = addGroup(section, name: name, parent: group, key)
      parseMembers(of: value, in: section, group: child)
    case .sequence where section.kind == .shadow:
      parseToken(name, key, in: section, group: group) { parser, _ in
        parser.parseBareValue(value, key, of: .shadow)
      }
    case .sequence:
      var isSplit = false
      for element in tree.elements(value) where tree.span(element).start >= splitCallEnd {
        isSplit = tree.text(element) { reportSplitCall(element, $0) } || isSplit
      }
      if isSplit { return }
      report(
        .wrongShape,
        "'\(tree.string(key))' is a list; \(section.kind.phrase), or a group of names is expected",
        at: firstLine(of: tree.span(value)))
    }
  }

  private mutating func parseToken(
    _ name: NameID, _ key: YAMLTree.NodeID, in section: TokenSection, group: Int,
    _ body: (inout ThemeParser, inout TokenSyntax) -> Void
  ) {
    var token = TokenSyntax(section: section, name: name, group: group, keySpan: tree.span(key))
    let firstVariant = Int32(syntax.variants.count)
    let firstReference = Int32(syntax.references.count)
    let findingCount = diagnostics.count
    body(&self, &token)
    if diagnostics[findingCount...].contains(where: { $0.severity == .error }) { token.isSound = false }
    token.variants = firstVariant..<Int32(syntax.variants.count)
    token.references = firstReference..<Int32(syntax.references.count)
    syntax.tokens.append(token)
    file.declarations.append(.token(syntax.tokens.count - 1))
  }

  private mutating func parseBareValue(
    _ value: YAMLTree.NodeID, _ key: YAMLTree.NodeID, of kind: TokenKind
  ) {
    let expression = parseValue(value, of: kind)
    syntax.variants.append(
      .init(
        selector: .any, key: nil, keySpan: tree.span(key), valueSpan: tree.span(value),
        expression: expression))
  }

  /// Whether a mapping has a variant key or a key of a value, and so is a token and no group.
  private func isToken(_ mapping: YAMLTree.NodeID, of kind: TokenKind) -> Bool {
    tree.entries(mapping).contains { entry in
      tree.text(entry.key) { VariantKey($0) != .none || ValueKey.isName($0, of: kind) }
    }
  }

  // MARK: Names

  /// The interned name of a member, or nil when it cannot bear that name.
  private mutating func memberName(
    _ key: YAMLTree.NodeID, _ value: YAMLTree.NodeID, in section: TokenSection
  ) -> NameID? {
    let page = page
    return page.tree.text(key) { text in
      if section.isTraitAware,
        let fault = Self.reservedName(text, isGroup: page.tree.kind(value) == .mapping, of: section.kind)
      {
        report(.reservedName, fault.message, at: tree.span(key), help: fault.help, fixIts: [])
        return nil
      }
      if section.isTraitAware, let term = Self.similarTerm(text) {
        diagnostics.append(
          Diagnostic(
            .unknownKey, .warning, "'\(text.string(0..<text.count))' is a name here, and no trait",
            at: tree.span(key),
            help: "the trait is written '\(term)'"))
      }
      if let fault = Self.invalidName(text) {
        report(.invalidName, fault.message, at: tree.span(key), help: fault.help)
        return nil
      }
      return syntax.names.intern(text)
    }
  }

  /// The letters with which terms begin, a bit each.
  private static let termInitials = TraitTerm.named.reduce(0 as UInt32) {
    $0 | 1 << UInt32($1.name.utf8Start[0] & 31)
  }

  /// The trait's term that a name is but for letter case, `-` and `_`, such as `Dark` and `high-contrast`.
  private static func similarTerm(_ text: UnsafeBufferPointer<UInt8>) -> StaticString? {
    guard let first = text.first, first.isLetter, termInitials & 1 << UInt32(first & 31) != 0 else {
      return nil
    }
    for (name, _) in TraitTerm.named where name.utf8Start[0] | 0x20 == first | 0x20 {
      let letters = text.lazy.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }.map { $0 | 0x20 }
      let term = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
      if letters.elementsEqual(term.lazy.map { $0 | 0x20 }) { return name }
    }
    return nil
  }

  private static func reservedName(
    _ text: UnsafeBufferPointer<UInt8>, isGroup: Bool, of kind: TokenKind
  ) -> (message: String, help: String)? {
    switch VariantKey(text) {
    case .selector, .faulty:
      let name = text.string(0..<text.count)
      return isGroup
        ? (
          "'\(name)' is a trait, so no group may be called so",
          "put the names first and the traits under each: 'label: { light: black, dark: white }'"
        )
        : (
          "'\(name)' is a trait, so no token may be called so",
          "give the token a name, and put '\(name)' under it: 'label: { \(name): … }'"
        )
    case .none:
      break
    }
    if ValueKey.isName(text, of: kind) {
      return (
        "'\(text.string(0..<text.count))' is a part of a value, so nothing in a group may be called so",
        "give the token a name, and put its value under it: 'name: \(kind.example)'"
      )
    }
    guard TokenAttribute(text, of: kind) != nil else { return nil }
    return (
      "'\(text.string(0..<text.count))' is an attribute of tokens, so nothing in a group may be called so",
      "a token has its value under a variant key such as 'any', 'light' or 'dark', beside its attributes"
    )
  }

  /// Why a name could not stand in a reference.
  private static func invalidName(
    _ text: UnsafeBufferPointer<UInt8>
  ) -> (message: String, help: String)? {
    guard let first = text.first, let last = text.last else {
      return ("a name is empty", "give the token a name")
    }
    if first.isSpace || last.isSpace {
      return ("a name has spaces at its ends", "take the spaces away")
    }
    for byte in text {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ","), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "$"):
        let character = String(UnicodeScalar(byte))
        return (
          "a name may not hold '\(character)', which references and calls use",
          byte == UInt8(ascii: ".")
            ? "for a token in a group, nest it: 'button:' and, on the next line, '  label: …'"
            : "use a letter, a digit, '-' or '_'"
        )
      case 0..<0x20, 0x7F:
        return ("a name holds a line break or a control character", "write it on one line")
      default: break
      }
    }
    guard text.endOfASCII(from: 0) < text.count else { return nil }
    for scalar in text.string(0..<text.count).unicodeScalars where isInvisible(scalar) {
      let code = String(scalar.value, radix: 16, uppercase: true)
      return ("a name holds the invisible character U+\(code)", "take it away")
    }
    return nil
  }
}

/// Characters that make a text look like another: zero width, and marks that turn the direction of writing.
private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  // U+FEFF, in the middle of a file, is reported for itself.
  case 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x2069: true
  default: false
  }
}

/// What a key is in the grammar of variants.
enum VariantKey: Equatable {
  /// No variant key.
  case none
  case selector(TraitSelector)
  /// A variant key with a fault: some of its terms are known.
  case faulty(TraitSelector.Fault)

  init(_ text: UnsafeBufferPointer<UInt8>) {
    do throws(TraitSelector.Fault) {
      self = .selector(try TraitSelector(text))
    } catch {
      if case .unknownTerm = error, !Self.hasKnownTerm(text) {
        self = .none
      } else {
        self = .faulty(error)
      }
    }
  }

  /// Whether one of several terms is known.
  private static func hasKnownTerm(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.contains(UInt8(ascii: "+")) else { return false }
    return text.split(separator: UInt8(ascii: "+")).contains { part in
      TraitTerm(UnsafeBufferPointer(rebasing: text[text.trimmingSpaces(part.startIndex..<part.endIndex)]))
        != nil
    }
  }
}
