import TinctureColor
import TinctureTheme

/// A theme's colours in the syntax of CSS, told apart by number.
///
/// sRGB is written in hex, and with an opacity as `rgb()`. What the author wrote in a wider space stands as it was written:
/// `oklch(0.6 0.2 29)`.
struct CSSColors {
  /// The theme's colours first, by its own numbers.
  private var pool: ColorPool?
  private let theme: Theme
  /// What the author wrote, by the colour that it is.
  private let written: [RGBAColor: ArraySlice<UInt8>]
  /// The same by the colour's number.
  private let writtenByNumber: [Int32: ArraySlice<UInt8>]

  init(_ theme: Theme) {
    self.theme = theme
    let written = Self.writtenColors(of: theme)
    self.written = written
    var writtenByNumber: [Int32: ArraySlice<UInt8>] = [:]
    if !written.isEmpty {
      for (number, color) in theme.colors.enumerated() {
        if let text = written[color] { writtenByNumber[Int32(number)] = text }
      }
    }
    self.writtenByNumber = writtenByNumber
  }

  /// The number of a colour that is a part of a value.
  mutating func number(of color: RGBAColor) -> Int32 {
    var pool = self.pool.take() ?? theme.colors.reduce(into: ColorPool()) { _ = $0.intern($1) }
    let number = pool.intern(color)
    self.pool = pool
    return number
  }

  subscript(number: Int32) -> RGBAColor {
    Int(number) < theme.colors.count ? theme.colors[Int(number)] : pool?[number] ?? theme.colors[0]
  }

  /// Appends a colour; where it is exact, in as few digits as tell it.
  func append(_ number: Int32, to text: inout SourceText) {
    let color = self[number]
    if !written.isEmpty, let written = writtenByNumber[number] ?? written[color] {
      return text.append(written)
    }
    Self.append(color, to: &text)
  }

  /// Whether a colour is written in a syntax that makes browsers mix it in another space than sRGB.
  func isWide(_ number: Int32) -> Bool {
    let color = self[number]
    return color.colorSpace != .sRGB || written[color] != nil
  }

  static func append(_ color: RGBAColor, to text: inout SourceText) {
    if color.colorSpace == .sRGB { return appendSRGB(color, to: &text) }
    text.append("color(display-p3")
    for component in [color.red, color.green, color.blue] {
      text.append(string: " " + component.text(places: 5))
    }
    appendOpacity(color.alpha, to: &text)
    text.append(")")
  }

  /// Appends a colour as every browser knows it, in sRGB.
  static func appendSRGB(_ color: RGBAColor, to text: inout SourceText) {
    guard color.alpha < 1 else { return text.append(color) }
    let bytes = color.bytes
    text.append("rgb(")
    text.append(decimal: Int(bytes.red))
    text.append(" ")
    text.append(decimal: Int(bytes.green))
    text.append(" ")
    text.append(decimal: Int(bytes.blue))
    appendOpacity(color.alpha, to: &text)
    text.append(")")
  }

  private static func appendOpacity(_ alpha: Double, to text: inout SourceText) {
    guard alpha < 1 else { return }
    text.append(" / ")
    text.append(string: (alpha * 100).text(places: 2))
    text.append("%")
  }

  // MARK: As they were written

  /// The literals of spaces other than sRGB, by the colours that they are.
  private static func writtenColors(of theme: Theme) -> [RGBAColor: ArraySlice<UInt8>] {
    var written: [RGBAColor: ArraySlice<UInt8>] = [:]
    let syntax = theme.origins.syntax
    for (number, expression) in syntax.expressions.enumerated() where expression.operation == .literal {
      let span = syntax.expressionSpans[number]
      // No name of a token, font or image has a parenthesis.
      let bytes = theme.sources[span.file].bytes
      guard span.range.count > 8, bytes[span.range.upperBound - 1] == UInt8(ascii: ")"),
        let color = color(writtenAs: bytes[span.range])
      else { continue }
      if written[color] == nil { written[color] = bytes[span.range] }
    }
    return written
  }

  private static let functions: [StaticString] = ["oklch(", "oklab(", "lch(", "lab(", "color("]

  /// The colour of a literal that may stay as it is; nil where it may not, such as one that browsers would fit into the
  /// display's gamut in their own way.
  private static func color(writtenAs text: ArraySlice<UInt8>) -> RGBAColor? {
    let isKnown = functions.contains { function in
      text.starts(with: UnsafeBufferPointer(start: function.utf8Start, count: function.utf8CodeUnitCount))
    }
    guard isKnown,
      text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "*") }),
      let value = try? ColorValue(parsing: String(decoding: text, as: UTF8.self))
    else { return nil }
    let components = value.converted(to: .displayP3).components
    for index in 0..<3 where !(-0.0005...1.0005).contains(components[index]) { return nil }
    return RGBAColor(value)
  }
}
