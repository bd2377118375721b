/// A file or folder that something has looked at, be it there or not, and its state just before.
package struct WatchedFile: Sendable {
  package let path: String
  private let state: FileReader.State?

  package init(_ path: String) {
    self.path = path
    state = FileReader.state(of: path)
  }

  /// Whether it is another than it was, has come or has gone.
  package var isChanged: Bool { FileReader.state(of: path) != state }
}
