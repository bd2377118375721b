import Foundation

/// A YAML file as far as a plugin must know it: two of its top-level keys, read without a YAML parser, which a plugin
/// cannot link. Whatever is wrong with the file, the tool says.
struct ThemeFile {
  /// What stands at `theme:`; nil where there is none.
  let name: String?
  /// The file that this one extends.
  let base: URL?

  /// - Returns: nil where the file cannot be read.
  init?(_ file: URL) {
    guard let content = try? Data(contentsOf: file) else { return nil }
    let text = String(decoding: content, as: UTF8.self)
    name = Self.value(of: "theme", in: text)
    base = Self.value(of: "extends", in: text).map {
      URL(fileURLWithPath: $0, relativeTo: file.deletingLastPathComponent()).standardizedFileURL
    }
  }

  /// Whether a YAML file has a top-level key.
  static func hasKey(_ key: String, in file: URL) -> Bool {
    guard let content = try? Data(contentsOf: file) else { return false }
    return rest(after: key, in: String(decoding: content, as: UTF8.self)) != nil
  }

  /// The one-line value of a top-level key.
  private static func value(of key: String, in text: String) -> String? {
    let value = rest(after: key, in: text).map(scalar)
    return value == "" ? nil : value
  }

  /// What follows a top-level key on its line.
  private static func rest(after key: String, in text: String) -> Substring? {
    for line in text.split(whereSeparator: \.isNewline) {
      for written in ["\(key):", "\"\(key)\":", "'\(key)':"] where line.hasPrefix(written) {
        return line.dropFirst(written.count)
      }
    }
    return nil
  }

  /// A scalar without its quotes, or without the comment behind it.
  private static func scalar(_ text: Substring) -> String {
    let text = text.trimmingCharacters(in: .whitespaces)
    if let quote = text.first, quote == "\"" || quote == "'" {
      return String(text.dropFirst().prefix { $0 != quote })
    }
    if text.hasPrefix("#") { return "" }
    let comment = text.range(of: #"\s#"#, options: .regularExpression)
    return String(text[..<(comment?.lowerBound ?? text.endIndex)]).trimmingCharacters(in: .whitespaces)
  }
}
