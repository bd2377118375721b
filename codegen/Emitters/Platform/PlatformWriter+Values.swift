import Tincture
import TinctureColor
import TinctureTheme

/// Colours, metrics and fonts.
extension PlatformWriter {
  // MARK: Colours

  mutating func node(of color: RGBAColor) -> SourceNode {
    if color.colorSpace == .sRGB, color.alpha == 1 {
      let bytes = color.bytes
      if RGBAColor(bytes) == color {
        let name = helpers.use(.rgb)
        var text = SourceText()
        text.append(string: name)
        text.append("(0x")
        for byte in [bytes.red, bytes.green, bytes.blue] { text.append(hexByte: byte) }
        text.append(")")
        return .text(String(decoding: text.bytes, as: UTF8.self))
      }
    }
    if let node = longColors[color] { return node }
    let node = longNode(of: color)
    longColors[color] = node
    return node
  }

  private mutating func longNode(of color: RGBAColor) -> SourceNode {
    let bytes = color.bytes
    let alpha = Self.text(ofComponent: color.alpha)
    if color.colorSpace == .sRGB {
      let opaque = RGBAColor(bytes)
      if opaque.red == color.red, opaque.green == color.green, opaque.blue == color.blue {
        let hex = color.withAlpha(1).hex.dropFirst()
        return .call(helpers.use(.rgb), [.text("0x\(hex)"), .labelled("alpha", .text(alpha))])
      }
    }
    let components = [color.red, color.green, color.blue].map { SourceNode.text(Self.text(ofComponent: $0)) }
    let isWide = color.colorSpace == .displayP3
    func call(_ labels: [String], _ opacity: String, _ space: String? = nil) -> SourceNode {
      var arguments = zip(labels, components).map { SourceNode.labelled($0, $1) }
      if let space { arguments.insert(.text(space), at: 0) }
      if platform.framework != .swiftUI || alpha != "1" { arguments.append(.labelled(opacity, .text(alpha))) }
      return .call(platform.color, arguments)
    }
    switch platform.framework {
    case .uiKit: return call([isWide ? "displayP3Red" : "red", "green", "blue"], "alpha")
    case .appKit: return call([isWide ? "displayP3Red" : "srgbRed", "green", "blue"], "alpha")
    case .swiftUI: return call(["red", "green", "blue"], "opacity", isWide ? ".displayP3" : nil)
    }
  }

  /// A component to four decimal places, or as many as it takes to be the same in eight bits.
  static func text(ofComponent component: Double) -> String {
    for places in [4, 6] {
      let text = component.text(places: places)
      if let number = Double(text), RGBABytes.quantized(number) == RGBABytes.quantized(component) {
        return text
      }
    }
    return "\(component)"
  }

  // MARK: Metrics

  /// A metric's numbers; of one that grows with a text style, those at `large`, as the framework scales them.
  mutating func metricNodes(of id: TokenID) -> ([SourceNode], [Int32]) {
    let token = theme[id]
    let style = scale(of: id)
    var nodes: [SourceNode] = []
    var numbers: [Int32] = []
    for column in 0..<token.use.columnCount {
      let value = theme.values.metrics[theme.cells[Int(token.firstCell) + column].value]
      guard let style else {
        numbers.append(add(.text(Self.text(of: value)), to: &nodes))
        continue
      }
      let category = ContentSizeCategory(rawValue: token.use.combination(ofColumn: column) >> 4) ?? .large
      let base = value * style.pointSize(at: .large) / style.pointSize(at: category)
      let number = Self.text(of: base)
      switch platform.framework {
      case .uiKit:
        readsTraits = true
        numbers.append(
          add(
            .chain(
              .text("UIFontMetrics(forTextStyle: \(name(of: style)))"),
              ".scaledValue(for: \(number), compatibleWith: traits)"), to: &nodes))
      case .swiftUI:
        readsTraits = true
        numbers.append(add(scaled(number, style, maximum: nil), to: &nodes))
      case .appKit: numbers.append(add(.text(Self.text(of: value)), to: &nodes))
      }
    }
    return (nodes, numbers)
  }

  /// The text style that a metric grows with, be it by way of a token that it refers to.
  private func scale(of id: TokenID) -> TextStyle? {
    if let style = theme.declaration(of: id).scale { return style }
    guard theme[id].use.sizeBreaks != 0 else { return nil }
    let use = theme[id].use
    let origin = theme.origin(of: id, combination: TraitUse.defaultCombination).token
    let isSame = (0..<use.columnCount).allSatisfy {
      let combination = use.combination(ofColumn: $0)
      return theme.origin(of: id, combination: combination).token == origin
        && theme.value(of: id, combination: combination) == theme.value(of: origin, combination: combination)
    }
    return isSame ? theme.declaration(of: origin).scale : nil
  }

  private mutating func name(of style: TextStyle) -> String {
    style == .largeTitle && platform.framework == .uiKit
      ? helpers.use(.largestTitle) : platform.name(of: style)
  }

  private mutating func scaled(_ number: String, _ style: TextStyle, maximum: Double?) -> SourceNode {
    scaledStyles.insert(style)
    var arguments: [SourceNode] = [.text(number), .labelled("like", .text(platform.name(of: style)))]
    if let maximum { arguments.append(.labelled("upTo", .text(Self.text(of: maximum)))) }
    return .call(helpers.use(.scaled), arguments + [.text("in: environment")])
  }

  // MARK: Fonts

  mutating func node(of font: FontToken) -> SourceNode {
    platform.framework == .swiftUI ? swiftUIFont(font) : kitFont(font)
  }

  private mutating func kitFont(_ font: FontToken) -> SourceNode {
    let isUIKit = platform.framework == .uiKit
    let style = isUIKit ? name(of: font.textStyle) : ""
    let isUsual = font == FontToken(textStyle: font.textStyle)
    if isUIKit {
      readsTraits = true
      if isUsual { return .text("UIFont.preferredFont(forTextStyle: \(style), compatibleWith: traits)") }
    }
    let points = isUIKit ? font.size : font.pointSize(at: .large)
    let details: [SourceNode] = [
      .text("size: \(Self.text(of: points))"), .text("weight: .\(font.weight)"),
    ]
    var node: SourceNode
    switch font.family {
    case .system:
      node = .call(
        "\(platform.font).systemFont",
        [.text("ofSize: \(Self.text(of: points))"), .text("weight: .\(font.weight)")])
    case .serif, .rounded, .monospaced:
      node = .call(helpers.use(.designedFont), [.text(".\(font.family)")] + details)
    case .named(let family):
      node = .call(helpers.use(.namedFont), [.text(SourceText.quoted(family))] + details)
    }
    guard isUIKit else { return node }
    var arguments: [SourceNode] = [.labelled("for", node)]
    if let maximum = font.maximumSize {
      arguments.append(.text("maximumPointSize: \(Self.text(of: maximum))"))
    }
    arguments.append(.text("compatibleWith: traits"))
    node = .call("UIFontMetrics(forTextStyle: \(style)).scaledFont", arguments)
    return node
  }

  private mutating func swiftUIFont(_ font: FontToken) -> SourceNode {
    let style = platform.name(of: font.textStyle)
    let usual = FontToken(textStyle: font.textStyle)
    let size = Self.text(of: font.size)
    var node: SourceNode
    var weight = font.weight == .regular ? "" : ".weight(.\(font.weight))"
    if case .named(let family) = font.family {
      let name = SourceNode.text(SourceText.quoted(family))
      if let maximum = font.maximumSize {
        readsTraits = true
        node = .call(
          "Font.custom", [name, .labelled("fixedSize", scaled(size, font.textStyle, maximum: maximum))])
      } else {
        node = .call("Font.custom", [name, .text("size: \(size)"), .text("relativeTo: \(style)")])
      }
    } else {
      let design = font.family == .system ? [] : [SourceNode.text("design: .\(font.family)")]
      if font.size == usual.size, font.maximumSize == nil {
        node = .call("Font.system", [.text(style)] + design)
        if font.weight == usual.weight { weight = "" } else { weight = ".weight(.\(font.weight))" }
      } else {
        readsTraits = true
        let points = scaled(size, font.textStyle, maximum: font.maximumSize)
        node = .call("Font.system", [.labelled("size", points), .text("weight: .\(font.weight)")] + design)
        weight = ""
      }
    }
    return weight.isEmpty ? node : .chain(node, weight)
  }
}
