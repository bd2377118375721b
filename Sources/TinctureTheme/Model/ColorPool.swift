import TinctureColor

/// Colours, each kept once and told apart by number.
package struct ColorPool: Sendable {
  package private(set) var colors: [RGBAColor] = []
  /// Open addressing; −1 is free.
  private var slots: [Int32] = Array(repeating: -1, count: 64)

  package init() {}

  /// The number of a colour, given now if it is new. Colours are the same when all their bits are.
  package mutating func intern(_ color: RGBAColor) -> Int32 {
    if (colors.count + 1) * 2 > slots.count { grow() }
    let slot = slot(of: color)
    if slots[slot] < 0 {
      slots[slot] = Int32(colors.count)
      colors.append(color)
    }
    return slots[slot]
  }

  package subscript(number: Int32) -> RGBAColor { colors[Int(number)] }

  private func slot(of color: RGBAColor) -> Int {
    var slot = Self.hash(color) & (slots.count - 1)
    while slots[slot] >= 0, colors[Int(slots[slot])] != color { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for index in colors.indices { slots[slot(of: colors[index])] = Int32(index) }
  }

  /// Multiplies and folds the bits of the components (after wyhash's mixing step).
  private static func hash(_ color: RGBAColor) -> Int {
    var hash: UInt64 = color.colorSpace == .sRGB ? 0x9E37_79B9_7F4A_7C15 : 0xD6E8_FEB8_6659_FD93
    func mix(_ component: Double) {
      let (high, low) = (hash ^ component.bitPattern).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
      hash = high ^ low
    }
    mix(color.red)
    mix(color.green)
    mix(color.blue)
    mix(color.alpha)
    return Int(truncatingIfNeeded: hash >> 1)
  }
}
