import TinctureTheme

/// What an emitter made of a theme.
package struct Emission: Sendable {
  /// A file of the output.
  package struct File: Sendable {
    /// The path within the output; empty where the output is one file.
    package let path: String
    package let content: [UInt8]
    /// Whether a file that is there stays as it is, whatever it holds.
    package let keepsExisting: Bool

    package init(path: String = "", _ content: [UInt8], keepsExisting: Bool = false) {
      self.path = path
      self.content = content
      self.keepsExisting = keepsExisting
    }
  }

  package var files: [File]
  /// What the format cannot express, and what else a person should know. After an error nothing is written.
  package var findings: [Diagnostic]

  package init(files: [File], findings: [Diagnostic] = []) {
    self.files = files
    self.findings = findings
  }

  /// An output of one file.
  package init(_ content: [UInt8], findings: [Diagnostic] = []) {
    self.init(files: [File(content)], findings: findings)
  }
}

extension RuleID {
  /// A token, or something of one, that an output format has no place for.
  package static let inexpressible = RuleID("inexpressible")
}
