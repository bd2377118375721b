/// An expression of Swift, to be written on one line where there is room, else over several as `swift format` would.
enum SourceNode: Hashable {
  case text(String)
  indirect case labelled(String, SourceNode)
  case call(String, [SourceNode])
  case list([SourceNode])
  /// An expression and what is called on it.
  indirect case chain(SourceNode, String)

  /// The expression on one line.
  var flat: String {
    switch self {
    case .text(let text): text
    case .labelled(let label, let node): "\(label): \(node.flat)"
    case .call(let name, let arguments): "\(name)(\(arguments.map(\.flat).joined(separator: ", ")))"
    case .list(let elements): "[\(elements.map(\.flat).joined(separator: ", "))]"
    case .chain(let node, let call): node.flat + call
    }
  }
}

extension SourceText {
  /// Writes an expression with what stands before and after it.
  mutating func line(_ prefix: String, _ node: SourceNode, _ suffix: String = "", depth: Int) {
    let flat = node.flat
    if 2 * depth + prefix.utf8.count + flat.utf8.count + suffix.utf8.count <= Self.lineLength {
      indent(depth)
      append(string: prefix)
      append(string: flat)
      append(string: suffix)
      return line()
    }
    switch node {
    case .text: line(prefix + flat + suffix, depth: depth)
    case .labelled(let label, let node): line("\(prefix)\(label): ", node, suffix, depth: depth)
    case .call(let name, let arguments):
      line("\(prefix)\(name)(", depth: depth)
      for (index, argument) in arguments.enumerated() {
        line("", argument, index == arguments.count - 1 ? ")" + suffix : ",", depth: depth + 1)
      }
    case .list(let elements):
      line("\(prefix)[", depth: depth)
      for element in elements { line("", element, elements.count > 1 ? "," : "", depth: depth + 1) }
      line("]\(suffix)", depth: depth)
    case .chain(let node, let call):
      // A mark of what may be nil stays with what it follows.
      let mark = call.hasPrefix("?") ? "?" : ""
      line(prefix, node, mark, depth: depth)
      line(call.dropFirst(mark.count) + suffix, depth: depth + 1)
    }
  }

  /// Whether an expression fits on a line.
  static func fits(_ prefix: Int, _ node: SourceNode, depth: Int) -> Bool {
    2 * depth + prefix + node.flat.utf8.count <= lineLength
  }
}
