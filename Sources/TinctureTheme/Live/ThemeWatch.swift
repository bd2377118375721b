/// Reloads a theme whenever one of its files changes, until it is cancelled or freed.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class ThemeWatch: Sendable {
  private let task: Task<Void, Never>

  fileprivate init(
    _ store: ThemeStore, _ interval: Duration, _ onReload: @escaping @Sendable (LoadedTheme) -> Void
  ) {
    task = Task.detached {
      while !Task.isCancelled {
        try? await Task.sleep(for: interval)
        guard store.isStale, !Task.isCancelled else { continue }
        onReload(store.reload())
      }
    }
  }

  deinit { task.cancel() }

  /// Ends it.
  public func cancel() { task.cancel() }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ThemeStore {
  /// Watches the theme's file and those that it extends, be they there or not, and reloads the theme when one of them changes.
  ///
  /// Files are looked at by their times and sizes, so that an editor may write in place or put a new file there.
  ///
  /// - Parameters:
  ///   - interval: how often to look; more than zero.
  ///   - onReload: called after each reload, on no particular thread, with what the load gave.
  /// - Returns: what ends the watch when it is cancelled or freed: keep it for as long as the theme is to be watched.
  public func watch(
    every interval: Duration = .milliseconds(200),
    onReload: @escaping @Sendable (LoadedTheme) -> Void = { _ in }
  ) -> ThemeWatch {
    precondition(interval > .zero, "A theme is watched at intervals of more than zero.")
    return ThemeWatch(self, interval, onReload)
  }
}
