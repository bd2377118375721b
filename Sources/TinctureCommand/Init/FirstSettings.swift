import TinctureCodegen

/// The settings that a new project begins with.
enum FirstSettings {
  /// - Parameters:
  ///   - outputPath: the folder for generated Swift.
  static func text(outputPath: String) -> String {
    let others = EmitterRegistry.all.dropFirst().map { emitter in
      "  # - { format: \(emitter.format), path: \(path(emitter)) }"
    }
    return """
      # The settings of this project's themes. Paths are relative to this file; docs/settings.md is the reference.
      themes: [Themes/*.yaml]

      lint:
        strict: false # true: warnings fail, too
        # rules:
        #   missing-high-contrast: warning # off, note, warning or error; 'tincture rules' lists them

      # What 'tincture generate' writes. 'tincture formats' lists the formats, and 'tincture formats css' the options of one.
      outputs:
        - { format: \(SwiftEmitter.format), path: \(scalar(outputPath)), access: internal }

      """ + others.joined(separator: "\n") + (others.isEmpty ? "" : "\n")
  }

  /// A text as a scalar of YAML within braces.
  private static func scalar(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || "0123456789/._-".unicodeScalars.contains($0))
    }
    if isPlain, text.first != "-" { return text }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }

  private static func path(_ emitter: any Emitter.Type) -> String {
    "Generated/\(emitter.format)/"
  }
}
