/// Finds what references lead to, and reports those that lead nowhere.
struct ReferenceResolver {
  let syntax: ThemeSyntax
  let merged: MergedDeclarations
  /// Whether a file of the chain could not be read, so that a missing name proves nothing.
  let isIncomplete: Bool
  private(set) var diagnostics: [Diagnostic] = []

  /// All paths of tokens, for suggestions; made at the first need.
  private var paths: [String]?
  /// How many suggestions have been looked for; in a file of thousands of faults the later ones go without.
  private var suggestions = 0
  private static let mostSuggestions = 200

  init(_ syntax: ThemeSyntax, _ merged: MergedDeclarations, isIncomplete: Bool) {
    self.syntax = syntax
    self.merged = merged
    self.isIncomplete = isIncomplete
  }

  /// The token that a reference of a token leads to; nil when there is none, which is then reported.
  mutating func target(of reference: ReferenceSyntax, from token: TokenSyntax) -> TokenID? {
    let path = syntax.pathNames[Int(reference.path.lowerBound)..<Int(reference.path.upperBound)]
    guard let first = path.first, let section = syntax.section(named: first), path.count > 1 else {
      reportUnknownSection(reference, path, token)
      return nil
    }
    if token.section == .palette, section.isTraitAware {
      report(
        .wrongKindOfReference, reference,
        "the palette holds constants, so it cannot refer to \(text(path)), which may vary by trait",
        help: "refer to a colour of the palette, or move this one to 'colors:'")
      return nil
    }
    var member = TokenGroup.Member.group(Int(section.rawValue))
    for (offset, name) in path.dropFirst().enumerated() {
      switch member {
      case .token:
        reportPastToken(reference, path, offset)
        return nil
      case .group(let group):
        guard let next = merged.index[group, name] else {
          reportUnknown(reference, path, token)
          return nil
        }
        member = next
      }
    }
    switch member {
    case .token(let target):
      if reference.kinds.contains(section.kind) { return target }
      report(
        .wrongKindOfReference, reference,
        "\(text(path)) is \(section.kind.phrase), and here \(reference.kinds.phrase) is expected", help: nil)
      return nil
    case .group(let group):
      let names = merged.groups[group].members.prefix(8).map { syntax.names.string(name(of: $0)) }
      report(
        .wrongKindOfReference, reference, "\(text(path)) is a group, not \(reference.kinds.phrase)",
        help: names.isEmpty ? nil : "it holds \(names.joined(separator: ", "))")
      return nil
    }
  }

  private func name(of member: TokenGroup.Member) -> NameID {
    switch member {
    case .group(let group): merged.groups[group].name
    case .token(let token): syntax.tokens[merged.tokens[token.index]].name
    }
  }

  // MARK: Findings

  private mutating func report(_ rule: RuleID, _ reference: ReferenceSyntax, _ message: String, help: String?)
  {
    diagnostics.append(Diagnostic(rule, message, at: reference.span, help: help))
  }

  func text(_ reference: ReferenceSyntax) -> String {
    text(syntax.pathNames[Int(reference.path.lowerBound)..<Int(reference.path.upperBound)])
  }

  private func text(_ path: ArraySlice<NameID>) -> String {
    path.map(syntax.names.string).joined(separator: ".")
  }

  private mutating func reportUnknownSection(
    _ reference: ReferenceSyntax, _ path: ArraySlice<NameID>, _ token: TokenSyntax
  ) {
    let known = TokenSection.allCases.map(\.name)
    let first = path.first.map(syntax.names.string) ?? ""
    if path.count == 1, known.contains(first) {
      report(
        .wrongKindOfReference, reference, "$\(first) is a section, not \(reference.kinds.phrase)", help: nil)
    } else {
      reportUnknown(reference, path, token)
    }
  }

  /// A reference that goes on after a token, as to one of its variants.
  private mutating func reportPastToken(
    _ reference: ReferenceSyntax, _ path: ArraySlice<NameID>, _ count: Int
  ) {
    let token = text(path.prefix(count + 1))
    let rest = text(path.dropFirst(count + 1))
    report(
      .unresolvedReference, reference, "\(token) is a token, so '\(rest)' is not in it",
      help: "refer to $\(token); it is resolved under the same traits as the token that refers to it")
  }

  private mutating func reportUnknown(
    _ reference: ReferenceSyntax, _ path: ArraySlice<NameID>, _ token: TokenSyntax
  ) {
    if isIncomplete { return }
    let name = text(path)
    if let end = name.indices.first(where: { isOperator(at: $0, of: name) }) {
      report(
        .unresolvedReference, reference, "there is no token '\(name)', and no arithmetic in a theme",
        help: "refer to $\(name[..<end].dropLast()) alone, or write the result as a value of its own")
      return
    }
    if name.hasSuffix("%"), let space = name.lastIndex(of: " ") {
      report(
        .unresolvedReference, reference, "there is no token '\(name)'",
        help: "an opacity follows a '/': $\(name[..<space]) / \(name[name.index(after: space)...])")
      return
    }
    let nearest = suggestions(for: name, reference.kinds, from: token)
    diagnostics.append(
      Diagnostic(
        .unresolvedReference, "there is no token '\(name)'", at: reference.span,
        help: Suggestion.phrase(nearest.map { "$" + $0 }),
        // In another section, something else may have been meant.
        fixIts: nearest.count == 1
          && nearest[0].split(separator: ".").first == name.split(separator: ".").first
          ? [.writing("$" + nearest[0], at: reference.span)] : []))
  }

  /// Whether a sign of arithmetic stands at a place of a name, with spaces around it.
  private func isOperator(at index: String.Index, of name: String) -> Bool {
    guard "*+-".contains(name[index]), index > name.startIndex else { return false }
    let next = name.index(after: index)
    return name[name.index(before: index)] == " " && next < name.endIndex && name[next] == " "
  }

  /// The paths near a name of tokens that a token may refer to.
  private mutating func suggestions(
    for name: String, _ kinds: TokenKinds, from token: TokenSyntax
  ) -> [String] {
    suggestions += 1
    guard suggestions <= Self.mostSuggestions else { return [] }
    let all = paths ?? allPaths()
    paths = all
    let own = fullName(of: token)
    let fitting = all.indices.filter { number in
      mayRefer(token, own, to: syntax.tokens[merged.tokens[number]], all[number], as: kinds)
    }.map { all[$0] }
    let nearest = Suggestion.nearest(to: name, among: fitting)
    if !nearest.isEmpty { return nearest }
    let last = name.split(separator: ".").last ?? ""
    return Array(fitting.filter { $0.hasSuffix("." + last) }.prefix(3))
  }

  /// Whether a token, in place of a reference to certain kinds, may refer to another: never to itself, and from the
  /// palette only into the palette. Both are numbers in `ThemeSyntax.tokens`.
  func mayRefer(_ token: Int, to other: Int, as kinds: TokenKinds) -> Bool {
    let (token, other) = (syntax.tokens[token], syntax.tokens[other])
    return mayRefer(token, fullName(of: token), to: other, fullName(of: other), as: kinds)
  }

  private func mayRefer(
    _ token: TokenSyntax, _ path: String, to other: TokenSyntax, _ otherPath: String, as kinds: TokenKinds
  ) -> Bool {
    kinds.contains(other.section.kind) && (token.section != .palette || other.section == .palette)
      && path != otherPath
  }

  /// The path of a token.
  func path(of token: Int) -> String { fullName(of: syntax.tokens[merged.tokens[token]]) }

  private func fullName(of token: TokenSyntax) -> String {
    var path = syntax.names.string(token.name)
    var group: Int? = token.group
    while let number = group {
      path = syntax.names.string(syntax.groups[number].name) + "." + path
      group = syntax.groups[number].parent
    }
    return path
  }

  private func allPaths() -> [String] {
    var groupPaths: [String] = []
    for group in merged.groups {
      let name = syntax.names.string(group.name)
      groupPaths.append(group.parent.map { groupPaths[Int($0)] + "." + name } ?? name)
    }
    var paths = [String](repeating: "", count: merged.tokens.count)
    for (group, path) in zip(merged.groups, groupPaths) {
      for case .token(let token) in group.members {
        paths[token.index] = path + "." + syntax.names.string(name(of: .token(token)))
      }
    }
    return paths
  }
}
