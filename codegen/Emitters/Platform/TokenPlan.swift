import Tincture
import TinctureTheme

/// What a token becomes: values, and which of them serves under which traits.
struct TokenPlan {
  let type: String
  let nodes: [SourceNode]
  let choice: TraitChoice
  /// For hosts without traits, where it differs and there are such.
  let fallback: SourceNode?
  /// Whether the values take the parameter of a function themselves.
  let readsTraits: Bool

  /// Whether it is a function of traits.
  var isFunction: Bool { readsTraits || choice.single == nil }
}

extension PlatformWriter {
  mutating func plan(of id: TokenID) -> TokenPlan {
    let token = theme[id]
    let kind = token.section.kind
    readsTraits = false
    var type: String
    var nodes: [SourceNode] = []
    var numbers: [Int32] = []
    switch kind {
    case .color:
      type = platform.color
      numbers.reserveCapacity(token.use.columnCount)
      for column in 0..<token.use.columnCount {
        numbers.append(theme.cells[Int(token.firstCell) + column].value)
      }
    case .metric:
      type = "CGFloat"
      (nodes, numbers) = metricNodes(of: id)
    case .font:
      type = platform.font
      (nodes, numbers) = nodesByValue(of: id)
    case .layout:
      type = typeName(theme.names.string(token.name))
      (nodes, numbers) = nodesByValue(of: id)
    case .gradient, .shadow, .surface, .image:
      type = compositeType(of: id, kind)
      (nodes, numbers) = compositeNodes(of: id)
    }
    let isColor = kind == .color
    var mask = isColor ? platform.colorMask : platform.appearanceMask
    var sizes = isColor ? platform.colorsHaveSizes : platform.hasSizes
    if isColor, platform.framework == .swiftUI, token.use.sizeBreaks != 0, variesBySize(numbers, token.use) {
      // The framework's dynamic colours are not asked anew when the text size changes.
      mask = platform.appearanceMask
      sizes = true
    }
    let choice = TraitChoice(token.use, mask: mask, sizes: sizes) { numbers[$0] }
    var fallback: SourceNode?
    let reads = readsTraits
    if token.hasFallback, platform.availability != nil { fallback = fallbackNode(of: id) }
    return TokenPlan(type: type, nodes: nodes, choice: choice, fallback: fallback, readsTraits: reads)
  }

  private func variesBySize(_ numbers: [Int32], _ use: TraitUse) -> Bool {
    numbers.indices.contains { numbers[$0] != numbers[$0 % use.appearanceCount] }
  }

  /// Whether a token is a function; of a colour, whether it is no dynamic colour.
  mutating func isFunction(_ id: TokenID) -> Bool {
    if theme.kind(of: id) == .image { return true }
    if theme.kind(of: id) == .color {
      return platform.framework == .swiftUI && theme[id].use.sizeBreaks != 0
        && plan(of: id).choice.bands.count > 1
    }
    let reads = readsTraits
    defer { readsTraits = reads }
    return plan(of: id).isFunction
  }

  /// A node of each value, and the number of the node of each column.
  private mutating func nodesByValue(of id: TokenID) -> ([SourceNode], [Int32]) {
    let token = theme[id]
    var nodes: [SourceNode] = []
    var places: [Int32: Int32] = [:]
    var numbers: [Int32] = []
    for column in 0..<token.use.columnCount {
      let cell = theme.cells[Int(token.firstCell) + column].value
      if let place = places[cell] {
        numbers.append(place)
        continue
      }
      places[cell] = add(node(of: theme.value(of: token.section.kind, cell)), to: &nodes)
      numbers.append(places[cell] ?? 0)
    }
    return (nodes, numbers)
  }

  func add(_ node: SourceNode, to nodes: inout [SourceNode]) -> Int32 {
    if let place = nodes.firstIndex(of: node) { return Int32(place) }
    nodes.append(node)
    return Int32(nodes.count - 1)
  }

  private mutating func fallbackNode(of id: TokenID) -> SourceNode {
    let value = theme.fallbackValue(of: id)
    if case .metric(let number) = value { return .text(Self.text(of: number)) }
    return node(of: value)
  }

  /// The literal of a value.
  mutating func node(of value: TokenValue) -> SourceNode {
    var slots = SlotReader.literal
    return switch value {
    case .color(let color): node(of: color)
    case .metric(let number): .text(Self.text(of: number))
    case .font(let font): node(of: font)
    case .gradient(let gradient): node(of: gradient, &slots)
    case .shadow(let layers): node(of: layers, &slots)
    case .surface(let surface): node(of: surface, &slots)
    case .layout(let name): .text(".\(SwiftIdentifier.enumCase(name))")
    case .image(let image): node(of: image, isView: false, &slots)
    }
  }

  /// A number as Swift writes it.
  static func text(of number: Double) -> String { number.text(places: 6) }
}
