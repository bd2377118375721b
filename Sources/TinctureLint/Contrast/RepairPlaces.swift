import TinctureColor
import TinctureTheme

/// Where a repaired colour is written: at the literal that holds the value, but never at one that others use as well.
struct RepairPlaces {
  private let theme: Theme
  /// How often each token is referred to.
  private let referenceCounts: [Int]

  init(_ theme: Theme) {
    self.theme = theme
    var counts = [Int](repeating: 0, count: theme.tokens.count)
    for target in theme.origins.targets + theme.origins.attributeTargets where target >= 0 {
      counts[Int(target)] += 1
    }
    referenceCounts = counts
  }

  private var syntax: ThemeSyntax { theme.origins.syntax }

  /// Edits that make an expression of a variant a colour; what was no literal is named in a comment.
  func edits(of expression: Int32, _ token: TokenID, _ variant: Int, _ color: RGBAColor) -> [FixIt.Edit]? {
    let editor = VariantEditor(theme, token)
    let node = syntax.expressions[Int(expression)]
    switch node.operation {
    case .literal: return editor.replacing(expression, of: variant, with: color)
    case .alpha where syntax.expressions[Int(node.first)].operation == .literal:
      return editor.replacing(node.first, of: variant, with: color.withAlpha(1))
    case .reference:
      if let target = theme.target(ofReference: node.first),
        let edits = edits(ofPalette: target, token, color)
      {
        return edits
      }
    default: break
    }
    guard let edits = editor.replacing(expression, of: variant, with: color) else { return nil }
    return edits + (editor.remarking(remark(expression), after: expression, of: variant).map { [$0] } ?? [])
  }

  /// The edits of a palette colour that nothing else uses.
  private func edits(ofPalette target: TokenID, _ user: TokenID, _ color: RGBAColor) -> [FixIt.Edit]? {
    guard theme[target].section == .palette, referenceCounts[target.index] == 1,
      theme[target].keySpan.file == theme[user].keySpan.file, let variant = theme.variants(of: target).first
    else { return nil }
    let expression = syntax.variants[variant].expression
    guard syntax.expressions[Int(expression)].operation == .literal else { return nil }
    return VariantEditor(theme, target).replacing(expression, of: variant, with: color)
  }

  /// Edits that add variants after another.
  func insertions(_ variants: [(key: String, color: RGBAColor)], after variant: Int, of token: TokenID)
    -> [FixIt.Edit]?
  {
    let editor = VariantEditor(theme, token)
    let remark = remark(syntax.variants[variant].expression)
    return editor.inserting(
      variants.map { ($0.key, "\"\($0.color.text(like: ""))\"") }, after: variant, remark: remark)
  }

  private func remark(_ expression: Int32) -> String {
    let span = theme.span(ofExpression: expression)
    return "was " + String(decoding: theme.sources[span.file].bytes[span.range], as: UTF8.self)
  }

  /// The key of a variant that is another's where some traits are so; nil where it would win over a third variant as well.
  func key(of variant: Int, of token: TokenID, where mask: Int, is bits: Int) -> String? {
    let selector = syntax.variants[variant].selector
    guard let key = syntax.variants[variant].key, Int(selector.mask) & mask == 0 else { return nil }
    let use = theme[token].use.union(TraitUse(appearanceMask: UInt8(mask), sizeBreaks: 0))
    for column in 0..<use.columnCount {
      let combination = use.combination(ofColumn: column)
      guard combination & mask == bits, selector.matches(combination) else { continue }
      let winner = theme.variant(of: token, giving: theme.cell(of: token, combination: combination))
      guard winner == variant else { return nil }
    }
    // Terms stand in the order of the traits, those of the key that is there and the new ones.
    var own = theme.names.string(key).split(separator: "+").map { String($0.filter { $0 != " " }) }
    let terms = TraitTerm.named.compactMap { name, term -> String? in
      if own.contains("\(name)") { return "\(name)" }
      guard case .appearance(let bit, let isSet) = term, mask & Int(bit) != 0, (bits & Int(bit) != 0) == isSet
      else { return nil }
      return "\(name)"
    }
    own.removeAll { terms.contains($0) || $0 == "any" }
    return (terms + own).joined(separator: "+")
  }
}
