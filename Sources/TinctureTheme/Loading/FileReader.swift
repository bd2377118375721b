#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reading whole files by the platform's own calls.
package enum FileReader {
  /// Why a file could not be read.
  package struct Failure: Error {
    /// In the words of the system, such as “No such file or directory”.
    package let reason: String
  }

  /// All bytes of a file, or as many as a limit allows and one more.
  ///
  /// - Parameter path: the file; `-` is standard input.
  package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(reason: currentReason()) }
    defer { if path != "-" { close(descriptor) } }
    var size = 65_536
    var status = stat()
    if fstat(descriptor, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { throw Failure(reason: "it is a folder") }
      if status.st_mode & S_IFMT == S_IFREG { size = Int(status.st_size) + 1 }
    }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let capacity = min(max(size - bytes.count, 65_536), limit + 1 - bytes.count)
      let count = append(capacity, from: descriptor, to: &bytes)
      if count < 0 { throw Failure(reason: currentReason()) }
      if count == 0 { break }
    }
    return bytes
  }

  /// Appends what one call reads, again when a signal interrupts it; negative after an error.
  private static func append(_ capacity: Int, from descriptor: Int32, to bytes: inout [UInt8]) -> Int {
    var count = 0
    let more = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, initialized in
      repeat {
        count = Int(platformRead(descriptor, buffer.baseAddress, capacity))
      } while count < 0 && errno == EINTR
      initialized = max(count, 0)
    }
    if bytes.isEmpty { bytes = more } else { bytes += more }
    return count
  }

  private static func platformRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int)
    -> Int
  {
    #if canImport(Darwin)
      Darwin.read(descriptor, buffer, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer, count)
    #else
      Glibc.read(descriptor, buffer, count)
    #endif
  }

  private static func currentReason() -> String {
    let reason = String(cString: strerror(errno))
    return reason.prefix(1).lowercased() + reason.dropFirst()
  }

  /// A path without `.`, `..` and symbolic links; nil when it leads nowhere.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether something stands at a path.
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}

extension FileReader {
  /// What tells a file from what it was before, or from another that has taken its place.
  struct State: Equatable {
    let file: UInt64
    let size: Int64
    let seconds: Int64
    let nanoseconds: Int64
  }

  /// The state of a file; nil where there is none.
  static func state(of path: String) -> State? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return State(
      file: UInt64(status.st_ino), size: Int64(status.st_size), seconds: Int64(time.tv_sec),
      nanoseconds: Int64(time.tv_nsec))
  }
}
