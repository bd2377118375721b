import TinctureTheme

/// Finds tokens and groups whose names become one in an output.
struct NameCollisions {
  private var entries: [Entry] = []

  private struct Entry {
    let hash: UInt64
    let member: TokenGroup.Member
  }

  mutating func reserveCapacity(_ count: Int) { entries.reserveCapacity(count) }

  /// Adds what a member is called in the output.
  ///
  /// - Parameter scope: where the name has to be free: those of different scopes do not collide.
  mutating func add(_ name: some Sequence<UInt8>, in scope: Int = 0, for member: TokenGroup.Member) {
    entries.append(Entry(hash: Self.hash(name, scope), member: member))
  }

  /// Adds a file's name: on many disks, those that differ only in the case of letters or in how their marks are encoded
  /// are one file.
  mutating func add(fileName: ArraySlice<UInt8>, in scope: Int, for member: TokenGroup.Member) {
    if fileName.allSatisfy({ $0 < 0x80 }) {
      add(fileName.lazy.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }, in: scope, for: member)
      return
    }
    let name = String(decoding: fileName, as: UTF8.self).lowercased()
    if name.utf8.allSatisfy({ $0 < 0x80 }) { return add(name.utf8, in: scope, for: member) }
    // The hash of a text is that of its canonical form.
    add(
      withUnsafeBytes(of: name.hashValue) { Array($0) }, in: scope, for: member)
  }

  /// The members that have the name of an earlier one, each with that one, in order.
  var pairs: [(earlier: TokenGroup.Member, later: TokenGroup.Member)] {
    let order = entries.indices.sorted { (entries[$0].hash, $0) < (entries[$1].hash, $1) }
    var pairs: [(Int, Int)] = []
    var first = 0
    for place in order.indices.dropFirst() {
      if entries[order[place]].hash == entries[order[first]].hash {
        pairs.append((order[first], order[place]))
      } else {
        first = place
      }
    }
    return pairs.sorted { $0.1 < $1.1 }.map { (entries[$0.0].member, entries[$0.1].member) }
  }

  /// FNV-1a, 64 bits.
  private static func hash(_ name: some Sequence<UInt8>, _ scope: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: scope) &* 0x9E37_79B9_7F4A_7C15
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}

extension RuleID {
  /// Two names that become one in an output.
  package static let collidingNames = RuleID("colliding-names")
  /// A name that an output cannot hold.
  package static let unusableName = RuleID("unusable-name")
}

extension Diagnostic {
  /// Two tokens or groups would have one name in an output.
  ///
  /// - Parameter description: what the name is of, such as `the resource 'menu_label'`.
  static func collision(
    of earlier: TokenGroup.Member, and later: TokenGroup.Member, in theme: Theme, as description: String
  ) -> Diagnostic {
    let paths = (theme.path(of: earlier), theme.path(of: later))
    return Diagnostic(
      .collidingNames, "\(paths.1) and \(paths.0) would both be \(description)", at: theme.keySpan(of: later),
      subject: paths.1,
      related: [Diagnostic.Related("\(paths.0) is here", at: theme.keySpan(of: earlier))],
      help: "rename one of them")
  }
}
