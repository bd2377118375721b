/// Contrast ratios and differences as people read them.
package enum RatioText {
  /// A measure that falls short of what is needed, with two decimals, so that it never reads as enough: 4.499 of 4.5 is 4.49.
  package static func failing(_ ratio: Double, needed: Double) -> String {
    let rounded = (ratio * 100).rounded() / 100
    return need(rounded < needed ? rounded : (ratio * 100).rounded(.down) / 100)
  }

  /// What is needed, with as many decimals as it takes, at most two: 4.5 or 3.
  package static func need(_ ratio: Double) -> String {
    let hundredths = Int((ratio * 100).rounded())
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return "\(whole)" }
    return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
