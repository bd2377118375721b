import Tincture
import TinctureTheme

/// Follows the parts of a value that may be other tokens' values, in order, while an expression is made of it.
struct SlotReader {
  private enum Mode {
    case literal, record, replace
  }

  private let mode: Mode
  private(set) var values: [TokenValue] = []
  private var replacements: [SourceNode?] = []
  private var next = 0

  /// Everything is written as it is.
  static var literal: SlotReader { SlotReader(mode: .literal) }
  /// Notes the parts; colours and numbers are left open.
  static var recording: SlotReader { SlotReader(mode: .record) }

  private init(mode: Mode) { self.mode = mode }

  /// Puts what is given in the places of parts.
  init(replacements: [SourceNode?]) {
    mode = .replace
    self.replacements = replacements
  }

  /// What stands for a part; nil where it is written as it is.
  mutating func take(_ value: TokenValue) -> SourceNode? {
    switch mode {
    case .literal: return nil
    case .record:
      values.append(value)
      switch value {
      case .color, .metric: return .text("?")
      default: return nil
      }
    case .replace:
      next += 1
      return replacements[next - 1]
    }
  }
}

extension PlatformWriter {
  /// The nodes of a token that is made of parts, and the number of that of each column. A part is another token where that
  /// is what it refers to.
  mutating func compositeNodes(of id: TokenID) -> ([SourceNode], [Int32]) {
    let token = theme[id]
    let kind = token.section.kind
    let isView = compositeType(of: id, kind) == helpers[.assetImage]
    let cells = (0..<token.use.columnCount).map { theme.cells[Int(token.firstCell) + $0].value }
    var parts: [Int32: [TokenValue]] = [:]
    var columnsByShape: [SourceNode: [Int]] = [:]
    var shapes: [Int32: SourceNode] = [:]
    for (column, cell) in cells.enumerated() {
      if shapes[cell] == nil {
        var slots = SlotReader.recording
        shapes[cell] = compositeNode(theme.value(of: kind, cell), isView: isView, &slots)
        parts[cell] = slots.values
      }
      if let shape = shapes[cell] { columnsByShape[shape, default: []].append(column) }
    }
    let candidates = referenced(by: id)
    var nodes: [SourceNode] = []
    var numbers = [Int32](repeating: 0, count: cells.count)
    // In the order of the columns, so that the output is always the same.
    for columns in columnsByShape.values.sorted(by: { $0[0] < $1[0] }) {
      let references = (0..<(parts[cells[columns[0]]]?.count ?? 0)).map { place in
        candidates.first { candidate in
          columns.allSatisfy { column in
            guard let part = parts[cells[column]]?[place] else { return false }
            return theme.value(of: candidate, combination: token.use.combination(ofColumn: column)) == part
          }
        }
      }
      let replacements = references.map { $0.map { reference(to: $0) } }
      var made: [Int32: Int32] = [:]
      for column in columns {
        let cell = cells[column]
        if made[cell] == nil {
          var slots = SlotReader(replacements: replacements)
          made[cell] = add(compositeNode(theme.value(of: kind, cell), isView: isView, &slots), to: &nodes)
        }
        numbers[column] = made[cell] ?? 0
      }
    }
    readsTraits = nodes.contains { reads($0) }
    return (nodes, numbers)
  }

  private func reads(_ node: SourceNode) -> Bool {
    switch node {
    case .text(let text): text.hasSuffix("(\(platform.argument))")
    case .labelled(_, let node): reads(node)
    case .call(_, let nodes), .list(let nodes): nodes.contains(where: reads)
    case .chain(let node, let call): call.contains("(\(platform.argument))") || reads(node)
    }
  }

  private mutating func compositeNode(
    _ value: TokenValue, isView: Bool, _ slots: inout SlotReader
  ) -> SourceNode {
    switch value {
    case .gradient(let gradient): node(of: gradient, &slots)
    case .shadow(let layers): node(of: layers, &slots)
    case .surface(let surface): node(of: surface, &slots)
    case .image(let image): node(of: image, isView: isView, &slots)
    default: node(of: value)
    }
  }

  private mutating func reference(to token: TokenID) -> SourceNode {
    .text(isFunction(token) ? "\(path(of: token))(\(platform.argument))" : path(of: token))
  }

  /// The tokens that a token's values refer to, in the order of its file.
  private func referenced(by id: TokenID) -> [TokenID] {
    var found: [TokenID] = []
    func visit(_ expression: Int32) {
      let node = theme.origins.syntax.expressions[Int(expression)]
      switch node.operation {
      case .reference:
        if let target = theme.target(ofReference: node.first), !found.contains(target) {
          found.append(target)
        }
      case .composite:
        for place in theme.origins.syntax.composites[Int(node.first)].operands {
          let operand = theme.origins.syntax.operands[Int(place)]
          if operand >= 0 { visit(operand) }
        }
      default: break
      }
    }
    let use = theme[id].use
    var told: Set<ValueOrigin> = []
    for column in 0..<use.columnCount {
      let origin = theme.origin(of: id, combination: use.combination(ofColumn: column))
      guard told.insert(origin).inserted else { continue }
      visit(origin.expression)
      if let tint = theme.declaration(of: origin.token).tint { visit(tint) }
    }
    return found
  }
}
