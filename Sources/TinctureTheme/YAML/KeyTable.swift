/// The keys of one mapping, to find those that stand twice; used again for every mapping.
struct KeyTable {
  private var list: [YAMLTree.NodeID] = []
  private var hashes: [UInt64] = []
  /// Open addressing into `list`; used for large mappings only. −1 is free.
  private var slots: [Int32] = []
  private static let largestList = 12

  mutating func removeAll(expecting count: Int) {
    list.removeAll(keepingCapacity: true)
    hashes.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    if count > Self.largestList { resize(to: count) }
  }

  private mutating func resize(to count: Int) {
    var size = 32
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(index)
    }
  }

  /// Adds a key; gives the one that is there already with the same text.
  mutating func insert(_ key: YAMLTree.NodeID, in tree: YAMLTree) -> YAMLTree.NodeID? {
    let hash = tree.text(key) { text in
      text.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    if slots.isEmpty {
      for (other, otherHash) in zip(list, hashes) where hash == otherHash && Self.same(key, other, tree) {
        return other
      }
    } else {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] >= 0 {
        let other = Int(slots[slot])
        if hashes[other] == hash, Self.same(key, list[other], tree) { return list[other] }
        slot = (slot + 1) & (slots.count - 1)
      }
      slots[slot] = Int32(list.count)
    }
    list.append(key)
    hashes.append(hash)
    if list.count > Self.largestList, list.count * 2 > slots.count { resize(to: list.count * 2) }
    return nil
  }

  private static func same(_ first: YAMLTree.NodeID, _ second: YAMLTree.NodeID, _ tree: YAMLTree) -> Bool {
    tree.text(first) { first in tree.text(second) { first.elementsEqual($0) } }
  }
}
