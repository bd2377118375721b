import Dispatch
import Synchronization

/// Work that is done on all cores at once.
enum ConcurrentMap {
  /// The results for the numbers 0..<count, in order.
  static func results<Value: Sendable>(
    count: Int, _ body: @Sendable (Int) -> Value
  ) -> [Value] {
    if count < 2 { return (0..<count).map(body) }
    let results = Mutex([Value?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let value = body(index)
      results.withLock { $0[index] = value }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
