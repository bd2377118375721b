#if canImport(Glibc)
  import Glibc

  /// Counts the objects, boxes and closure contexts that this thread allocates while a closure runs.
  ///
  /// The Swift runtime calls its allocator through a variable, which is there so that tools may look on. The hook
  /// stays in place, and counts on one thread at a time.
  enum AllocationCounter {
    private typealias Allocator = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

    // Written only before the hook is set, or by the one thread that counts.
    nonisolated(unsafe) private static var allocate: Allocator = { _, _, _ in nil }
    nonisolated(unsafe) private static var count = 0
    nonisolated(unsafe) private static var thread = pthread_t()

    private static let isInstalled: Bool = {
      guard let variable = dlsym(nil, "_swift_allocObject") else { return false }
      let slot = variable.assumingMemoryBound(to: Allocator.self)
      allocate = slot.pointee
      slot.pointee = { metadata, size, alignment in
        if pthread_equal(thread, pthread_self()) != 0 { count += 1 }
        return allocate(metadata, size, alignment)
      }
      return true
    }()

    /// How many allocations the closure makes; nil where the runtime cannot be looked into.
    static func count(_ body: () -> Void) -> Int? {
      count = 0
      guard isInstalled else { return nil }
      thread = pthread_self()
      body()
      thread = pthread_t()
      return count
    }
  }
#endif
