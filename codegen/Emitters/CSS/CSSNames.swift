import TinctureTheme

/// The names of a theme's custom properties and classes.
struct CSSNames {
  private let theme: Theme
  /// What all names begin with, and a hyphen; empty without a prefix.
  let prefix: String
  /// For each group, its path in kebab case with a hyphen at its end.
  private let groups: [[UInt8]]
  /// The properties so far, and the token of each.
  private var properties = NamePool()
  private var owners: [TokenID] = []

  init(_ theme: Theme, prefix: String?) {
    self.theme = theme
    self.prefix = prefix.map { $0 + "-" } ?? ""
    var groups: [[UInt8]] = []
    for group in theme.groups {
      // A group stands after the one that holds it.
      var path = group.parent.map { groups[Int($0)] } ?? []
      if group.parent == nil, group.section == .surfaces {
        // A class is of one.
        path += "surface".utf8
      } else {
        CSSIdentifier.append(theme.names[group.name], to: &path)
      }
      path.append(UInt8(ascii: "-"))
      groups.append(path)
    }
    self.groups = groups
  }

  /// Appends a token's name without hyphens before it, such as `colors-label`.
  func append(_ id: TokenID, to text: inout SourceText) {
    let token = theme[id]
    text.append(string: prefix)
    text.append(groups[Int(token.group)])
    text.append { CSSIdentifier.append(theme.names[token.name], to: &$0) }
  }

  /// Appends the name of a custom property.
  func appendProperty(_ id: TokenID, to text: inout SourceText) {
    text.append("--")
    append(id, to: &text)
  }

  /// The name of a token's custom property, and of a surface its class, as a style sheet writes it.
  func name(_ id: TokenID) -> String {
    var text = SourceText()
    text.append(theme[id].section == .surfaces ? "." : "--")
    append(id, to: &text)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Takes a name for a token; another token that has it already is given.
  mutating func take(_ name: Range<Int>, of text: SourceText, for id: TokenID) -> TokenID? {
    let number = text.bytes.withUnsafeBufferPointer {
      properties.intern(UnsafeBufferPointer(rebasing: $0[name]))
    }
    if Int(number.index) < owners.count { return owners[Int(number.index)] }
    owners.append(id)
    return nil
  }
}
