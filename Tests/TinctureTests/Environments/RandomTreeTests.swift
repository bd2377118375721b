import TestSupport
import Testing
import Tincture

/// A tree of traits as plainly as can be: who is below whom, and what each overrides.
private struct NaiveTree {
  var parents: [Int?] = []
  var overrides: [TraitCollection] = []

  mutating func add(below parent: Int?, _ traits: TraitCollection) {
    parents.append(parent)
    overrides.append(traits)
  }

  func isBelow(_ node: Int, _ ancestor: Int) -> Bool {
    sequence(first: node) { parents[$0] }.contains(ancestor)
  }

  func traits(of node: Int) -> TraitCollection {
    let path = sequence(first: node) { parents[$0] }.reversed().map { overrides[$0] }
    return TraitCollection(traitsFrom: [TraitCollection(combination: 3 << 4)] + path)
  }

  var allTraits: [TraitCollection] { parents.indices.map(traits(of:)) }
}

@Suite("Random trees of environments")
struct RandomTreeTests {
  @Test("after any changes, every node has the traits of its place, and is told just when they have changed")
  func manyTrees() {
    var random = SeededGenerator.printed()
    for round in 0..<1_000 {
      // Small trees change more often.
      let size =
        round < 800 ? Int.random(in: 1...60, using: &random) : Int.random(in: 60...1_000, using: &random)
      var trees = RandomTree(size, &random)
      for _ in 0..<(size < 60 ? 20 : 5) { trees.change(&random) }
      let faults = trees.faults
      #expect(faults.isEmpty, "tree \(round) of \(size) nodes")
    }
  }
}

/// The same tree twice: environments, and the naive model.
private struct RandomTree {
  private var model = NaiveTree()
  /// Nil for one that has been freed.
  private var environments: [TraitEnvironment?] = []
  /// The traits by the model.
  private var traits: [TraitCollection] = []
  /// Those who have registered, with the traits by the model when they were last told, or registered.
  private var observers: [(node: Int, traits: TraitCollection)] = []
  private let told = Told()
  private(set) var faults: [String] = []

  /// What each observer was told were the traits before.
  private final class Told { var previous: [Int: [TraitCollection]] = [:] }

  init(_ size: Int, _ random: inout SeededGenerator) {
    for node in 0..<size { add(below: node == 0 ? nil : Int.random(in: 0..<node, using: &random), &random) }
    traits = model.allTraits
  }

  private mutating func add(below parent: Int?, _ random: inout SeededGenerator) {
    let number = environments.count
    let overrides = Self.overrides(&random)
    model.add(below: parent, overrides)
    environments.append(
      TraitEnvironment(parent: parent.flatMap { environments[$0] }, traitOverrides: overrides))
    register(with: number)
  }

  private mutating func register(with node: Int) {
    let number = observers.count
    observers.append((node, model.traits(of: node)))
    environments[node]?.registerForTraitChanges { [told] _, previous in
      told.previous[number, default: []].append(previous)
    }
  }

  /// Changes both trees alike, once or several times in a batch, and notes where they differ then.
  mutating func change(_ random: inout SeededGenerator) {
    told.previous = [:]
    if Bool.random(using: &random), let root = environments[0] {
      root.batch {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          changeOnce(&random)
          let node = Int.random(in: 0..<environments.count, using: &random)
          if environments[node] != nil { register(with: node) }
        }
      }
    } else {
      changeOnce(&random)
    }
    traits = model.allTraits
    noteFaults()
  }

  private mutating func changeOnce(_ random: inout SeededGenerator) {
    let node = Int.random(in: 0..<environments.count, using: &random)
    guard environments[node] != nil else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: add(below: node, &random)
    case 1, 2:
      model.overrides[node] = Self.overrides(&random)
      environments[node]?.traitOverrides = model.overrides[node]
    case 3:
      if model.parents.contains(node) || node == 0 { return }
      environments[node] = nil
    default:
      let parent = Int.random(in: 0..<environments.count, using: &random)
      guard let environment = environments[parent], !model.isBelow(parent, node) else { return }
      model.parents[node] = parent
      environments[node]?.parent = environment
    }
  }

  private mutating func noteFaults() {
    for (number, environment) in environments.enumerated() {
      guard let environment else { continue }
      if environment.traitCollection != traits[number] { faults.append("\(number) has other traits") }
    }
    for (number, observer) in observers.enumerated() where environments[observer.node] != nil {
      let expected = observer.traits == traits[observer.node] ? [] : [observer.traits]
      if told.previous[number, default: []] != expected { faults.append("\(observer.node) is told wrongly") }
      observers[number].traits = traits[observer.node]
    }
  }

  private static func overrides(_ random: inout SeededGenerator) -> TraitCollection {
    TraitCollection(
      userInterfaceStyle: [.unspecified, .unspecified, .light, .dark].randomElement(using: &random) ?? .light,
      accessibilityContrast: [.unspecified, .unspecified, .normal, .high].randomElement(using: &random)
        ?? .normal,
      displayGamut: [.unspecified, .unspecified, .sRGB, .P3].randomElement(using: &random) ?? .sRGB)
  }
}
