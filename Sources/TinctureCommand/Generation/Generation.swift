import TinctureCodegen
import TinctureLint
import TinctureTheme

/// Files on their way from themes to the disk: first all are made, then all are written or checked, so that an error
/// in one theme leaves every file as it was.
struct Generation {
  /// What linting the themes found, and what the formats cannot express.
  private(set) var report = LintReport()
  /// What is to be written, output by output and in each theme by theme.
  private(set) var products: [Product] = []
  /// The files that the themes depend on.
  private(set) var watchedFiles: [WatchedFile] = []
  private let linter: Linter
  /// The theme that each file comes from, by its path without links.
  private var owners: [String: String] = [:]
  /// The paths, without links, of what nothing may be written over: the project's themes and settings.
  private var inputs = Set<String>()

  /// What one output makes of one theme.
  struct Product {
    /// The file, or the folder of the files; nil is standard output.
    let path: String?
    let files: [File]
    /// Files of an earlier run that are not made any more.
    let obsolete: [String]
    /// Whether it is one file.
    let isFile: Bool
  }

  struct File {
    let path: String
    let content: [UInt8]
  }

  /// What one output is to make of one theme.
  private struct Job {
    let emitter: any Emitter
    let place: OutputPlace
    let themePath: String
    /// The place of the theme among those that are loaded.
    let theme: Int
  }

  init(linter: Linter) {
    self.linter = linter
  }

  // MARK: Making

  /// Makes the files of outputs; those of themes with errors are left out.
  ///
  /// - Parameters:
  ///   - usualThemes: the themes of outputs that name none.
  ///   - settings: the file of the settings, be it there or not.
  mutating func make(
    _ outputs: [OutputSettings], of usualThemes: [String], settings: String, _ session: inout Session
  ) throws(ToolError) {
    var numbers: [String: Int] = [:]
    var loaded: [LoadedTheme] = []
    var jobs: [Job] = []
    for output in outputs {
      guard let emitter = EmitterRegistry.emitter(output.format)?.init(options: output.options) else {
        continue
      }
      let themes = output.themes ?? usualThemes
      let place = try OutputPlace(output, type(of: emitter).shape, themeCount: themes.count)
      for path in themes {
        let number = numbers[path] ?? loaded.count
        if number == loaded.count {
          loaded.append(try session.load(path))
          watchedFiles += loaded[number].watchedFiles
          numbers[path] = number
        }
        jobs.append(Job(emitter: emitter, place: place, themePath: path, theme: number))
      }
    }
    let sources = loaded.flatMap { $0.sources.files.map(\.path) }
    inputs = Set((sources + usualThemes + [settings]).compactMap(FileReader.realPath))
    let (findings, emissions) = run(jobs, loaded)
    let isFaulty = findings.map(\.hasErrors)
    var allFindings = findings
    for (job, emission) in zip(jobs, emissions) where !isFaulty[job.theme] {
      allFindings[job.theme] += emission?.findings ?? []
    }
    for (theme, findings) in zip(loaded, allFindings) { report.add(findings, in: theme.sources) }
    for (job, emission) in zip(jobs, emissions) where !isFaulty[job.theme] {
      guard let emission, !emission.findings.hasErrors, let theme = loaded[job.theme].theme else { continue }
      try add(emission, of: theme, job)
    }
  }

  /// Checks the themes and makes their outputs, all at once; nil for a theme that cannot be resolved.
  private func run(_ jobs: [Job], _ loaded: [LoadedTheme]) -> ([[Diagnostic]], [Emission?]) {
    enum Outcome {
      case findings([Diagnostic])
      case emission(Emission?)
    }
    let linter = linter
    let outcomes = ConcurrentMap.results(count: loaded.count + jobs.count) { index -> Outcome in
      if index < loaded.count { return .findings(linter.findings(in: loaded[index])) }
      let job = jobs[index - loaded.count]
      return .emission(loaded[job.theme].theme.map(job.emitter.emit))
    }
    var findings: [[Diagnostic]] = []
    var emissions: [Emission?] = []
    for outcome in outcomes {
      switch outcome {
      case .findings(let all): findings.append(all)
      case .emission(let emission): emissions.append(emission)
      }
    }
    return (findings, emissions)
  }

  private mutating func add(_ emission: Emission, of theme: Theme, _ job: Job) throws(ToolError) {
    let target = job.place.path(fileName: job.emitter.fileName(for: theme))
    let isThere = target.map { Platform.status(of: $0) != nil } ?? false
    let made = emission.files.map { file in
      File(
        path: file.path.isEmpty ? target ?? "" : PathPattern.join(target ?? "", file.path),
        content: file.content)
    }
    let files = zip(emission.files, made).filter { file, place in
      !(isThere && file.keepsExisting && FileReader.exists(place.path))
    }.map(\.1)
    let isFile = if case .file = type(of: job.emitter).shape { true } else { false }
    var obsolete: [String] = []
    if let target {
      try claim(files, in: target, of: theme, at: job.themePath)
      if !isFile {
        if isThere { try checkForeign(zip(emission.files, made), of: theme, job.emitter) }
        obsolete = ObsoleteFiles.find(in: target, but: Set(made.map(\.path)), job.emitter, theme)
      }
    }
    products.append(Product(path: target, files: files, obsolete: obsolete, isFile: isFile))
  }

  /// Refuses to write over what a person made in the place of a file of an earlier run.
  private func checkForeign(
    _ files: Zip2Sequence<[Emission.File], [File]>, of theme: Theme, _ emitter: any Emitter
  ) throws(ToolError) {
    for (file, place) in files where emitter.mayOwn(file.path, of: theme) && FileReader.exists(place.path) {
      let content = try? FileReader.read(place.path, limit: ThemeLoader.largestFile)
      guard let content, content != place.content, !emitter.isOwn(content, of: theme) else { continue }
      throw ToolError.failure(
        "'\(place.path)' was not made by tincture, and would be lost; move it away, or name the token otherwise"
      )
    }
  }

  /// Refuses to write over themes and settings, or to write two files to one place.
  ///
  /// - Parameter target: the file, or the folder of the files.
  private mutating func claim(
    _ files: [File], in target: String, of theme: Theme, at themePath: String
  ) throws(ToolError) {
    let real = Self.real(target)
    // Mostly nothing of the project's own lies where files are written.
    let isNear = inputs.contains { $0.hasPrefix(real) }
    for file in files {
      if isNear, let path = FileReader.realPath(file.path), inputs.contains(path) {
        let isOwn = theme.sources.files.contains { FileReader.realPath($0.path) == path }
        throw ToolError(
          "'\(file.path)' is \(isOwn ? "the theme itself" : "a theme or the settings of this project"); "
            + "name another file to write")
      }
      let place = real + Substring(file.path.utf8.dropFirst(target.utf8.count))
      guard let other = owners.updateValue(themePath, forKey: place) else { continue }
      throw ToolError(
        other == themePath
          ? "two outputs of '\(themePath)' would be written to '\(file.path)'"
          : "both '\(other)' and '\(themePath)' would be written to '\(file.path)'")
    }
  }

  /// A path without links and `..`, as far as it is there.
  private static func real(_ path: String) -> String {
    let path = PathPattern.trimmed(path)
    if let real = FileReader.realPath(path) { return real }
    let folder = FileWriter.folder(of: path)
    guard folder != path, folder != "/" else { return path }
    let name = path.utf8.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1)
    return PathPattern.join(real(folder.isEmpty ? "." : folder), String(Substring(name)))
  }
}
