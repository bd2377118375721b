import Tincture

/// The variants and attributes of a token.
extension ThemeParser {
  mutating func parseEntries(
    of mapping: YAMLTree.NodeID, _ tokenKey: YAMLTree.NodeID, _ token: inout TokenSyntax
  ) {
    let firstVariant = syntax.variants.count
    let kind = token.section.kind
    let page = page
    let isValue = hasValueKey(mapping, of: kind)
    if isValue {
      let expression = parseMapping(mapping, of: kind)
      syntax.variants.append(
        .init(
          selector: .any, key: nil, keySpan: tree.span(tokenKey), valueSpan: tree.span(mapping),
          expression: expression))
    }
    for (key, value) in page.tree.entries(mapping) where page.tree.span(key).start >= splitCallEnd {
      page.tree.text(key) { text in
        switch VariantKey(text) {
        case .selector where isValue:
          reportVariantBesideValue(text, key, of: kind)
        case .selector(let selector):
          parseVariant(selector, text, key, value, of: kind, after: firstVariant)
        case .faulty(let fault):
          reportFaultyKey(fault, text, key)
        case .none:
          if let attribute = TokenAttribute(text, of: kind) {
            parseAttribute(attribute, value, &token)
          } else if !isValue || !ValueKey.isName(text, of: kind) {
            reportUnknownKey(text, key, in: mapping, of: kind)
          }
        }
      }
    }
    if token.tint != nil, token.rendering == .original, let rendering = part("rendering", of: mapping) {
      report(
        .invalidValue, "an image with a tint is a template, and not 'original'", at: tree.span(rendering),
        help: "take away the rendering, or the tint")
    }
  }

  private mutating func parseVariant(
    _ selector: TraitSelector, _ text: UnsafeBufferPointer<UInt8>, _ key: YAMLTree.NodeID,
    _ value: YAMLTree.NodeID, of kind: TokenKind, after firstVariant: Int
  ) {
    let span = tree.span(key)
    if let first = syntax.variants[firstVariant...].first(where: { $0.selector == selector }) {
      report(
        .duplicateKey, "'\(text.string(0..<text.count))' selects the same traits as an earlier key", at: span,
        related: [.init("the earlier key", at: first.keySpan)])
      return
    }
    let expression = parseValue(value, of: kind, isVariantOf: text)
    let name = syntax.names.intern(text)
    syntax.variants.append(
      .init(
        selector: selector, key: name, keySpan: span, valueSpan: tree.span(value), expression: expression))
  }

  private func hasValueKey(_ mapping: YAMLTree.NodeID, of kind: TokenKind) -> Bool {
    !ValueKey.names(of: kind).isEmpty
      && tree.entries(mapping).contains { entry in
        tree.text(entry.key) { ValueKey.isName($0, of: kind) }
      }
  }

  private mutating func reportVariantBesideValue(
    _ text: UnsafeBufferPointer<UInt8>, _ key: YAMLTree.NodeID, of kind: TokenKind
  ) {
    report(
      .wrongShape, "the variant '\(text.string(0..<text.count))' stands beside parts of a value",
      at: tree.span(key),
      help: "put the parts of the value under a variant key of their own: 'any: \(kind.example)'")
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
    _ text: UnsafeBufferPointer<UInt8>, _ key: YAMLTree.NodeID, in mapping: YAMLTree.NodeID,
    of kind: TokenKind
  ) {
    let name = text.string(0..<text.count)
    let valueNames = ValueKey.names(of: kind).map { "\($0)" }
    let attributes = TokenAttribute.allCases.filter { $0.applies(to: kind) }.map { "\($0.name)" }
    // A key that is there already was not meant.
    let present = Set(tree.entries(mapping).map { tree.string($0.key) })
    let nearest = Suggestion.nearest(
      to: name, among: (Self.termNames + attributes + valueNames).filter { !present.contains($0) })
    report(
      .unknownKey, "a token has no key '\(name)'", at: tree.span(key),
      help: Suggestion.phrase(nearest) ?? Self.joinedTerms(name) ?? Self.sizeHelp(name)
        ?? "a token has variant keys (any, light, dark+highContrast, …) and the attributes "
        + attributes.joined(separator: ", ")
        + (valueNames.isEmpty ? "" : "; its value has \(valueNames.joined(separator: ", "))"),
      fixIts: FixIt.writing(only: nearest, at: tree.span(key)))
  }

  /// What to say of `size>xLarge`.
  private static func sizeHelp(_ term: String) -> String? {
    guard term.hasPrefix("size") || term.contains("<") || term.contains(">") else { return nil }
    return "sizes are taken from one on or up to one: size>=xxLarge, size<=small; they are "
      + TraitTerm.named.compactMap { if case .size = $0.term { "\($0.name)" } else { nil } }.joined(
        separator: ", ")
  }

  private static let termNames = ["any"] + TraitTerm.named.map { "\($0.name)" }

  /// What to say of `light dark` and `light, dark`.
  private static func joinedTerms(_ key: String) -> String? {
    let terms = key.split { " ,".contains($0) }
    guard terms.count > 1, terms.allSatisfy({ termNames.contains(String($0)) }) else { return nil }
    return "terms are joined by '+': \(terms.joined(separator: "+"))"
  }

  // MARK: Attributes

  private mutating func parseAttribute(
    _ attribute: TokenAttribute, _ value: YAMLTree.NodeID, _ token: inout TokenSyntax
  ) {
    let kind = token.section.kind
    switch attribute {
    case .description:
      token.description = parseDescription(value)
    case .on: token.on = parseReferences(value, of: "on", to: .background)
    case .distinct: token.distinct = parseReferences(value, of: "distinct", to: .color)
    case .role: token.role = parseWord(value, of: "role", among: Self.roles)
    case .font: token.font = parseReference(value, of: "font", to: TokenKinds(.font)).map { Int($0) }
    case .scales: token.scale = parseWord(value, of: "scales", among: Self.textStyles)
    case .rendering: token.rendering = parseWord(value, of: "rendering", among: Self.renderings)
    case .tint: token.tint = parseValue(value, of: .color)
    case .fallback: token.fallback = parseValue(value, of: kind)
    case .deprecated: token.deprecation = parseDeprecation(value, of: kind)
    }
  }

  private static let roles = ColorRole.allCases.map { ("\($0)", $0) }
  private static let renderings: [(String, ImageToken.Rendering)] = [
    ("original", .original), ("template", .template),
  ]

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

  private mutating func parseDeprecation(
    _ value: YAMLTree.NodeID, of kind: TokenKind
  ) -> DeprecationSyntax? {
    guard let text = text(value, of: "deprecated") else {
      if tree.isEmptyPlain(value) {
        report(
          .invalidValue, "'deprecated' is empty", at: tree.span(value),
          help: "write true, a message, or the $reference of what replaces it")
      }
      return nil
    }
    let words = [
      "yes": "true", "on": "true", "no": "false", "off": "false", "true": "true", "false": "false",
    ]
    switch text {
    case "true": return .plain
    case "false": return nil
    case _ where text.hasPrefix("$"):
      return parseReference(value, of: "deprecated", to: TokenKinds(kind)).map { .replacement(Int($0)) }
    case _ where tree.style(value) == .plain && words[text.lowercased()] != nil:
      let word = words[text.lowercased()] ?? "true"
      report(
        .invalidValue, "'deprecated' is true, a message or a reference, and '\(text)' is none of them",
        at: tree.span(value), help: "write \(word)", fixIts: [.writing(word, at: tree.span(value))])
      return nil
    default: return .message(syntax.texts.add(text.utf8))
    }
  }

  /// One reference, or a list of them.
  private mutating func parseReferences(
    _ value: YAMLTree.NodeID, of attribute: StaticString, to kinds: TokenKinds
  ) -> Range<Int32> {
    let start = Int32(syntax.attributeReferences.count)
    switch tree.kind(value) {
    case .scalar where tree.isEmptyPlain(value): break
    case .scalar, .mapping: _ = parseReference(value, of: attribute, to: kinds)
    case .sequence:
      for element in tree.elements(value) { _ = parseReference(element, of: attribute, to: kinds) }
    }
    return start..<Int32(syntax.attributeReferences.count)
  }

  private mutating func parseReference(
    _ value: YAMLTree.NodeID, of attribute: StaticString, to kinds: TokenKinds
  ) -> Int32? {
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
        syntax.attributeReferences.append(try parser.parseReference(to: kinds, into: &syntax))
        return Int32(syntax.attributeReferences.count - 1)
      } catch {
        reportFault(error, in: value, text, place, as: kinds)
        return nil
      }
    }
  }
}
