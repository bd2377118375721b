/// A node of a tree that hands traits down: screen, scene, window, controller, view.
///
/// A node has the traits of its parent, but for those that it overrides. Whoever registers with a node is told when the
/// traits that it has in effect change, and is not told otherwise: a change visits no subtree whose traits stay as they are.
///
/// A node keeps its parent alive, and is itself kept by whoever uses it, such as a view; once freed, it leaves the tree.
/// Trees may be of any depth. A tree belongs to one actor or thread, mostly the main actor, and trees that have once been
/// joined stay on the same one, even after they part; `TraitCollection` values may go anywhere.
public final class TraitEnvironment {
  /// The traits that are in effect here; all are specified.
  public var traitCollection: TraitCollection { node.pointee.traits }

  /// The traits that this node does not take from its parent; those that are unspecified it does take.
  public var traitOverrides: TraitCollection {
    get { node.pointee.overrides }
    set {
      guard newValue != node.pointee.overrides else { return }
      node.pointee.overrides = newValue
      update()
    }
  }

  /// The interface style that this node does not take from its parent; `unspecified` takes it.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The node that this one takes its traits from; nil for the root of a tree.
  ///
  /// - Precondition: a node is not put below itself.
  public var parent: TraitEnvironment? {
    get { keptParent }
    set { move(to: newValue) }
  }

  /// The node's place in its tree. It has no references that are counted, so that walking the tree costs none.
  private let node: UnsafeMutablePointer<TraitNode>
  private var keptParent: TraitEnvironment?
  private(set) var registrations: [TraitChangeRegistration] = [] {
    didSet { node.pointee.isObserved = !registrations.isEmpty }
  }
  private var queue: TraitChangeQueue

  /// A node below another, or the root of a new tree.
  public init(parent: TraitEnvironment? = nil, traitOverrides: TraitCollection = TraitCollection()) {
    queue = parent?.queue.root ?? TraitChangeQueue()
    node = .allocate(capacity: 1)
    let inherited = parent?.traitCollection ?? .defaults
    node.initialize(
      to: TraitNode(
        traits: inherited.overridden(by: traitOverrides), overrides: traitOverrides,
        environment: Unmanaged.passUnretained(self)))
    if let parent { attach(to: parent) }
  }

  deinit {
    for registration in registrations { registration.end() }
    // Its children would have kept it, so there are none. A chain of ancestors that only it has kept is freed one by one,
    // since each freeing the next would take the stack.
    var ancestor = detach()
    while isKnownUniquelyReferenced(&ancestor) { ancestor = ancestor?.detach() }
    node.deinitialize(count: 1)
    node.deallocate()
  }

  // MARK: Being told

  /// Calls a closure whenever one of some traits changes in effect, until the registration is cancelled or the node freed.
  ///
  /// Parents are told before children, and those of one node in the order in which they registered; each at most once a
  /// change. Inside, the tree may be changed in any way; what that brings about is told afterwards, but to those whom the
  /// same change is still to be told of, who see its outcome at once.
  ///
  /// - Parameter handler: gets the node, whose `traitCollection` is the new one, and the traits that it had when this
  ///   registration was last told, or made: what has changed before is not told.
  /// - Returns: what ends it. It may be dropped, and the handler is called all the same.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [TraitCollection.Trait] = TraitCollection.Trait.allCases,
    handler: @escaping (_ environment: TraitEnvironment, _ previous: TraitCollection) -> Void
  ) -> TraitChangeRegistration {
    let registration = TraitChangeRegistration(traits, handler, environment: self)
    registrations.append(registration)
    return registration
  }

  func remove(_ registration: TraitChangeRegistration) { registrations.removeAll { $0 === registration } }

  /// Makes several changes one: those who registered are told once, at the end, of what has come of all of them.
  ///
  /// It holds for the whole tree, and for trees that were once parts of it.
  public func batch<Result, Failure: Error>(_ changes: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    let queue = queue.root
    queue.hold()
    defer { queue.release() }
    return try changes()
  }

  // MARK: The tree

  private func move(to newParent: TraitEnvironment?) {
    guard newParent !== keptParent else { return }
    var ancestor = newParent
    while let environment = ancestor {
      precondition(environment !== self, "A trait environment cannot be put below itself.")
      ancestor = environment.keptParent
    }
    // The old parent may be kept by this node alone; it is let go at the end.
    let oldParent = detach()
    if let newParent {
      queue.root.join(newParent.queue.root)
      attach(to: newParent)
    }
    update()
    withExtendedLifetime(oldParent) {}
  }

  private func attach(to parent: TraitEnvironment) {
    keptParent = parent
    node.append(to: parent.node)
  }

  /// Takes the node out of its parent's children and gives the parent.
  private func detach() -> TraitEnvironment? {
    guard let parent = keptParent else { return nil }
    node.remove()
    keptParent = nil
    return parent
  }

  /// Brings the traits of the node and of those below it up to date, then tells of the changes.
  private func update() {
    let queue = queue.root
    queue.beginChange()
    node.update { queue.add($0.takeUnretainedValue()) }
    queue.tell()
  }
}
