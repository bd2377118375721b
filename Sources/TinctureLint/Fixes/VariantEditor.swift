import TinctureColor
import TinctureTheme

/// Edits of a token's variants in its file that leave everything else as it is. Where what stands there cannot be edited
/// safely, such as a value that several tokens share by a YAML anchor, there is no edit.
struct VariantEditor {
  private let theme: Theme
  private let token: TokenID
  private let bytes: [UInt8]

  init(_ theme: Theme, _ token: TokenID) {
    self.theme = theme
    self.token = token
    bytes = theme.sources[theme[token].keySpan.file].bytes
  }

  private var syntax: ThemeSyntax { theme.origins.syntax }

  // MARK: Values

  /// Edits that write a text in the place of a part of a variant's value, or of the whole of it.
  ///
  /// - Parameters:
  ///   - expression: what is replaced, in `ThemeSyntax.expressions`.
  ///   - text: a reference, a call or a CSS colour that is not hex.
  func replacing(_ expression: Int32, of variant: Int, with text: String) -> [FixIt.Edit]? {
    guard let place = place(of: expression, variant) else { return nil }
    let needsQuotes = !text.utf8.allSatisfy(Self.standsUnquoted)
    switch place.style {
    case .plain where needsQuotes && !place.isWhole: return nil
    case .plain, .alias:
      return [.init(replace: place.span, with: needsQuotes ? Self.quoted(text) : text)]
    case .quoted:
      if place.isWhole, !needsQuotes, text.hasPrefix("$") {
        return [.init(replace: syntax.variants[variant].valueSpan, with: text)]
      }
      return Self.standsInQuotes(text) ? [.init(replace: place.span, with: text)] : nil
    }
  }

  /// Edits that write a colour in the place of a part of a variant's value, in the notation of what stands there.
  func replacing(_ expression: Int32, of variant: Int, with color: RGBAColor) -> [FixIt.Edit]? {
    guard let place = place(of: expression, variant) else { return nil }
    let original = String(decoding: bytes[place.span.range], as: UTF8.self).lowercased()
    // Outside of quotes, a `#` after a space begins a comment, and a comma may end the value.
    if place.style == .plain, !place.isWhole {
      return replacing(expression, of: variant, with: color.text(like: "rgb("))
    }
    return replacing(expression, of: variant, with: color.text(like: original))
  }

  private enum Style { case plain, quoted, alias }

  private func place(of expression: Int32, _ number: Int) -> (span: SourceSpan, style: Style, isWhole: Bool)?
  {
    let variant = syntax.variants[number]
    let isWhole = expression == variant.expression
    let value = variant.valueSpan
    guard value.file == theme[token].keySpan.file, !value.range.isEmpty, isOwn(variant) else { return nil }
    let span = syntax.expressionSpans[Int(expression)]
    switch bytes[Int(value.start)] {
    case UInt8(ascii: "*"): return isWhole ? (value, .alias, true) : nil
    case UInt8(ascii: "&"), UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"): return nil
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      // Where escapes or line breaks stand between, a part's place is not known.
      guard span.start > value.start, span.end < value.end else { return nil }
      return (span, .quoted, isWhole)
    default:
      guard span.start >= value.start, span.end <= value.end, !spansLines(span) else { return nil }
      // A value of several parts holds scalars of their own.
      let isQuoted = bytes.isInQuotes(at: Int(span.start), from: Int(value.start))
      return (span, isQuoted ? .quoted : .plain, isWhole || (isScalarStart(span) && !isQuoted))
    }
  }

  /// Whether what stands at a place within a value of several parts is a scalar of its own.
  private func isScalarStart(_ span: SourceSpan) -> Bool {
    var before = Int(span.start) - 1
    while before >= 0, bytes[before] == 0x20 { before -= 1 }
    var after = Int(span.end)
    while after < bytes.count, bytes[after] == 0x20 { after += 1 }
    let isStart =
      before >= 0
      && [UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: ","), UInt8(ascii: "-")].contains(bytes[before])
    let isEnd =
      after >= bytes.count
      || [UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), 0x0A, 0x0D, UInt8(ascii: "#")].contains(
        bytes[after])
    return isStart && isEnd
  }

  private func spansLines(_ span: SourceSpan) -> Bool {
    bytes[span.range].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Whether no other token has the variant as well, by an anchor of YAML.
  private func isOwn(_ variant: VariantSyntax) -> Bool {
    let key = theme[token].keySpan
    // A file that this theme extends may serve others as well.
    guard key.file.index == 0, variant.keySpan.file == key.file, variant.keySpan.start >= key.start else {
      return false
    }
    return !bytes[
      min(key.range.upperBound, variant.valueSpan.range.lowerBound)..<variant.valueSpan.range.lowerBound
    ]
    .contains(UInt8(ascii: "&"))
  }

  private static func standsUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "$"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "("),
      UInt8(ascii: ")"),
      UInt8(ascii: "%"), UInt8(ascii: "/"), 0x20:
      true
    default: false
    }
  }

  private static func standsInQuotes(_ text: String) -> Bool {
    !text.utf8.contains {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\\") || $0 < 0x20
    }
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }

  // MARK: Comments

  /// An edit that adds a remark to the comment at the end of the line of an expression; nil where the line goes on in a way that
  /// leaves no room for one.
  func remarking(_ remark: String, after expression: Int32, of variant: Int) -> FixIt.Edit? {
    let isWhole = syntax.variants[variant].expression == expression
    let value = isWhole ? syntax.variants[variant].valueSpan : syntax.expressionSpans[Int(expression)]
    return remarking(remark, after: value)
  }

  private func remarking(_ remark: String, after value: SourceSpan) -> FixIt.Edit? {
    var end = Int(value.end)
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    let rest = bytes[Int(value.end)..<end]
    let place = SourceSpan(file: value.file, end..<end)
    if let hash = rest.firstIndex(of: UInt8(ascii: "#")), hash > rest.startIndex, bytes[hash - 1] == 0x20 {
      guard rest[..<hash].allSatisfy({ " ,}]\t\"'".utf8.contains($0) }) else { return nil }
      return .init(replace: place, with: "; \(remark)")
    }
    guard rest.allSatisfy({ " ,}]\t\"'".utf8.contains($0) }) else { return nil }
    return .init(replace: place, with: (rest.last == 0x20 ? "# " : " # ") + remark)
  }

  // MARK: Variants

  /// An edit that takes a variant away: its line or, within braces, it and a comma.
  func removing(_ number: Int) -> [FixIt.Edit]? {
    let variant = syntax.variants[number]
    guard variant.key != nil, isOwn(variant), variant.valueSpan.file == variant.keySpan.file else {
      return nil
    }
    let end = endOfValue(variant)
    // A person's comment goes only with a person's consent.
    if hasComment(after: end) { return nil }
    guard let start = startOfLine(before: Int(variant.keySpan.start)), let lineEnd = endOfLine(after: end)
    else {
      return removingInBraces(variant, end)
    }
    let next =
      bytes[lineEnd...].prefix(2).elementsEqual([0x0D, 0x0A]) ? lineEnd + 2 : min(lineEnd + 1, bytes.count)
    // The last line of a file takes the line break before it along.
    let first = next == lineEnd && start > 0 ? start - 1 : start
    return [.init(replace: SourceSpan(file: variant.keySpan.file, first..<next), with: "")]
  }

  private func removingInBraces(_ variant: VariantSyntax, _ end: Int) -> [FixIt.Edit]? {
    var after = end
    while after < bytes.count, bytes[after] == 0x20 { after += 1 }
    guard after < bytes.count else { return nil }
    if bytes[after] == UInt8(ascii: ",") {
      after += 1
      while after < bytes.count, bytes[after] == 0x20 { after += 1 }
      return [
        .init(replace: SourceSpan(file: variant.keySpan.file, Int(variant.keySpan.start)..<after), with: "")
      ]
    }
    var before = Int(variant.keySpan.start)
    while before > 0, bytes[before - 1] == 0x20 { before -= 1 }
    guard bytes[after] == UInt8(ascii: "}"), before > 0, bytes[before - 1] == UInt8(ascii: ",") else {
      return nil
    }
    return [.init(replace: SourceSpan(file: variant.keySpan.file, before - 1..<end), with: "")]
  }

  /// Edits that add variants after another: lines like its own or, within braces, after a comma.
  ///
  /// - Parameter variants: their keys, and their values as they are written in the file.
  func inserting(
    _ variants: [(key: String, value: String)], after number: Int, remark: String? = nil
  ) -> [FixIt.Edit]? {
    let variant = syntax.variants[number]
    guard variant.key != nil, isOwn(variant), variant.valueSpan.file == variant.keySpan.file else {
      return nil
    }
    let end = endOfValue(variant)
    if let start = startOfLine(before: Int(variant.keySpan.start)), let lineEnd = endOfLine(after: end) {
      let indentation = String(decoding: bytes[start..<Int(variant.keySpan.start)], as: UTF8.self)
      let comment = remark.map { " # \($0)" } ?? ""
      let lines = variants.map { "\(lineBreak)\(indentation)\($0.key): \($0.value)\(comment)" }.joined()
      return [.init(replace: SourceSpan(file: variant.keySpan.file, lineEnd..<lineEnd), with: lines)]
    }
    var after = end
    while after < bytes.count, bytes[after] == 0x20 { after += 1 }
    guard after < bytes.count, bytes[after] == UInt8(ascii: ",") || bytes[after] == UInt8(ascii: "}") else {
      return nil
    }
    let entries = variants.map { ", \($0.key): \($0.value)" }.joined()
    let edit = FixIt.Edit(replace: SourceSpan(file: variant.keySpan.file, end..<end), with: entries)
    return [edit] + (remark.flatMap { remarking($0, after: variant.valueSpan) }.map { [$0] } ?? [])
  }

  /// A variant's value as it is written, to be written again in another variant of the same token; nil for a value of several
  /// lines or parts, and for one that names an anchor.
  static func line(of variant: VariantSyntax, in theme: Theme) -> String? {
    let bytes = theme.sources[variant.valueSpan.file].bytes[variant.valueSpan.range]
    guard let first = bytes.first, !"&!|>{[".utf8.contains(first),
      bytes.allSatisfy({ $0 != 0x0A && $0 != 0x0D })
    else { return nil }
    // Parts may stand on one line without brackets.
    let node = theme.origins.syntax.expressions[Int(variant.expression)]
    if node.operation == .composite, bytes.contains(where: { ":-".utf8.contains($0) }) { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The end of what is written of a value: that of a mapping without the empty lines and comments that follow it.
  private func endOfValue(_ variant: VariantSyntax) -> Int {
    var end = Int(variant.valueSpan.end)
    let start = Int(variant.valueSpan.start)
    while end > start {
      let line = bytes[start..<end].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? start
      let text = bytes[line..<end].drop { $0 == 0x20 || $0 == 0x09 }
      guard line > start, text.isEmpty || text.first == UInt8(ascii: "#") else { break }
      end = line - 1
    }
    return end
  }

  /// Where a line begins that has nothing but spaces before a place; nil where something else is there.
  private func startOfLine(before place: Int) -> Int? {
    var start = place
    while start > 0, bytes[start - 1] == 0x20 { start -= 1 }
    return start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D ? start : nil
  }

  /// Where a line ends that has nothing but a comment after a place; nil where something else is there.
  private func endOfLine(after place: Int) -> Int? {
    var end = place
    while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "#"), end > place {
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    }
    return end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D ? end : nil
  }

  /// Whether a comment follows on the line.
  private func hasComment(after place: Int) -> Bool {
    let line = bytes[place...].prefix { $0 != 0x0A && $0 != 0x0D }
    return line.contains(UInt8(ascii: "#"))
  }

  /// The line break that the file uses.
  private var lineBreak: String {
    guard let first = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if bytes[first] == 0x0A { return "\n" }
    return first + 1 < bytes.count && bytes[first + 1] == 0x0A ? "\r\n" : "\r"
  }
}

extension RGBAColor {
  /// The colour in the notation of a text: `rgb(…)` where it is that, with commas where it has them, else hex; Display P3
  /// as CSS writes it.
  func text(like original: String) -> String {
    if colorSpace == .displayP3 { return cssText }
    guard original.hasPrefix("rgb") else { return hex }
    let bytes = bytes
    let opacity = (alpha * 1000).rounded() / 1000
    let comma = original.contains(",")
    let body = "\(bytes.red)\(comma ? ", " : " ")\(bytes.green)\(comma ? ", " : " ")\(bytes.blue)"
    if bytes.alpha == 255 { return "rgb(\(body))" }
    return comma ? "rgba(\(body), \(opacity))" : "rgb(\(body) / \(opacity))"
  }
}
