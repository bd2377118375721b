/// Reads the tokens of CSS's colour syntax, byte by byte.
struct ColorScanner {
  let text: UnsafeBufferPointer<UInt8>
  var index = 0

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// The byte here; 0 at the end.
  var byte: UInt8 { index < text.count ? text[index] : 0 }

  var isAtEnd: Bool { index >= text.count }

  /// Skips white space and comments.
  mutating func skipSpaces() {
    while index < text.count {
      switch text[index] {
      case 0x20, 0x09, 0x0A, 0x0D, 0x0C: index += 1
      case UInt8(ascii: "/") where index + 1 < text.count && text[index + 1] == UInt8(ascii: "*"):
        var end = index + 2
        while end + 1 < text.count, text[end] != UInt8(ascii: "*") || text[end + 1] != UInt8(ascii: "/") {
          end += 1
        }
        guard end + 1 < text.count else { return }
        index = end + 2
      default: return
      }
    }
  }

  /// Takes a byte if it is here, with the spaces before it.
  mutating func take(_ wanted: UInt8) -> Bool {
    skipSpaces()
    guard byte == wanted, !isAtEnd else { return false }
    index += 1
    return true
  }

  /// The word here: letters, digits, `-`, `_` and whatever is not ASCII.
  mutating func takeWord() -> Range<Int> {
    let start = index
    while index < text.count, Self.standsInWord(text[index]) { index += 1 }
    return start..<index
  }

  static func standsInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: text[range]) }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

  /// What stands here, up to the next space, comma, slash or parenthesis; at least one character where there is any.
  func found() -> Range<Int> {
    var end = index
    while end < text.count, !" \t\n\r,/()".utf8.contains(text[end]) { end += 1 }
    if end == index, end < text.count { end += 1 }
    return index..<end
  }

  // MARK: Numbers

  /// A decimal number as it is written: a whole number and a power of ten.
  struct Decimal {
    fileprivate var isNegative = false
    /// Its first 18 digits.
    fileprivate var mantissa: UInt64 = 0
    fileprivate var exponent = 0

    /// The number, exactly rounded.
    var value: Double { scaled(by: 0) }

    /// A hundredth of the number, exactly rounded: what a percentage is.
    var hundredth: Double { scaled(by: -2) }

    private func scaled(by power: Int) -> Double {
      let exponent = exponent + power
      let magnitude = fast(exponent) ?? PlatformMath.decimal(mantissa, exponent: exponent)
      return isNegative ? -magnitude : magnitude
    }

    /// The magnitude where that takes one operation on exact numbers (Clinger's fast path); else nil.
    private func fast(_ exponent: Int) -> Double? {
      guard mantissa <= 1 << 53, abs(exponent) <= 22 else { return mantissa == 0 ? 0 : nil }
      var power = 1.0
      for _ in 0..<abs(exponent) { power *= 10 }
      return exponent < 0 ? Double(mantissa) / power : Double(mantissa) * power
    }
  }

  /// A number as CSS writes it; nil, and nothing taken, where there is none.
  ///
  /// `+10`, `.5`, `-1.5e-3` are numbers; `1.`, `1..2` and `1e` are not.
  mutating func takeNumber() -> Decimal? {
    let start = index
    var number = Decimal(isNegative: byte == UInt8(ascii: "-"))
    if number.isNegative || byte == UInt8(ascii: "+") { index += 1 }
    var digits = 0
    func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    func add(_ byte: UInt8, isFraction: Bool) {
      digits += 1
      if number.mantissa < 100_000_000_000_000_000 {
        number.mantissa = number.mantissa * 10 + UInt64(byte - UInt8(ascii: "0"))
        if isFraction { number.exponent -= 1 }
      } else if !isFraction {
        number.exponent += 1
      }
    }
    while isDigit(byte), !isAtEnd {
      add(byte, isFraction: false)
      index += 1
    }
    if byte == UInt8(ascii: "."), index + 1 < text.count, isDigit(text[index + 1]) {
      index += 1
      while isDigit(byte), !isAtEnd {
        add(byte, isFraction: true)
        index += 1
      }
    }
    guard digits > 0 else {
      index = start
      return nil
    }
    number.exponent += takeExponent()
    return number
  }

  private mutating func takeExponent() -> Int {
    guard byte | 0x20 == UInt8(ascii: "e") else { return 0 }
    var end = index + 1
    let isNegative = end < text.count && text[end] == UInt8(ascii: "-")
    if isNegative || end < text.count && text[end] == UInt8(ascii: "+") { end += 1 }
    var value = 0
    let firstDigit = end
    while end < text.count, text[end] >= UInt8(ascii: "0"), text[end] <= UInt8(ascii: "9") {
      value = min(value * 10 + Int(text[end] - UInt8(ascii: "0")), 9_999)
      end += 1
    }
    guard end > firstDigit else { return 0 }
    index = end
    return isNegative ? -value : value
  }
}
