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
    if let band = band(of: combination >> 4, use, isGiven: given.last.flatMap { $0 } != nil) {
      terms.append(band)
    }
    if terms.isEmpty { terms = defaults }
    return terms.isEmpty ? "any" : terms.joined(separator: "+")
  }

  /// The sizes that a size stands for, as a theme file writes them; nil when all sizes are alike.
  private static func band(of size: Int, _ use: TraitUse, isGiven: Bool) -> String? {
    guard let names = TraitOption.all.last?.terms, use.sizeBreaks != 0 || isGiven else { return nil }
    if isGiven { return names[size] }
    let isBreak = { (size: Int) in use.sizeBreaks & (1 << UInt16(size)) != 0 }
    var first = size
    while first > 0, !isBreak(first) { first -= 1 }
    var last = size
    while last < names.count - 1, !isBreak(last + 1) { last += 1 }
    if first == last { return names[first] }
    if first == 0 { return "size<=\(names[last])" }
    return last == names.count - 1 ? "size>=\(names[first])" : "\(names[first])…\(names[last])"
  }
}
