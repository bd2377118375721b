import TinctureTheme

/// The members of a group stand in alphabetical order.
struct UnsortedRule: Rule {
  static let description = RuleDescription(
    id: "unsorted", name: "Unsorted", category: .tidiness, severity: nil, since: "0.2",
    rationale: """
      In a long group a name is found faster, and is less likely to be added twice, where names stand in alphabetical order. \
      Capitals count as small letters, and numbers by what they amount to. The rule is off unless it is asked for, since many \
      themes are ordered by meaning.
      """,
    triggering: [
      RuleExample(
        """
        theme: Example
        palette:
          blue: "#00F"
          ↓amber: "#FB0"
          green: "#0F0"
        colors:
          label: black
          ↓button: { stroke: gray, ↓fill: white }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        theme: Example
        palette:
          amber: "#FB0"
          Blue: "#00F"
          gray2: "#222"
          gray10: "#AAA"
        colors:
          label: black
        """)
    ])

  func check(_ theme: Theme, report: (Diagnostic) -> Void) {
    let hasBases = theme.sources.files.count > 1
    for group in theme.groups {
      var members = group.members
      // What a file replaces of its base stands among the base's.
      if hasBases { members.sort { theme.keySpan(of: $0) < theme.keySpan(of: $1) } }
      guard let (before, after) = firstUnsorted(members, theme) else { continue }
      let names = [after, before].map { theme.names.string(theme.name(of: $0)) }
      report(
        Diagnostic(
          Self.description.id, "'\(names[0])' stands after '\(names[1])'", at: theme.keySpan(of: after),
          subject: theme.path(of: after),
          related: [.init("'\(names[1])' is here", at: theme.keySpan(of: before))],
          help: "put the names of this group in alphabetical order"))
    }
  }

  /// The first two neighbours of one file that stand in the wrong order.
  private func firstUnsorted(
    _ members: [TokenGroup.Member], _ theme: Theme
  ) -> (TokenGroup.Member, TokenGroup.Member)? {
    for (before, after) in zip(members, members.dropFirst())
    where theme.keySpan(of: before).file == theme.keySpan(of: after).file {
      if Self.precedes(theme.names[theme.name(of: after)], theme.names[theme.name(of: before)]) {
        return (before, after)
      }
    }
    return nil
  }

  /// Whether a name comes before another: letter by letter without regard to case, and number by number.
  private static func precedes(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Bool {
    var (i, j) = (left.startIndex, right.startIndex)
    while i < left.endIndex, j < right.endIndex {
      let (one, other) = (left[i], right[j])
      if NameWords.isDigit(one), NameWords.isDigit(other) {
        let first = left[i...].prefix(while: NameWords.isDigit).drop { $0 == UInt8(ascii: "0") }
        let second = right[j...].prefix(while: NameWords.isDigit).drop { $0 == UInt8(ascii: "0") }
        if first.count != second.count { return first.count < second.count }
        if !first.elementsEqual(second) { return first.lexicographicallyPrecedes(second) }
        (i, j) = (first.endIndex, second.endIndex)
        continue
      }
      let (a, b) = (small(one), small(other))
      if a != b { return a < b }
      (i, j) = (i + 1, j + 1)
    }
    return i == left.endIndex && j < right.endIndex
  }

  private static func small(_ byte: UInt8) -> UInt8 { NameWords.isUpper(byte) ? byte | 0x20 : byte }
}
