#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The system's calls; no other file of the command names its library.
enum Platform {
  /// What a path leads to.
  enum FileKind {
    case file, folder, other
  }

  /// A path's kind and permissions, links followed.
  struct FileStatus {
    let kind: FileKind
    let permissions: UInt16
  }

  // MARK: The process

  /// A write to a closed pipe then fails instead of killing the process.
  static func ignoreBrokenPipe() { signal(SIGPIPE, SIG_IGN) }

  /// Keeps large arrays on the heap, so that what one gives back another gets. By itself, glibc asks the system for each
  /// of them anew, which then has to clear its pages; once a block of this size has been freed, it does no longer
  /// (mallopt(3), M_MMAP_THRESHOLD).
  static func reuseMemory() {
    #if canImport(Glibc)
      UnsafeMutableRawPointer.allocate(byteCount: 31 << 20, alignment: 1).deallocate()
    #endif
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  static var currentFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  static var processNumber: Int32 { getpid() }

  static func exit(_ status: ExitStatus) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status.rawValue)
    #elseif canImport(Musl)
      Musl.exit(status.rawValue)
    #else
      Glibc.exit(status.rawValue)
    #endif
  }

  // MARK: Looking

  static func status(of path: String) -> FileStatus? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileStatus(
      kind: kind(status), permissions: UInt16(truncatingIfNeeded: status.st_mode) & 0o7777)
  }

  /// What a path is itself; a link is something other.
  static func kind(of path: String) -> FileKind? {
    var status = stat()
    return lstat(path, &status) == 0 ? kind(status) : nil
  }

  private static func kind(_ status: stat) -> FileKind {
    switch UInt32(status.st_mode) & UInt32(S_IFMT) {
    case UInt32(S_IFREG): .file
    case UInt32(S_IFDIR): .folder
    default: .other
    }
  }

  /// The names in a folder, sorted; nil when it cannot be read.
  static func names(inFolder path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// What a symbolic link says; nil when it is none.
  static func linkTarget(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }

  // MARK: Writing

  /// Writes all bytes to an open file.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { buffer in
        #if canImport(Darwin)
          Darwin.write(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
          Musl.write(descriptor, buffer.baseAddress, buffer.count)
        #else
          Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        #endif
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw lastError
      }
    }
  }

  /// Writes a file in place, as for a pipe or a device.
  static func overwrite(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let descriptor = try open(path, flags: O_WRONLY | O_TRUNC)
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }

  /// Makes a file that must not exist yet; without permissions it gets the usual ones.
  static func create(
    _ path: String, with bytes: [UInt8], permissions: UInt16?
  ) throws(SystemError) {
    let descriptor = try open(path, flags: O_WRONLY | O_CREAT | O_EXCL)
    defer { close(descriptor) }
    do throws(SystemError) {
      if let permissions, fchmod(descriptor, mode_t(permissions)) != 0 { throw lastError }
      try write(bytes, to: descriptor)
    } catch {
      unlink(path)
      throw error
    }
  }

  /// Puts a file in another's place in one step.
  static func rename(_ source: String, to target: String) throws(SystemError) {
    #if canImport(Darwin)
      let result = Darwin.rename(source, target)
    #elseif canImport(Musl)
      let result = Musl.rename(source, target)
    #else
      let result = Glibc.rename(source, target)
    #endif
    if result != 0 { throw lastError }
  }

  /// Makes a symbolic link; nothing need be where it leads.
  static func link(_ path: String, to target: String) throws(SystemError) {
    if symlink(target, path) != 0 { throw lastError }
  }

  static func remove(_ path: String) { unlink(path) }

  static func removeFile(_ path: String) throws(SystemError) {
    if unlink(path) != 0, errno != ENOENT { throw lastError }
  }

  /// Removes a folder if nothing is in it; says whether it is gone.
  static func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }

  /// Removes a folder with all that is in it, as far as that can be done; links are not followed.
  static func removeTree(_ path: String) {
    for name in names(inFolder: path) ?? [] {
      let inner = path + "/" + name
      if kind(of: inner) == .folder { removeTree(inner) } else { unlink(inner) }
    }
    rmdir(path)
  }

  // MARK: Time

  static func sleep(_ seconds: Double) { usleep(UInt32(seconds * 1_000_000)) }

  /// Seconds from a point in the past on, which no change of the clock moves.
  static var secondsPassed: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Makes a folder and those that it stands in, as far as they are missing.
  static func makeFolder(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST && status(of: path)?.kind == .folder { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw lastError
    }
    try makeFolder(String(path[..<slash]))
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw lastError }
  }

  private static func open(_ path: String, flags: Int32) throws(SystemError) -> Int32 {
    #if canImport(Darwin)
      let descriptor = Darwin.open(path, flags | O_CLOEXEC, 0o666)
    #elseif canImport(Musl)
      let descriptor = Musl.open(path, flags | O_CLOEXEC, 0o666)
    #else
      let descriptor = Glibc.open(path, flags | O_CLOEXEC, 0o666)
    #endif
    if descriptor < 0 { throw lastError }
    return descriptor
  }

  private static var lastError: SystemError {
    let code = errno
    return SystemError(code: code, reason: String(cString: strerror(code)))
  }
}

extension SystemError {
  /// Whether nobody reads the pipe any longer.
  var isBrokenPipe: Bool { code == EPIPE }
  /// Whether something is there already.
  var isAlreadyThere: Bool { code == EEXIST }
}
