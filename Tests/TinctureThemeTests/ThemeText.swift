import Testing
import TinctureColor

@testable import TinctureTheme

/// A theme written in a test.
struct ThemeText {
  let text: String
  let loaded: LoadedTheme

  init(_ text: String) {
    self.text = text
    loaded = ThemeLoader.load(path: "theme.yaml", bytes: Array(text.utf8))
  }

  /// A theme of nothing but the entries of `colors`, each indented by two spaces.
  init(colors: String) {
    self.init("theme: Test\ncolors:\n" + colors)
  }

  /// The findings as `line:column rule message`.
  var findings: [String] {
    loaded.diagnostics.map { finding in
      let bytes = loaded.sources[finding.span.file].bytes
      let place = LineTable(bytes).position(of: Int(finding.span.start), in: bytes)
      return "\(place.line):\(place.column) \(finding.rule.name) \(finding.message)"
    }
  }

  /// The text under the marker of each finding.
  var marked: [String] {
    loaded.diagnostics.map {
      String(decoding: loaded.sources[$0.span.file].bytes[$0.span.range], as: UTF8.self)
    }
  }

  /// The text after the first fix-it of the first finding that has one.
  var fixed: String? {
    guard let edits = loaded.diagnostics.lazy.compactMap(\.fixIts.first).first?.edits else { return nil }
    var bytes = loaded.sources[edits[0].span.file].bytes
    for edit in edits.sorted(by: { $0.span > $1.span }) {
      bytes.replaceSubrange(edit.span.range, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The sRGB hex of a token under a combination of traits, numbered as `TraitUse` says; nil without a theme.
  func hex(_ path: String, _ combination: Int = TraitUse.defaultCombination) -> String? {
    guard let theme = loaded.theme, let token = theme.token(at: path) else { return nil }
    return theme.color(of: token, combination: combination).hex
  }

  /// The same for a host without traits.
  func fallbackHex(_ path: String) -> String? {
    guard let theme = loaded.theme, let token = theme.token(at: path) else { return nil }
    return theme.colors[Int(theme.fallbackCell(of: token).value)].hex
  }
}
