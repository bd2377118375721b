/// What is wrong with a value, or the trap that its author fell into.
extension ThemeParser {
  /// Reports what is wrong with a value, or the trap that its author fell into where it is one.
  mutating func reportFault(
    _ fault: ExpressionFault, in value: YAMLTree.NodeID, _ text: UnsafeBufferPointer<UInt8>,
    _ place: ScalarPlace, as kinds: TokenKinds
  ) {
    let whole = text.string(0..<text.count)
    if reportSplitCall(value, text) || reportMissingDollar(whole, place) { return }
    if kinds.contains(.color), reportHexWithoutHash(whole, place) || reportTriple(whole, place) { return }
    if reportLookalike(whole, place) { return }
    let span = place.span(fault.range)
    if text.isPlainWord {
      // The token is kept when all of it is read.
      syntax.unknownWords.append(
        UnknownWord(word: whole, kinds: kinds, diagnostic: diagnostics.count, token: syntax.tokens.count))
    }
    report(
      fault.rule, fault.message, at: span, help: fault.help ?? foldHelp(place),
      fixIts: fault.replacement.map { [.writing($0, at: span)] } ?? [])
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
      fixIts: [.writing(call, at: place.whole)])
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
      fixIts: [.writing("$\(name)", at: place.whole)])
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
