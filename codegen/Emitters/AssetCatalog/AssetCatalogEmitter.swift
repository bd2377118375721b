import TinctureTheme

/// An Xcode asset catalog of colours, which needs no code: a colorset for each token, in folders that are namespaces.
package struct AssetCatalogEmitter: Emitter {
  package static let format = "xcassets"
  package static let summary = "an Xcode asset catalog of colours"
  package static let shape = OutputShape.package(extension: "xcassets")
  package static let options: [EmitterOption] = [namespace, .omissions]

  /// Names of assets are those of the whole app, so that two themes would share theirs.
  static let namespace = EmitterOption.flag(
    "namespace", "put the theme's name before all names, for an app that has several themes")

  package static let folderFileName: String? = "Contents.json"

  private let options: EmitterOptions

  package init(options: EmitterOptions) {
    self.options = options
  }

  package func fileName(for theme: Theme) -> String { SwiftIdentifier.type(theme.name) + ".xcassets" }

  package func emit(_ theme: Theme) -> Emission {
    var writer = AssetCatalogWriter(theme, options)
    writer.write(namespace: options.has(Self.namespace) ? SwiftIdentifier.type(theme.name) : nil)
    return Emission(files: writer.files, findings: writer.findings)
  }

  package func mayOwn(_ path: String, of theme: Theme) -> Bool { path.hasSuffix("/Contents.json") }

  package func isOwn(_ content: [UInt8], of theme: Theme) -> Bool {
    String(decoding: content, as: UTF8.self).contains("\"author\" : \"\(AssetCatalogWriter.author)\"")
  }
}
