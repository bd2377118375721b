import Testing
import Tincture

@Suite("Environments")
struct TraitEnvironmentTests {
  @Test("a root has the defaults, a child what its parent has but for its overrides")
  func inheritance() {
    let root = TraitEnvironment()
    let child = TraitEnvironment(parent: root, traitOverrides: TraitCollection(accessibilityContrast: .high))
    #expect(root.traitCollection.userInterfaceStyle == .light)
    #expect(root.traitCollection.preferredContentSizeCategory == .large)
    root.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.accessibilityContrast == .high)
    child.overrideUserInterfaceStyle = .light
    #expect(
      child.traitCollection.userInterfaceStyle == .light && root.traitCollection.userInterfaceStyle == .dark)
    child.overrideUserInterfaceStyle = .unspecified
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    child.parent = nil
    #expect(child.traitCollection.userInterfaceStyle == .light)
  }

  @Test(
    "only those are told for whom something changed, parents first, in the order of registration, with what was before"
  )
  func telling() {
    let root = TraitEnvironment()
    let left = TraitEnvironment(parent: root)
    let right = TraitEnvironment(parent: root, traitOverrides: TraitCollection(userInterfaceStyle: .light))
    var told: [String] = []
    left.registerForTraitChanges { _, previous in told.append("left 1 \(previous.userInterfaceStyle)") }
    left.registerForTraitChanges([.preferredContentSizeCategory]) { _, _ in told.append("left size") }
    left.registerForTraitChanges([.userInterfaceStyle]) { _, _ in told.append("left 2") }
    right.registerForTraitChanges { _, _ in told.append("right") }
    root.registerForTraitChanges { environment, _ in
      told.append("root \(environment.traitCollection.userInterfaceStyle)")
    }
    root.overrideUserInterfaceStyle = .dark
    #expect(told == ["root dark", "left 1 light", "left 2"])
    told = []
    root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(told == ["root dark", "left 1 dark", "left size", "right"])
    told = []
    root.overrideUserInterfaceStyle = .dark
    #expect(told.isEmpty)
  }

  @Test("a batch is one change, told once with the first traits, and not at all when nothing has come of it")
  func batch() {
    let root = TraitEnvironment()
    let child = TraitEnvironment(parent: root)
    var told: [String] = []
    child.registerForTraitChanges { environment, previous in
      told.append("child \(previous.userInterfaceStyle) \(environment.traitCollection.userInterfaceStyle)")
    }
    root.registerForTraitChanges { _, _ in told.append("root") }
    child.batch {
      child.traitOverrides.displayGamut = .P3
      root.overrideUserInterfaceStyle = .dark
      root.traitOverrides.accessibilityContrast = .high
      #expect(told.isEmpty)
    }
    #expect(told == ["root", "child light dark"])
    told = []
    root.batch {
      root.overrideUserInterfaceStyle = .light
      root.batch { root.overrideUserInterfaceStyle = .dark }
    }
    #expect(told.isEmpty)
  }

  @Test("a cancelled registration is not called, not even in the change that is being told")
  func cancelling() {
    let root = TraitEnvironment()
    var told: [String] = []
    var second: TraitChangeRegistration?
    root.registerForTraitChanges { _, _ in
      told.append("first")
      second?.cancel()
      second?.cancel()
    }
    second = root.registerForTraitChanges { _, _ in told.append("second") }
    root.overrideUserInterfaceStyle = .dark
    #expect(told == ["first"])
  }

  @Test(
    "whoever is told may change the tree; each is told at most once a change, and those who register are told later"
  )
  func changesWhileTelling() {
    let root = TraitEnvironment()
    let child = TraitEnvironment(parent: root)
    let other = TraitEnvironment()
    var told: [String] = []
    var isFirst = true
    root.registerForTraitChanges { environment, previous in
      told.append(
        "root \(previous.accessibilityContrast) \(environment.traitCollection.accessibilityContrast)")
      guard isFirst else { return }
      isFirst = false
      environment.traitOverrides.accessibilityContrast = .high
      child.traitOverrides.displayGamut = .P3
      other.parent = child
      environment.registerForTraitChanges { _, _ in told.append("new") }
    }
    child.registerForTraitChanges { environment, previous in
      told.append("child \(previous.displayGamut) \(environment.traitCollection.displayGamut)")
    }
    other.registerForTraitChanges { environment, _ in
      told.append("other \(environment.traitCollection.accessibilityContrast)")
    }
    root.overrideUserInterfaceStyle = .dark
    // The child had not been told yet, so it is told once; the root is told again of what it did itself. Who registered
    // after that is told of what comes later.
    #expect(told == ["root normal normal", "child sRGB P3", "root normal high", "other high"])
    told = []
    root.overrideUserInterfaceStyle = .light
    #expect(told.filter { $0 == "new" }.count == 1)
  }

  @Test("who registers in a batch is not told of what the batch changed before")
  func registeringInBatch() {
    let root = TraitEnvironment()
    var told: [String] = []
    root.registerForTraitChanges { _, previous in told.append("first \(previous.userInterfaceStyle)") }
    root.batch {
      root.overrideUserInterfaceStyle = .dark
      root.registerForTraitChanges { _, previous in told.append("second \(previous.userInterfaceStyle)") }
    }
    #expect(told == ["first light"])
    told = []
    root.overrideUserInterfaceStyle = .light
    #expect(told == ["first dark", "second dark"])
  }

  @Test("when a handler changes its own node, those after it see the outcome, and are told of it once")
  func changingOwnNode() {
    let root = TraitEnvironment()
    var told: [String] = []
    root.registerForTraitChanges { environment, _ in
      told.append("first")
      environment.traitOverrides.accessibilityContrast = .high
    }
    root.registerForTraitChanges { environment, previous in
      told.append(
        "second \(previous.userInterfaceStyle) \(environment.traitCollection.accessibilityContrast)")
    }
    root.overrideUserInterfaceStyle = .dark
    #expect(told == ["first", "second light high", "first"])
  }

  @Test("what has ended lets its captures go, be it cancelled or its node freed", arguments: [true, false])
  func lettingGo(isCancelled: Bool) {
    final class Captured {}
    var captured: Captured? = Captured()
    weak let reference = captured
    var environment: TraitEnvironment? = TraitEnvironment()
    let registration = environment?.registerForTraitChanges { [captured] _, _ in
      withExtendedLifetime(captured) {}
    }
    captured = nil
    #expect(reference != nil, "the node keeps it")
    if isCancelled { registration?.cancel() } else { environment = nil }
    #expect(reference == nil)
    withExtendedLifetime((registration, environment)) {}
  }

  @Test("a chain of 100,000 nodes is changed, moved and freed without taking the stack")
  func chain() {
    let root = TraitEnvironment()
    var leaf = root
    for _ in 0..<100_000 { leaf = TraitEnvironment(parent: leaf) }
    var count = 0
    leaf.registerForTraitChanges { _, _ in count += 1 }
    root.overrideUserInterfaceStyle = .dark
    #expect(leaf.traitCollection.userInterfaceStyle == .dark && count == 1)
    let other = TraitEnvironment(traitOverrides: TraitCollection(userInterfaceStyle: .light))
    root.overrideUserInterfaceStyle = .unspecified
    root.traitOverrides.displayGamut = .P3
    root.parent = other
    #expect(leaf.traitCollection.displayGamut == .P3 && count == 3)
    weak let parent = leaf.parent
    leaf = root
    #expect(parent == nil)
  }

  @Test("100,000 trees of one node are joined upwards, told and freed without taking the stack")
  func bottomUp() {
    var leaf: TraitEnvironment? = TraitEnvironment()
    var top = leaf
    for _ in 0..<100_000 {
      let parent = TraitEnvironment()
      top?.parent = parent
      top = parent
    }
    var count = 0
    leaf?.registerForTraitChanges { _, _ in count += 1 }
    top?.overrideUserInterfaceStyle = .dark
    #expect(count == 1)
    weak let root = top
    top = nil
    leaf = nil
    #expect(root == nil)
  }
}
