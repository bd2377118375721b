import TinctureColor

/// A colour is `RRGGBB`; or `s` (sRGB) or `p` (Display P3) and three components between commas. An opacity other than 1
/// follows: two more digits, or `/` and a component. A component is the bit pattern of a Double in hexadecimal without its
/// closing zeros, so that `3ff` is 1; or a whole number and `%`.
extension StyleTableDecoder {
  mutating func decodeColor() -> RGBAColor {
    var color = RGBAColor(red: 0, green: 0, blue: 0)
    switch next {
    case UInt8(ascii: "s"), UInt8(ascii: "p"):
      if takeByte() == UInt8(ascii: "p") { color.colorSpace = .displayP3 }
      color.red = decodeComponent()
      expect(",")
      color.green = decodeComponent()
      expect(",")
      color.blue = decodeComponent()
    default:
      color.red = decodeByte()
      color.green = decodeByte()
      color.blue = decodeByte()
      if hexValue(next) >= 0 { color.alpha = decodeByte() }
    }
    if skip("/") { color.alpha = decodeComponent() }
    return color
  }

  /// Two digits as a part of 255.
  private mutating func decodeByte() -> Double {
    let high = hexDigit()
    return Double(high << 4 | hexDigit()) / 255
  }

  private mutating func decodeComponent() -> Double {
    var bits: UInt64 = 0
    var percentage = 0
    var count = 0
    while case let digit = hexValue(next), digit >= 0, count < 16 {
      bits |= UInt64(hexDigit()) << UInt64(60 - 4 * count)
      percentage = percentage &* 10 &+ digit
      count += 1
    }
    precondition(count > 0, "A component of a style's table begins with a hexadecimal digit.")
    return skip("%") ? Double(percentage) / 100 : Double(bitPattern: bits)
  }
}
