/// The number of an interned name.
package struct NameID: Hashable, Sendable {
  package let index: Int32
}

/// Names of tokens, groups and variant keys, each kept once and told apart by number.
package struct NamePool: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int32] = []
  /// Open addressing; −1 is free.
  private var slots: [Int32] = Array(repeating: -1, count: 64)

  package init() {}

  package var count: Int { ends.count }

  /// The number of a name, given now if it is new.
  package mutating func intern(_ name: UnsafeBufferPointer<UInt8>) -> NameID {
    if (ends.count + 1) * 2 > slots.count { grow() }
    var slot = Self.hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      if equals(Int(slots[slot]), name) { return NameID(index: slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(ends.count)
    bytes.append(contentsOf: name)
    ends.append(Int32(bytes.count))
    return NameID(index: slots[slot])
  }

  package mutating func intern(_ name: String) -> NameID {
    var name = name
    return name.withUTF8 { intern($0) }
  }

  /// The number of a name if it has one.
  package func find(_ name: String) -> NameID? {
    var name = name
    return name.withUTF8 { find($0) }
  }

  /// The number of a name if it has one.
  package func find(_ name: UnsafeBufferPointer<UInt8>) -> NameID? {
    var slot = Self.hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      if equals(Int(slots[slot]), name) { return NameID(index: slots[slot]) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  package subscript(name: NameID) -> ArraySlice<UInt8> { bytes[range(Int(name.index))] }

  package func string(_ name: NameID) -> String { String(decoding: self[name], as: UTF8.self) }

  private func range(_ index: Int) -> Range<Int> {
    Int(index == 0 ? 0 : ends[index - 1])..<Int(ends[index])
  }

  private func equals(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(index)
    guard range.count == name.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<name.count where bytes[range.lowerBound + offset] != name[offset] { return false }
      return true
    }
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<ends.count {
        var slot = Self.hash(UnsafeBufferPointer(rebasing: bytes[range(index)])) & (slots.count - 1)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(index)
      }
    }
  }

  /// FNV-1a, 64 bits.
  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ hash >> 32)
  }
}
