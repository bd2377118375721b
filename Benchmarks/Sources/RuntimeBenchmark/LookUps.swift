import CAllocations
import Tincture

/// What it takes to read a colour in several ways, beside an indexed read of an array.
enum LookUps {
  static func run() {
    let traits = allTraits
    let count = 1 << 22
    let colors = (0..<256).map { RGBAColor(red: Double($0) / 255, green: 0, blue: 0) }
    let indices = traits.map { $0.hashValue & 255 }
    let token = NeumorphicStyle.Colors.label
    let closure = DynamicColor { $0.userInterfaceStyle == .dark ? colors[200] : colors[100] }
    let names = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ("colors.group.token\($0)", token) })
    let wanted = (0..<64).map { "colors.group.token\($0 * 13)" }

    precondition(allocation_count() != 0, "Allocations are counted, or known not to be.")
    print("reading a colour, ns each and heap allocations of \(count) of them:")
    let floor = measure("an indexed read of an array, the floor", count) { colors[indices[$0 & 63]].red }
    let generated = measure("a generated token resolved", count) { token.resolved(with: traits[$0 & 63]).red }
    print("    \((generated / floor).text) times the floor (target: at most 2)")
    measure("a generated token got and resolved", count) {
      NeumorphicStyle.Colors.label.resolved(with: traits[$0 & 63]).red
    }
    measure("a closure's colour resolved", count) { closure.resolved(with: traits[$0 & 63]).red }
    measure("a dictionary looked up by name, and resolved", count) {
      names[wanted[$0 & 63]]?.resolved(with: traits[$0 & 63]).red ?? 0
    }
  }

  private static var allTraits: [TraitCollection] {
    var traits: [TraitCollection] = []
    for style in [UserInterfaceStyle.light, .dark] {
      for contrast in [AccessibilityContrast.normal, .high] {
        for size in ContentSizeCategory.allCases where size != .accessibilityLarge {
          traits.append(
            TraitCollection(
              userInterfaceStyle: style, accessibilityContrast: contrast, preferredContentSizeCategory: size))
        }
      }
    }
    return (0..<64).map { traits[$0 % traits.count] }
  }

  /// Prints and gives the least time of a read in several rounds.
  @discardableResult
  @inline(__always)
  private static func measure(_ name: String, _ count: Int, _ read: (Int) -> Double) -> Double {
    var sum = 0.0
    var best = Duration.seconds(1_000)
    let before = allocation_count()
    for _ in 0..<7 {
      let elapsed = ContinuousClock().measure {
        for index in 0..<count { sum += read(index) }
      }
      best = min(best, elapsed)
    }
    let allocations = allocation_count() - before
    precondition(sum >= 0, "What is read is used.")
    let nanoseconds = best / .nanoseconds(1) / Double(count)
    print("  \(name): \(nanoseconds.text) ns, \(allocations) allocations")
    return nanoseconds
  }
}

extension Double {
  /// A number with one decimal place.
  var text: String { "\((self * 10).rounded() / 10)" }
}
