#if !hasFeature(Embedded)
  extension TraitCollection {
    @TaskLocal private static var ofTask = TraitCollection()

    /// The traits of the task or thread: those of the innermost `performAsCurrent`, and without one all unspecified.
    /// Child tasks inherit them.
    public static var current: TraitCollection { ofTask }

    /// Makes this the current collection while the closure runs.
    public func performAsCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
      try Self.$ofTask.withValue(self, operation: actions)
    }

    /// Makes this the current collection while the closure runs, across its suspensions.
    public func performAsCurrent<Result>(
      isolation: isolated (any Actor)? = #isolation, _ actions: () async throws -> Result
    ) async rethrows -> Result {
      try await Self.$ofTask.withValue(self, operation: actions)
    }
  }

  extension Dynamic {
    /// The value under the current traits.
    public func resolved() -> Value { resolved(with: TraitCollection.current) }
  }
#endif
