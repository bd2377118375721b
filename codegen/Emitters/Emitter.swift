import TinctureTheme

/// Writes themes in one output format; the same bytes every time for the same theme and options.
package protocol Emitter: Sendable {
  /// The format's name on the command line.
  static var format: String { get }
  /// What the format is, in a few words.
  static var summary: String { get }
  /// What is written for a theme.
  static var shape: OutputShape { get }
  /// What a person may choose about it.
  static var options: [EmitterOption] { get }

  /// The name of a file that says something of its folder, and so is removed only when nothing else is in it; nil where there
  /// is none.
  static var folderFileName: String? { get }

  init(options: EmitterOptions)

  /// The name of the file or package for a theme, where none is given; it has the extension of the shape.
  func fileName(for theme: Theme) -> String

  /// The whole output.
  func emit(_ theme: Theme) -> Emission

  /// Whether a file that stands in the output's folder may have been made by this emitter for this theme, judged by its
  /// path in that folder.
  func mayOwn(_ path: String, of theme: Theme) -> Bool

  /// Whether such a file was made by this emitter, judged by its content: one that is not made any more is removed.
  func isOwn(_ content: [UInt8], of theme: Theme) -> Bool
}

extension Emitter {
  package static var options: [EmitterOption] { [] }

  package static var folderFileName: String? { nil }

  package func mayOwn(_ path: String, of theme: Theme) -> Bool { false }

  package func isOwn(_ content: [UInt8], of theme: Theme) -> Bool { false }
}

/// What an emitter writes for a theme.
package enum OutputShape: Sendable, Hashable {
  /// One file with this extension, given without a point.
  case file(extension: String)
  /// A folder of its own with this extension, such as `Brand.xcassets`.
  case package(extension: String)
  /// Files in a folder that others may stand in too.
  case folder

  /// Whether it is Swift that can be compiled beside other files.
  package var isSwiftFile: Bool { self == .file(extension: "swift") }
}
