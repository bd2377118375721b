import TinctureColor
import TinctureTheme

/// Finds colours in the space in which the author wrote them; a theme keeps them in sRGB or Display P3.
struct ColorNotation {
  private let theme: Theme

  init(_ theme: Theme) {
    self.theme = theme
  }

  /// The colour of a literal in another space than the resolved one has, an opacity after it included; nil where the
  /// resolved colour tells as much, or where its space could not hold what was written.
  func written(_ expression: Int32, _ resolved: RGBAColor) -> ColorValue? {
    let syntax = theme.origins.syntax
    var node = syntax.expressions[Int(expression)]
    var literal = expression
    var alpha: Double?
    if node.operation == .alpha {
      alpha = node.amount
      literal = node.first
      node = syntax.expressions[Int(literal)]
    }
    guard node.operation == .literal else { return nil }
    let span = syntax.expressionSpans[Int(literal)]
    guard let value = value(at: span) else { return nil }
    let color = alpha.map { value.withAlpha($0) } ?? value
    // An escape in the file could make it say something else; the theme decides.
    guard RGBAColor(color) == resolved, color.isInRange else { return nil }
    return color
  }

  /// The colour that stands at a place of a file as a function of another space.
  private func value(at span: SourceSpan) -> ColorValue? {
    theme.sources[span.file].bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[span.range])
      // Hex, names and rgb() are sRGB, as the resolved colour is.
      guard let first = text.first, text.last == UInt8(ascii: ")"), first | 0x20 != UInt8(ascii: "r") else {
        return nil
      }
      return try? ColorValue.parse(text).color
    }
  }
}

extension ColorValue {
  /// Whether its components are such as a document may hold.
  fileprivate var isInRange: Bool {
    (0..<3).allSatisfy { index in
      let component = space.components[index]
      switch component.role {
      case .hue: return true
      case .chroma: return components[index] >= 0
      case .a, .b: return true
      default: return components[index] >= 0 && components[index] <= component.reference
      }
    }
  }
}

extension SourceText {
  /// Writes a colour as it was written in another space.
  mutating func append(_ color: ColorValue, resolved: RGBAColor) {
    append(#"{ "colorSpace": "#)
    appendQuoted(color.space.name)
    append(#", "components": ["#)
    // Saturation, lightness, whiteness and blackness are percentages.
    let scale = color.space == .hsl || color.space == .hwb ? 100.0 : 1
    let missing: [MissingComponents] = [.first, .second, .third]
    for index in 0..<3 {
      if index > 0 { append(", ") }
      if color.missing.contains(missing[index]) {
        append(#""none""#)
      } else if index == color.space.hueIndex {
        // A full turn after rounding, too, is none.
        let hue = (color.components[index] * 1_000_000).rounded() / 1_000_000
        let turned = hue.truncatingRemainder(dividingBy: 360)
        append(number: turned < 0 ? turned + 360 : turned)
      } else {
        append(number: color.components[index] * scale)
      }
    }
    append("]")
    appendEnd(of: resolved, hasHex: color.isInGamut(.sRGB))
  }

  /// Writes a colour in its own space.
  mutating func append(color: RGBAColor) {
    append(
      color.colorSpace == .sRGB
        ? #"{ "colorSpace": "srgb", "components": ["# : #"{ "colorSpace": "display-p3", "components": ["#)
    append(number: color.red)
    append(", ")
    append(number: color.green)
    append(", ")
    append(number: color.blue)
    append("]")
    appendEnd(of: color, hasHex: color.colorSpace == .sRGB || color.colorValue.isInGamut(.sRGB))
  }

  /// Writes a colour's opacity where it is translucent, and hex digits for tools that know no spaces.
  private mutating func appendEnd(of color: RGBAColor, hasHex: Bool) {
    if color.alpha < 1 {
      append(#", "alpha": "#)
      append(number: color.alpha)
    }
    if hasHex {
      let bytes = color.bytes
      append(##", "hex": "#"##)
      for byte in [bytes.red, bytes.green, bytes.blue] { append(lowercaseHexByte: byte) }
      append("\"")
    }
    append(" }")
  }

  private mutating func append(lowercaseHexByte byte: UInt8) {
    for digit in [byte >> 4, byte & 15] {
      append(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
