import Tincture
import TinctureColor
import TinctureTheme

/// What an expression gives under a combination of traits, so that it can be compared with what another gives.
enum VariantValue: Hashable {
  case color(RGBAColor)
  /// A number of points, a layout or another value that a token's kind tells apart by number.
  case numbered(TokenKind, Int32)
  case image(ImageToken)
  case font(Tincture.TextStyle, FontWeight?, FontFamily, [Operand])
  case gradient(from: GradientPoint, to: GradientPoint, locations: [Double], [Operand])
  case shadows([Layer])
  case surface(CompositeSyntax.SurfaceOutline, [Operand])

  /// A layer of a list of shadows: its colour, its radius and its place.
  struct Layer: Hashable {
    let isInset: Bool
    let parts: [Operand]
  }

  /// A part of a value.
  enum Operand: Hashable {
    case missing, none
    case value(VariantValue)
  }

  /// Lists of shadows may refer to others; deeper ones are not compared.
  private static let deepestNesting = 64

  /// What an expression of a kind gives; nil for what is not known.
  init?(
    _ theme: Theme, _ expression: Int32, of kind: TokenKind, _ combination: Int, depth: Int = 0
  ) {
    guard depth < Self.deepestNesting else { return nil }
    var (expression, kind) = (expression, kind)
    while true {
      let node = theme.origins.syntax.expressions[Int(expression)]
      switch node.operation {
      case .invalid: return nil
      case .literal: self = Self.value(theme, kind, node.first)
      case .alpha, .mix, .lighten, .invert, .readable:
        guard let color = Self.color(theme, expression, combination) else { return nil }
        self = .color(color)
      case .reference:
        guard let target = theme.target(ofReference: node.first), theme[target].isSound else { return nil }
        kind = theme[target].section.kind
        let cell = theme.cell(of: target, combination: combination)
        if let next = Self.parts(of: target, cell, theme) {
          expression = next
          continue
        }
        self = Self.value(theme, kind, cell.value)
      case .invertImage:
        guard
          case .image(var image) = VariantValue(
            theme, node.first, of: .image, combination, depth: depth + 1)
        else { return nil }
        image.isInverted.toggle()
        self = .image(image)
      case .composite:
        let composite = theme.origins.syntax.composites[Int(node.first)]
        guard let value = Self.composite(theme, composite, combination, depth) else { return nil }
        self = value
      }
      return
    }
  }

  private static func value(_ theme: Theme, _ kind: TokenKind, _ number: Int32) -> VariantValue {
    switch kind {
    case .color: .color(theme.colors[Int(number)])
    case .image: .image(theme.values.images[number])
    default: .numbered(kind, number)
    }
  }

  /// The expression that gave a cell a value of several parts.
  private static func parts(of token: TokenID, _ cell: Cell, _ theme: Theme) -> Int32? {
    switch theme[token].section.kind {
    case .color, .metric, .layout, .image: return nil
    case .font, .gradient, .shadow, .surface:
      let variant = theme.variant(of: token, giving: cell)
      return variant.map { theme.origins.syntax.variants[$0].expression }
        ?? theme.declaration(of: token).fallback
    }
  }

  // MARK: Values of several parts

  private static func composite(
    _ theme: Theme, _ composite: CompositeSyntax, _ combination: Int, _ depth: Int
  ) -> VariantValue? {
    let operands = theme.origins.syntax.operands[
      Int(composite.operands.lowerBound)..<Int(composite.operands.upperBound)]
    var values: [Operand] = []
    for (place, operand) in operands.enumerated() {
      switch operand {
      case CompositeSyntax.missing: values.append(.missing)
      case CompositeSyntax.none: values.append(.none)
      default:
        let kind = composite.parts.kind(ofOperand: place)
        guard let value = VariantValue(theme, operand, of: kind, combination, depth: depth + 1) else {
          return nil
        }
        values.append(.value(value))
      }
    }
    switch composite.parts {
    case .font(let style, let weight, let family): return .font(style, weight, family, values)
    case .gradient(let start, let end, let locations):
      return .gradient(from: start, to: end, locations: locations, values)
    case .shadows(let parts): return shadows(parts, values)
    case .surface(let outline): return .surface(outline, values)
    }
  }

  private static func shadows(_ parts: [CompositeSyntax.ShadowPart], _ values: [Operand]) -> VariantValue {
    var layers: [Layer] = []
    var place = 0
    for part in parts {
      switch part {
      case .reference:
        if case .value(.shadows(let others)) = values[place] { layers += others }
        place += 1
      case .layer(let isInset):
        layers.append(Layer(isInset: isInset, parts: Array(values[place..<place + 4])))
        place += 4
      }
    }
    return .shadows(layers)
  }

  // MARK: Colours

  /// The colour that an expression gives; nil for what is not known.
  static func color(_ theme: Theme, _ expression: Int32, _ combination: Int) -> RGBAColor? {
    let node = theme.origins.syntax.expressions[Int(expression)]
    switch node.operation {
    case .literal: return theme.colors[Int(node.first)]
    case .reference:
      guard let target = theme.target(ofReference: node.first), theme[target].isSound,
        theme[target].section.kind == .color
      else { return nil }
      return theme.color(of: target, combination: combination)
    case .mix:
      guard let first = color(theme, node.first, combination),
        let second = color(theme, node.second, combination)
      else { return nil }
      return first.mixed(with: second, fraction: node.amount)
    case .alpha, .lighten, .invert, .readable:
      return color(theme, node.first, combination).map(node.apply)
    case .invertImage, .composite, .invalid: return nil
    }
  }
}
