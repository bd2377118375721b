/// Faults in what is told by lines and their indentation.
extension FaultTranslation {
  func blockFault(_ fault: EventReader.Fault) -> Diagnostic? {
    let problem = fault.problem
    if problem.contains("mapping values are not allowed") { return secondColon(fault) }
    if problem.contains("could not find expected ':'") {
      let key = fault.contextPlace ?? fault.place
      return Diagnostic(
        .syntax, "a ':' is missing after this key", at: SourceSpan(file: file, valueRange(from: key)),
        help: "an entry is written 'name: value', with a space after the colon")
    }
    if problem.contains("did not find expected key") || problem.contains("did not find expected '-'") {
      return misplacedLine(fault)
    }
    if problem.contains("did not find expected <document start>") {
      return Diagnostic(
        .syntax, "this line does not belong to what stands before it",
        at: SourceSpan(file: file, valueRange(from: fault.place)),
        help: "all topmost keys begin in the same column; is a line above it indented too far, or missing?")
    }
    if problem.contains("block sequence entries are not allowed") {
      return Diagnostic(
        .syntax, "a list may not begin here", at: span(fault.place),
        help: "begin the list on a line of its own, or write it in [ ]")
    }
    if problem.contains("incompatible YAML document") || problem.contains("directive") {
      return Diagnostic(
        .syntax, "this directive is none that a theme needs",
        at: SourceSpan(file: file, valueRange(from: fault.place)),
        help: "take the line away")
    }
    if problem.contains("block scalar") || fault.context.contains("block scalar") {
      return Diagnostic(
        .syntax, "nothing but a comment may follow '|' or '>' on its line", at: span(fault.place),
        help: "begin the text on the next line, indented")
    }
    if fault.context.contains("tag") || problem.contains("tag") {
      return Diagnostic(
        .syntax, "'!' begins a tag in YAML, and this is none", at: span(fault.contextPlace ?? fault.place),
        help: "a text with '!' needs quotes; a reference is written $palette.name")
    }
    if fault.context.contains("anchor") || fault.context.contains("alias") {
      return Diagnostic(
        .syntax, "'&' begins an anchor and '*' an alias in YAML, and this is neither",
        at: span(fault.contextPlace ?? fault.place), help: "a text that begins so needs quotes")
    }
    return nil
  }

  private func secondColon(_ fault: EventReader.Fault) -> Diagnostic {
    let line = lineStart(of: fault.place)
    if fault.place - line > 1024 {
      return Diagnostic(
        .limit, "a key may have 1024 characters at most", at: SourceSpan(file: file, valueRange(from: line)))
    }
    guard let value = valueOfEntry(from: line, before: fault.place) else {
      return deeperThanValue(line) ?? keyWithoutColon(before: line)
        ?? Diagnostic(.syntax, "a ':' may not stand here unless it is in quotes", at: span(fault.place))
    }
    let text = String(decoding: bytes[value], as: UTF8.self)
    let isQuotable = !text.contains("\"") && !text.contains("\\")
    return Diagnostic(
      .syntax, "a value may not hold ': ' unless it is in quotes", at: span(fault.place),
      help: "put the value in quotes; or does the second entry belong on a line of its own?",
      fixIts: isQuotable
        ? [FixIt("put quotes around the value", replace: SourceSpan(file: file, value), with: "\"\(text)\"")]
        : [])
  }

  /// A line without `: ` before one that has it: YAML takes both for one key.
  private func keyWithoutColon(before line: Int) -> Diagnostic? {
    guard line > 0 else { return nil }
    let key = valueRange(from: valueStart(lineStart(of: line - 1)))
    guard !key.isEmpty, bytes[key.upperBound - 1] != UInt8(ascii: ":") else { return nil }
    let hasColon = bytes[key].contains(UInt8(ascii: ":"))
    return Diagnostic(
      .syntax, hasColon ? "a space is missing after this ':'" : "a ':' is missing after this key",
      at: hasColon
        ? span(key.first { bytes[$0] == UInt8(ascii: ":") } ?? key.lowerBound) : SourceSpan(file: file, key),
      help: "an entry is written 'name: value', with a space after the colon")
  }

  /// The value after the first `: ` of a line, where a place lies in it.
  private func valueOfEntry(from line: Int, before place: Int) -> Range<Int>? {
    var index = line
    while index + 1 < place, bytes[index] != UInt8(ascii: ":") || bytes[index + 1] != 0x20 { index += 1 }
    guard index + 1 < place else { return nil }
    return valueRange(from: valueStart(index + 1))
  }

  /// `a: red` with a line below it that is indented as if it belonged to it.
  private func deeperThanValue(_ line: Int) -> Diagnostic? {
    guard line > 0 else { return nil }
    let previous = lineStart(of: line - 1)
    let indent = valueStart(line) - line
    guard indent > valueStart(previous) - previous, valueStart(previous) < line - 1 else { return nil }
    return Diagnostic(
      .syntax, "this line is indented as if it belonged to the one before, which has a value already",
      at: SourceSpan(file: file, valueRange(from: valueStart(line))),
      related: [.init("the line before", at: SourceSpan(file: file, valueRange(from: valueStart(previous))))],
      help: "give both lines the same indentation, or take the value away")
  }

  func valueStart(_ line: Int) -> Int {
    var start = line
    while start < bytes.count, bytes[start] == 0x20 { start += 1 }
    return start
  }

  /// How far the last line above is indented that is neither empty nor a comment.
  private func previousIndentation(before place: Int) -> Int? {
    var line = lineStart(of: min(place, bytes.count))
    while line > 0 {
      line = lineStart(of: line - 1)
      let start = valueStart(line)
      if start < bytes.count, ![0x0A, 0x0D, UInt8(ascii: "#")].contains(bytes[start]) { return start - line }
    }
    return nil
  }

  private func misplacedLine(_ fault: EventReader.Fault) -> Diagnostic {
    let indent = fault.place - lineStart(of: fault.place)
    var related: [Diagnostic.Related] = []
    var help = "the lines of a mapping begin in the same column"
    if let context = fault.contextPlace {
      let expected = context - lineStart(of: context)
      related = [.init("the mapping begins here", at: span(context))]
      help += "; this one has \(indent) space\(indent == 1 ? "" : "s") before it, "
      if let previous = previousIndentation(before: fault.place), previous != expected {
        help += "the line above has \(previous), and the mapping around them \(expected)"
      } else {
        help += "the first has \(expected)"
      }
    }
    if fault.place < bytes.count, bytes[fault.place] == UInt8(ascii: ":") {
      return Diagnostic(
        .syntax, "a key is missing before this ':'", at: span(fault.place), help: "write 'name: value'")
    }
    return Diagnostic(
      .syntax, "this line does not fit its neighbours",
      at: SourceSpan(file: file, valueRange(from: fault.place)),
      related: related, help: help)
  }
}
