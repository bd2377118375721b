/// The keys of one mapping, to find those that stand twice; used again for every mapping.
struct KeyTable {
  private var list: [YAMLTree.NodeID] = []
  /// Of a small mapping, a mark of each key's length and ends; mostly these differ already.
  private var marks: [UInt64] = []
  /// Of a large mapping, each key's hash.
  private var hashes: [UInt64] = []
  /// Open addressing into `list`; used for large mappings only. −1 is free.
  private var slots: [Int32] = []
  private static let largestList = 12

  mutating func removeAll(expecting count: Int, in tree: YAMLTree) {
    list.removeAll(keepingCapacity: true)
    marks.removeAll(keepingCapacity: true)
    hashes.removeAll(keepingCapacity: true)
    slots.removeAll(keepingCapacity: true)
    if count > Self.largestList { resize(to: count, in: tree) }
  }

  private mutating func resize(to count: Int, in tree: YAMLTree) {
    for key in list[hashes.count...] { hashes.append(Self.hash(key, tree)) }
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
    slots.isEmpty ? insertIntoList(key, tree) : insertIntoSlots(key, tree)
  }

  private mutating func insertIntoList(_ key: YAMLTree.NodeID, _ tree: YAMLTree) -> YAMLTree.NodeID? {
    let mark = tree.text(key) { text in
      guard let first = text.first else { return 0 as UInt64 }
      return UInt64(text.count) << 16 | UInt64(first) << 8 | UInt64(text[text.count - 1])
    }
    for index in list.indices where marks[index] == mark && Self.same(key, list[index], tree) {
      return list[index]
    }
    list.append(key)
    marks.append(mark)
    if list.count > Self.largestList { resize(to: list.count * 2, in: tree) }
    return nil
  }

  private mutating func insertIntoSlots(_ key: YAMLTree.NodeID, _ tree: YAMLTree) -> YAMLTree.NodeID? {
    let hash = Self.hash(key, tree)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let other = Int(slots[slot])
      if hashes[other] == hash, Self.same(key, list[other], tree) { return list[other] }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(list.count)
    list.append(key)
    hashes.append(hash)
    if list.count * 2 > slots.count { resize(to: list.count * 2, in: tree) }
    return nil
  }

  /// FNV-1a, 64 bits.
  private static func hash(_ key: YAMLTree.NodeID, _ tree: YAMLTree) -> UInt64 {
    tree.text(key) { text in
      text.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }

  private static func same(_ first: YAMLTree.NodeID, _ second: YAMLTree.NodeID, _ tree: YAMLTree) -> Bool {
    tree.text(first) { first in tree.text(second) { first.elementsEqual($0) } }
  }
}
