#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What there is to draw on.
enum Terminal {
  /// The columns of the terminal; nil where output goes elsewhere.
  static var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether the environment asks for no colours: see no-color.org.
  static var prefersPlain: Bool { getenv("NO_COLOR").map { $0.pointee != 0 } ?? false }

  /// Ends with a complaint.
  static func fail(_ message: String) -> Never {
    let line = Array("PizzaMenu: \(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(2)
  }
}
