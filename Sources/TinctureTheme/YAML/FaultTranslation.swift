/// Says in a person's words what libyaml's terse messages mean, at the place where the person erred.
struct FaultTranslation {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: SourceMap.FileID

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
  func span(_ place: Int, count: Int = 1) -> SourceSpan {
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

  func lineStart(of place: Int) -> Int {
    var start = place
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  func lineEnd(of place: Int) -> Int {
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
  func valueRange(from place: Int) -> Range<Int> {
    var end = place
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == UInt8(ascii: "#"), end > place, bytes[end - 1].isSpace { break }
      end += 1
    }
    while end > place, bytes[end - 1].isSpace { end -= 1 }
    return place..<end
  }
}
