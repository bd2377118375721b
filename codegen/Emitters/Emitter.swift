import TinctureTheme

/// What a person may choose about an output.
package struct EmitterOptions: Sendable, Hashable {
  /// Who may use the generated declarations.
  package enum AccessLevel: String, Sendable, CaseIterable {
    case `public`, package, `internal`
  }

  package var accessLevel: AccessLevel
  /// The name of the outermost type; nil for the theme's name and `Style`.
  package var typeName: String?

  package init(accessLevel: AccessLevel = .public, typeName: String? = nil) {
    self.accessLevel = accessLevel
    self.typeName = typeName
  }
}

/// Writes themes in one output format; the same bytes every time for the same theme and options.
package protocol Emitter: Sendable {
  /// The format's name on the command line.
  static var format: String { get }
  /// What the format is, in a few words.
  static var summary: String { get }
  /// The extension of its files, without a point.
  static var fileExtension: String { get }

  init(options: EmitterOptions)

  /// The name of the file for a theme, where none is given.
  func fileName(for theme: Theme) -> String

  /// The whole content of the output, in UTF-8.
  func emit(_ theme: Theme) -> [UInt8]
}

/// All output formats. A new one is a file of its own, and a line here.
package enum EmitterRegistry {
  package static let all: [any Emitter.Type] = [
    SwiftEmitter.self
  ]

  /// The emitter of a format; nil where there is none of that name.
  package static func emitter(_ format: String) -> (any Emitter.Type)? { all.first { $0.format == format } }
}
