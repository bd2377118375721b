/// Contrast ratios and colour differences in messages. A measure that falls short is printed rounded down, so that it
/// never reads as passing.
package enum RatioText {
  /// A measure below what is needed: two decimal places, rounded down, without zeros at its end.
  ///
  /// - Precondition: `measure` is finite and less than `needed`.
  package static func failing(_ measure: Double, needed: Double) -> String {
    precondition(measure < needed, "A measure that is enough does not fail.")
    return text(measure)
  }

  /// A finite measure that nothing is asked of: as one that falls short.
  package static func text(_ measure: Double) -> String {
    measure < 0 ? "-" + roundedDown(-measure, parts: 100) : roundedDown(measure, parts: 100)
  }

  /// What is needed, in full: it is as a person wrote it.
  package static func needed(_ measure: Double) -> String { OptionValue.number(measure).text }

  /// Two measures that were both computed: two decimal places, or as many as it takes to tell them apart.
  ///
  /// - Precondition: both are finite, and `lesser` is less than `greater`.
  static func ordered(_ lesser: Double, _ greater: Double) -> (lesser: String, greater: String) {
    precondition(lesser < greater, "The lesser comes first.")
    var parts = 100
    while parts < 1_000_000_000 {
      let texts = (roundedDown(lesser, parts: parts), roundedDown(greater, parts: parts))
      if texts.0 != texts.1 { return texts }
      parts *= 10
    }
    return ("\(lesser)", "\(greater)")
  }

  /// A measure rounded down to a whole number of parts of one, a power of ten.
  private static func roundedDown(_ measure: Double, parts: Int) -> String {
    var count = (measure * Double(parts)).rounded(.down)
    // The product is rounded too: 1.15 × 100 is a little less than 115, and others a little more than they should be.
    if (count + 1) / Double(parts) <= measure { count += 1 }
    if count / Double(parts) > measure { count -= 1 }
    let (whole, rest) = Int(count).quotientAndRemainder(dividingBy: parts)
    if rest == 0 { return "\(whole)" }
    var digits = "\(parts + rest)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
