/// The variants and attributes of a token.
extension ThemeParser {
  mutating func parseEntries(
    of mapping: YAMLTree.NodeID, _ tokenKey: YAMLTree.NodeID, _ token: inout TokenSyntax
  ) {
    let firstVariant = syntax.variants.count
    let page = page
    for (key, value) in page.tree.entries(mapping) where page.tree.span(key).start >= splitCallEnd {
      page.tree.text(key) { text in
        switch VariantKey(text) {
        case .selector(let selector):
          parseVariant(selector, text, key, value, after: firstVariant)
        case .faulty(let fault):
          reportFaultyKey(fault, text, key)
        case .none:
          if let attribute = TokenAttribute(text) {
            parseAttribute(attribute, key, value, &token)
          } else {
            reportUnknownKey(text, key, in: mapping)
          }
        }
      }
    }
  }

  private mutating func parseVariant(
    _ selector: TraitSelector, _ text: UnsafeBufferPointer<UInt8>, _ key: YAMLTree.NodeID,
    _ value: YAMLTree.NodeID, after firstVariant: Int
  ) {
    let span = tree.span(key)
    if let first = syntax.variants[firstVariant...].first(where: { $0.selector == selector }) {
      report(
        .duplicateKey, "'\(text.string(0..<text.count))' selects the same traits as an earlier key", at: span,
        related: [.init("the earlier key", at: first.keySpan)])
      return
    }
    let expression = parseColor(value, isVariantOf: text)
    let name = syntax.names.intern(text)
    syntax.variants.append(.init(selector: selector, key: name, keySpan: span, expression: expression))
  }

  private mutating func reportFaultyKey(
    _ fault: TraitSelector.Fault, _ text: UnsafeBufferPointer<UInt8>, _ key: YAMLTree.NodeID
  ) {
    let place = ScalarPlace(tree.contentSpan(key), style: tree.style(key), textCount: text.count)
    switch fault {
    case .unknownTerm(let range):
      let term = text.string(range)
      report(
        .unknownKey, "'\(term)' is no trait", at: place.span(range),
        help: Suggestion.phrase(Suggestion.nearest(to: term, among: Self.termNames))
          ?? Self.sizeHelp(term)
          ?? "the terms are \(Self.termNames.joined(separator: ", ")), size>=… and size<=…")
    case .twice(let range):
      report(
        .invalidValue, "'\(text.string(range))' is a second term for the same trait", at: place.span(range),
        help: "a variant key has at most one term a trait; several values need a variant each")
    case .anyWithTerms:
      report(
        .invalidValue, "'any' stands alone; it takes all traits", at: tree.span(key),
        help: "leave 'any' away, or the other terms")
    }
  }

  private mutating func reportUnknownKey(
    _ text: UnsafeBufferPointer<UInt8>, _ key: YAMLTree.NodeID, in mapping: YAMLTree.NodeID
  ) {
    let name = text.string(0..<text.count)
    // A key that is there already was not meant.
    let present = Set(tree.entries(mapping).map { tree.string($0.key) })
    let nearest = Suggestion.nearest(to: name, among: Self.keyNames.filter { !present.contains($0) })
    report(
      .unknownKey, "a token has no key '\(name)'", at: tree.span(key),
      help: Suggestion.phrase(nearest) ?? Self.joinedTerms(name) ?? Self.sizeHelp(name)
        ?? "a token has variant keys (any, light, dark+highContrast, …) and the attributes "
        + Self.attributeNames.joined(separator: ", "),
      fixIts: nearest.count == 1
        ? [FixIt("write '\(nearest[0])'", replace: tree.span(key), with: nearest[0])] : [])
  }

  /// What to say of `size>xLarge`.
  private static func sizeHelp(_ term: String) -> String? {
    guard term.hasPrefix("size") || term.contains("<") || term.contains(">") else { return nil }
    return "sizes are taken from one on or up to one: size>=xxLarge, size<=small; they are "
      + TraitTerm.named.compactMap { if case .size = $0.term { "\($0.name)" } else { nil } }.joined(
        separator: ", ")
  }

  private static let termNames = ["any"] + TraitTerm.named.map { "\($0.name)" }

  private static let keyNames = termNames + attributeNames

  /// The attributes that this version reads.
  private static let attributeNames = TokenAttribute.allCases.filter { $0 != .font }.map { "\($0.name)" }

  /// What to say of `light dark` and `light, dark`.
  private static func joinedTerms(_ key: String) -> String? {
    let terms = key.split { " ,".contains($0) }
    guard terms.count > 1, terms.allSatisfy({ termNames.contains(String($0)) }) else { return nil }
    return "terms are joined by '+': \(terms.joined(separator: "+"))"
  }

  // MARK: Attributes

  private mutating func parseAttribute(
    _ attribute: TokenAttribute, _ key: YAMLTree.NodeID, _ value: YAMLTree.NodeID, _ token: inout TokenSyntax
  ) {
    switch attribute {
    case .description:
      token.description = parseDescription(value)
    case .on: token.on = parseReferences(value, of: "on")
    case .distinct: token.distinct = parseReferences(value, of: "distinct")
    case .role: token.role = parseRole(value)
    case .font:
      warnUnsupported("font", at: tree.span(key))
    case .fallback: token.fallback = parseColor(value)
    case .deprecated: token.deprecation = parseDeprecation(value)
    }
  }

  private mutating func parseDescription(_ value: YAMLTree.NodeID) -> TextRange? {
    guard tree.kind(value) == .scalar else {
      report(.wrongShape, "'description' is a text", at: firstLine(of: tree.span(value)))
      return nil
    }
    let page = page
    return page.tree.text(value) { text in
      let trimmed = text.trimmingSpaces(0..<text.count)
      return trimmed.isEmpty ? nil : syntax.texts.add(UnsafeBufferPointer(rebasing: text[trimmed]))
    }
  }

  private mutating func parseRole(_ value: YAMLTree.NodeID) -> ColorRole? {
    let text = tree.kind(value) == .scalar ? tree.string(value) : ""
    if let role = ColorRole.allCases.first(where: { "\($0)" == text }) { return role }
    let names = ColorRole.allCases.map { "\($0)" }
    report(
      .invalidValue, "a role is \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])",
      at: firstLine(of: tree.span(value)), help: Suggestion.phrase(Suggestion.nearest(to: text, among: names))
    )
    return nil
  }

  private mutating func parseDeprecation(_ value: YAMLTree.NodeID) -> DeprecationSyntax? {
    guard let text = text(value, of: "deprecated") else {
      if tree.isEmptyPlain(value) {
        report(
          .invalidValue, "'deprecated' is empty", at: tree.span(value),
          help: "write true, a message, or the $reference of what replaces it")
      }
      return nil
    }
    switch text {
    case "true": return .plain
    case "false": return nil
    case _ where text.hasPrefix("$"):
      return parseReference(value, of: "deprecated").map { .replacement(Int($0)) }
    default: return .message(syntax.texts.add(text.utf8))
    }
  }

  /// One reference, or a list of them.
  private mutating func parseReferences(_ value: YAMLTree.NodeID, of attribute: StaticString) -> Range<Int32>
  {
    let start = Int32(syntax.attributeReferences.count)
    switch tree.kind(value) {
    case .scalar where tree.isEmptyPlain(value): break
    case .scalar: _ = parseReference(value, of: attribute)
    case .sequence: for element in tree.elements(value) { _ = parseReference(element, of: attribute) }
    case .mapping: _ = parseReference(value, of: attribute)
    }
    return start..<Int32(syntax.attributeReferences.count)
  }

  private mutating func parseReference(_ value: YAMLTree.NodeID, of attribute: StaticString) -> Int32? {
    if bracedReference(value) != nil {
      reportBracedReference(value)
      return nil
    }
    if tree.isReported(value) { return nil }
    guard tree.kind(value) == .scalar else {
      report(
        .wrongShape, "'\(attribute)' takes references such as $colors.background",
        at: firstLine(of: tree.span(value)))
      return nil
    }
    let page = page
    return page.tree.text(value) { text in
      let place = ScalarPlace(tree.contentSpan(value), style: tree.style(value), textCount: text.count)
      do throws(ExpressionFault) {
        var parser = ExpressionParser(text, at: place)
        syntax.attributeReferences.append(try parser.parseReference(into: &syntax))
        return Int32(syntax.attributeReferences.count - 1)
      } catch {
        reportFault(error, in: value, text, place)
        return nil
      }
    }
  }
}
