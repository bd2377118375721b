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
  private let told = Told()
  private(set) var faults: [String] = []

  private final class Told { var counts: [Int: Int] = [:] }

  init(_ size: Int, _ random: inout SeededGenerator) {
    for node in 0..<size { add(below: node == 0 ? nil : Int.random(in: 0..<node, using: &random), &random) }
    traits = model.allTraits
  }

  private mutating func add(below parent: Int?, _ random: inout SeededGenerator) {
    let number = environments.count
    let overrides = Self.overrides(&random)
    model.add(below: parent, overrides)
    let environment = TraitEnvironment(parent: parent.flatMap { environments[$0] }, traitOverrides: overrides)
    environment.registerForTraitChanges { [told] environment, previous in
      if environment.traitCollection != previous { told.counts[number, default: 0] += 1 }
    }
    environments.append(environment)
  }

  /// Changes both trees alike, and notes where they differ then.
  mutating func change(_ random: inout SeededGenerator) {
    told.counts = [:]
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
    let before = traits
    traits = model.allTraits
    for (number, environment) in environments.enumerated() {
      guard let environment else { continue }
      if environment.traitCollection != traits[number] { faults.append("\(number) has other traits") }
      let isChanged = number < before.count && before[number] != traits[number]
      if told.counts[number, default: 0] != (isChanged ? 1 : 0) { faults.append("\(number) is told wrongly") }
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
