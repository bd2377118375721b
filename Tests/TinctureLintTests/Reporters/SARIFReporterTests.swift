import Foundation
import Testing
import TinctureTheme

@testable import TinctureLint

/// The output is held against what the schema of SARIF 2.1.0 (OASIS, `sarif-schema-2.1.0.json`) requires.
@Suite("SARIF")
struct SARIFReporterTests {
  /// What the schema wants of the value of a property.
  private indirect enum Kind: Sendable {
    case text
    /// One of the schema's words.
    case word([String])
    /// A number not less than this.
    case number(Int)
    case flag
    /// An object of this name in the table.
    case object(String)
    /// A list of such values with at least so many.
    case list(Kind, Int)
    /// An object with texts of any name.
    case texts
  }

  private static let level = Kind.word(["none", "note", "warning", "error"])
  private static let message = Kind.object("message")

  /// Of each object that is written: the properties that it must have, and those that it may have.
  private static let schema: [String: (required: [String: Kind], optional: [String: Kind])] = [
    "sarifLog": (
      ["version": .word(["2.1.0"]), "runs": .list(.object("run"), 0)], ["$schema": .text]
    ),
    "run": (
      ["tool": .object("tool")],
      [
        "results": .list(.object("result"), 0),
        "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]),
      ]
    ),
    "tool": (["driver": .object("toolComponent")], [:]),
    "toolComponent": (
      ["name": .text], ["version": .text, "rules": .list(.object("reportingDescriptor"), 0)]
    ),
    "reportingDescriptor": (
      ["id": .text],
      [
        "name": .text, "shortDescription": .object("multiformatMessageString"),
        "fullDescription": .object("multiformatMessageString"), "help": .object("multiformatMessageString"),
        "defaultConfiguration": .object("reportingConfiguration"), "helpUri": .text,
      ]
    ),
    "multiformatMessageString": (["text": .text], ["markdown": .text]),
    "reportingConfiguration": ([:], ["enabled": .flag, "level": level]),
    "result": (
      ["message": message],
      [
        "ruleId": .text, "ruleIndex": .number(-1), "level": level, "locations": .list(.object("location"), 0),
        "relatedLocations": .list(.object("location"), 0), "fixes": .list(.object("fix"), 0),
        "partialFingerprints": .texts,
      ]
    ),
    // It must have a text or the id of one.
    "message": (["text": .text], [:]),
    "location": (
      [:], ["id": .number(-1), "physicalLocation": .object("physicalLocation"), "message": message]
    ),
    "physicalLocation": (["artifactLocation": .object("artifactLocation")], ["region": .object("region")]),
    "artifactLocation": ([:], ["uri": .text]),
    "region": (
      [:],
      ["startLine": .number(1), "startColumn": .number(1), "endLine": .number(1), "endColumn": .number(1)]
    ),
    "fix": (["artifactChanges": .list(.object("artifactChange"), 1)], ["description": message]),
    "artifactChange": (
      ["artifactLocation": .object("artifactLocation"), "replacements": .list(.object("replacement"), 1)], [:]
    ),
    "replacement": (["deletedRegion": .object("region")], ["insertedContent": .object("artifactContent")]),
    "artifactContent": ([:], ["text": .text]),
  ]

  /// What of a value is not as the schema wants it.
  private static func faults(_ value: Any, _ kind: Kind, at path: String) -> [String] {
    switch kind {
    case .text: return value is String ? [] : ["\(path) is no text"]
    case .word(let words): return words.contains(value as? String ?? "") ? [] : ["\(path) is no word for it"]
    case .number(let least): return value as? Int ?? .min >= least ? [] : ["\(path) is no such number"]
    case .flag: return value is Bool ? [] : ["\(path) is neither true nor false"]
    case .texts: return value is [String: String] ? [] : ["\(path) has no texts"]
    case .list(let kind, let least):
      guard let list = value as? [Any], list.count >= least else { return ["\(path) is no such list"] }
      return list.enumerated().flatMap { faults($0.element, kind, at: "\(path)[\($0.offset)]") }
    case .object(let name):
      guard let object = value as? [String: Any], let wanted = schema[name] else {
        return ["\(path) is no object"]
      }
      let missing = wanted.required.keys.filter { object[$0] == nil }.map { "\(path) has no \($0)" }
      return missing
        + object.flatMap { key, value in
          guard let kind = wanted.required[key] ?? wanted.optional[key] else {
            return ["\(path) may have no \(key)"]
          }
          return faults(value, kind, at: path + "." + key)
        }
    }
  }

  private static func log(_ report: LintReport) throws -> [String: Any] {
    let text = try ReporterTests.output("sarif", ReporterOptions(toolVersion: "1.2.3"), report)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private static func run(_ report: LintReport) throws -> (rules: [[String: Any]], results: [[String: Any]]) {
    let run = try #require((try log(report)["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "tincture" && driver["version"] as? String == "1.2.3")
    return (
      try #require(driver["rules"] as? [[String: Any]]), try #require(run["results"] as? [[String: Any]])
    )
  }

  /// A report about a theme's text.
  private static func report(_ text: String) -> LintReport {
    let loaded = ThemeLoader.load(path: "theme.yaml", bytes: Array(text.utf8))
    var report = LintReport()
    report.add(Linter().findings(in: loaded), in: loaded.sources)
    return report
  }

  @Test("a report is as the schema requires, be it empty")
  func schema() throws {
    #expect(Self.faults(try Self.log(ReporterTests.report), .object("sarifLog"), at: "log") == [])
    #expect(Self.faults(try Self.log(LintReport()), .object("sarifLog"), at: "log") == [])
  }

  @Test("findings of every rule are as the schema requires, and say all about the rule")
  func everyRule() throws {
    for description in RuleRegistry.descriptions {
      var report = LintReport()
      for (number, example) in description.triggering.enumerated() {
        let loaded = ThemeLoader.load(path: "example\(number).yaml", bytes: Array(example.text.utf8))
        report.add(description.findings(in: loaded), in: loaded.sources)
      }
      #expect(Self.faults(try Self.log(report), .object("sarifLog"), at: description.id.name) == [])
      for rule in try Self.run(report).rules {
        #expect(rule["id"] as? String == description.id.name)
        #expect((rule["name"] as? String)?.first?.isUppercase == true)
        #expect((rule["help"] as? [String: Any])?["markdown"] as? String != nil)
        #expect(rule["shortDescription"] != nil && rule["fullDescription"] != nil)
        let configuration = try #require(rule["defaultConfiguration"] as? [String: Any])
        #expect(configuration["enabled"] as? Bool == (description.severity != nil))
      }
    }
  }

  @Test("a result names its rule, its place and its remedy")
  func results() throws {
    let (rules, results) = try Self.run(ReporterTests.report)
    #expect(results.map { $0["level"] as? String } == ["error", "warning"])
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: Any])
      #expect((physical["artifactLocation"] as? [String: Any])?["uri"] as? String == "Themes/a%20b.yaml")
      #expect(physical["region"] != nil)
    }
    let fix = try #require((results[0]["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect((replacement["insertedContent"] as? [String: Any])?["text"] as? String == "label")
    #expect((replacement["deletedRegion"] as? [String: Any])?["startLine"] as? Int == 3)
  }

  @Test("a result's fingerprint stays when lines move, and differs from all others")
  func fingerprints() throws {
    func fingerprints(_ text: String) throws -> [String] {
      try Self.run(Self.report(text)).results.map {
        try #require(($0["partialFingerprints"] as? [String: String])?["finding/v1"])
      }
    }
    let theme = "theme: A\ncolors:\n  a: nocolor\n  b: nocolor\n  c: $palette.x\n"
    let first = try fingerprints(theme)
    #expect(first.count == 3 && Set(first).count == 3)
    #expect(try fingerprints(theme.replacing("colors:\n", with: "\n# more\ncolors:\n")) == first)
  }
}
