import Tincture
import TinctureColor
import TinctureTheme

/// Writes values, each text kept once and told apart by number.
struct ValueWriter {
  let theme: Theme
  private(set) var texts = NamePool()
  private var scratch = SourceText()
  /// The text of a colour by its number, where it has been written.
  private var colorTexts: [NameID?]
  /// The text of a reference to a token, where there has been one.
  private var referenceTexts: [NameID?]
  private let notation: ColorNotation

  init(_ theme: Theme) {
    self.theme = theme
    notation = ColorNotation(theme)
    colorTexts = Array(repeating: nil, count: theme.colors.count)
    referenceTexts = Array(repeating: nil, count: theme.tokens.count)
  }

  /// The traits by which what is written of a token may vary: a font's size is that at each size category.
  func traits(of token: TokenID) -> TraitUse {
    var use = theme[token].use
    guard theme.kind(of: token) == .font else { return use }
    let first = Int(theme[token].firstCell)
    for cell in theme.cells[first..<first + use.columnCount] {
      use.formUnion(.sizes(of: theme.values.fonts[cell.value].textStyle))
    }
    return use
  }

  mutating func spelling(of token: TokenID, combination: Int) -> Spelling {
    let cell = theme.cell(of: token, combination: combination)
    let expression = theme.expression(of: token, giving: cell)
    if let target = target(of: token, expression, cell, combination) {
      return Spelling(value: reference(to: target))
    }
    let size = ContentSizeCategory(rawValue: combination >> 4) ?? .large
    return spelling(theme.kind(of: token), cell.value, expression, at: size)
  }

  /// The value for hosts without traits, without references, which would lead to values under traits.
  mutating func fallback(of token: TokenID) -> Spelling {
    let cell = theme.fallbackCell(of: token)
    return spelling(theme.kind(of: token), cell.value, nil, at: .large)
  }

  // MARK: References

  /// The token that a cell's value is a plain reference to, if it also has that value wherever the cell serves.
  private func target(of token: TokenID, _ expression: Int32?, _ cell: Cell, _ combination: Int) -> TokenID? {
    guard let expression, let target = target(of: expression), theme.declaration(of: token).scale == nil
    else {
      return nil
    }
    // A reference in `fallback` leads to what a host without traits gets, also where `fallback` serves other traits.
    let (use, other) = (theme[token].use, theme[target].use)
    guard other.union(use) == use, theme.cell(of: target, combination: combination).value == cell.value else {
      return nil
    }
    return target
  }

  private func target(of expression: Int32) -> TokenID? {
    let node = theme.origins.syntax.expressions[Int(expression)]
    return node.operation == .reference ? theme.target(ofReference: node.first) : nil
  }

  private mutating func reference(to token: TokenID) -> NameID {
    if let text = referenceTexts[token.index] { return text }
    let text = text { $0.appendReference(to: token, in: $1) }
    referenceTexts[token.index] = text
    return text
  }

  /// Keeps what a closure writes.
  private mutating func text(_ write: (inout SourceText, Theme) -> Void) -> NameID {
    scratch.removeAll(from: 0)
    write(&scratch, theme)
    return scratch.bytes.withUnsafeBufferPointer { texts.intern($0) }
  }

  // MARK: Values

  private mutating func spelling(
    _ kind: TokenKind, _ number: Int32, _ expression: Int32?, at size: ContentSizeCategory
  ) -> Spelling {
    switch kind {
    case .color: return Spelling(value: color(number, expression))
    case .metric:
      let points = theme.values.metrics[number]
      return Spelling(value: text { text, _ in text.append(dimension: points) })
    case .font:
      let font = theme.values.fonts[number]
      return Spelling(
        value: text { text, _ in text.append(font, at: size) },
        detail: text { text, _ in text.appendDetail(of: font) })
    case .gradient: return gradient(theme.values.gradients[number], parts(of: expression))
    case .shadow: return Spelling(value: shadow(theme.values.shadows[number], parts(of: expression)))
    case .surface, .layout, .image: return Spelling(value: text { text, _ in text.append("null") })
    }
  }

  private mutating func color(_ number: Int32, _ expression: Int32?) -> NameID {
    let color = theme.colors[Int(number)]
    if let expression, let written = notation.written(expression, color) {
      return text { text, _ in text.append(written, resolved: color) }
    }
    if let text = colorTexts[Int(number)] { return text }
    let text = text { text, _ in text.append(color: color) }
    colorTexts[Int(number)] = text
    return text
  }

  /// The composite that an expression is.
  private func parts(of expression: Int32?) -> CompositeSyntax? {
    guard let expression else { return nil }
    let node = theme.origins.syntax.expressions[Int(expression)]
    return node.operation == .composite ? theme.origins.syntax.composites[Int(node.first)] : nil
  }

  /// Writes a colour that is part of a value: a plain reference stays one.
  private func append(_ color: RGBAColor, _ expression: Int32?, to text: inout SourceText) {
    if let expression, expression >= 0 {
      if let target = target(of: expression) { return text.appendReference(to: target, in: theme) }
      if let written = notation.written(expression, color) { return text.append(written, resolved: color) }
    }
    text.append(color: color)
  }

  private mutating func gradient(_ gradient: ColorGradient, _ parts: CompositeSyntax?) -> Spelling {
    let operands = parts.map {
      theme.origins.syntax.operands[Int($0.operands.lowerBound)..<Int($0.operands.upperBound)]
    }
    var value = SourceText()
    value.append("[")
    for (index, stop) in gradient.stops.enumerated() {
      value.append(index == 0 ? "\n  { \"color\": " : ",\n  { \"color\": ")
      append(stop.color, operands.map { $0[$0.startIndex + index] }, to: &value)
      value.append(", \"position\": ")
      value.append(number: stop.location)
      value.append(" }")
    }
    value.append("\n]")
    return Spelling(
      value: text { text, _ in text.append(value.bytes) },
      detail: text { text, _ in text.appendDetail(of: gradient) })
  }

  private mutating func shadow(_ layers: [ShadowLayer], _ parts: CompositeSyntax?) -> NameID {
    var colors = [Int32?](repeating: nil, count: layers.count)
    if let parts, case .shadows(let layerParts) = parts.parts,
      !layerParts.contains(where: { if case .reference = $0 { true } else { false } })
    {
      for index in colors.indices {
        colors[index] = theme.origins.syntax.operands[Int(parts.operands.lowerBound) + index * 4]
      }
    }
    var value = SourceText()
    value.append("[")
    for (index, layer) in layers.enumerated() {
      value.append(index == 0 ? "\n  {\n    \"color\": " : ",\n  {\n    \"color\": ")
      append(layer.color, colors[index], to: &value)
      value.appendGeometry(of: layer)
      value.append("\n  }")
    }
    // There is no list without layers: what cannot be seen stands for none.
    if layers.isEmpty {
      value.append("\n  {\n    \"color\": ")
      value.append(color: RGBAColor(red: 0, green: 0, blue: 0, alpha: 0))
      value.appendGeometry(of: ShadowLayer(color: RGBAColor(red: 0, green: 0, blue: 0, alpha: 0), radius: 0))
      value.append("\n  }")
    }
    value.append("\n]")
    return text { text, _ in text.append(value.bytes) }
  }
}
