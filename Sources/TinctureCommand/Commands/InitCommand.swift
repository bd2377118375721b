import TinctureTheme

/// `tincture init [FOLDER]`
enum InitCommand: Command {
  static let description = CommandDescription(
    "init", summary: "write settings and a first theme for a project",
    discussion: [
      "Writes tincture.yaml, with comments that tell what else there is, and a theme to begin with, unless Themes/ has "
        + "one. What is there already is never touched."
    ],
    operands: [
      Operand(
        value: .path("FOLDER"), count: .optional, help: "the project's folder; without it, the current one")
    ],
    options: [name, output, .quiet],
    examples: [
      CommandExample("tincture init", "begin in the current folder"),
      CommandExample("tincture init App --name Brand", "call the theme Brand"),
    ])

  private static let name = CommandOption(
    "--name", value: .text("NAME"), help: "the theme's name; without it, the folder's")
  private static let output = CommandOption(
    "--output", "-o", value: .path("PATH"),
    help:
      "the folder for generated Swift, relative to the project's; without it, one in Sources/ or 'Generated/'"
  )

  static func run(_ arguments: ParsedArguments, in session: inout Session) throws(ToolError) -> ExitStatus {
    let folder = arguments.operands.first.map(PathPattern.trimmed) ?? ""
    let settings = PathPattern.join(folder, Project.settingsName)
    if Platform.kind(of: settings) != nil {
      throw ToolError.failure("'\(settings)' is there already, and is left as it is")
    }
    let themes = PathPattern.join(folder, "Themes")
    var files: [(path: String, text: String)] = []
    if ThemePaths.match(themes).isEmpty {
      let name = try arguments.value(of: name).map(checked) ?? defaultName(folder)
      let path = PathPattern.join(themes, fileName(name) + ".yaml")
      files.append((path, FirstTheme.text(name: name)))
    } else if arguments.has(name) {
      throw ToolError(
        "'\(themes)' has themes already, so there is none to be named; leave \(Self.name.name) out")
    }
    let outputPath = arguments.value(of: output) ?? outputPath(in: folder)
    files.append((settings, FirstSettings.text(outputPath: PathPattern.trimmed(outputPath) + "/")))
    for file in files {
      do throws(SystemError) {
        let parent = FileWriter.folder(of: file.path)
        if !parent.isEmpty { try Platform.makeFolder(parent) }
        try Platform.create(file.path, with: Array(file.text.utf8), permissions: nil)
      } catch {
        throw ToolError.failure("'\(file.path)' cannot be written: \(error.reason)")
      }
      if !arguments.has(.quiet) { session.print("wrote \(file.path)\n") }
    }
    if !arguments.has(.quiet) {
      let place = folder.isEmpty ? "" : ", in '\(folder)'"
      session.print(
        "\nNext\(place):\n  tincture lint        check the theme\n  tincture generate    write the Swift\n")
    }
    return .success
  }

  // MARK: Names and places

  private static func checked(_ name: String) throws(ToolError) -> String {
    let type = SwiftIdentifier.style(name)
    if let complaint = SwiftIdentifier.complaint(aboutType: type) {
      throw ToolError("\(Self.name.name): \(complaint)")
    }
    guard SwiftIdentifier.hasWords(name) else {
      throw ToolError("\(Self.name.name): '\(name)' has no letter and no digit")
    }
    guard isPlain(name) else {
      throw ToolError(
        "\(Self.name.name): use letters, digits, spaces and hyphens, such as '\(type.dropLast(5))'")
    }
    return name
  }

  /// The folder's name, where it may stand in YAML as it is.
  private static func defaultName(_ folder: String) -> String {
    let path = FileReader.realPath(folder.isEmpty ? "." : folder) ?? folder
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return isPlain(name) && SwiftIdentifier.hasWords(name) ? name : "App"
  }

  /// Whether a name is a plain scalar of YAML that begins with a letter, and the name of a file.
  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, let last = name.unicodeScalars.last else { return false }
    return first.properties.isAlphabetic && last != " "
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || " -_".unicodeScalars.contains($0)
      }
  }

  private static func fileName(_ name: String) -> String {
    name.lowercased().split(separator: " ").joined(separator: "-")
  }

  /// The folder of the one target of a package; else a folder of its own.
  private static func outputPath(in folder: String) -> String {
    let sources = PathPattern.join(folder, "Sources")
    let targets = (Platform.names(inFolder: sources) ?? []).filter {
      Platform.status(of: PathPattern.join(sources, $0))?.kind == .folder
    }
    return targets.count == 1 ? "Sources/\(targets[0])/Styles/" : "Generated/"
  }
}
