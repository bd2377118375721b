/// The groups and tokens of a chain of files as one: groups merged, tokens replaced whole by the file that extends.
struct MergedDeclarations {
  /// The sections' own groups first, by the sections' raw values.
  private(set) var groups: [TokenGroup]
  /// For each token, in order, its number in `ThemeSyntax.tokens`.
  private(set) var tokens: [Int] = []
  private(set) var index: MemberIndex
  private(set) var diagnostics: [Diagnostic] = []

  init(_ syntax: ThemeSyntax) {
    index = MemberIndex(capacity: syntax.tokens.count + syntax.groups.count)
    tokens.reserveCapacity(syntax.tokens.count)
    let nowhere = SourceSpan(file: SourceMap.FileID(index: 0), 0..<0)
    groups = TokenSection.allCases.map {
      TokenGroup(section: $0, name: NameID(index: Int32($0.rawValue)), parent: nil, keySpan: nowhere)
    }
    var groupNumbers = [Int](repeating: 0, count: syntax.groups.count)
    for file in syntax.files {
      for declaration in file.declarations {
        switch declaration {
        case .group(let number): groupNumbers[number] = addGroup(syntax.groups[number], groupNumbers, syntax)
        case .token(let number): addToken(number, groupNumbers, syntax)
        }
      }
    }
    numberInOrder()
  }

  private mutating func addGroup(_ group: GroupSyntax, _ numbers: [Int], _ syntax: ThemeSyntax) -> Int {
    guard let syntaxParent = group.parent else { return Int(group.section.rawValue) }
    let parent = numbers[syntaxParent]
    switch index[parent, group.name] {
    case .group(let existing): return existing
    case .token(let token):
      reportChangeOfShape(
        group.keySpan, "a group", syntax.tokens[tokens[token.index]].keySpan, "a token", group.name, syntax)
    case nil: break
    }
    groups.append(
      TokenGroup(section: group.section, name: group.name, parent: Int32(parent), keySpan: group.keySpan))
    let number = groups.count - 1
    insert(.group(number), named: group.name, in: parent)
    return number
  }

  private mutating func addToken(_ number: Int, _ groupNumbers: [Int], _ syntax: ThemeSyntax) {
    let token = syntax.tokens[number]
    let parent = groupNumbers[token.group]
    switch index[parent, token.name] {
    case .token(let existing):
      tokens[existing.index] = number
    case .group(let group):
      reportChangeOfShape(token.keySpan, "a token", groups[group].keySpan, "a group", token.name, syntax)
    case nil:
      tokens.append(number)
      insert(.token(TokenID(tokens.count - 1)), named: token.name, in: parent)
    }
  }

  private mutating func insert(_ member: TokenGroup.Member, named name: NameID, in parent: Int) {
    groups[parent].members.append(member)
    index.insert(member, named: name, in: parent)
  }

  private mutating func reportChangeOfShape(
    _ span: SourceSpan, _ what: String, _ earlier: SourceSpan, _ earlierWhat: String, _ name: NameID,
    _ syntax: ThemeSyntax
  ) {
    diagnostics.append(
      Diagnostic(
        .wrongShape,
        "'\(syntax.names.string(name))' is \(what) here and \(earlierWhat) in the theme that this one extends",
        at: span, related: [.init("\(earlierWhat) here", at: earlier)], help: "give one of them another name")
    )
  }

  // MARK: Order

  /// Numbers the tokens as a reader meets them: section by section, group by group.
  private mutating func numberInOrder() {
    var order: [Int] = []
    order.reserveCapacity(tokens.count)
    for section in TokenSection.allCases { appendTokens(of: Int(section.rawValue), to: &order) }
    if order.elementsEqual(order.indices) { return }
    var numbers = [Int](repeating: 0, count: tokens.count)
    for (number, old) in order.enumerated() { numbers[old] = number }
    tokens = order.map { tokens[$0] }
    index.renumberTokens { TokenID(numbers[$0.index]) }
    for group in groups.indices {
      for member in groups[group].members.indices {
        guard case .token(let old) = groups[group].members[member] else { continue }
        groups[group].members[member] = .token(TokenID(numbers[old.index]))
      }
    }
  }

  private func appendTokens(of group: Int, to order: inout [Int]) {
    for member in groups[group].members {
      switch member {
      case .token(let token): order.append(token.index)
      case .group(let child): appendTokens(of: child, to: &order)
      }
    }
  }
}
