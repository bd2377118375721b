import Tincture
import TinctureTheme

/// Values of all kinds, as `StyleTableDecoder` describes them.
extension TableText {
  static func append(_ value: TokenValue, to text: inout SourceText) {
    switch value {
    case .color(let color): append(color, to: &text)
    case .metric(let number): append(number, to: &text)
    case .font(let font): append(font, to: &text)
    case .gradient(let gradient): append(gradient, to: &text)
    case .shadow(let layers): append(layers, to: &text)
    case .surface(let surface): append(surface, to: &text)
    case .layout(let name): appendQuoted(name, to: &text)
    case .image(let image): append(image, to: &text)
    }
  }

  /// A number with at most nine decimal places where that is exact, else its bits.
  static func append(_ number: Double, to text: inout SourceText) {
    var power = 1.0
    for places in 0...9 {
      let whole = (abs(number) * power).rounded()
      if whole < 1e9, whole / power == abs(number) {
        appendDecimal(Int(whole), places: places, isNegative: number < 0, to: &text)
        return
      }
      power *= 10
    }
    text.append("x")
    appendBits(of: number, to: &text)
  }

  private static func appendDecimal(
    _ digits: Int, places: Int, isNegative: Bool, to text: inout SourceText
  ) {
    if isNegative { text.append("-") }
    let power = (0..<places).reduce(1) { power, _ in power * 10 }
    text.append(decimal: digits / power)
    guard places > 0 else { return }
    text.append(".")
    let rest = String(digits % power)
    for _ in 0..<places - rest.utf8.count { text.append("0") }
    text.append(string: rest)
  }

  /// A text in quotes, with all but ASCII letters, digits, `.`, `_` and `-` by their codes.
  private static func appendQuoted(_ string: String, to text: inout SourceText) {
    text.append("'")
    appendEscaped(string.utf8, to: &text)
    text.append("'")
  }

  static func appendEscaped(_ bytes: some Sequence<UInt8>, to text: inout SourceText) {
    for byte in bytes {
      if byte.isLetter || byte.isDigit || "._-".utf8.contains(byte) {
        text.append(byte: byte)
      } else {
        text.append("%")
        text.append(hexByte: byte)
      }
    }
  }

  private static func append(_ font: FontToken, to text: inout SourceText) {
    text.append(decimal: font.textStyle.rawValue)
    text.append(",")
    text.append(decimal: font.weight.rawValue)
    text.append(",")
    append(font.size, to: &text)
    text.append(",")
    if let maximum = font.maximumSize { append(maximum, to: &text) } else { text.append("-") }
    text.append(",")
    switch font.family {
    case .system: text.append("y")
    case .serif: text.append("e")
    case .rounded: text.append("r")
    case .monospaced: text.append("m")
    case .named(let name): appendQuoted(name, to: &text)
    }
  }

  private static func append(_ gradient: ColorGradient, to text: inout SourceText) {
    append([gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y], to: &text)
    for stop in gradient.stops {
      text.append(";")
      append(stop.color, to: &text)
      text.append("@")
      append(stop.location, to: &text)
    }
  }

  private static func append(_ layers: [ShadowLayer], to text: inout SourceText) {
    if layers.isEmpty { text.append("-") }
    for (index, layer) in layers.enumerated() {
      if index > 0 { text.append(";") }
      append(layer.color, to: &text)
      text.append(",")
      append([layer.radius, layer.x, layer.y], to: &text)
      if layer.isInset { text.append("i") }
    }
  }

  private static func append(_ surface: SurfaceStyle, to text: inout SourceText) {
    switch surface.shape {
    case .rectangle: text.append("b")
    case .roundedRectangle(let radius):
      text.append("q")
      append(radius, to: &text)
    case .capsule: text.append("k")
    case .circle: text.append("c")
    }
    text.append(",")
    append(
      [surface.padding.vertical, surface.padding.horizontal, surface.minimumWidth, surface.minimumHeight],
      to: &text)
    text.append("|")
    append(surface.normal, to: &text)
    for state in surface.states.dropFirst().map(\.state) {
      text.append("|")
      if state != surface.normal { append(state, to: &text) }
    }
  }

  private static func append(_ state: SurfaceState, to text: inout SourceText) {
    append(state.fill, to: &text)
    text.append(":")
    append(state.stroke?.paint, to: &text)
    if let stroke = state.stroke {
      text.append("*")
      append(stroke.width, to: &text)
    }
    text.append(":")
    append(state.shadows, to: &text)
    text.append(":")
    append(state.content.map { SurfacePaint.color($0) }, to: &text)
  }

  private static func append(_ paint: SurfacePaint?, to text: inout SourceText) {
    switch paint {
    case .color(let color): append(color, to: &text)
    case .gradient(let gradient):
      text.append("[")
      append(gradient, to: &text)
      text.append("]")
    case nil: text.append("-")
    }
  }

  private static func append(_ image: ImageToken, to text: inout SourceText) {
    appendQuoted(image.name, to: &text)
    text.append(",")
    if image.isInverted { text.append("n") }
    if image.rendering == .template { text.append("t") }
    if let tint = image.tint { append(tint, to: &text) }
  }

  private static func append(_ numbers: [Double], to text: inout SourceText) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { text.append(",") }
      append(number, to: &text)
    }
  }
}
