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
        - { format: \(SwiftEmitter.format), path: \(outputPath), access: internal }

      """ + others.joined(separator: "\n") + (others.isEmpty ? "" : "\n")
  }

  private static func path(_ emitter: any Emitter.Type) -> String {
    "Generated/\(emitter.format)/"
  }
}
