import TinctureColor

/// Amounts, opacities and ratios.
extension ExpressionParser {
  mutating func parseFraction(_ what: String) throws(ExpressionFault) -> Double {
    let (number, range) = try parseNumber(what, example: "20% or 0.2")
    let isPercentage = text[range.upperBound - 1] == UInt8(ascii: "%")
    let fraction = isPercentage ? number / 100 : number
    guard fraction >= 0, fraction <= 1 else {
      throw ExpressionFault(
        .outOfRange, "\(what) lies between 0% and 100%", at: range,
        help: !isPercentage && number > 1 && number <= 100
          ? "for \(text.string(range)) of 100, write \(text.string(range))%" : nil,
        replacement: !isPercentage && number >= 5 && number <= 100 ? text.string(range) + "%" : nil)
    }
    return fraction
  }

  mutating func parseRatio() throws(ExpressionFault) -> Double {
    var (ratio, range) = try parseNumber("a contrast ratio", example: "4.5")
    if text[range.upperBound - 1] == UInt8(ascii: "%") { ratio = .infinity }
    guard ratio >= 1, ratio <= 21 else {
      throw ExpressionFault(.outOfRange, "a contrast ratio lies between 1 and 21", at: range)
    }
    return ratio
  }

  private mutating func parseNumber(
    _ what: String, example: String
  ) throws(ExpressionFault) -> (Double, Range<Int>) {
    index = text.skippingSpaces(from: index)
    let range = text.trimmingSpaces(index..<endOfOperand())
    let isPercentage = !range.isEmpty && text[range.upperBound - 1] == UInt8(ascii: "%")
    let digits = range.lowerBound..<range.upperBound - (isPercentage ? 1 : 0)
    guard !digits.isEmpty, text[digits].allSatisfy(Self.standsInNumber),
      let number = Double(text.string(digits))
    else {
      throw ExpressionFault(
        "\(what) is expected, such as \(example)",
        at: range.isEmpty ? index..<min(index + 1, text.count) : range)
    }
    index = range.upperBound
    return (number, range)
  }

  private static func standsInNumber(_ byte: UInt8) -> Bool {
    byte.isDigit || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      || byte | 0x20 == UInt8(ascii: "e")
  }
}
