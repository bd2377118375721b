/// Finds the member of a group by its name.
package struct MemberIndex: Sendable {
  private var keys: [UInt64]
  private var members: [TokenGroup.Member]
  private var count = 0

  /// An index with room for some members; it grows with more.
  package init(capacity: Int = 0) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    keys = Array(repeating: .max, count: size)
    members = Array(repeating: .group(0), count: size)
  }

  package subscript(group: Int, name: NameID) -> TokenGroup.Member? {
    let slot = slot(of: Self.key(group, name))
    return keys[slot] == .max ? nil : members[slot]
  }

  package mutating func insert(_ member: TokenGroup.Member, named name: NameID, in group: Int) {
    if (count + 1) * 2 > keys.count { grow() }
    let key = Self.key(group, name)
    let slot = slot(of: key)
    if keys[slot] == .max { count += 1 }
    keys[slot] = key
    members[slot] = member
  }

  /// Gives the tokens other numbers.
  package mutating func renumberTokens(_ number: (TokenID) -> TokenID) {
    for slot in keys.indices where keys[slot] != .max {
      if case .token(let token) = members[slot] { members[slot] = .token(number(token)) }
    }
  }

  private static func key(_ group: Int, _ name: NameID) -> UInt64 {
    UInt64(UInt32(truncatingIfNeeded: group)) << 32 | UInt64(UInt32(bitPattern: name.index))
  }

  private func slot(of key: UInt64) -> Int {
    // Fibonacci hashing: the high bits of the product are the well-mixed ones.
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (keys.count - 1)
    while keys[slot] != .max, keys[slot] != key { slot = (slot + 1) & (keys.count - 1) }
    return slot
  }

  private mutating func grow() {
    let (oldKeys, oldMembers) = (keys, members)
    keys = Array(repeating: .max, count: oldKeys.count * 2)
    members = Array(repeating: .group(0), count: oldKeys.count * 2)
    for (key, member) in zip(oldKeys, oldMembers) where key != .max {
      let slot = slot(of: key)
      keys[slot] = key
      members[slot] = member
    }
  }
}
