import TinctureTheme

/// Applies the remedies that findings offer, touching nothing but the stretches that they name.
package struct FixApplier: Sendable {
  /// A file's text after its fixes.
  package struct FixedFile: Sendable {
    /// The file as it was read.
    package let file: SourceFile
    /// Its new content, encoded as the file was.
    package let content: [UInt8]
    /// How many findings were mended.
    package let fixCount: Int
  }

  private struct PendingFile {
    var file: SourceFile
    var edits: [FixIt.Edit] = []
    var fixCount = 0
    /// The end of the last stretch that is edited.
    var end: Int32 = 0
  }

  private var pending: [PendingFile] = []
  private var placeByPath: [String: Int] = [:]

  package init() {}

  /// The remedy of a finding that may be applied unasked: the only one it offers. Of several, a person must choose.
  package static func safeFix(of finding: Diagnostic) -> FixIt? {
    finding.fixIts.count == 1 ? finding.fixIts[0] : nil
  }

  /// Takes up safe fixes of a theme's findings: those of correctness or, where there are none, those of one rule, since what
  /// one mends may change what another would. A fix that overlaps one taken before is left for another round, too.
  package mutating func add(_ findings: [Diagnostic], in sources: SourceMap) {
    let fixable = findings.filter { Self.safeFix(of: $0) != nil }
    let rules = Set(fixable.map(\.rule))
    let first = RuleRegistry.all.first { rules.contains($0.description.id) }?.description.id
    let isCorrect = fixable.allSatisfy { RuleRegistry.description(of: $0.rule)?.isChangeable == true }
    for finding in fixable {
      if isCorrect, finding.rule != first { continue }
      if !isCorrect, RuleRegistry.description(of: finding.rule)?.isChangeable == true { continue }
      guard let fix = Self.safeFix(of: finding), let first = fix.edits.first,
        fix.edits.allSatisfy({ $0.span.file == first.span.file })
      else { continue }
      add(fix.edits, to: sources[first.span.file])
    }
  }

  private mutating func add(_ edits: [FixIt.Edit], to file: SourceFile) {
    // Two paths may lead to one file.
    let path = FileReader.realPath(file.path) ?? file.path
    let place = placeByPath[path] ?? pending.count
    if place == pending.count {
      placeByPath[path] = place
      pending.append(PendingFile(file: file))
    }
    let isFree = edits.allSatisfy { edit in
      edit.span.range.upperBound <= file.bytes.count && edit.span.range.lowerBound >= 0
        && (edit.span.start > pending[place].end
          || !pending[place].edits.contains { Self.overlap($0.span, edit.span) })
    }
    guard isFree else { return }
    pending[place].edits += edits
    pending[place].fixCount += 1
    pending[place].end = edits.reduce(pending[place].end) { max($0, $1.span.end) }
  }

  /// Whether two edits touch the same text; two insertions at one place do.
  private static func overlap(_ left: SourceSpan, _ right: SourceSpan) -> Bool {
    left.start < right.end && right.start < left.end || left.start == right.start
  }

  /// The files that change, with their new content.
  package var fixedFiles: [FixedFile] {
    pending.filter { !$0.edits.isEmpty }.map { pending in
      FixedFile(
        file: pending.file,
        content: pending.file.encoding.encode(Self.apply(pending.edits, to: pending.file.bytes)),
        fixCount: pending.fixCount)
    }
  }

  private static func apply(_ edits: [FixIt.Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { ($0.span.start, $0.span.end) < ($1.span.start, $1.span.end) }) {
      result += bytes[position..<edit.span.range.lowerBound]
      result += edit.replacement.utf8
      position = edit.span.range.upperBound
    }
    return result + bytes[position...]
  }
}
