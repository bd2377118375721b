/// Faults in braces, brackets and quotes.
extension FaultTranslation {
  func flowFault(_ fault: EventReader.Fault) -> Diagnostic? {
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
        fixIts: [.writing("#", at: slashes)])
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
      case UInt8(ascii: "#") where beginsComment(index): index = lineEnd(of: index)
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

  /// Whether a `#` begins a comment: after a space, and for libyaml right after a bracket too.
  private func beginsComment(_ index: Int) -> Bool {
    index == 0 || bytes[index - 1].isSpace || ",[{:".utf8.contains(bytes[index - 1])
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
      } else if byte == UInt8(ascii: "#"), beginsComment(index) {
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

  func quoteFault(_ fault: EventReader.Fault) -> Diagnostic? {
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
}
