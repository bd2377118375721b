/// Says in a person's words what libyaml's terse messages mean, at the place where the person erred.
struct FaultTranslation {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let file: SourceMap.FileID

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ file: SourceMap.FileID) {
    self.bytes = bytes
    self.file = file
  }

  func diagnostic(for fault: EventReader.Fault) -> Diagnostic {
    if let value = fault.value { return unreadable(value, fault) }
    if let tab = tabIndentation(at: fault.place) { return tab }
    return quotedCharacter(fault) ?? flowFault(fault) ?? quoteFault(fault) ?? blockFault(fault)
      ?? Diagnostic(.syntax, "this is no YAML: \(fault.problem)", at: span(fault.place))
  }

  /// A stretch of the text: a place, or the word that stands there.
  private func span(_ place: Int, count: Int = 1) -> SourceSpan {
    SourceSpan(file: file, min(place, bytes.count)..<min(place + count, bytes.count))
  }

  // MARK: Characters

  private func unreadable(_ value: Int, _ fault: EventReader.Fault) -> Diagnostic {
    let digits = String(max(value, 0), radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return Diagnostic(
      .encoding, "the character \(code) may not stand in YAML", at: span(fault.place),
      help: "take it away, or write it as an escape in double quotes")
  }

  /// A tab where the indentation of a line should be.
  private func tabIndentation(at place: Int) -> Diagnostic? {
    var start = lineStart(of: min(place, bytes.count))
    // libyaml may notice only on the line after.
    for _ in 0..<2 {
      var index = start
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
      if let tab = (start..<index).first(where: { bytes[$0] == 0x09 }), index < bytes.count,
        bytes[index] != 0x0A,
        bytes[index] != 0x0D
      {
        let span = SourceSpan(file: file, tab..<index)
        let width = (tab..<index).reduce(0) { $0 + (bytes[$1] == 0x09 ? 2 : 1) }
        return Diagnostic(
          .indentation, "the line is indented with a tab; YAML wants spaces", at: span,
          help: "indent with two spaces",
          fixIts: [FixIt("write spaces", replace: span, with: String(repeating: " ", count: width))])
      }
      guard start > 0 else { return nil }
      start = lineStart(of: start - 1)
    }
    return nil
  }

  private func lineStart(of place: Int) -> Int {
    var start = place
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  private func lineEnd(of place: Int) -> Int {
    var end = place
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }

  /// A value that begins with a character that YAML keeps for itself.
  private func quotedCharacter(_ fault: EventReader.Fault) -> Diagnostic? {
    guard fault.problem.contains("cannot start any token"), fault.place < bytes.count else { return nil }
    let character = String(UnicodeScalar(bytes[fault.place]))
    let value = valueRange(from: fault.place)
    let text = String(decoding: bytes[value], as: UTF8.self)
    return Diagnostic(
      .syntax, "a value may not begin with '\(character)' unless it is in quotes", at: span(fault.place),
      help: "put it in quotes",
      fixIts: text.contains("\"") || text.contains("\\")
        ? [] : [FixIt("put quotes around it", replace: SourceSpan(file: file, value), with: "\"\(text)\"")])
  }

  /// What stands from a place to the end of its line, without a comment and spaces at its end.
  private func valueRange(from place: Int) -> Range<Int> {
    var end = place
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == UInt8(ascii: "#"), end > place, bytes[end - 1].isSpace { break }
      end += 1
    }
    while end > place, bytes[end - 1].isSpace { end -= 1 }
    return place..<end
  }

  // MARK: Braces and quotes

  private func flowFault(_ fault: EventReader.Fault) -> Diagnostic? {
    guard fault.context.contains("flow"),
      let opening = openBracket(before: fault.place) ?? fault.contextPlace,
      opening < bytes.count
    else { return nil }
    if let comment = swallowingComment(from: opening, to: fault.place) {
      return Diagnostic(
        .unquotedHex, "YAML takes this for a comment, so the bracket after it is not seen", at: comment,
        related: [.init("the bracket that it leaves open", at: span(opening))],
        help: "put the colour in quotes",
        fixIts: hexFix(comment))
    }
    if let slashes = slashComment(from: opening, to: fault.place) {
      return Diagnostic(
        .syntax, "'//' begins no comment in YAML; '#' does", at: slashes, help: "write '#'",
        fixIts: [FixIt("write '#'", replace: slashes, with: "#")])
    }
    let bracket = bytes[opening] == UInt8(ascii: "[") ? "[" : "{"
    let closing = bracket == "[" ? "]" : "}"
    if fault.place >= bytes.count || lineStart(of: fault.place) > lineEnd(of: opening) {
      return Diagnostic(
        .syntax, "this '\(bracket)' is not closed", at: span(opening),
        related: [.init("here something else is found", at: span(fault.place))],
        help: "close it with '\(closing)'; between its entries stand commas")
    }
    return Diagnostic(
      .syntax, "a ',' or '\(closing)' is expected here", at: span(fault.place),
      related: [.init("in what begins here", at: span(opening))],
      help: "a text with a comma, a colon or a bracket in it needs quotes")
  }

  /// The innermost bracket that is open at a place; quotes and comments are passed over.
  private func openBracket(before place: Int) -> Int? {
    var stack: [Int] = []
    var index = 0
    while index < min(place, bytes.count) {
      switch bytes[index] {
      case UInt8(ascii: "#") where index == 0 || bytes[index - 1].isSpace: index = lineEnd(of: index)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        // A quotation mark inside of a word quotes nothing.
        let isInWord = index > 0 && !bytes[index - 1].isSpace && !"[{,:".utf8.contains(bytes[index - 1])
        if !isInWord { index = quoteEnd(from: index) }
      case UInt8(ascii: "["), UInt8(ascii: "{"): stack.append(index)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = stack.popLast()
      default: break
      }
      index += 1
    }
    return stack.last
  }

  private func quoteEnd(from place: Int) -> Int {
    var index = place + 1
    while index < bytes.count, bytes[index] != bytes[place] {
      if bytes[index] == UInt8(ascii: "\\"), bytes[place] == UInt8(ascii: "\"") { index += 1 }
      index += 1
    }
    return index
  }

  /// A line that begins with `//` between an open bracket and where the parser stopped.
  private func slashComment(from opening: Int, to place: Int) -> SourceSpan? {
    var line = lineStart(of: opening)
    while line <= min(place, bytes.count - 2) {
      let start = valueStart(line)
      if start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/"), bytes[start + 1] == UInt8(ascii: "/") {
        return span(start, count: 2)
      }
      line = lineEnd(of: line) + 1
    }
    return nil
  }

  /// A `#` after a space, between an open bracket and where the parser stopped.
  private func swallowingComment(from opening: Int, to place: Int) -> SourceSpan? {
    var index = opening + 1
    let end = min(place, bytes.count)
    var quote: UInt8?
    while index < end {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "#"), bytes[index - 1].isSpace || ",[{:".utf8.contains(bytes[index - 1])
      {
        let line = index..<lineEnd(of: index)
        let digits = line.dropFirst().prefix { bytes[$0].isHexDigit }.count
        let next = index + 1 + digits
        let ends = next >= line.upperBound || bytes[next].isSpace || ",]}".utf8.contains(bytes[next])
        if ends, [3, 4, 6, 8].contains(digits) { return span(index, count: digits + 1) }
      }
      index += 1
    }
    return nil
  }

  private func hexFix(_ span: SourceSpan) -> [FixIt] {
    let color = String(decoding: bytes[span.range], as: UTF8.self)
    return [FixIt("put quotes around it", replace: span, with: "\"\(color)\"")]
  }

  private func quoteFault(_ fault: EventReader.Fault) -> Diagnostic? {
    guard fault.context.contains("quoted scalar"), let opening = fault.contextPlace else { return nil }
    if fault.problem.contains("unexpected end of stream") || fault.problem.contains("document indicator") {
      return Diagnostic(
        .syntax, "this quotation mark is not closed", at: span(opening),
        help: "end the text with the same mark")
    }
    return Diagnostic(
      .syntax, "this escape is none of YAML's", at: span(fault.place, count: 2),
      related: [.init("in this text", at: span(opening))],
      help: "in double quotes '\\' begins an escape; write it twice, or use single quotes")
  }

  // MARK: Lines

  private func blockFault(_ fault: EventReader.Fault) -> Diagnostic? {
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

  private func valueStart(_ line: Int) -> Int {
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
