import TinctureTheme

/// Does something again whenever one of the files that it looked at changes, until nobody listens.
///
/// Files are looked at by their times and sizes, so that an editor may write in place or put a new file there; a folder
/// changes when a file comes or goes.
enum FileWatch {
  /// How often to look, in seconds.
  private static let interval = 0.2
  /// How long files must stay as they are, in seconds, since an editor may write one bit by bit.
  private static let calm = 0.05

  /// - Parameter body: what to do; it tells which files it has looked at, also where it fails.
  /// - Throws: what is wrong with the arguments from the start; later faults are told, for a file to mend.
  static func run(
    in session: inout Session,
    _ body: (inout [WatchedFile], inout Session) throws(ToolError) -> Void
  ) throws(ToolError) -> ExitStatus {
    var isFirst = true
    while true {
      var files: [WatchedFile] = []
      do throws(ToolError) {
        try body(&files, &session)
      } catch {
        if isFirst, error.isAboutUsage { throw error }
        session.complain(error.text)
      }
      isFirst = false
      session.hint("watching; press Control-C to end")
      guard session.flush(), let changed = nextChange(of: files, session) else { return .success }
      session.hint("\(changed) has changed")
    }
  }

  /// Waits for a change, and for its end; gives the path of what has changed, or nil where the run should end.
  private static func nextChange(of files: [WatchedFile], _ session: Session) -> String? {
    while true {
      guard session.environment.wait(interval) else { return nil }
      guard let changed = files.first(where: \.isChanged) else { continue }
      while true {
        let states = files.map { WatchedFile($0.path) }
        guard session.environment.wait(calm) else { return nil }
        if !states.contains(where: \.isChanged) { return changed.path }
      }
    }
  }
}
