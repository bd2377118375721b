import TinctureTheme

/// A combination of traits under which tokens are resolved, as it is shown.
struct Appearance {
  /// See `TraitUse`.
  let combination: Int
  /// A short name that tells it from the others of a matrix.
  let label: String

  /// The term of each trait, by the names of `TraitOption`.
  var terms: [(name: String, term: String)] {
    TraitOption.all.map { ($0.name, $0.terms[$0.term(in: combination)]) }
  }

  /// The one appearance of the given terms, the defaults where there are none.
  init(_ given: [Int?]) {
    combination = zip(TraitOption.all, given).reduce(TraitUse.defaultCombination) { combination, setting in
      setting.1.map { setting.0.setting($0, in: combination) } ?? combination
    }
    label = TraitOption.all.map { [combination] in $0.terms[$0.term(in: combination)] }.joined(
      separator: ", ")
  }

  private init(combination: Int, label: String) {
    self.combination = combination
    self.label = label
  }

  /// All appearances that make a difference where these traits are used; given terms hold in all of them.
  static func all(_ use: TraitUse, _ given: [Int?]) -> [Appearance] {
    var seen = Set<Int>()
    return (0..<use.columnCount).compactMap { column in
      let combination = zip(TraitOption.all, given).reduce(use.combination(ofColumn: column)) {
        combination, setting in setting.1.map { setting.0.setting($0, in: combination) } ?? combination
      }
      guard seen.insert(combination).inserted else { return nil }
      return Appearance(combination: combination, label: label(of: combination, use, given))
    }
  }

  /// The terms that tell an appearance from the others: the style always, of the rest what is not the default.
  private static func label(of combination: Int, _ use: TraitUse, _ given: [Int?]) -> String {
    var terms: [String] = []
    var defaults: [String] = []
    for (trait, givenTerm) in zip(TraitOption.all, given) where trait.shift < 4 {
      guard use.appearanceMask & (1 << UInt8(trait.shift)) != 0 || givenTerm != nil else { continue }
      let term = trait.term(in: combination)
      if term != trait.defaultTerm || trait.shift == 3 {
        terms.append(trait.terms[term])
      } else {
        defaults.append(trait.terms[term])
      }
    }
    if let given = given.last.flatMap({ $0 }) {
      terms.append("\(TraitTerm.sizeName(given))")
    } else if use.sizeBreaks != 0 {
      terms.append(use.bandName(ofSize: combination >> 4))
    }
    if terms.isEmpty { terms = defaults }
    return terms.isEmpty ? "any" : terms.joined(separator: "+")
  }
}
