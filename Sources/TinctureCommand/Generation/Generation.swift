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
  /// The theme that each file comes from, by its path.
  private var owners: [String: String] = [:]

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
  /// - Parameter usualThemes: the themes of outputs that name none.
  mutating func make(
    _ outputs: [OutputSettings], of usualThemes: [String], _ session: inout Session
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
    let files = emission.files.map { file in
      File(
        path: file.path.isEmpty ? target ?? "" : PathPattern.join(target ?? "", file.path),
        content: file.content)
    }
    let isFile = if case .file = type(of: job.emitter).shape { true } else { false }
    var obsolete: [String] = []
    if let target {
      try claim(files, in: target, of: theme, at: job.themePath)
      if !isFile {
        obsolete = ObsoleteFiles.find(in: target, but: Set(files.map(\.path)), job.emitter, theme)
      }
    }
    products.append(Product(path: target, files: files, obsolete: obsolete, isFile: isFile))
  }

  /// Refuses to write over a theme, or to write two files to one place.
  ///
  /// - Parameter target: the file, or the folder of the files.
  private mutating func claim(
    _ files: [File], in target: String, of theme: Theme, at themePath: String
  ) throws(ToolError) {
    let inputs = Set(theme.sources.files.compactMap { FileReader.realPath($0.path) })
    // Mostly no theme lies where files are written.
    let isNear = FileReader.realPath(target).map { real in inputs.contains { $0.hasPrefix(real) } } ?? false
    for file in files {
      if isNear, let real = FileReader.realPath(file.path), inputs.contains(real) {
        throw ToolError("'\(file.path)' is the theme itself; name another file to write")
      }
      if let other = owners.updateValue(themePath, forKey: file.path) {
        throw ToolError("both '\(other)' and '\(themePath)' would be written to '\(file.path)'")
      }
    }
  }
}
