import Tincture
import TinctureColor
import TinctureTheme

/// Values of several parts.
extension SourceText {
  // MARK: Fonts

  /// Writes a font at a size category. The format needs a spacing, which is 0, and a line height, for which a theme has no
  /// word: it is that of the text style.
  mutating func append(_ font: FontToken, at size: ContentSizeCategory) {
    append("{\n  \"fontFamily\": ")
    switch font.family {
    case .system: append("\"system-ui\"")
    case .serif: append(#"["ui-serif", "serif"]"#)
    case .rounded: append(#"["ui-rounded", "system-ui"]"#)
    case .monospaced: append(#"["ui-monospace", "monospace"]"#)
    case .named(let name): appendQuoted(name)
    }
    append(",\n  \"fontSize\": ")
    append(dimension: font.pointSize(at: size))
    append(",\n  \"fontWeight\": ")
    append(decimal: font.weight.number)
    append(",\n  \"letterSpacing\": ")
    append(dimension: 0)
    append(",\n  \"lineHeight\": ")
    let lineHeight = font.textStyle.leading / font.textStyle.pointSize(at: .large)
    append(number: (lineHeight * 1000).rounded() / 1000)
    append("\n}")
  }

  mutating func appendDetail(of font: FontToken) {
    append("\"textStyle\": ")
    appendQuoted("\(font.textStyle)")
    switch font.family {
    case .system, .serif, .rounded, .monospaced:
      append(",\n\"design\": ")
      appendQuoted("\(font.family)")
    case .named: break
    }
    if let maximum = font.maximumSize {
      append(",\n\"maximumSize\": ")
      append(number: maximum)
    }
  }

  // MARK: Gradients

  mutating func appendDetail(of gradient: ColorGradient) {
    append("\"from\": ")
    append(gradient.start)
    append(",\n\"to\": ")
    append(gradient.end)
  }

  private mutating func append(_ point: GradientPoint) {
    if let name = point.name { return appendQuoted(name) }
    append("[")
    append(number: point.x)
    append(", ")
    append(number: point.y)
    append("]")
  }

  // MARK: Shadows

  /// Writes what a layer has besides its colour. The format's blur is CSS's, twice the radius.
  mutating func appendGeometry(of layer: ShadowLayer) {
    append(",\n    \"offsetX\": ")
    append(dimension: layer.x)
    append(",\n    \"offsetY\": ")
    append(dimension: layer.y)
    append(",\n    \"blur\": ")
    append(dimension: layer.radius * 2)
    append(",\n    \"spread\": ")
    append(dimension: 0)
    if layer.isInset { append(",\n    \"inset\": true") }
  }
}

extension TextStyle {
  /// The distance of the style's lines in points at the size `large`.
  ///
  /// Source: Apple Human Interface Guidelines, Typography, Dynamic Type sizes of iOS.
  fileprivate var leading: Double {
    switch self {
    case .largeTitle: 41
    case .title1: 34
    case .title2: 28
    case .title3: 25
    case .headline, .body: 22
    case .callout: 21
    case .subheadline: 20
    case .footnote: 18
    case .caption1: 16
    case .caption2: 13
    }
  }
}
