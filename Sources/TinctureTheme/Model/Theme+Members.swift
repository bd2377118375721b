extension Theme {
  /// The token or group at a path such as `colors.label`; nil where there is none.
  package func member(at path: String) -> TokenGroup.Member? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let section = TokenSection(named: parts[0]) else { return nil }
    return parts.dropFirst().reduce(.group(Int(section.rawValue))) { member, part in
      guard case .group(let group) = member else { return nil }
      return groups[group].members.first { names[name(of: $0)].elementsEqual(part.utf8) }
    }
  }

  package func name(of member: TokenGroup.Member) -> NameID {
    switch member {
    case .group(let group): groups[group].name
    case .token(let token): self[token].name
    }
  }

  /// The full name of a token or group, such as `colors.button`.
  package func path(of member: TokenGroup.Member) -> String {
    switch member {
    case .group(let group): path(of: group)
    case .token(let token): path(of: token)
    }
  }

  /// Where a token or group is named.
  package func keySpan(of member: TokenGroup.Member) -> SourceSpan {
    switch member {
    case .group(let group): groups[group].keySpan
    case .token(let token): self[token].keySpan
    }
  }

  /// The name that a token or group has in Swift.
  package func swiftName(of member: TokenGroup.Member) -> String {
    let name = names.string(name(of: member))
    return switch member {
    case .group: SwiftIdentifier.type(name)
    case .token: SwiftIdentifier.property(name)
    }
  }
}
