import TinctureTheme

/// What is deprecated is not used by what is not.
struct DeprecatedUseRule: Rule {
  static let description = RuleDescription(
    id: "deprecated-use", name: "Use of a deprecated token", category: .tidiness, severity: .warning,
    since: "0.2",
    rationale: """
      A deprecated token is kept for those who still use it, and will go. A token that refers to it would go with it, or keep it \
      alive. Refer to what replaces it; where the deprecation names that, `tincture lint --fix` does so.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        colors:
          background: { light: white, dark: black }
          label: { light: black, dark: white, on: $colors.background }
          text: { any: $colors.label, deprecated: $colors.label }
          title: { any: ↓$colors.text, on: $colors.background }
        """),
      RuleExample(
        """
        theme: Example
        colors:
          paper: { any: white, deprecated: it is too bright }
          label: { any: black, on: ↓$colors.paper }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        colors:
          background: { light: white, dark: black }
          label: { light: black, dark: white, on: $colors.background }
          text: { any: $colors.label, deprecated: $colors.label }
          caption: { any: $colors.text, deprecated: true }
        """)
    ])

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    guard theme.tokens.contains(where: { $0.deprecation != nil }) else { return }
    for token in theme.tokenIDs where theme[token].isSound && theme[token].deprecation == nil {
      visitReferences(of: token, theme) { reference, target in
        guard let deprecation = theme[target].deprecation else { return }
        report(finding(reference, target, deprecation, about: token, theme))
      }
    }
  }

  /// Visits the references in a token's values and attributes that lead somewhere.
  private func visitReferences(
    of token: TokenID, _ theme: Theme, _ visit: (ReferenceSyntax, TokenID) -> Void
  ) {
    let declaration = theme.declaration(of: token)
    let origins = theme.origins
    for number in declaration.references {
      if let target = theme.target(ofReference: number) {
        visit(origins.syntax.references[Int(number)], target)
      }
    }
    func visitAttribute(_ number: Int) {
      let target = Int(origins.attributeTargets[number])
      if target >= 0 { visit(origins.syntax.attributeReferences[number], TokenID(target)) }
    }
    for number in declaration.on { visitAttribute(Int(number)) }
    for number in declaration.distinct { visitAttribute(Int(number)) }
    if let font = declaration.font { visitAttribute(font) }
  }

  // MARK: Findings

  private func finding(
    _ reference: ReferenceSyntax, _ target: TokenID, _ deprecation: Deprecation, about token: TokenID,
    _ theme: Theme
  ) -> Diagnostic {
    var message = "\(theme.path(of: token)) refers to \(theme.path(of: target)), which is deprecated"
    if case .message(let text) = deprecation { message += ": \(theme.texts.string(text))" }
    let replacement = self.replacement(of: target, theme)
    let edit = replacement.flatMap { self.edit(reference, $0, token, theme) }
    return finding(
      message, about: token, of: theme, at: reference.span,
      related: [.init("it is deprecated here", at: theme[target].keySpan)],
      help: replacement.map { "refer to $\(theme.path(of: $0)), which replaces it" }
        ?? "refer to another token, or deprecate this one too",
      fixIts: edit.map { [FixIt("write '\($0.replacement)'", [$0])] } ?? [])
  }

  /// What replaces a deprecated token in the end; nil where nothing does.
  private func replacement(of token: TokenID, _ theme: Theme) -> TokenID? {
    var seen: Set<TokenID> = [token]
    var last = token
    while case .replacement(let next) = theme[last].deprecation {
      guard seen.insert(next).inserted else { return nil }
      last = next
    }
    return theme[last].deprecation == nil ? last : nil
  }

  /// The edit that refers to the replacement, unless that is of another kind or made of the token itself.
  private func edit(
    _ reference: ReferenceSyntax, _ replacement: TokenID, _ token: TokenID, _ theme: Theme
  ) -> FixIt.Edit? {
    let bytes = theme.sources[reference.span.file].bytes
    let path = theme.path(of: replacement)
    guard reference.kinds.contains(theme[replacement].section.kind),
      !reference.span.range.isEmpty, bytes[Int(reference.span.start)] == UInt8(ascii: "$"),
      path.utf8.allSatisfy(Self.standsAnywhere), !isMade(replacement, of: token, theme)
    else { return nil }
    return .init(replace: reference.span, with: "$" + path)
  }

  /// Whether a byte of a path may stand in a value whether or not that has quotes.
  private static func standsAnywhere(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Whether references lead from a token to another.
  private func isMade(_ token: TokenID, of other: TokenID, _ theme: Theme) -> Bool {
    var seen: Set<TokenID> = [token]
    var open = [token]
    while let next = open.popLast() {
      if next == other { return true }
      visitReferences(of: next, theme) { _, target in
        if seen.insert(target).inserted { open.append(target) }
      }
    }
    return false
  }
}
