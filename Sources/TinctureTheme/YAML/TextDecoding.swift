/// From a file's bytes to UTF-8 text.
extension SourceFile {
  /// A file's text, with what is wrong with its encoding.
  ///
  /// UTF-8 is taken with and without a byte-order mark, UTF-16 with one. The text of a file in another encoding is what
  /// was read, and is not to be parsed.
  package static func decoding(
    _ bytes: [UInt8], path: String, id: SourceMap.FileID
  ) -> (source: SourceFile, diagnostics: [Diagnostic]) {
    func failure(_ message: String, at offset: Int, rule: RuleID = .encoding, help: String?) -> (
      SourceFile, [Diagnostic]
    ) {
      let span = SourceSpan(file: id, offset..<min(offset + 1, bytes.count))
      return (SourceFile(path: path, bytes: bytes), [Diagnostic(rule, message, at: span, help: help)])
    }
    if bytes.count > ThemeLoader.largestFile {
      let start = SourceSpan(file: id, 0..<0)
      return (
        SourceFile(path: path, bytes: []),
        [
          Diagnostic(
            .limit, "the file is larger than 16 MiB", at: start, help: "a theme may have 16 MiB at most")
        ]
      )
    }
    let utf8 = "save the file as UTF-8"
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return failure("the file is UTF-32", at: 0, help: utf8)
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return decodingUTF16(bytes, isLittleEndian: bytes[0] == 0xFF, path: path, id: id)
    }
    if let offset = bytes.prefix(64).firstIndex(of: 0), bytes.count >= 2 {
      return bytes[0] == 0 || bytes[1] == 0
        ? failure("the file looks like UTF-16 without a byte-order mark", at: 0, help: utf8)
        : failure(
          "the file is binary: there is a zero byte", at: offset, rule: .encoding,
          help: "a theme is a text in YAML")
    }
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = hasMark ? Array(bytes.dropFirst(3)) : bytes
    if let offset = text.withUnsafeBufferPointer({ $0.firstInvalidUTF8 }) {
      let hexadecimal = String(text[offset], radix: 16, uppercase: true)
      let place = offset + (hasMark ? 3 : 0)
      let span = SourceSpan(file: id, offset..<offset + 1)
      return (
        SourceFile(path: path, bytes: text),
        [
          Diagnostic(
            .encoding, "the file is not UTF-8: byte \(place) is 0x\(hexadecimal)", at: span,
            help: "it may be Latin-1 or Windows-1252; \(utf8)")
        ]
      )
    }
    return (SourceFile(path: path, bytes: text, encoding: hasMark ? .utf8WithMark : .utf8), [])
  }

  private static func decodingUTF16(
    _ bytes: [UInt8], isLittleEndian: Bool, path: String, id: SourceMap.FileID
  ) -> (SourceFile, [Diagnostic]) {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).lazy.map { index in
      isLittleEndian
        ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
        : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { text.append($0) })
    let source = SourceFile(
      path: path, bytes: text, encoding: isLittleEndian ? .utf16LittleEndian : .utf16BigEndian)
    guard isBroken || bytes.count % 2 != 0 else { return (source, []) }
    let span = SourceSpan(file: id, text.count..<text.count)
    return (
      source,
      [
        Diagnostic(
          .encoding, "the UTF-16 of the file is broken from here on", at: span, help: "save the file as UTF-8"
        )
      ]
    )
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The first byte that is no part of well-formed UTF-8 (Unicode 16, table 3-7); nil where all are.
  fileprivate var firstInvalidUTF8: Int? {
    var index = 0
    while index < count {
      let lead = self[index]
      if lead < 0x80 {
        index = endOfASCII(from: index + 1)
        continue
      }
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch lead {
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      case 0xF1...0xF3: length = 4
      default: return index
      }
      guard index + length <= count, second.contains(self[index + 1]) else { return index }
      for next in index + 2..<Swift.max(index + length, index + 2) where self[next] & 0xC0 != 0x80 {
        return index
      }
      index += length
    }
    return nil
  }
}
