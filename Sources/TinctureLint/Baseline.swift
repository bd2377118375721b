import TinctureText
import TinctureTheme

/// Findings that a project lives with for now: they are left out of reports until they are mended or are others.
///
/// A finding is known by its rule, file, token and message, not by its line, and as often as it was found.
package struct Baseline: Sendable, Equatable {
  private var counts: [FindingKey: Int] = [:]

  /// A baseline that knows nothing.
  package init() {}

  /// A baseline that knows all that a report shows; what is not about a file's content is never known.
  package init(of report: LintReport) {
    var keys = FindingKeys()
    for (finding, sources) in report.findings where Self.isKnowable(finding) {
      counts[keys.key(of: finding, in: sources), default: 0] += 1
    }
  }

  /// How many findings it knows.
  package var count: Int { counts.values.reduce(0, +) }

  /// Leaves out of a report what the baseline knows.
  ///
  /// - Returns: how many known findings of the report's files were not there any more.
  package func hide(in report: inout LintReport) -> Int {
    var keys = FindingKeys()
    var left = counts
    report.hide { finding, sources in
      guard Self.isKnowable(finding) else { return false }
      let key = keys.key(of: finding, in: sources)
      guard let count = left[key], count > 0 else { return false }
      left[key] = count - 1
      return true
    }
    let files = Set(report.entries.flatMap { $0.sources.files.map(\.path) }.map { keys.file($0) })
    return left.reduce(0) { $0 + (files.contains($1.key.file) ? $1.value : 0) }
  }

  /// A file that cannot be read is no finding to live with.
  private static func isKnowable(_ finding: Diagnostic) -> Bool { finding.rule != .unreadableFile }
}

// MARK: As a file

extension Baseline {
  private static let version = "1"
  private static let keys = ["rule", "file", "subject", "message"]

  /// The baseline as JSON: in the same order whenever it knows the same, so that its own changes are easy to read.
  package var content: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.key("findings")
      json.array { json in
        for (key, count) in counts.sorted(by: { $0.key < $1.key }) {
          json.object { json in
            json.member("rule", key.rule)
            json.member("file", key.file)
            json.member("subject", key.subject)
            json.member("message", key.message)
            json.member("count", count)
          }
        }
      }
    }
    json.end()
    return json.bytes
  }

  /// Why a file is no baseline.
  package struct Fault: Error, Equatable {
    /// In a sentence that goes on after the file's name and a colon.
    package let reason: String
  }

  /// Reads what `content` gave.
  package static func read(_ content: [UInt8], path: String) throws(Fault) -> Baseline {
    var sources = SourceMap()
    let (source, faults) = SourceFile.decoding(content, path: path, id: sources.nextID)
    let id = sources.add(source)
    // JSON is YAML.
    let (tree, findings) = YAMLLoader.load(source, id: id)
    if let error = (faults + findings).first(where: { $0.severity == .error }) {
      let line = LineTable(source.bytes).line(at: error.span.range.lowerBound)
      throw Fault(reason: "line \(line): \(error.message)")
    }
    guard let tree, let root = tree.root else { throw Fault(reason: "it is empty") }
    let reader = BaselineReader(tree: tree, lines: LineTable(source.bytes))
    return try reader.baseline(root)
  }

  private struct BaselineReader {
    let tree: YAMLTree
    let lines: LineTable

    func baseline(_ root: YAMLTree.NodeID) throws(Fault) -> Baseline {
      let members = try self.members(of: root, "the file")
      guard let version = members["version"], tree.string(version) == Baseline.version else {
        throw Fault(reason: "it is no baseline of version \(Baseline.version), which --write-baseline writes")
      }
      guard let list = members["findings"], tree.kind(list) == .sequence else {
        throw Fault(reason: "'findings' is a list, and here there is none")
      }
      var baseline = Baseline()
      for element in tree.elements(list) {
        let entry = try self.members(of: element, "a finding")
        var texts: [String] = []
        for key in Baseline.keys { texts.append(try text(entry[key], key, of: element)) }
        guard let count = Int(try text(entry["count"], "count", of: element)), count > 0, count < 1 << 32
        else {
          throw fault("'count' is a number from 1 on", at: element)
        }
        let key = FindingKey(rule: texts[0], file: texts[1], subject: texts[2], message: texts[3])
        baseline.counts[key, default: 0] += count
      }
      return baseline
    }

    private func members(
      of node: YAMLTree.NodeID, _ what: String
    ) throws(Fault) -> [String: YAMLTree.NodeID] {
      guard tree.kind(node) == .mapping else { throw fault("\(what) is an object of JSON", at: node) }
      return Dictionary(tree.entries(node).map { (tree.string($0.key), $0.value) }) { first, _ in first }
    }

    private func text(
      _ node: YAMLTree.NodeID?, _ key: String, of element: YAMLTree.NodeID
    ) throws(Fault) -> String {
      guard let node else { throw fault("a finding has no '\(key)'", at: element) }
      guard tree.kind(node) == .scalar else { throw fault("'\(key)' is a text", at: node) }
      return tree.string(node)
    }

    private func fault(_ reason: String, at node: YAMLTree.NodeID) -> Fault {
      Fault(reason: "line \(lines.line(at: tree.span(node).range.lowerBound)): \(reason)")
    }
  }
}
