import TinctureColor

extension TableText {
  /// Writes a colour: in hex where 8 bits are exact, else its components one by one.
  static func append(_ color: RGBAColor, to text: inout SourceText) {
    if color.colorSpace == .sRGB, let red = exactByte(color.red), let green = exactByte(color.green),
      let blue = exactByte(color.blue)
    {
      for byte in [red, green, blue] { text.append(hexByte: byte) }
    } else {
      text.append(color.colorSpace == .sRGB ? "s" : "p")
      appendComponent(color.red, to: &text)
      text.append(",")
      appendComponent(color.green, to: &text)
      text.append(",")
      appendComponent(color.blue, to: &text)
      return appendAlpha(color.alpha, to: &text)
    }
    if color.alpha == 1 { return }
    if let alpha = exactByte(color.alpha) {
      text.append(hexByte: alpha)
    } else {
      appendAlpha(color.alpha, to: &text)
    }
  }

  private static func appendAlpha(_ alpha: Double, to text: inout SourceText) {
    guard alpha != 1 else { return }
    text.append("/")
    appendComponent(alpha, to: &text)
  }

  /// The byte that a component is exactly, or nil.
  private static func exactByte(_ component: Double) -> UInt8? {
    let byte = RGBABytes.quantized(component)
    return Double(byte) / 255 == component ? byte : nil
  }

  /// A whole percentage where it is exact, else the bits of the number in hex without the zeros at their end.
  private static func appendComponent(_ component: Double, to text: inout SourceText) {
    let percentage = (component * 100).rounded()
    if percentage >= 0, percentage <= 100, percentage / 100 == component {
      text.append(decimal: Int(percentage))
      text.append("%")
      return
    }
    appendBits(of: component, to: &text)
  }

  /// The bits of a number in hex without the zeros at their end.
  static func appendBits(of number: Double, to text: inout SourceText) {
    var bits = number.bitPattern
    repeat {
      text.append(hexDigit: UInt8(bits >> 60))
      bits <<= 4
    } while bits != 0
  }
}
