import Tincture

/// How a compiled style numbers a theme's tokens.
extension Theme {
  /// For each token, its number among those of its kind, in order.
  package var rowNumbers: [Int] {
    var counts = [Int](repeating: 0, count: TokenKind.allCases.count)
    return tokens.map { token in
      let kind = Int(token.section.kind.rawValue)
      counts[kind] += 1
      return counts[kind] - 1
    }
  }

  /// The values of a layout, each once, in the order of its columns.
  package func layoutNames(of token: TokenID) -> [String] {
    let first = Int(self[token].firstCell)
    var names: [String] = []
    for cell in cells[first...first + self[token].use.columnCount] {
      let name = values.layouts[cell.value]
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
