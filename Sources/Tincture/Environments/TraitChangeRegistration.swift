/// What `TraitEnvironment.registerForTraitChanges` gives, to end it with.
public final class TraitChangeRegistration {
  let traits: [TraitCollection.Trait]
  let handler: (TraitEnvironment, TraitCollection) -> Void
  /// The node, which says when it is freed: Embedded Swift has no weak references.
  private unowned(unsafe) var environment: TraitEnvironment?
  /// Whether the handler is still to be called.
  private(set) var isActive = true

  init(
    _ traits: [TraitCollection.Trait], _ handler: @escaping (TraitEnvironment, TraitCollection) -> Void,
    environment: TraitEnvironment
  ) {
    self.traits = traits
    self.handler = handler
    self.environment = environment
  }

  /// Ends it: the handler is not called again, not even for a change that is being told. To end it twice does no harm.
  public func cancel() {
    isActive = false
    environment?.remove(self)
    environment = nil
  }

  /// The node is being freed.
  func forgetEnvironment() { environment = nil }
}
