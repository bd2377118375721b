import Tincture

/// Times a change at the root of 100,000 environments: where nobody overrides it, so that all change, and where the
/// topmost 1% do, so that what is below them need not be visited.
@main
struct RuntimeBenchmark {
  static func main() {
    let all = microseconds(overriding: .unspecified)
    let few = microseconds(overriding: .light)
    print("a new style at the root of 100,000 environments: \(all) µs where all take it")
    print("the same where the topmost 1,000 override it: \(few) µs, \(all / max(few, 1)) times less")
  }

  private static func microseconds(overriding style: UserInterfaceStyle) -> Int {
    let root = TraitEnvironment()
    var nodes: [TraitEnvironment] = []
    for _ in 0..<1_000 {
      let child = TraitEnvironment(parent: root, traitOverrides: TraitCollection(userInterfaceStyle: style))
      nodes.append(child)
      for _ in 0..<99 { nodes.append(TraitEnvironment(parent: child)) }
    }
    var best = Duration.seconds(1_000)
    for round in 0..<20 {
      let elapsed = ContinuousClock().measure {
        root.overrideUserInterfaceStyle = round % 2 == 0 ? .dark : .light
      }
      best = min(best, elapsed)
    }
    precondition(
      nodes.allSatisfy { $0.traitCollection.userInterfaceStyle == .light }, "The last round is light.")
    return Int(best / .microseconds(1))
  }
}
