import Synchronization

/// The snapshot that is current. Readers never wait; who swaps frees an old one once nobody can be reading it.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class SnapshotCell: Sendable {
  private let current: Atomic<Unmanaged<ThemeSnapshot>>
  /// How many reads are going on.
  private let readerCount = Atomic<Int>(0)
  /// Snapshots that have been swapped out and may still be read.
  private let retired = Mutex<[ThemeSnapshot]>([])

  init(_ snapshot: ThemeSnapshot) {
    current = Atomic(Unmanaged.passRetained(snapshot))
  }

  deinit { current.load(ordering: .sequentiallyConsistent).release() }

  /// Reads the current snapshot.
  ///
  /// A reader counts itself before it looks at which one is current. So when a swap is over and no reader counts, none has
  /// the old one: whoever comes later sees the new one.
  func read<Result>(_ body: (ThemeSnapshot) -> Result) -> Result {
    readerCount.wrappingAdd(1, ordering: .sequentiallyConsistent)
    defer { readerCount.wrappingSubtract(1, ordering: .sequentiallyConsistent) }
    return body(current.load(ordering: .sequentiallyConsistent).takeUnretainedValue())
  }

  /// Makes another snapshot current.
  func swap(_ snapshot: ThemeSnapshot) {
    let old = current.exchange(Unmanaged.passRetained(snapshot), ordering: .sequentiallyConsistent)
    retired.withLock { retired in
      retired.append(old.takeRetainedValue())
      // A read takes less than a microsecond. One that does not end soon is waited for at the next swap.
      for _ in 0..<Self.mostLooks where readerCount.load(ordering: .sequentiallyConsistent) == 0 {
        retired = []
        break
      }
    }
  }

  private static let mostLooks = 10_000
}
