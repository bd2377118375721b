/// Which token refers to which in its values.
struct ReferenceGraph {
  /// For each reference of `ThemeSyntax.references`, the token that it leads to; −1 where it leads nowhere.
  private(set) var targets: [Int32]
  private(set) var diagnostics: [Diagnostic]
  /// The tokens in an order where, cycles apart, each stands after those that it refers to.
  private(set) var order: [Int32] = []
  /// Whether a token refers to itself over others.
  private(set) var hasCycles = false

  /// Of a longer chain, the end is told.
  private static let longestChain = 16

  private let tokenReferences: [Range<Int32>]

  init(_ syntax: ThemeSyntax, _ merged: MergedDeclarations, _ resolver: inout ReferenceResolver) {
    targets = Array(repeating: -1, count: syntax.references.count)
    tokenReferences = merged.tokens.map { syntax.tokens[$0].references }
    var unresolved: [(diagnostic: Int, token: Int, name: String)] = []
    for (number, syntaxNumber) in merged.tokens.enumerated() {
      let token = syntax.tokens[syntaxNumber]
      for reference in token.references {
        let count = resolver.diagnostics.count
        if let target = resolver.target(of: syntax.references[Int(reference)], from: token) {
          targets[Int(reference)] = Int32(target.index)
        } else if resolver.diagnostics.count > count {
          unresolved.append((count, number, resolver.text(syntax.references[Int(reference)])))
        }
      }
    }
    diagnostics = resolver.diagnostics
    sort()
    if !unresolved.isEmpty { addChains(unresolved, resolver) }
  }

  func targets(of token: Int) -> ArraySlice<Int32> {
    let range = tokenReferences[token]
    return targets[Int(range.lowerBound)..<Int(range.upperBound)]
  }

  /// Depth first, with a stack of its own: a chain may be as long as the file.
  private mutating func sort() {
    enum State: UInt8 { case new, open, done }
    var states = [State](repeating: .new, count: tokenReferences.count)
    var stack: [(token: Int32, next: Int32)] = []
    order.reserveCapacity(states.count)
    for root in states.indices where states[root] == .new {
      states[root] = .open
      stack.append((Int32(root), tokenReferences[root].lowerBound))
      while let (token, next) = stack.last {
        guard next < tokenReferences[Int(token)].upperBound else {
          states[Int(token)] = .done
          order.append(token)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let target = targets[Int(next)]
        guard target >= 0 else { continue }
        switch states[Int(target)] {
        case .new:
          states[Int(target)] = .open
          stack.append((target, tokenReferences[Int(target)].lowerBound))
        case .open: hasCycles = true
        case .done: break
        }
      }
    }
  }

  /// Says by which chain of tokens each unknown one is reached.
  private mutating func addChains(
    _ unresolved: [(diagnostic: Int, token: Int, name: String)], _ resolver: ReferenceResolver
  ) {
    var referrers = [Int32](repeating: -1, count: tokenReferences.count)
    for token in tokenReferences.indices.reversed() {
      for target in targets(of: token) where target >= 0 { referrers[Int(target)] = Int32(token) }
    }
    for (diagnostic, token, name) in unresolved {
      var chain = [name, resolver.path(of: token)]
      var seen: Set = [token]
      var next = Int(referrers[token])
      while next >= 0, chain.count < Self.longestChain, seen.insert(next).inserted {
        chain.append(resolver.path(of: next))
        next = Int(referrers[next])
      }
      diagnostics[diagnostic].message += ": " + chain.reversed().joined(separator: " → ")
    }
  }
}
