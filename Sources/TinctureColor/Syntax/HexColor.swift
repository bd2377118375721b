/// Colours as hex digits.
enum HexColor {
  /// Reads `#` and 3, 4, 6 or 8 hex digits; nil for anything else. Nothing is allocated.
  static func read(_ text: UnsafeBufferPointer<UInt8>) -> RGBAColor? {
    guard text.count > 1, text.count <= 9, text[0] == UInt8(ascii: "#") else { return nil }
    var value: UInt32 = 0
    var index = 1
    while index < text.count {
      guard let digit = digit(text[index]) else { return nil }
      value = value << 4 | digit
      index += 1
    }
    switch text.count {
    case 4: return color(spread(value) << 8 | 0xFF)
    case 5: return color(spread(value))
    case 7: return color(value << 8 | 0xFF)
    case 9: return color(value)
    default: return nil
    }
  }

  static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// Each hex digit twice.
  private static func spread(_ value: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: 12, through: 0, by: -4) {
      result = result << 8 | (value >> UInt32(shift) & 15) * 17
    }
    return result
  }

  private static func color(_ bytes: UInt32) -> RGBAColor {
    RGBAColor(
      red: Double(bytes >> 24) / 255, green: Double(bytes >> 16 & 255) / 255,
      blue: Double(bytes >> 8 & 255) / 255,
      alpha: Double(bytes & 255) / 255)
  }

  /// Appends `#RRGGBB`, or `#RRGGBBAA` where the colour is translucent.
  static func append(_ bytes: RGBABytes, to text: inout [UInt8]) {
    // First digit lowest, so that the number's bytes are the text.
    let opaque = digits(of: bytes.red) | digits(of: bytes.green) << 16 | digits(of: bytes.blue) << 32
    let digits = opaque | digits(of: bytes.alpha) << 48
    text.append(UInt8(ascii: "#"))
    withUnsafeBytes(of: digits.littleEndian) { text.append(contentsOf: $0[..<(bytes.alpha == 255 ? 6 : 8)]) }
  }

  /// The two digits of a byte, the first in the lower eight bits.
  private static func digits(of byte: UInt8) -> UInt64 {
    UInt64(digit(byte >> 4)) | UInt64(digit(byte & 15)) << 8
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}

extension RGBAColor {
  /// An sRGB colour from `#` and 3, 4, 6 or 8 hex digits, red first and opacity last; nil for anything else.
  ///
  /// Nothing is allocated.
  public init?(hex: UnsafeBufferPointer<UInt8>) {
    guard let color = HexColor.read(hex) else { return nil }
    self = color
  }

  /// An sRGB colour from `#` and 3, 4, 6 or 8 hex digits, red first and opacity last; nil for anything else.
  public init?(hex: String) {
    var hex = hex
    guard let color = hex.withUTF8(HexColor.read) else { return nil }
    self = color
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where the colour is translucent in 8 bits, in upper case.
  ///
  /// A Display P3 colour is given by its mapping into sRGB (CSS Color 4's algorithm).
  public var hex: String {
    var text: [UInt8] = []
    appendHex(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends `hex` to a buffer.
  package func appendHex(to text: inout [UInt8]) { HexColor.append(bytes, to: &text) }
}
