import TinctureTheme

/// The choice between values, as statements or, without `return`, as one expression.
extension PlatformWriter {
  typealias Leaf = (inout PlatformWriter, Int32) -> SourceNode

  mutating func writeChoice(
    _ choice: TraitChoice, isColor: Bool, returns: Bool, depth: Int, _ leaf: Leaf
  ) {
    guard choice.bands.count > 1 else {
      return writeBand(choice.bands[0], isColor: isColor, returns: returns, depth: depth, leaf)
    }
    let size = platform.size
    // `accessibility` begins after seven sizes.
    if choice.bands.count == 2, choice.bands[1].sizes.lowerBound == 7 {
      text.line("if \(size.subject).\(size.isAccessibility) {", depth: depth)
      writeBand(choice.bands[1], isColor: isColor, returns: returns, depth: depth + 1, leaf)
      text.line("} else {", depth: depth)
      writeBand(choice.bands[0], isColor: isColor, returns: returns, depth: depth + 1, leaf)
      return text.line("}", depth: depth)
    }
    text.line("switch \(size.subject) {", depth: depth)
    for band in choice.bands where !band.sizes.contains(TraitUse.defaultSize) {
      writeCase(platform.sizeNames[band.sizes].map { $0 }, depth: depth)
      writeBand(band, isColor: isColor, returns: returns, depth: depth + 1, leaf)
    }
    text.line("default:", depth: depth)
    for band in choice.bands where band.sizes.contains(TraitUse.defaultSize) {
      writeBand(band, isColor: isColor, returns: returns, depth: depth + 1, leaf)
    }
    text.line("}", depth: depth)
  }

  /// Writes `case a, b:`, folded where it is long.
  private mutating func writeCase(_ patterns: [String], depth: Int) {
    var line = "case "
    var depth = depth
    for (index, pattern) in patterns.enumerated() {
      let piece = pattern + (index == patterns.count - 1 ? ":" : ",")
      if 2 * depth + line.utf8.count + piece.utf8.count > SourceText.lineLength {
        text.line(line.hasSuffix(" ") ? String(line.dropLast()) : line, depth: depth)
        if index > 0, line.hasPrefix("case ") { depth += 1 }
        line = ""
      }
      line += piece + (index == patterns.count - 1 ? "" : " ")
    }
    text.line(line, depth: depth)
  }

  private mutating func writeBand(
    _ band: TraitChoice.Band, isColor: Bool, returns: Bool, depth: Int, _ leaf: Leaf
  ) {
    let word = returns ? "return " : ""
    if band.rows.count == 1 { return text.line(word, leaf(&self, band.rows[0].value), depth: depth) }
    let spelling = spelling(of: band.mask, isColor: isColor)
    if band.mask.nonzeroBitCount == 1 {
      let nodes = (leaf(&self, band.rows[0].value), leaf(&self, band.rows[1].value))
      return writeEither(spelling.head, nodes.0, nodes.1, word, depth: depth)
    }
    text.line(spelling.head, depth: depth)
    for row in band.rows {
      let head = spelling.cases[Int(row.appearance)]
      let node = leaf(&self, row.value)
      if SourceText.fits(head.utf8.count + 1 + word.utf8.count, node, depth: depth) {
        text.indent(depth)
        text.append(string: head)
        text.append(" ")
        text.append(string: word)
        text.append(string: node.flat)
        text.line()
      } else {
        text.line(head, depth: depth)
        text.line(word, node, depth: depth + 1)
      }
    }
    text.line("}", depth: depth)
  }

  /// How the traits of some bits of an appearance are asked for, which is found out once.
  private mutating func spelling(of mask: UInt8, isColor: Bool) -> ChoiceSpelling {
    let place = Int(mask) + (isColor ? 16 : 0)
    if let spelling = spellings[place] { return spelling }
    let bits = [TraitUse.dark, TraitUse.highContrast, TraitUse.elevated, TraitUse.p3].filter {
      mask & $0 != 0
    }
    var traits: [Platform.Trait] = []
    for bit in bits { traits.append(platform.trait(bit, inColor: isColor, &helpers)) }
    let subjects = traits.map(\.subject).joined(separator: ", ")
    let cases = (0..<16).map { appearance in
      if appearance == 0 { return "default:" }
      let patterns = zip(bits, traits).map { UInt8(appearance) & $0 != 0 ? $1.pattern : "_" }
      return "case (\(patterns.joined(separator: ", "))):"
    }
    let spelling = ChoiceSpelling(
      head: traits.count == 1 ? traits[0].condition : "switch (\(subjects)) {", cases: cases)
    spellings[place] = spelling
    return spelling
  }

  private mutating func writeEither(
    _ condition: String, _ first: SourceNode, _ second: SourceNode, _ word: String, depth: Int
  ) {
    let line = SourceNode.text("\(condition) ? \(first.flat) : \(second.flat)")
    if SourceText.fits(word.utf8.count, line, depth: depth) { return text.line(word, line, depth: depth) }
    if SourceText.fits(2, first, depth: depth + 1), SourceText.fits(2, second, depth: depth + 1) {
      text.line(word + condition, depth: depth)
      text.line("? ", first, depth: depth + 1)
      return text.line(": ", second, depth: depth + 1)
    }
    text.line("if \(condition) {", depth: depth)
    text.line(word, first, depth: depth + 1)
    text.line("} else {", depth: depth)
    text.line(word, second, depth: depth + 1)
    text.line("}", depth: depth)
  }
}

/// How a choice by some traits is written.
struct ChoiceSpelling {
  /// The head of the `switch`, or of one trait the condition.
  let head: String
  /// The head of each case, by the appearance that it is for.
  let cases: [String]
}
