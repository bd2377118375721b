/// Writes JSON (RFC 8259) as people would indent it; members stand in the order in which they are written.
package struct JSONWriter {
  /// What has been written.
  package private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true
  private var isInline = false
  private var hasPendingKey = false

  package init() {}

  /// Makes room for so many bytes.
  package mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

  /// Writes an object; the closure writes its members.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    container("{", "}", members)
  }

  /// Writes an array; the closure writes its elements.
  package mutating func array(_ elements: (inout JSONWriter) -> Void) {
    container("[", "]", elements)
  }

  /// Writes an object on one line.
  package mutating func inlineObject(_ members: (inout JSONWriter) -> Void) {
    inline("{", "}", members)
  }

  /// Writes an array on one line.
  package mutating func inlineArray(_ elements: (inout JSONWriter) -> Void) {
    inline("[", "]", elements)
  }

  /// Writes a member's name; its value must follow.
  package mutating func key(_ name: String) {
    separate()
    write(name)
    bytes += ": ".utf8
    hasPendingKey = true
  }

  package mutating func value(_ text: String) {
    prepare()
    write(text)
  }

  package mutating func value(_ number: Int) {
    prepare()
    bytes += String(number).utf8
  }

  /// Writes a number with as many digits as tell it apart; what JSON has no number for becomes null.
  package mutating func value(_ number: Double) {
    guard number.isFinite else { return null() }
    prepare()
    let text = number == 0 ? "0" : "\(number)"
    bytes += (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8
  }

  /// Writes a value that is JSON already, as a closure appends it.
  package mutating func value(raw write: (inout [UInt8]) -> Void) {
    prepare()
    write(&bytes)
  }

  package mutating func value(_ flag: Bool) {
    prepare()
    bytes += (flag ? "true" : "false").utf8
  }

  package mutating func null() {
    prepare()
    bytes += "null".utf8
  }

  package mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }

  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  /// Ends the document with a line break.
  package mutating func end() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func container(_ open: String, _ close: String, _ content: (inout JSONWriter) -> Void) {
    prepare()
    bytes += open.utf8
    depth += 1
    isFirst = true
    content(&self)
    depth -= 1
    if !isFirst, !isInline { newLine() }
    bytes += close.utf8
    isFirst = false
  }

  private mutating func inline(_ open: String, _ close: String, _ content: (inout JSONWriter) -> Void) {
    let wasInline = isInline
    prepare()
    isInline = true
    bytes += open.utf8
    isFirst = true
    content(&self)
    bytes += close.utf8
    isFirst = false
    isInline = wasInline
  }

  private mutating func prepare() {
    if hasPendingKey {
      hasPendingKey = false
    } else if depth > 0 {
      separate()
    }
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    if !isInline {
      newLine()
    } else if !isFirst {
      bytes.append(UInt8(ascii: " "))
    }
    isFirst = false
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  private mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { text in
      bytes.append(UInt8(ascii: "\""))
      if text.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 != 0x7F })
      {
        bytes.append(contentsOf: text)
      } else {
        for byte in text { writeEscaped(byte) }
      }
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): bytes += #"\""#.utf8
    case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
    case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
    case UInt8(ascii: "\r"): bytes += #"\r"#.utf8
    case UInt8(ascii: "\t"): bytes += #"\t"#.utf8
    case 0..<0x20, 0x7F:
      let digits = String(byte, radix: 16, uppercase: true)
      bytes += ("\\u00" + (digits.count < 2 ? "0" : "") + digits).utf8
    default: bytes.append(byte)
    }
  }
}
