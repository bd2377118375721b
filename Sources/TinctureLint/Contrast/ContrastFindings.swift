import TinctureColor
import TinctureTheme

/// The words of findings about contrast.
enum ContrastFindings {
  /// Of several samples, that which lacks most.
  static func worst(of samples: [ContrastSample]) -> ContrastSample? {
    samples.min { $0.lack < $1.lack }
  }

  /// What was measured and what is needed, under which traits.
  static func measure(of samples: [ContrastSample], in use: TraitUse) -> String {
    var text = "has"
    var last = ""
    for need in Set(samples.map(\.need)).sorted() {
      let group = samples.filter { $0.need == need }
      let ratio = RatioText.failing(group.map(\.ratio).min() ?? 1, needed: need)
      if last.isEmpty { text += " \(ratio):1" } else { text += ratio == last ? " and" : ", and \(ratio):1" }
      last = ratio
      let traits = TraitSummary.text(of: group.map(\.column), in: use)
      text += " of the \(RatioText.needed(need)):1 needed" + (traits.map { " under \($0)" } ?? "")
    }
    return text
  }

  /// The other backgrounds on which there is too little contrast for the same cause.
  static func alsoOn(_ others: [String]) -> String {
    guard let last = others.prefix(limit).last else { return "" }
    let first = others.prefix(limit).dropLast()
    let list = first.isEmpty ? last : "\(first.joined(separator: ", ")) and \(last)"
    return ", and too little on \(list)" + (others.count > limit ? " and \(others.count - limit) more" : "")
  }

  /// The most others that are named.
  private static let limit = 4

  /// The colours as they meet, and the colour that would do.
  static func help(_ sample: ContrastSample, _ repair: ContrastRepairer.Repair) -> String {
    let background = RGBAColor.composite(sample.stack)
    let contrast = Int(abs(sample.color.lightnessContrast(over: sample.stack)).rounded())
    var shown = "\(sample.color.hex) on \(background.hex)"
    if sample.stack.count > 1, sample.stack[0].alpha < 1 { shown += " as composited" }
    return "\(shown) (APCA Lc \(contrast)); \(repair.advice)"
  }

  /// Where both colours come from.
  static func origins(
    of token: TokenID, on background: TokenID, _ sample: ContrastSample, _ theme: Theme
  ) -> [Diagnostic.Related] {
    let own = theme.origin(of: token, combination: sample.combination)
    let other = theme.origin(of: background, combination: sample.combination)
    return [
      .init(
        "\(sample.color.hex), the colour of \(theme.path(of: token))",
        at: theme.span(ofExpression: own.expression)),
      .init(
        "\(sample.stack[0].hex), the colour of \(theme.path(of: background))",
        at: theme.span(ofExpression: other.expression)),
    ]
  }
}
