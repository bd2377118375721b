/// A difference of two texts in the unified form, as `diff -u` writes it, cut short where it is long.
enum UnifiedDiff {
  private static let context = 3

  /// The difference, or an empty text when there is none.
  ///
  /// - Parameters:
  ///   - path: shown as the name of both.
  ///   - lineLimit: no more lines than these are shown; then it is said how many are left.
  static func text(path: String, from old: [UInt8], to new: [UInt8], lineLimit: Int = 40) -> String {
    guard old != new else { return "" }
    let oldLines = lines(of: old)
    let newLines = lines(of: new)
    let steps = LineDifference(oldLines, newLines).steps
    var result = ["--- \(path)", "+++ \(path) (as it would be generated)"]
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
    case .keep(let line, _): " " + String(decoding: old[line], as: UTF8.self)
    case .remove(let line): "-" + String(decoding: old[line], as: UTF8.self)
    case .insert(let line): "+" + String(decoding: new[line], as: UTF8.self)
    }
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
