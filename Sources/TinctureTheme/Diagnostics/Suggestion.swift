/// “Did you mean …?”: the names that a mistyped one was likely meant to be.
package enum Suggestion {
  /// The candidates nearest to a name, the likeliest first; none when nothing is near.
  ///
  /// A candidate is near when few typing errors lie between (Damerau–Levenshtein distance, letter case
  /// ignored; one error for three letters), when the name is its beginning, or when both are paths
  /// that end in the same name. Only those that are as near as the nearest are given, in their own order,
  /// and each once. Time is linear in the candidates: most are told off by their length and letters alone.
  package static func nearest(
    to name: String, among candidates: some Sequence<String>, limit: Int = 3
  ) -> [String] {
    guard !name.isEmpty else { return [] }
    var search = NameSearch(name)
    var found: [String] = []
    for candidate in candidates {
      guard let distance = search.distance(to: candidate) else { continue }
      if distance < search.bound {
        search.bound = distance
        found.removeAll()
      }
      if found.count < limit, !found.contains(candidate) { found.append(candidate) }
    }
    return found
  }

  /// The question to end a message with, such as “did you mean 'a' or 'b'?”; nil without a name.
  package static func phrase(_ names: [String]) -> String? {
    names.isEmpty ? nil : "did you mean \(alternatives(names.map { "'\($0)'" }))?"
  }

  /// Names in a sentence: `a, b or c`.
  package static func alternatives(_ names: [String]) -> String {
    let others = names.dropLast().joined(separator: ", ")
    return others + (others.isEmpty ? "" : " or ") + (names.last ?? "")
  }
}

/// The distances of candidates to one name, as far as they are within a bound.
private struct NameSearch {
  /// Candidates farther than this are of no interest.
  var bound: Int

  private let name: [UInt32]
  private let letters: UInt64
  private let lastName: ArraySlice<UInt32>
  private let farthest: Int
  private var candidate: [UInt32] = []
  // Three rows of the matrix of distances: two back, the one before, and the one being filled.
  private var beforePrevious: [Int] = []
  private var previous: [Int] = []
  private var current: [Int] = []

  init(_ name: String) {
    var folded: [UInt32] = []
    Self.fold(name, into: &folded)
    self.name = folded
    letters = Self.letters(of: folded)
    lastName = Self.lastName(of: folded)
    // Of a path, what differs is mostly its last name.
    let length = lastName.isEmpty ? folded.count : lastName.count
    farthest = folded.count < 3 ? 0 : max(1, length / 3)
    bound = farthest
  }

  /// The number of typing errors between, or nil when there are more than the bound.
  mutating func distance(to text: String) -> Int? {
    Self.fold(text, into: &candidate)
    if let distance = typingErrors() { return distance }
    // Weaker likenesses count as one error, or as the most errors there may be.
    if bound >= 1, name.count >= 3, candidate.starts(with: name) { return 1 }
    let last = Self.lastName(of: candidate)
    if last.count < candidate.count, last == name[...] { return min(bound, 1) }
    if bound >= farthest, lastName.count < name.count, last.count < candidate.count, last == lastName {
      return farthest
    }
    return nil
  }

  /// The optimal string alignment distance within the bound, by rows that stop early.
  private mutating func typingErrors() -> Int? {
    guard abs(name.count - candidate.count) <= bound else { return nil }
    // An error changes at most two of the letters that occur.
    guard (letters ^ Self.letters(of: candidate)).nonzeroBitCount <= 2 * bound else { return nil }
    let width = candidate.count
    previous = Array(0...width)
    current = Array(repeating: 0, count: width + 1)
    beforePrevious = current
    for row in 1...name.count {
      current[0] = row
      var least = row
      for column in stride(from: 1, through: width, by: 1) {
        let same = name[row - 1] == candidate[column - 1]
        var distance = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, name[row - 1] == candidate[column - 2],
          name[row - 2] == candidate[column - 1]
        {
          distance = min(distance, beforePrevious[column - 2] + 1)
        }
        current[column] = distance
        least = min(least, distance)
      }
      guard least <= bound else { return nil }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    let distance = previous[width]
    // A name of which nothing is left is another name.
    return distance <= bound && distance < max(name.count, width) ? distance : nil
  }

  /// The code points of a text with its ASCII letters in lower case.
  private static func fold(_ text: String, into result: inout [UInt32]) {
    result.removeAll(keepingCapacity: true)
    for scalar in text.unicodeScalars {
      let isUpper = scalar.value >= 0x41 && scalar.value <= 0x5A
      result.append(isUpper ? scalar.value | 0x20 : scalar.value)
    }
  }

  private static func letters(of name: [UInt32]) -> UInt64 {
    name.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// What follows the last dot.
  private static func lastName(of name: [UInt32]) -> ArraySlice<UInt32> {
    name.lastIndex(of: 0x2E).map { name[($0 + 1)...] } ?? name[...]
  }
}
