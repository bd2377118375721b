import TinctureTheme

/// What of a theme an output format has no place for: it is never left out silently.
struct Omissions {
  private let theme: Theme
  private let format: String
  private let severity: Diagnostic.Severity?
  private(set) var findings: [Diagnostic] = []

  init(_ theme: Theme, format: String, options: EmitterOptions) {
    self.theme = theme
    self.format = format
    severity = options.omissionSeverity
  }

  /// Reports that a token cannot be expressed, or not wholly.
  ///
  /// - Parameters:
  ///   - reason: what follows the token's path in the message, such as `is inverted, which a catalog cannot say`.
  ///   - help: what to do about it.
  mutating func add(_ token: TokenID, _ reason: String, help: String? = nil) {
    guard let severity else { return }
    let path = theme.path(of: token)
    findings.append(
      Diagnostic(
        .inexpressible, severity, "\(path) \(reason)", at: theme[token].keySpan, subject: path, help: help))
  }

  /// Reports that a token varies by more traits than the format can tell apart.
  ///
  /// - Parameters:
  ///   - mask: the bits of the appearances that it can tell apart.
  ///   - sizes: whether it can tell sizes apart.
  mutating func add(_ token: TokenID, beyondAppearances mask: UInt8, sizes: Bool = false) {
    guard severity != nil else { return }
    let use = theme[token].use
    let rest = TraitUse(
      appearanceMask: use.appearanceMask & ~mask, sizeBreaks: sizes ? 0 : use.sizeBreaks)
    guard rest != .none else { return }
    add(
      token,
      "varies by \(rest.traitNames), which \(format) cannot express; its value at the default is written")
  }

  /// Reports that a whole section has no place in the format.
  mutating func add(_ section: TokenSection) {
    let group = theme.groups[Int(section.rawValue)]
    guard let severity, !group.members.isEmpty else { return }
    let count = theme.tokens.count { $0.section == section }
    findings.append(
      Diagnostic(
        .inexpressible, severity,
        "\(format) has no place for \(section.name): \(count) token\(count == 1 ? " is" : "s are") left out",
        at: theme.keySpan(of: group.members[0]), subject: section.name))
  }
}
