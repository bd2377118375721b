import TinctureTheme

/// What tells a finding from others and stays the same when lines move: all but its place in the file.
struct FindingKey: Hashable, Comparable {
  let rule: String
  /// The file's path within its package.
  let file: String
  /// The path of the token or group; empty where the finding is about the file.
  let subject: String
  let message: String

  static func < (left: FindingKey, right: FindingKey) -> Bool {
    (left.file, left.rule, left.subject, left.message)
      < (right.file, right.rule, right.subject, right.message)
  }
}

/// Makes the keys of findings; where each file lies is looked up once.
struct FindingKeys {
  private var files: [String: String] = [:]

  mutating func key(of finding: Diagnostic, in sources: SourceMap) -> FindingKey {
    FindingKey(
      rule: finding.rule.name, file: file(sources[finding.span.file].path), subject: finding.subject ?? "",
      message: finding.message)
  }

  /// A file's path within its package.
  mutating func file(_ path: String) -> String {
    if let known = files[path] { return known }
    let file = PackageRoot.pathInPackage(path)
    files[path] = file
    return file
  }
}
