/// What a person should know about a theme file, with its place and, where there is one, its remedy.
public struct Diagnostic: Sendable, Hashable {
  /// How bad it is.
  public enum Severity: UInt8, Sendable, Comparable {
    case note, warning, error

    public static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
  }

  /// Another place that has to do with the finding.
  public struct Related: Sendable, Hashable {
    public let message: String
    public let span: SourceSpan

    public init(_ message: String, at span: SourceSpan) {
      self.message = message
      self.span = span
    }
  }

  /// Which rule was broken.
  public var rule: RuleID
  public var severity: Severity
  /// One sentence without a full stop; what is wrong, in the words of the person's own file.
  public var message: String {
    didSet { message = Self.shortened(message) }
  }
  /// Where the person erred.
  public var span: SourceSpan
  /// The path of the token or group that it is about, such as `colors.label`; nil where it is about the file.
  public var subject: String?
  public var related: [Related]
  /// What to do about it, when the message does not say so already.
  public var help: String?
  /// Edits that would mend it, the likeliest first.
  public var fixIts: [FixIt]

  public init(
    _ rule: RuleID, _ severity: Severity, _ message: String, at span: SourceSpan, subject: String? = nil,
    related: [Related] = [], help: String? = nil, fixIts: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = Self.shortened(message)
    self.span = span
    self.subject = subject
    self.related = related
    self.help = help.map(Self.shortened)
    self.fixIts = fixIts
  }

  /// A message with its middle left out where what it quotes is very long.
  private static func shortened(_ message: String) -> String {
    message.utf8.count <= 400 ? message : "\(message.prefix(200)) … \(message.suffix(100))"
  }

  /// An error.
  public init(
    _ rule: RuleID, _ message: String, at span: SourceSpan, subject: String? = nil, related: [Related] = [],
    help: String? = nil, fixIts: [FixIt] = []
  ) {
    self.init(rule, .error, message, at: span, subject: subject, related: related, help: help, fixIts: fixIts)
  }
}

extension [Diagnostic] {
  /// The findings in order of place, each once.
  public func inOrderOfPlace() -> [Diagnostic] {
    var seen = Set<Diagnostic>()
    return enumerated()
      .sorted { ($0.element.span, $0.offset) < ($1.element.span, $1.offset) }
      .map(\.element)
      .filter { seen.insert($0).inserted }
  }

  /// Whether any finding is an error.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}
