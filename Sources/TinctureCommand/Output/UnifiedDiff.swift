/// A difference of two texts in the unified form, as `diff -u` writes it, cut short where it is long.
enum UnifiedDiff {
  private static let context = 3

  /// The difference, or an empty text when there is none.
  ///
  /// - Parameters:
  ///   - path: shown as the name of both.
  ///   - remark: what the new text is; without it, `patch` can read the difference.
  ///   - lineLimit: no more lines than these are shown; then it is said how many are left.
  static func text(
    path: String, from old: [UInt8], to new: [UInt8], remark: String? = "as it would be generated",
    lineLimit: Int = 40
  ) -> String {
    guard old != new else { return "" }
    let oldLines = lines(of: old)
    let newLines = lines(of: new)
    let steps = LineDifference(oldLines, newLines).steps
    var result = ["--- \(path)", "+++ \(path)" + (remark.map { " (\($0))" } ?? "")]
    var shown = 0
    var left = 0
    for hunk in hunks(of: steps) {
      let body = steps[hunk].map { line(of: $0, oldLines, newLines) }
      let room = lineLimit - shown
      left += max(0, body.count - max(0, room))
      guard room > 0 else { continue }
      result.append(header(of: steps[hunk]))
      result += body.prefix(room)
      shown += min(room, body.count)
    }
    if left > 0 { result.append("… and \(left) more line\(left == 1 ? "" : "s")") }
    return result.joined(separator: "\n") + "\n"
  }

  /// The stretches of steps that have changes, with some lines around each; near ones are one.
  private static func hunks(of steps: [LineDifference.Step]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, step) in steps.enumerated() {
      if case .keep = step { continue }
      let start = max(0, index - context)
      let end = min(steps.count, index + 1 + context)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private static func header(of steps: ArraySlice<LineDifference.Step>) -> String {
    var old: [Int] = []
    var new: [Int] = []
    for step in steps {
      switch step {
      case .keep(let oldLine, let newLine):
        old.append(oldLine)
        new.append(newLine)
      case .remove(let line): old.append(line)
      case .insert(let line): new.append(line)
      }
    }
    func range(_ lines: [Int]) -> String {
      lines.first.map { lines.count == 1 ? "\($0 + 1)" : "\($0 + 1),\(lines.count)" } ?? "0,0"
    }
    return "@@ -\(range(old)) +\(range(new)) @@"
  }

  private static func line(
    of step: LineDifference.Step, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> String {
    switch step {
    case .keep(let line, _): " " + shown(old[line])
    case .remove(let line): "-" + shown(old[line])
    case .insert(let line): "+" + shown(new[line])
    }
  }

  private static func shown(_ line: ArraySlice<UInt8>) -> String {
    line.last == UInt8(ascii: "\n")
      ? String(decoding: line.dropLast(), as: UTF8.self)
      : String(decoding: line, as: UTF8.self) + "\n\\ No newline at end of file"
  }

  /// The lines with their line breaks, which the last may lack.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }
}
