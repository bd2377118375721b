import TinctureColor
import TinctureTheme

/// The colours of a theme as a catalog writes them; the text of each is made once.
struct ColorComponentsText {
  private let colors: [RGBAColor]
  /// Where the text of each colour stands; empty where it has not been made.
  private var places: [Range<Int32>]
  private var made = SourceText()

  init(_ theme: Theme) {
    colors = theme.colors
    places = Array(repeating: 0..<0, count: theme.colors.count)
  }

  /// Writes the member `color` of an entry.
  mutating func write(_ number: Int32, to text: inout SourceText) {
    if places[Int(number)].isEmpty {
      let start = Int32(made.bytes.count)
      Self.write(colors[Int(number)], to: &made)
      places[Int(number)] = start..<Int32(made.bytes.count)
    }
    let place = places[Int(number)]
    text.append(made.bytes[Int(place.lowerBound)..<Int(place.upperBound)])
  }

  private static func write(_ color: RGBAColor, to text: inout SourceText) {
    text.append("      \"color\" : {\n        \"color-space\" : \"")
    text.append(string: color.colorSpace.name)
    text.append("\",\n        \"components\" : {\n          \"alpha\" : \"")
    append(color.alpha, to: &text)
    text.append("\",\n          \"blue\" : \"")
    append(color.blue, to: &text)
    text.append("\",\n          \"green\" : \"")
    append(color.green, to: &text)
    text.append("\",\n          \"red\" : \"")
    append(color.red, to: &text)
    text.append("\"\n        }\n      },\n")
  }

  /// Writes a component as a decimal: with a point, since Xcode takes a whole number for one of 255; to three places where
  /// they are exact, else to six, or to as many as keep its eight bits.
  static func append(_ component: Double, to text: inout SourceText) {
    let component = min(max(component, 0), 1)
    var places = 6
    var power = 1_000_000.0
    while places < 15,
      RGBABytes.quantized((component * power).rounded() / power) != RGBABytes.quantized(component)
    {
      places += 3
      power *= 1000
    }
    var digits = Int((component * power).rounded())
    while places > 3, digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    var divisor = 1
    for _ in 0..<places { divisor *= 10 }
    text.append(decimal: digits / divisor)
    text.append(".")
    digits %= divisor
    while divisor > 1 {
      divisor /= 10
      text.append(byte: UInt8(ascii: "0") + UInt8(digits / divisor % 10))
    }
  }
}
