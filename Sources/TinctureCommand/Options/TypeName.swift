import TinctureTheme

/// Names for generated types, as a person may choose them.
enum TypeName {
  /// What is wrong with a name; nil when a Swift type can have it.
  static func complaint(about name: String) -> String? {
    if SwiftIdentifier.libraryTypes.contains(name) {
      return "'\(name)' is a name of the library's own, which generated code uses; '\(name)Theme' is free"
    }
    let typeName = SwiftIdentifier.type(name)
    return typeName == name ? nil : "'\(name)' is no name for a Swift type; '\(typeName)' is"
  }
}
