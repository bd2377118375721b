import TinctureTheme

/// Design tokens by the Design Tokens Community Group's reports of October 2025: a document of tokens with the values
/// under default traits, and a resolver document with what other traits change.
package struct DTCGEmitter: Emitter {
  package static let format = "dtcg"
  package static let summary = "design tokens and a resolver, by the DTCG reports of 2025.10"
  package static let shape = OutputShape.folder
  package static let options: [EmitterOption] = [resolver, .omissions]

  /// Where the values under other traits stand.
  private static let resolver = EmitterOption.word(
    "resolver", ["inline", "files", "bundle"], default: "inline",
    "where values of other traits stand: in the resolver, in files, or in it with all others")

  private let options: EmitterOptions

  package init(options: EmitterOptions) {
    self.options = options
  }

  package func fileName(for theme: Theme) -> String { Self.stem(of: theme) + ".tokens.json" }

  /// What all files of a theme are named after: the theme's name in small letters, its words joined by hyphens.
  private static func stem(of theme: Theme) -> String {
    let words = theme.name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "theme" : words.joined(separator: "-")
  }

  package func emit(_ theme: Theme) -> Emission {
    var omissions = Omissions(theme, format: Self.format, options: options)
    for section in TokenSection.allCases where section.designTokenType == nil { omissions.add(section) }
    let spellings = TokenSpellings(theme)
    let plan = ResolverPlan(theme, spellings)
    let stem = Self.stem(of: theme)
    var resolver = ResolverWriter(
      theme: theme, spellings: spellings, plan: plan, stem: stem, placement: placement)
    var files: [Emission.File] = []
    if plan.modifiers.isEmpty || placement != .bundle {
      var writer = TokenWriter(theme, spellings)
      writer.writeDocument { spellings[$0, TraitUse.defaultCombination] }
      files.append(.init(path: stem + ".tokens.json", writer.text.bytes))
    }
    if !plan.modifiers.isEmpty { files += resolver.write() }
    return Emission(files: files, findings: omissions.findings)
  }

  private var placement: ResolverWriter.Placement {
    switch options[Self.resolver] {
    case "files": .files
    case "bundle": .bundle
    default: .inline
    }
  }

  // MARK: Obsolete files

  package func mayOwn(_ path: String, of theme: Theme) -> Bool {
    path.hasPrefix(Self.stem(of: theme) + ".") && !path.contains("/")
      && (path.hasSuffix(".tokens.json") || path.hasSuffix(".resolver.json"))
  }

  package func isOwn(_ content: [UInt8], of theme: Theme) -> Bool {
    var mark = SourceText()
    mark.appendOrigin(of: theme)
    let bytes = mark.bytes
    return content.indices.contains { start in
      content[start] == bytes[0] && content[start...].starts(with: bytes)
    }
  }
}

extension TokenSection {
  /// The type that its tokens have in a document; nil where the format has none.
  var designTokenType: StaticString? {
    switch self {
    case .palette, .colors: "color"
    case .metrics: "dimension"
    case .fonts: "typography"
    case .gradients: "gradient"
    case .shadows: "shadow"
    case .surfaces, .layouts, .images: nil
    }
  }
}
