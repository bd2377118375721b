import Tincture

/// A theme as it was at one time, to be read by many threads.
final class ThemeSnapshot: Sendable {
  private let theme: Theme
  /// The sound tokens by their full names.
  private let tokens: [String: TokenID]

  init(_ theme: Theme) {
    self.theme = theme
    tokens = Dictionary(
      theme.tokenIDs.lazy.filter { theme[$0].isSound }.map { (theme.path(of: $0), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The value of a token; nil where there is none of that kind.
  func value<Value: ThemeValue>(_ path: String, _ traits: TraitCollection?) -> Value? {
    tokens[path].flatMap { Value.value(of: $0, in: theme, with: traits) }
  }

  /// The name of a layout's value.
  func layout(_ path: String, _ traits: TraitCollection?) -> String? {
    tokens[path].flatMap { theme.valueNumber(of: $0, .layout, traits) }.map { theme.values.layouts[$0] }
  }
}
