/// Colours as values, and the ways in which YAML makes something else of them.
extension ThemeParser {
  /// Reads a value as a colour; reports a fault and gives an `invalid` expression where there is none.
  mutating func parseColor(
    _ value: YAMLTree.NodeID, isVariantOf key: UnsafeBufferPointer<UInt8>? = nil
  ) -> Int32 {
    if bracedReference(value) != nil {
      reportBracedReference(value)
      return invalidExpression
    }
    if tree.isReported(value) { return invalidExpression }
    guard tree.kind(value) == .scalar else {
      reportShape(value, key)
      return invalidExpression
    }
    let page = page
    return page.tree.text(value) { whole in
      // A block scalar ends with a line break.
      let isBlock = page.tree.style(value) == .literal || page.tree.style(value) == .folded
      let text = isBlock ? UnsafeBufferPointer(rebasing: whole[whole.trimmingSpaces(0..<whole.count)]) : whole
      if text.isEmpty || tree.style(value) == .plain && Self.nulls.contains(where: { text.equals($0) }) {
        reportEmptyValue(value)
        return invalidExpression
      }
      let place = ScalarPlace(tree.contentSpan(value), style: tree.style(value), textCount: text.count)
      do throws(ExpressionFault) {
        var parser = ExpressionParser(text, at: place)
        let expression = try parser.parse(into: &syntax)
        if let clamped = parser.clamped { warnClamped(text.string(clamped), at: place.span(clamped)) }
        return expression
      } catch {
        reportFault(error, in: value, text, place)
        return invalidExpression
      }
    }
  }

  /// What other YAML readers take for no value.
  private static let nulls: [StaticString] = ["~", "null", "Null", "NULL"]

  private var invalidExpression: Int32 {
    mutating get { syntax.add(.init(operation: .invalid)) }
  }

  private mutating func warnClamped(_ number: String, at span: SourceSpan) {
    diagnostics.append(
      Diagnostic(
        .outOfRange, .warning,
        "\(number) lies outside of what this component can be; the nearest value that it can "
          + "be is taken, as in CSS", at: span))
  }

  private mutating func reportShape(_ value: YAMLTree.NodeID, _ key: UnsafeBufferPointer<UInt8>?) {
    let what = tree.kind(value) == .sequence ? "a list" : "a mapping"
    let span = firstLine(of: tree.span(value))
    guard let key, tree.kind(value) == .mapping else {
      report(.wrongShape, "a colour is expected here, not \(what)", at: span)
      return
    }
    let name = key.string(0..<key.count)
    let first = tree.entries(value).first.map { tree.string($0.key) } ?? "label"
    report(
      .wrongShape, "'\(name)' is a trait: its value is a colour, not \(what)", at: span,
      help: "a trait word cannot name a group; put the names first: '\(first): { \(name): … }'")
  }

  private mutating func reportEmptyValue(_ value: YAMLTree.NodeID) {
    let place = tree.span(value)
    if tree.style(value) == .plain, source.bytes[place.range].first == UInt8(ascii: "&") {
      report(
        .invalidValue, "the value is missing: '&' begins an anchor", at: place,
        help: "a reference is written $palette.name")
      return
    }
    guard let comment = tree.trailingComment(after: value), let digits = hexDigits(after: comment.start)
    else {
      if isBeforeOddIndentation(value) { return }
      report(.invalidValue, "the value is missing", at: place, help: "write a colour, such as \"#336699\"")
      return
    }
    reportUnquotedHex(SourceSpan(file: fileID, start: comment.start, end: digits), value)
  }

  /// Whether the line after a value is indented with characters that YAML does not count, which has been reported.
  private func isBeforeOddIndentation(_ value: YAMLTree.NodeID) -> Bool {
    var index = Int(tree.span(value).end)
    while index < source.bytes.count, source.bytes[index].isSpace { index += 1 }
    return TextChecks.beginsOddly(source.bytes, at: index)
  }

  private mutating func reportUnquotedHex(_ span: SourceSpan, _ value: YAMLTree.NodeID) {
    let color = String(decoding: source.bytes[span.range], as: UTF8.self)
    // Words after the colour stay a comment.
    let rest = source.bytes[Int(span.end)...].prefix { $0 != 0x0A && $0 != 0x0D }.drop(while: \.isSpace)
    let isComment =
      rest.isEmpty || rest.first == UInt8(ascii: "#") || ",]}".utf8.contains(rest[rest.startIndex])
    report(
      .unquotedHex, "YAML takes '\(color)' for a comment, so there is no value", at: span,
      help: "put the colour in quotes: \"\(color)\"",
      fixIts: [FixIt("put quotes around it", replace: span, with: "\"\(color)\"" + (isComment ? "" : " #"))])
  }

  /// The end of the hex digits of a colour after the `#` at an offset; nil when they make none.
  private func hexDigits(after hash: Int32) -> Int32? {
    var end = Int(hash) + 1
    while end < source.bytes.count, source.bytes[end].isHexDigit { end += 1 }
    let isWord = end < source.bytes.count && (source.bytes[end].isLetter || source.bytes[end] >= 0x80)
    return [3, 4, 6, 8].contains(end - Int(hash) - 1) && !isWord ? Int32(end) : nil
  }

  // MARK: Braces

  /// The name in `{palette.red}` or `{$palette.red}`, which YAML reads as a mapping with one key and no value.
  func bracedReference(_ value: YAMLTree.NodeID) -> String? {
    guard tree.kind(value) == .mapping, tree.isFlow(value), tree.count(value) == 1 else { return nil }
    guard let entry = tree.entries(value).first, tree.isEmptyPlain(entry.value) else { return nil }
    var name = tree.string(entry.key)
    if name.first == "$" { name.removeFirst() } else if !isSectionPath(name) { return nil }
    return name
  }

  mutating func reportBracedReference(_ value: YAMLTree.NodeID) {
    guard let name = bracedReference(value) else { return }
    report(
      .referenceWithoutDollar, "YAML takes '{\(name)}' for a mapping; a reference is written $\(name)",
      at: tree.span(value),
      fixIts: [FixIt("write '$\(name)'", replace: tree.span(value), with: "$\(name)")])
  }

  private func isSectionPath(_ text: String) -> Bool {
    TokenSection.allCases.contains { text.hasPrefix($0.name + ".") }
  }

  // MARK: Faults of a value

  /// Reports what is wrong with a value, or the trap that its author fell into where it is one.
  mutating func reportFault(
    _ fault: ExpressionFault, in value: YAMLTree.NodeID, _ text: UnsafeBufferPointer<UInt8>,
    _ place: ScalarPlace
  ) {
    let whole = text.string(0..<text.count)
    if reportSplitCall(value, text) || reportHexWithoutHash(whole, place) || reportMissingDollar(whole, place)
      || reportTriple(whole, place) || reportLookalike(whole, place)
    {
      return
    }
    let span = place.span(fault.range)
    if isPlainWord(text) {
      syntax.unknownWords.append(UnknownWord(word: whole, diagnostic: diagnostics.count))
    }
    report(
      fault.rule, fault.message, at: span, help: fault.help ?? foldHelp(place),
      fixIts: fault.replacement.map { [FixIt("write '\($0)'", replace: span, with: $0)] } ?? [])
  }

  private func isPlainWord(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.allSatisfy {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 >= 0x80
    }
  }

  /// What to say of a value over several lines, whose line breaks YAML has made spaces.
  private func foldHelp(_ place: ScalarPlace) -> String? {
    source.bytes[place.whole.range].contains { $0 == 0x0A || $0 == 0x0D }
      ? "YAML makes the line break a space; write the value on one line" : nil
  }

  /// A character that looks like one of CSS's and is another: full-width forms and curly quotation marks.
  private mutating func reportLookalike(_ text: String, _ place: ScalarPlace) -> Bool {
    guard let odd = text.unicodeScalars.first(where: { Self.plain($0) != nil }), let plain = Self.plain(odd)
    else {
      return false
    }
    var mended = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { mended.append(Self.plain(scalar) ?? scalar) }
    let code = String(odd.value, radix: 16, uppercase: true)
    report(
      .invalidValue, "'\(odd)' (U+\(code)) is not '\(plain)'", at: place.whole,
      help: "type it on a plain keyboard",
      fixIts: [FixIt("write \"\(String(mended))\"", replace: place.whole, with: Self.quoted(String(mended)))])
    return true
  }

  /// The ASCII character that another one looks like.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
    case 0x201C, 0x201D, 0x201E: "\""
    case 0x2018, 0x2019: "'"
    case 0x2013, 0x2212: "-"
    default: nil
    }
  }

  /// `ff8800` and `0xff8800`.
  private mutating func reportHexWithoutHash(_ text: String, _ place: ScalarPlace) -> Bool {
    let hasPrefix = text.hasPrefix("0x") || text.hasPrefix("0X")
    let digits = hasPrefix ? text.dropFirst(2) : Substring(text)
    guard [3, 4, 6, 8].contains(digits.utf8.count), digits.utf8.allSatisfy(\.isHexDigit) else { return false }
    let isAlphaFirst = hasPrefix && digits.utf8.count == 8
    let isNumber = digits.utf8.count < 6 && digits.utf8.allSatisfy(\.isDigit)
    report(
      .hexWithoutHash, "a hex colour is written with '#': \"#\(digits)\"", at: place.whole,
      help: isAlphaFirst ? "where 0xAARRGGBB has the opacity first, CSS has it last: \"#RRGGBBAA\"" : nil,
      fixIts: isAlphaFirst || isNumber
        ? [] : [FixIt("write \"#\(digits)\"", replace: place.whole, with: "\"#\(digits)\"")])
    return true
  }

  /// `255, 136, 0`.
  private mutating func reportTriple(_ text: String, _ place: ScalarPlace) -> Bool {
    let numbers = text.split { $0 == "," || $0 == " " }
    guard [3, 4].contains(numbers.count), numbers.allSatisfy({ Double($0) != nil }) else { return false }
    let call =
      "rgb(\(numbers[..<3].joined(separator: " "))" + (numbers.count == 4 ? " / \(numbers[3]))" : ")")
    report(
      .invalidValue, "numbers alone are no colour: \(call)", at: place.whole,
      fixIts: [FixIt("write '\(call)'", replace: place.whole, with: call)])
    return true
  }

  /// `palette.red`, and `"{palette.red}"` in quotes.
  private mutating func reportMissingDollar(_ text: String, _ place: ScalarPlace) -> Bool {
    var name = text[...]
    if name.first == "{", name.last == "}" { name = name.dropFirst().dropLast() }
    if name.first == "$", name.count < text.count { name = name.dropFirst() }
    guard isSectionPath(String(name)), !name.contains(where: { "(),{}".contains($0) }) else { return false }
    report(
      .referenceWithoutDollar, "a reference begins with '$': $\(name)", at: place.whole,
      fixIts: [FixIt("write '$\(name)'", replace: place.whole, with: "$\(name)")])
    return true
  }

  /// A call that YAML split at its commas, in `{ }` or `[ ]`, or cut off at a ` #`.
  mutating func reportSplitCall(_ value: YAMLTree.NodeID, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard tree.style(value) == .plain, !tree.isAlias(value) else { return false }
    var open = 0
    for byte in text {
      if byte == UInt8(ascii: "(") { open += 1 } else if byte == UInt8(ascii: ")") { open -= 1 }
    }
    guard open > 0 else { return false }
    let start = Int(tree.contentSpan(value).start)
    let end = Int(tree.contentSpan(value).end)
    if let comment = tree.trailingComment(after: value), let digits = hexDigits(after: comment.start) {
      reportCutCall(start, SourceSpan(file: fileID, start: comment.start, end: digits))
      return true
    }
    guard let callEnd = endOfCall(from: start, after: end) else { return reportOpenCall(start, end) }
    splitCallEnd = Int32(callEnd)
    let call = String(decoding: source.bytes[start..<callEnd], as: UTF8.self)
    let span = SourceSpan(file: fileID, start..<callEnd)
    report(
      .unquotedCall, "YAML splits this call at its commas, since it stands in { } or [ ] without quotes",
      at: span,
      help: "put the call in quotes: \"\(call)\"",
      fixIts: [FixIt("put quotes around it", replace: span, with: Self.quoted(call))])
    return true
  }

  /// A call that YAML split at its commas, and that has no `)` before its mapping or list ends.
  private mutating func reportOpenCall(_ start: Int, _ end: Int) -> Bool {
    let bytes = source.bytes
    guard let next = bytes[end...].first(where: { !$0.isSpace }), next == UInt8(ascii: ",") else {
      return false
    }
    let callEnd = bytes[start...].firstIndex { "}]\n\r".utf8.contains($0) } ?? bytes.count
    splitCallEnd = Int32(callEnd)
    report(
      .unquotedCall, "the ')' of this call is missing", at: SourceSpan(file: fileID, start..<end),
      help: "and in { } or [ ] a call stands in quotes, since YAML splits it at its commas")
    return true
  }

  private mutating func reportCutCall(_ start: Int, _ hex: SourceSpan) {
    var end = Int(hex.start)
    while end < source.bytes.count, source.bytes[end] != UInt8(ascii: "\n"),
      source.bytes[end] != UInt8(ascii: "\r")
    {
      end += 1
    }
    while source.bytes[end - 1].isSpace { end -= 1 }
    let call = String(decoding: source.bytes[start..<end], as: UTF8.self)
    let color = String(decoding: source.bytes[hex.range], as: UTF8.self)
    let isWhole = call.filter { $0 == "(" }.count == call.filter { $0 == ")" }.count
    report(
      .unquotedHex, "YAML takes '\(color)' and what follows it for a comment", at: hex,
      help: "put the whole value in quotes",
      fixIts: isWhole
        ? [
          FixIt(
            "put quotes around the value", replace: SourceSpan(file: fileID, start..<end),
            with: Self.quoted(call))
        ] : [])
  }

  /// The end of the call that starts at an offset, if a comma of it follows where YAML ended the scalar.
  private func endOfCall(from start: Int, after end: Int) -> Int? {
    let bytes = source.bytes
    var index = end
    while index < bytes.count, bytes[index].isSpace { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { return nil }
    var open = 0
    index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "(") { open += 1 }
      if bytes[index] == UInt8(ascii: ")") {
        open -= 1
        if open == 0 { return index + 1 }
      }
      index += 1
    }
    return nil
  }

  private static func quoted(_ text: String) -> String {
    text.contains("\"") || text.contains("\\")
      ? "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
      : "\"\(text)\""
  }
}
