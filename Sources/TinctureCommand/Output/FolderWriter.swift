/// Writes many files at once, on all cores.
enum FolderWriter {
  /// Which file could not be written, and why.
  struct Failure: Error {
    let path: String
    let error: SystemError
  }

  /// How many files one core takes at a time.
  private static let portion = 256

  /// Makes files have their contents, and says what became of each.
  ///
  /// A folder that is not there yet is made beside its place and put there in one step, so that nobody sees a part of it.
  ///
  /// - Parameter folder: the folder of all of them, where there is one.
  static func write(
    _ files: [Generation.File], in folder: String?
  ) throws(Failure) -> [FileWriter.Outcome] {
    guard files.count > 1, let folder, Platform.status(of: folder) == nil, Platform.kind(of: folder) == nil
    else {
      return try results(of: files) { file, _ throws(SystemError) in
        try FileWriter.write(file.content, to: file.path)
      }
    }
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    let temporary = PathPattern.join(
      FileWriter.folder(of: folder), ".\(name.prefix(32)).\(Platform.processNumber)")
    // What a process of the same number has left when it was stopped.
    if Platform.kind(of: temporary) != nil { Platform.removeTree(temporary) }
    do throws(Failure) {
      let outcomes = try results(of: files) { file, lastParent throws(SystemError) in
        let path = moved(file.path, from: folder, to: temporary)
        let parent = FileWriter.folder(of: path)
        if parent != lastParent { try Platform.makeFolder(parent) }
        lastParent = parent
        try Platform.create(path, with: file.content, permissions: nil)
        return .written
      }
      do {
        try Platform.rename(temporary, to: folder)
      } catch {
        throw Failure(path: folder, error: error)
      }
      return outcomes
    } catch {
      Platform.removeTree(temporary)
      throw error
    }
  }

  private static func moved(_ path: String, from folder: String, to other: String) -> String {
    other + Substring(path.utf8.dropFirst(folder.utf8.count))
  }

  /// - Parameter body: writes one file; it may leave something to the next file of the same portion.
  private static func results(
    of files: [Generation.File],
    _ body: @Sendable (Generation.File, inout String) throws(SystemError) -> FileWriter.Outcome
  ) throws(Failure) -> [FileWriter.Outcome] {
    let portions = (files.count + portion - 1) / portion
    let results = ConcurrentMap.results(count: portions) { number in
      var outcomes: [FileWriter.Outcome] = []
      var note = ""
      for file in files[number * portion..<min(files.count, (number + 1) * portion)] {
        do throws(SystemError) {
          outcomes.append(try body(file, &note))
        } catch {
          return Result<[FileWriter.Outcome], Failure>.failure(Failure(path: file.path, error: error))
        }
      }
      return .success(outcomes)
    }
    var outcomes: [FileWriter.Outcome] = []
    for result in results { outcomes += try result.get() }
    return outcomes
  }
}
