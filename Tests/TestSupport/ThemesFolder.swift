import Foundation

/// The themes that come with the project.
package enum ThemesFolder {
  /// The path of one of them.
  package static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Themes").appendingPathComponent(name).path
  }
}
