/// What libyaml lets pass or points past, found in the text itself.
enum TextChecks {
  /// All findings in order of place.
  static func findings(in bytes: UnsafeBufferPointer<UInt8>, of file: SourceMap.FileID) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var lineStart = 0
    var unusualBreak: (range: Range<Int>, name: String)?
    var next = 0
    while next <= bytes.count {
      let index = bytes.endOfPlainText(from: next)
      next = index + 1
      let byte = index < bytes.count ? bytes[index] : 0x0A
      if byte >= 0x80, unusualBreak == nil { unusualBreak = separator(bytes, index) }
      guard byte == 0x0A || byte == 0x0D else { continue }
      if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
      if byte == 0x0D, unusualBreak == nil { unusualBreak = (index..<index + 1, "carriage return alone") }
      checkIndentation(bytes, lineStart..<index, file, &findings)
      lineStart = index + 1
    }
    if let unusualBreak {
      findings.append(
        Diagnostic(
          .unusualLineBreak, .warning,
          "YAML ends the line at this \(unusualBreak.name), which some editors do not show as a line break",
          at: SourceSpan(file: file, unusualBreak.range), help: "end lines with a line feed"))
    }
    return findings
  }

  /// One of the separators that YAML 1.1 takes for line breaks.
  private static func separator(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> (range: Range<Int>, name: String)? {
    if bytes[index] == 0xC2, index + 1 < bytes.count, bytes[index + 1] == 0x85 {
      return (index..<index + 2, "next-line character (U+0085)")
    }
    guard bytes[index] == 0xE2, index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return nil }
    switch bytes[index + 2] {
    case 0xA8: return (index..<index + 3, "line separator (U+2028)")
    case 0xA9: return (index..<index + 3, "paragraph separator (U+2029)")
    default: return nil
    }
  }

  /// Whether what begins at an offset is a space that YAML's indentation does not count, and so has been reported.
  static func beginsOddly(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes.withUnsafeBufferPointer { oddSpace($0, index, $0.count) != nil }
  }

  /// Looks for characters that look like indentation, and that YAML does not count.
  private static func checkIndentation(
    _ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>, _ file: SourceMap.FileID,
    _ findings: inout [Diagnostic]
  ) {
    var index = line.lowerBound
    while index < line.upperBound, bytes[index] == 0x20 { index += 1 }
    guard index < line.upperBound, bytes[index] == 0x09 || bytes[index] >= 0x80 else { return }
    let start = index
    var widest = 0
    var name: String?
    while let space = oddSpace(bytes, index, line.upperBound) {
      name = name ?? space.name
      widest += space.name == "tab" ? 2 : 1
      index += space.length
      while index < line.upperBound, bytes[index] == 0x20 {
        index += 1
        widest += 1
      }
    }
    guard let name, index < line.upperBound, name != "tab" else { return }
    let span = SourceSpan(file: file, start..<index)
    if name.hasPrefix("byte") {
      findings.append(
        Diagnostic(
          .encoding, "a \(name) stands in the middle of the file", at: span, help: "take it away",
          fixIts: [FixIt("take it away", replace: span, with: "")]))
      return
    }
    findings.append(
      Diagnostic(
        .indentation, "the line is indented with a \(name), which YAML does not count", at: span,
        help: "indent with spaces",
        fixIts: [FixIt("write spaces", replace: span, with: String(repeating: " ", count: widest))]))
  }

  /// A character at an offset that looks like a space and is none to YAML's indentation.
  private static func oddSpace(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, _ end: Int
  ) -> (name: String, length: Int)? {
    guard index < end else { return nil }
    if bytes[index] == 0x09 { return ("tab", 1) }
    guard bytes[index] >= 0x80 else { return nil }
    func matches(_ text: [UInt8]) -> Bool {
      index + text.count <= end && text.indices.allSatisfy { bytes[index + $0] == text[$0] }
    }
    if matches([0xC2, 0xA0]) { return ("no-break space (U+00A0)", 2) }
    if matches([0xE3, 0x80, 0x80]) { return ("ideographic space (U+3000)", 3) }
    if matches([0xE2, 0x80, 0xAF]) { return ("narrow no-break space (U+202F)", 3) }
    if matches([0xEF, 0xBB, 0xBF]) { return ("byte-order mark (U+FEFF)", 3) }
    if index + 2 < end, bytes[index] == 0xE2, bytes[index + 1] == 0x80,
      (0x80...0x8B).contains(bytes[index + 2])
    {
      let code = 0x2000 + Int(bytes[index + 2]) - 0x80
      return ("space of another kind (U+\(String(code, radix: 16, uppercase: true)))", 3)
    }
    return nil
  }
}

extension Diagnostic {
  /// Whether this finding of the text is why the parser reports another one: it stands at or before it.
  func explains(_ fault: Diagnostic) -> Bool {
    rule != .unusualLineBreak && span.start <= fault.span.end
  }
}
