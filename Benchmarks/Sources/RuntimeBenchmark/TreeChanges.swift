import Tincture

/// A change of style at the root of 100,000 environments.
enum TreeChanges {
  static func run() {
    let all = Tree()
    let plain = all.nanosecondsPerNode()
    let observed = Tree(observingEvery: 1_000)
    let told = observed.nanosecondsPerNode()
    precondition(observed.count > 0, "Observers are told.")
    print("a new style at the root of 100,000 environments, all of which take it:")
    print("  nobody registered: \(plain.text) ns a visited node (target: at most 25)")
    print(
      "  one in a thousand nodes registered: \(told.text) ns, \((told / plain * 100 - 100).text)% more (target: at most 10)"
    )
    let few = Tree(overriding: .light).nanosecondsPerNode() * 100_001 / 1_000
    print(
      "  the topmost 1,000 override it: \(few.text) µs in all, \((plain * 100_001 / 1_000 / few).text) times less"
    )
  }

  private final class Tree {
    private let root = TraitEnvironment()
    private var nodes: [TraitEnvironment] = []
    private(set) var count = 0

    /// A root with 1,000 children, each with 99 of its own.
    init(overriding style: UserInterfaceStyle = .unspecified, observingEvery step: Int? = nil) {
      for _ in 0..<1_000 {
        let child = TraitEnvironment(parent: root, traitOverrides: TraitCollection(userInterfaceStyle: style))
        nodes.append(child)
        for _ in 0..<99 { nodes.append(TraitEnvironment(parent: child)) }
      }
      guard let step else { return }
      for index in stride(from: 0, to: nodes.count, by: step) {
        nodes[index].registerForTraitChanges([.userInterfaceStyle]) { [unowned self] _, _ in count += 1 }
      }
    }

    /// The least time of many changes, for each of the 100,001 nodes.
    func nanosecondsPerNode() -> Double {
      var best = Duration.seconds(1_000)
      for round in 0..<100 {
        let elapsed = ContinuousClock().measure {
          root.overrideUserInterfaceStyle = round % 2 == 0 ? .dark : .light
        }
        best = min(best, elapsed)
      }
      precondition(
        nodes.allSatisfy { $0.traitCollection.userInterfaceStyle == .light }, "The last round is light.")
      return best / .nanoseconds(1) / 100_001
    }
  }
}
