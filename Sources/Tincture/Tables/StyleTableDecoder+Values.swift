import TinctureColor

/// How the values of the other kinds are written; `-` is nothing.
extension StyleTableDecoder {
  /// A metric: `-`, a whole number, and `.` and up to nine digits; or `x` and the bit pattern of a Double in hexadecimal
  /// without its closing zeros.
  mutating func decodeNumber() -> Double {
    if skip("x") {
      var bits: UInt64 = 0
      var shift = 60
      while shift >= 0, hexValue(next) >= 0 {
        bits |= UInt64(hexDigit()) << UInt64(shift)
        shift -= 4
      }
      return Double(bitPattern: bits)
    }
    let sign = skip("-") ? -1.0 : 1
    var number = Double(decodeWholeNumber())
    if skip(".") {
      var power = 1.0
      while hexValue(next) >= 0, power < 1e9 {
        number = number * 10 + Double(hexDigit())
        power *= 10
      }
      number /= power
    }
    return sign * number
  }

  /// `'`, a name, `'`.
  mutating func decodeText() -> String {
    expect("'")
    let name = decodeName()
    expect("'")
    return name
  }

  /// ASCII letters, digits, `.`, `_` and `-`; what is none of them is `%` and two hexadecimal digits.
  mutating func decodeName() -> String {
    var bytes: [UInt8] = []
    while next > UInt8(ascii: ")") || next == UInt8(ascii: "%") {
      let byte = takeByte()
      bytes.append(byte == UInt8(ascii: "%") ? UInt8(hexDigit() << 4 | hexDigit()) : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The numbers of style and weight, the size, the maximum size, and the family: a letter or a text.
  mutating func decodeFont() -> FontToken {
    let style = decodeWholeNumber()
    expect(",")
    let weight = decodeWholeNumber()
    expect(",")
    let size = decodeNumber()
    expect(",")
    let maximumSize = skip("-") ? nil : decodeNumber()
    expect(",")
    let family: FontFamily =
      if skip("e") { .serif } else if skip("r") { .rounded } else if skip("m") {
        .monospaced
      } else if skip(
        "y")
      {
        .system
      } else { .named(decodeText()) }
    guard let style = TextStyle(rawValue: style), let weight = FontWeight(rawValue: weight) else {
      preconditionFailure("A font of a style's table has a known style and weight.")
    }
    return FontToken(
      textStyle: style, weight: weight, family: family, size: size, maximumSize: maximumSize)
  }

  /// The start and the end, x and y each, and for each stop `;`, a colour, `@` and its location.
  mutating func decodeGradient() -> ColorGradient {
    let start = decodePair()
    expect(",")
    let end = decodePair()
    var stops: [ColorGradient.Stop] = []
    while skip(";") {
      let color = decodeColor()
      expect("@")
      stops.append(ColorGradient.Stop(color, at: decodeNumber()))
    }
    return ColorGradient(
      from: GradientPoint(x: start.0, y: start.1), to: GradientPoint(x: end.0, y: end.1), stops: stops)
  }

  /// `-`, or layers with `;` between: colour, radius, x and y, and `i` for an inset one.
  mutating func decodeShadows() -> [ShadowLayer] {
    var layers: [ShadowLayer] = []
    if skip("-") { return layers }
    repeat {
      let color = decodeColor()
      expect(",")
      let radius = decodeNumber()
      expect(",")
      let (x, y) = decodePair()
      layers.append(ShadowLayer(color: color, radius: radius, x: x, y: y, isInset: skip("i")))
    } while skip(";")
    return layers
  }

  /// Shape, padding and least size with `,` between, and for each state `|` and fill, stroke, shadows and content with `:`
  /// between. A state that is left out looks like the normal one.
  mutating func decodeSurface() -> SurfaceStyle {
    let shape: SurfaceShape
    switch takeByte() {
    case UInt8(ascii: "q"): shape = .roundedRectangle(cornerRadius: decodeNumber())
    case UInt8(ascii: "k"): shape = .capsule
    case UInt8(ascii: "c"): shape = .circle
    default: shape = .rectangle
    }
    expect(",")
    let (vertical, horizontal) = decodePair()
    expect(",")
    let (width, height) = decodePair()
    expect("|")
    let normal = decodeState() ?? SurfaceState()
    expect("|")
    let pressed = decodeState()
    expect("|")
    let selected = decodeState()
    expect("|")
    return SurfaceStyle(
      shape: shape, padding: SurfacePadding(vertical: vertical, horizontal: horizontal), minimumWidth: width,
      minimumHeight: height, normal: normal, pressed: pressed, selected: selected, disabled: decodeState())
  }

  private mutating func decodeState() -> SurfaceState? {
    if next == UInt8(ascii: "|") || next <= UInt8(ascii: " ") { return nil }
    let fill = decodePaint()
    expect(":")
    var stroke: SurfaceStroke?
    if let paint = decodePaint() {
      expect("*")
      stroke = SurfaceStroke(paint, width: decodeNumber())
    }
    expect(":")
    let shadows = decodeShadows()
    expect(":")
    return SurfaceState(
      fill: fill, stroke: stroke, shadows: shadows, content: skip("-") ? nil : decodeColor())
  }

  /// `-`, a colour, or a gradient in brackets.
  private mutating func decodePaint() -> SurfacePaint? {
    if skip("-") { return nil }
    guard skip("[") else { return .color(decodeColor()) }
    let gradient = decodeGradient()
    expect("]")
    return .gradient(gradient)
  }

  /// The name, `,`, `n` for an inverted image, `t` for a template, and a template's colour.
  mutating func decodeImage() -> ImageToken {
    let name = decodeText()
    expect(",")
    let isInverted = skip("n")
    let rendering: ImageToken.Rendering = skip("t") ? .template : .original
    let tint = next > UInt8(ascii: " ") ? decodeColor() : nil
    return ImageToken(name, isInverted: isInverted, rendering: rendering, tint: tint)
  }

  private mutating func decodePair() -> (Double, Double) {
    let first = decodeNumber()
    expect(",")
    return (first, decodeNumber())
  }
}
