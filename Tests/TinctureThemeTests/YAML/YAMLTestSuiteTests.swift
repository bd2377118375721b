import Foundation
import TestSupport
import Testing

@testable import TinctureTheme

@Suite("The YAML test suite", .enabled(if: SharedFolder.path != nil))
struct YAMLTestSuiteTests {
  private struct Suite: Decodable {
    struct Case: Decodable {
      let id: String
      let yaml: String?
      let libyaml: String?
    }
    let cases: [Case]
  }

  /// The rules of ours that refuse more than libyaml does.
  private static let ourOwn: Set<RuleID> = [
    .duplicateKey, .severalDocuments, .limit, .invalidAlias, .invalidMerge, .wrongShape, .unsupportedTag,
    .indentation,
  ]

  /// A case of several, such as `2G84-1`, is `2G84/01` in the notes; the first, `2G84`, is `2G84/00`.
  private static func notesID(_ id: String) -> String {
    let parts = id.split(separator: "-")
    let number = parts.count > 1 ? String(parts[1]) : "0"
    return "\(parts[0])/" + (number.count < 2 ? "0" : "") + number
  }

  @Test("every case is accepted or refused as libyaml does, except where our own rules refuse more")
  func verdicts() throws {
    let folder = try #require(SharedFolder.path) + "/corpus/"
    func read(_ name: String) throws -> [Suite.Case] {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + name))
      return try JSONDecoder().decode(Suite.self, from: data).cases
    }
    let verdicts = try read("yaml-test-suite-notes.json").reduce(into: [String: String]()) {
      $0[$1.id] = $1.libyaml
    }
    var count = 0
    for test in try read("yaml-test-suite.json") {
      guard let yaml = test.yaml, let verdict = verdicts[test.id] ?? verdicts[Self.notesID(test.id)] else {
        continue
      }
      count += 1
      let id = SourceMap.FileID(index: 0)
      let (source, faults) = SourceFile.decoding(Array(yaml.utf8), path: test.id, id: id)
      let (_, findings) = YAMLLoader.load(source, id: id)
      let errors = (faults + findings).filter { $0.severity == .error }
      switch verdict {
      case "accept": #expect(errors.allSatisfy { Self.ourOwn.contains($0.rule) }, "\(test.id): \(errors)")
      case "reject": #expect(!errors.isEmpty, "\(test.id) is refused by libyaml")
      default: Issue.record("\(test.id) has the verdict \(verdict)")
      }
      for finding in findings {
        #expect(finding.span.range.upperBound <= source.bytes.count, "\(test.id)")
      }
    }
    #expect(count > 390)
  }
}
