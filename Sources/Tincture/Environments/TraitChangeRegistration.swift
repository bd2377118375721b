/// What `TraitEnvironment.registerForTraitChanges` gives, to end it with.
///
/// The node keeps it: one that is dropped goes on until it is cancelled or the node is freed.
public final class TraitChangeRegistration {
  private let traits: [TraitCollection.Trait]
  /// Nil once it has ended, so that what it has captured is let go.
  private var handler: ((TraitEnvironment, TraitCollection) -> Void)?
  /// The node's traits when this was last told, and at first when it was made.
  private var toldTraits: TraitCollection
  /// The node, which says when it is freed: Embedded Swift has no weak references.
  private unowned(unsafe) var environment: TraitEnvironment?

  init(
    _ traits: [TraitCollection.Trait], _ handler: @escaping (TraitEnvironment, TraitCollection) -> Void,
    environment: TraitEnvironment
  ) {
    self.traits = traits
    self.handler = handler
    self.environment = environment
    toldTraits = environment.traitCollection
  }

  /// Whether the handler is still to be called.
  var isActive: Bool { handler != nil }

  /// Calls the handler where one of its traits is another than when it was last told.
  func tell(_ environment: TraitEnvironment) {
    guard let handler else { return }
    let (previous, current) = (toldTraits, environment.traitCollection)
    toldTraits = current
    if traits.contains(where: { current.differs(from: previous, in: $0) }) { handler(environment, previous) }
  }

  /// Ends it: the handler is not called again, not even for a change that is being told, and is let go with what it has
  /// captured. To end it twice does no harm.
  public func cancel() {
    environment?.remove(self)
    end()
  }

  /// The node is being freed.
  func end() {
    environment = nil
    // What the handler has captured may end this again as it is freed.
    let handler = handler
    self.handler = nil
    withExtendedLifetime(handler) {}
  }
}
