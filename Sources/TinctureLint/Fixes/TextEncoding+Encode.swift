import TinctureTheme

extension TextEncoding {
  /// The bytes of a file in this encoding, from its text in UTF-8; with the mark that tells the encoding.
  func encode(_ text: [UInt8]) -> [UInt8] {
    switch self {
    case .utf8: text
    case .utf8WithMark: [0xEF, 0xBB, 0xBF] + text
    case .utf16LittleEndian: utf16(text) { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    case .utf16BigEndian: utf16(text) { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    }
  }

  private func utf16(_ text: [UInt8], _ bytes: (UInt16) -> [UInt8]) -> [UInt8] {
    bytes(0xFEFF) + String(decoding: text, as: UTF8.self).utf16.flatMap(bytes)
  }
}
