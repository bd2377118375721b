/// The changes of a tree of environments that have not been told yet.
///
/// All nodes of a tree have one. Where trees are joined, so are their queues; where they part, they go on sharing it.
final class TraitChangeQueue {
  /// The nodes that have changed, in the order in which they did.
  private var changes: [TraitEnvironment] = []
  /// The nodes of `changes`, and those of the round that is being told whose turn has not come.
  private var waiting = Set<ObjectIdentifier>()
  /// How many times the tree was changed for `changes`.
  private var changeCount = 0
  /// How many batches are open, and whether changes are being told; in both cases telling waits.
  private var holdCount = 0
  /// The queue that this one has been joined to.
  private var target: TraitChangeQueue?
  /// How many queues this one speaks for, itself included.
  private var size = 1

  /// The queue that speaks for this one.
  var root: TraitChangeQueue {
    var queue = self
    while let next = queue.target {
      // Halves the way for whoever asks next.
      if let later = next.target { queue.target = later }
      queue = next
    }
    return queue
  }

  /// Makes two queues one; both must be roots.
  func join(_ other: TraitChangeQueue) {
    guard other !== self else { return }
    // The larger one speaks for both, so that no chain of queues is longer than the logarithm of their number: a long one
    // would be freed by recursion.
    guard size <= other.size else { return other.join(self) }
    other.size += size
    other.changes += changes
    other.waiting.formUnion(waiting)
    other.changeCount += changeCount
    other.holdCount += holdCount
    (changes, waiting) = ([], [])
    target = other
  }

  // MARK: Recording

  /// Begins to record what one change of the tree brings about.
  func beginChange() { changeCount += 1 }

  /// Records that a node whom somebody has registered with has changed, where it does not wait to be told already.
  func add(_ environment: TraitEnvironment) {
    guard waiting.insert(ObjectIdentifier(environment)).inserted else { return }
    changes.append(environment)
  }

  // MARK: Telling

  /// Lets telling wait.
  func hold() { root.holdCount += 1 }

  /// Ends a `hold`, and tells what has waited if it was the last.
  func release() {
    let queue = root
    queue.holdCount -= 1
    queue.tell()
  }

  /// Tells all changes, and those that come of telling them, round by round.
  func tell() {
    guard holdCount == 0 else { return }
    while !root.changes.isEmpty {
      root.hold()
      let round = root.takeChanges()
      for environment in round {
        root.waiting.remove(ObjectIdentifier(environment))
        // Those who register meanwhile are told of later changes only.
        for registration in environment.registrations { registration.tell(environment) }
      }
      root.holdCount -= 1
    }
    root.changeCount = 0
  }

  /// The nodes that wait, parents before children.
  private func takeChanges() -> [TraitEnvironment] {
    defer { (changes, changeCount) = ([], 0) }
    // One change goes down the tree by itself.
    guard changeCount > 1 else { return changes }
    let depths = Self.depths(of: changes)
    return changes.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { changes[$0] }
  }

  /// How many nodes are above each of some nodes; each node above them is looked at once.
  private static func depths(of environments: [TraitEnvironment]) -> [Int] {
    var known: [ObjectIdentifier: Int] = [:]
    return environments.map { environment in
      var path: [ObjectIdentifier] = []
      var node: TraitEnvironment? = environment
      while let current = node, known[ObjectIdentifier(current)] == nil {
        path.append(ObjectIdentifier(current))
        node = current.parent
      }
      var depth = node.flatMap { known[ObjectIdentifier($0)] } ?? -1
      for identifier in path.reversed() {
        depth += 1
        known[identifier] = depth
      }
      return depth
    }
  }
}
