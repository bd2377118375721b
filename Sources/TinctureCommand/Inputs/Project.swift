import TinctureLint
import TinctureTheme

/// What a run is about: the themes that its arguments name, or those of the project in the current folder.
struct Project {
  /// The paths of the themes, each once.
  var themes: [String]
  var lint: LintConfiguration

  /// Reads the arguments of a command that takes themes.
  static func open(_ arguments: ParsedArguments) throws(UsageError) -> Project {
    let themes =
      arguments.operands.isEmpty
      ? try ThemePaths.withoutConfiguration() : try ThemePaths.expand(arguments.operands)
    return Project(themes: themes, lint: LintConfiguration())
  }
}
