import TinctureTheme

/// Names for generated types, as a person may choose them.
enum TypeName {
  /// What is wrong with a name; nil when a Swift type can have it.
  static func complaint(about name: String) -> String? {
    let typeName = SwiftIdentifier.type(name)
    return typeName == name ? nil : "'\(name)' is no name for a Swift type; '\(typeName)' is"
  }
}
