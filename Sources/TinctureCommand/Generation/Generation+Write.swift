import TinctureLint
import TinctureTheme

extension Generation {
  /// How much a run tells of what it writes.
  enum Verbosity {
    case all
    /// What has changed, and nothing of the rest.
    case changes
    case nothing
  }

  /// What became of files.
  struct Tally {
    var written = 0
    var unchanged = 0
    var removed = 0

    /// Whether nothing had to be done.
    var isUnchanged: Bool { written + removed == 0 }

    /// The tally in words, such as `2 files written, 1 unchanged`.
    var text: String {
      if written + unchanged + removed == 0 { return "nothing to write" }
      let parts = [(written, "written"), (unchanged, "unchanged"), (removed, "removed")].filter { $0.0 > 0 }
      return parts.enumerated().map { index, part in
        index > 0 ? "\(part.0) \(part.1)" : "\(Self.files(part.0)) \(part.1)"
      }.joined(separator: ", ")
    }

    static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }
  }

  /// Writes all files; says what it wrote.
  func write(telling verbosity: Verbosity, _ session: inout Session) throws(ToolError) -> Tally {
    var total = Tally()
    for product in products {
      guard let path = product.path else {
        session.output += product.files.flatMap(\.content)
        continue
      }
      let tally = try Self.write(product, to: path)
      if verbosity == .all || verbosity == .changes && !tally.isUnchanged {
        session.print(Self.line(path, tally, isFile: product.isFile))
      }
      total.written += tally.written
      total.unchanged += tally.unchanged
      total.removed += tally.removed
    }
    return total
  }

  private static func write(_ product: Product, to path: String) throws(ToolError) -> Tally {
    var tally = Tally()
    // First, since on a disk to which letter case makes no difference, what is written may have an obsolete file's place.
    do throws(SystemError) {
      try ObsoleteFiles.remove(product.obsolete, upTo: path)
      tally.removed = product.obsolete.count
    } catch {
      throw ToolError.failure("what is obsolete in '\(path)' cannot be removed: \(error.reason)")
    }
    do throws(FolderWriter.Failure) {
      let outcomes = try FolderWriter.write(product.files, in: product.isFile ? nil : path)
      tally.written = outcomes.count { $0 == .written }
      tally.unchanged = outcomes.count - tally.written
    } catch {
      throw ToolError.failure("'\(error.path)' cannot be written: \(error.error.reason)")
    }
    return tally
  }

  private static func line(_ path: String, _ tally: Tally, isFile: Bool) -> String {
    if tally.isUnchanged { return "\(path) is up to date\n" }
    return isFile ? "wrote \(path)\n" : "wrote \(path): \(tally.text)\n"
  }

  /// Shows what differs, and writes nothing.
  func check(isQuiet: Bool, _ session: inout Session) throws(ToolError) -> ExitStatus {
    var staleCount = 0
    var count = 0
    for product in products where product.path != nil {
      for file in product.files {
        count += 1
        guard let difference = try difference(file) else { continue }
        session.print(difference)
        staleCount += 1
      }
      for path in product.obsolete {
        count += 1
        staleCount += 1
        session.print("\(path) is of no token any more\n")
      }
    }
    if !isQuiet {
      session.print(
        staleCount == 0
          ? "\(Tally.files(count)) up to date\n"
          : "\(staleCount) of \(Tally.files(count)) stale; run the same command without --check to write "
            + (staleCount == 1 ? "it\n" : "them\n"))
    }
    return staleCount == 0 ? .success : .findings
  }

  private func difference(_ file: File) throws(ToolError) -> String? {
    guard FileReader.exists(file.path) else { return "\(file.path) does not exist yet\n" }
    do throws(FileReader.Failure) {
      let old = try FileReader.read(file.path, limit: max(file.content.count, ThemeLoader.largestFile))
      return old == file.content ? nil : UnifiedDiff.text(path: file.path, from: old, to: file.content)
    } catch {
      throw ToolError.failure("'\(file.path)' cannot be read: \(error.reason)")
    }
  }
}
