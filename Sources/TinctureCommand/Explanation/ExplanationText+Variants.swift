import Tincture
import TinctureTheme

/// Which variants there are, and why one won.
extension ExplanationText {
  private var choice: VariantChoice { explanation.choice }

  /// The token's variants in the order of its file, then its fallback; nothing of a bare value.
  var variantRows: [[TableCell]] {
    let variants = theme.variants(of: explanation.token)
    if choice.isBare, !theme[explanation.token].hasFallback { return [] }
    var rows = variants.map { variant in
      let isWinner = variant == choice.winner
      let matches = !choice.others.contains(variant)
      let syntax = theme.origins.syntax.variants[variant]
      return [
        TableCell(isWinner ? "→" : " "), cell(theme.key(ofVariant: variant)),
        cell(isWinner ? "wins" : matches ? "matches" : "does not match"),
        cell(places.text(syntax.keySpan)),
      ]
    }
    if let fallback = theme.declaration(of: explanation.token).fallback {
      rows.append([
        TableCell(choice.winner == nil ? "→" : " "), cell("fallback"),
        cell(choice.winner == nil ? "serves" : "serves where there are no traits"),
        cell(places.text(theme.span(ofExpression: fallback))),
      ])
    }
    return rows
  }

  /// Sentences that say why one won.
  var variantNotes: [String] {
    if choice.isBare {
      let varies = theme[explanation.token].use != .none
      return ["It is written once, for all traits\(varies ? "; what it is made of varies by them" : "")."]
    }
    return CascadePhrases.sentences(choice, in: theme)
  }
}

/// The cascade in words.
enum CascadePhrases {
  /// Why a variant won, or the fallback serves: a sentence for what was reset, and one for each variant that lost.
  static func sentences(_ choice: VariantChoice, in theme: Theme) -> [String] {
    var sentences: [String] = []
    let resets = choice.resets.map { "the \($0.trait.phrase) is taken as \($0.to) in place of \($0.from)" }
    guard let winner = choice.winner else {
      return ["No variant serves these traits, nor their defaults; so the fallback does."]
    }
    if !resets.isEmpty {
      sentences.append("No variant matches, so \(resets.joined(separator: ", then ")).")
    }
    let key = theme.key(ofVariant: winner)
    for loser in choice.losers {
      sentences.append("\(key) beats \(theme.key(ofVariant: loser.variant)), \(phrase(loser.reason)).")
    }
    if choice.losers.isEmpty, choice.resets.isEmpty, !choice.isBare {
      sentences.append("Only \(key) matches.")
    }
    return sentences
  }

  /// Why one variant beats another.
  static func phrase(_ reason: VariantChoice.Reason) -> String {
    switch reason {
    case .names(let trait): "as it names the \(trait.phrase)"
    case .precedes(let first, let second): "as \(first.phrase) comes before \(second.phrase)"
    case .singleSize: "as one size comes before a range"
    case .narrowerSizes: "as its range of sizes is narrower"
    case .writtenLater: "as it is as specific, and stands later"
    }
  }
}
