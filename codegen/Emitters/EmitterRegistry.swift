/// All output formats. A new one is a file of its own, and a line here.
package enum EmitterRegistry {
  package static let all: [any Emitter.Type] = [
    SwiftEmitter.self,
    UIKitEmitter.self,
    SwiftUIEmitter.self,
    AppKitEmitter.self,
    AssetCatalogEmitter.self,
    CSSEmitter.self,
    DTCGEmitter.self,
    AndroidEmitter.self,
    JSONEmitter.self,
  ]

  /// The emitter of a format; nil where there is none of that name.
  package static func emitter(_ format: String) -> (any Emitter.Type)? { all.first { $0.format == format } }

  /// The options of all formats, each once.
  package static let options: [EmitterOption] = all.reduce(into: []) { options, emitter in
    for option in emitter.options where !options.contains(where: { $0.name == option.name }) {
      options.append(option)
    }
  }

  /// The formats that have an option, by its name.
  package static func formats(withOption name: String) -> [String] {
    all.filter { $0.options.contains { $0.name == name } }.map { $0.format }
  }
}
