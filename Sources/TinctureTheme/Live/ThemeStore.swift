import Synchronization
import Tincture

/// A theme that is read at run time and may change while the app runs, as a designer saves its file.
///
/// It gives tokens as dynamic values that follow the theme. A token that the file has not, or that is broken in it, has the
/// value of the compiled style. Reading a token from any thread while another one reloads the theme is safe and takes no
/// lock.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public final class ThemeStore: Sendable {
  /// The theme's file.
  public let path: String
  /// The style that stands behind the theme.
  public let style: CompiledStyle?

  private let current: SnapshotCell
  /// What the last load gave; held only to read or to store it, so that nobody waits for a load.
  private let last: Mutex<LoadedTheme>
  /// Who reloads waits here for others who do.
  private let reloading = Mutex<Void>(())
  /// Of each kind, the full names of the style's tokens by their rows.
  private let paths: [[String]]
  /// Of each kind, the rows by the full names.
  private let rows: [[String: Int]]

  /// Loads a theme.
  ///
  /// - Parameters:
  ///   - path: the theme's file. Where it cannot be read, all tokens are those of the style.
  ///   - style: a generated style's `compiled`, which serves what the file does not.
  public init(path: String, style: CompiledStyle? = nil) {
    self.path = path
    self.style = style
    paths = Self.pathsByKind(of: style)
    rows = paths.map { paths in
      Dictionary(zip(paths, paths.indices), uniquingKeysWith: { first, _ in first })
    }
    let loaded = ThemeLoader.load(path: path)
    current = SnapshotCell(ThemeSnapshot(loaded.soundPart))
    last = Mutex(loaded)
  }

  private static func pathsByKind(of style: CompiledStyle?) -> [[String]] {
    var paths = [[String]](repeating: [], count: TokenKind.allCases.count)
    for path in style?.paths ?? [] {
      guard let section = TokenSection(named: path.prefix { $0 != "." }) else { continue }
      paths[Int(section.kind.rawValue)].append(path)
    }
    return paths
  }

  // MARK: The file

  /// What the last load gave: the findings, their files, and the theme where no finding is an error.
  public var loaded: LoadedTheme { last.withLock { $0 } }

  /// Whether a file of the theme has changed since it was read, or one that was missing has come.
  var isStale: Bool { loaded.watchedFiles.contains { $0.isChanged } }

  /// The findings of the last load, in order of place.
  public var diagnostics: [Diagnostic] { loaded.diagnostics }

  /// Loads the file again and swaps the theme at once: who reads sees the old one whole or the new one whole.
  ///
  /// Where nothing at all can be made of the file, as of one that is being written, the theme stays as it was.
  @discardableResult
  public func reload() -> LoadedTheme {
    reloading.withLock { _ in
      let loaded = ThemeLoader.load(path: path)
      let isLost = loaded.soundPart.tokens.isEmpty && loaded.diagnostics.hasErrors
      if !isLost { current.swap(ThemeSnapshot(loaded.soundPart)) }
      last.withLock { $0 = loaded }
      return loaded
    }
  }

  // MARK: Tokens

  /// A generated token as the theme has it now and will have it: `store.live(AppStyle.Colors.label)`.
  ///
  /// It takes a token's own handle. Any other dynamic value is given back as it is and does not follow the theme, also one
  /// made of a token: write `store.live(token).withAlpha(0.5)`, not `store.live(token.withAlpha(0.5))`.
  public func live<Value: ThemeValue>(_ token: Dynamic<Value>) -> Dynamic<Value> {
    guard let path = path(of: token, Value.tokenKind) else { return token }
    return live(path, over: token)
  }

  /// A generated layout as the theme has it now and will have it. A value that its enum does not know is that of the style,
  /// without a finding: the theme by itself does not tell what the enum knows.
  public func live<Choice: LayoutChoice>(_ token: Dynamic<Choice>) -> Dynamic<Choice> {
    guard let path = path(of: token, .layout) else { return token }
    return Dynamic(
      { [current] traits in
        current.read { $0.layout(path, traits).flatMap(Choice.init) } ?? token.resolved(with: traits)
      },
      fallback: { [current] in
        current.read { $0.layout(path, nil).flatMap(Choice.init) } ?? token.fallback
      })
  }

  /// The token of a full name such as `colors.label`, as the theme has it now and will have it; nil where neither the theme
  /// nor the style has one of that kind.
  ///
  /// Should the theme lose it later, it has the value of the style or, without one, the value that it had when it was asked
  /// for.
  public func token<Value: ThemeValue>(_ path: String, as type: Value.Type = Value.self) -> Dynamic<Value>? {
    if let style, let row = rows[Int(Value.tokenKind.rawValue)][path] {
      return live(path, over: Value.dynamic(row: row, in: style.table))
    }
    let snapshot = current.read { $0 }
    guard let value: Value = snapshot.value(path, nil) else { return nil }
    let known = Dynamic<Value>(
      { traits in snapshot.value(path, traits) ?? value }, fallback: { value })
    return live(path, over: known)
  }

  /// The colour of a full name such as `colors.label`; see `token(_:as:)`.
  public func color(_ path: String) -> DynamicColor? { token(path) }

  /// The full name of a generated token; nil where it is none of the style.
  private func path<Value>(of token: Dynamic<Value>, _ kind: TokenKind) -> String? {
    let paths = paths[Int(kind.rawValue)]
    guard let row = style?.table.number(of: token), paths.indices.contains(row) else { return nil }
    return paths[row]
  }

  private func live<Value: ThemeValue>(_ path: String, over token: Dynamic<Value>) -> Dynamic<Value> {
    Dynamic(
      { [current] traits in current.read { $0.value(path, traits) } ?? token.resolved(with: traits) },
      fallback: { [current] in current.read { $0.value(path, nil) } ?? token.fallback })
  }
}
