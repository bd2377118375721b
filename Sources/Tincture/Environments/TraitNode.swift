/// A trait environment's place in its tree, and its traits.
///
/// A node's children do not keep it and are not kept by it; each takes itself out before it is freed.
struct TraitNode {
  /// The traits in effect.
  var traits: TraitCollection
  var overrides: TraitCollection
  /// Whether somebody has registered with the environment.
  var isObserved = false
  let environment: Unmanaged<TraitEnvironment>

  var parent: UnsafeMutablePointer<TraitNode>?
  var firstChild: UnsafeMutablePointer<TraitNode>?
  var lastChild: UnsafeMutablePointer<TraitNode>?
  var previousSibling: UnsafeMutablePointer<TraitNode>?
  var nextSibling: UnsafeMutablePointer<TraitNode>?

  init(traits: TraitCollection, overrides: TraitCollection, environment: Unmanaged<TraitEnvironment>) {
    self.traits = traits
    self.overrides = overrides
    self.environment = environment
  }
}

extension UnsafeMutablePointer<TraitNode> {
  /// Makes the node the last child of another.
  func append(to parent: UnsafeMutablePointer<TraitNode>) {
    pointee.parent = parent
    pointee.previousSibling = parent.pointee.lastChild
    if let last = parent.pointee.lastChild {
      last.pointee.nextSibling = self
    } else {
      parent.pointee.firstChild = self
    }
    parent.pointee.lastChild = self
  }

  /// Takes the node out of its parent's children.
  func remove() {
    guard let parent = pointee.parent else { return }
    if let previous = pointee.previousSibling {
      previous.pointee.nextSibling = pointee.nextSibling
    } else {
      parent.pointee.firstChild = pointee.nextSibling
    }
    if let next = pointee.nextSibling {
      next.pointee.previousSibling = pointee.previousSibling
    } else {
      parent.pointee.lastChild = pointee.previousSibling
    }
    pointee.parent = nil
    pointee.previousSibling = nil
    pointee.nextSibling = nil
  }

  /// Brings the traits of the node and of those below it up to date, parents before children; gives each observed one that
  /// has changed.
  func update(_ report: (Unmanaged<TraitEnvironment>) -> Void) {
    var node = self
    var inherited = pointee.parent?.pointee.traits ?? .defaults
    while true {
      let traits = inherited.overridden(by: node.pointee.overrides)
      // Only below a node that has changed may others have.
      if traits != node.pointee.traits {
        if node.pointee.isObserved { report(node.pointee.environment) }
        node.pointee.traits = traits
        if let child = node.pointee.firstChild {
          node = child
          inherited = traits
          continue
        }
      }
      // Goes on to the next node that is not below this one.
      while node != self, node.pointee.nextSibling == nil {
        guard let parent = node.pointee.parent else { return }
        node = parent
        inherited = node.pointee.parent?.pointee.traits ?? .defaults
      }
      guard node != self, let sibling = node.pointee.nextSibling else { return }
      node = sibling
    }
  }
}
