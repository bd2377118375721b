import TinctureText
import TinctureTheme

/// Findings in the Static Analysis Results Interchange Format 2.1.0 (OASIS), for code-scanning services.
struct SARIFReporter: Reporter {
  static let name = "sarif"
  static let summary = "SARIF 2.1.0, for code-scanning services"

  func write(_ report: LintReport, options: ReporterOptions, into output: inout [UInt8]) {
    var run = SARIFRun(findings: report.findings, toolVersion: options.toolVersion)
    output += run.document()
  }
}

/// One run of the tool as SARIF tells it.
private struct SARIFRun {
  let findings: [(finding: Diagnostic, sources: SourceMap)]
  let toolVersion: String
  /// The rules that have findings, each once, in order of first use.
  private let rules: [RuleID]
  private let ruleIndex: [RuleID: Int]
  private var finder = PlaceFinder()
  private var keys = FindingKeys()
  /// How often each finding has been written, but for its place.
  private var counts: [FindingKey: Int] = [:]

  init(findings: [(finding: Diagnostic, sources: SourceMap)], toolVersion: String) {
    self.findings = findings
    self.toolVersion = toolVersion
    var rules: [RuleID] = []
    var index: [RuleID: Int] = [:]
    for (finding, _) in findings where index[finding.rule] == nil {
      index[finding.rule] = rules.count
      rules.append(finding.rule)
    }
    self.rules = rules
    ruleIndex = index
  }

  mutating func document() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.key("runs")
      json.array { json in
        json.object { json in
          writeTool(into: &json)
          json.member("columnKind", "unicodeCodePoints")
          json.key("results")
          json.array { json in
            for (finding, sources) in findings { write(finding, in: sources, into: &json) }
          }
        }
      }
    }
    json.end()
    return json.bytes
  }

  private func writeTool(into json: inout JSONWriter) {
    json.key("tool")
    json.object { json in
      json.key("driver")
      json.object { json in
        json.member("name", "tincture")
        if !toolVersion.isEmpty { json.member("version", toolVersion) }
        json.key("rules")
        json.array { json in
          for rule in rules { write(rule, into: &json) }
        }
      }
    }
  }

  private func write(_ rule: RuleID, into json: inout JSONWriter) {
    json.object { json in
      json.member("id", rule.name)
      guard let description = RuleRegistry.description(of: rule) else { return }
      json.member("name", description.symbol)
      json.key("shortDescription")
      message(description.name, into: &json)
      json.key("fullDescription")
      message(description.rationale, into: &json)
      json.key("help")
      json.object { json in
        json.member("text", description.rationale)
        json.member("markdown", RuleMarkdown.section(description))
      }
      json.key("defaultConfiguration")
      json.object { json in
        json.key("enabled")
        json.value(description.severity != nil)
        json.member("level", level(description.severity ?? .warning))
      }
    }
  }

  private mutating func write(_ finding: Diagnostic, in sources: SourceMap, into json: inout JSONWriter) {
    json.object { json in
      json.member("ruleId", finding.rule.name)
      json.member("ruleIndex", ruleIndex[finding.rule] ?? -1)
      json.member("level", level(finding.severity))
      json.key("message")
      message(finding.message + (finding.help.map { "; " + $0 } ?? ""), into: &json)
      json.key("locations")
      json.array { json in
        json.object { json in location(finding.span, in: sources, into: &json) }
      }
      json.key("partialFingerprints")
      json.object { json in json.member("finding/v1", fingerprint(of: finding, in: sources)) }
      writeRelated(finding, in: sources, into: &json)
      writeFixes(finding, in: sources, into: &json)
    }
  }

  /// What a service knows the finding by when lines have moved: a hash of its key, and its number among its equals.
  private mutating func fingerprint(of finding: Diagnostic, in sources: SourceMap) -> String {
    let key = keys.key(of: finding, in: sources)
    counts[key, default: 0] += 1
    // FNV-1a of 64 bits: the same in each run and on each machine.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in [key.rule, key.file, key.subject, key.message] {
      for byte in part.utf8 + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ":\(counts[key] ?? 1)"
  }

  private mutating func writeRelated(
    _ finding: Diagnostic, in sources: SourceMap, into json: inout JSONWriter
  ) {
    guard !finding.related.isEmpty else { return }
    json.key("relatedLocations")
    json.array { json in
      for (number, related) in finding.related.enumerated() {
        json.object { json in
          json.member("id", number)
          location(related.span, in: sources, into: &json)
          json.key("message")
          message(related.message, into: &json)
        }
      }
    }
  }

  private mutating func writeFixes(_ finding: Diagnostic, in sources: SourceMap, into json: inout JSONWriter)
  {
    guard !finding.fixIts.isEmpty else { return }
    json.key("fixes")
    json.array { json in
      for fix in finding.fixIts {
        json.object { json in
          json.key("description")
          message(fix.message, into: &json)
          json.key("artifactChanges")
          json.array { json in
            for edit in fix.edits { write(edit, in: sources, into: &json) }
          }
        }
      }
    }
  }

  private mutating func write(_ edit: FixIt.Edit, in sources: SourceMap, into json: inout JSONWriter) {
    json.object { json in
      artifact(sources[edit.span.file].path, into: &json)
      json.key("replacements")
      json.array { json in
        json.object { json in
          json.key("deletedRegion")
          region(edit.span, in: sources, into: &json)
          json.key("insertedContent")
          json.object { $0.member("text", edit.replacement) }
        }
      }
    }
  }

  private mutating func location(_ span: SourceSpan, in sources: SourceMap, into json: inout JSONWriter) {
    json.key("physicalLocation")
    json.object { json in
      artifact(sources[span.file].path, into: &json)
      json.key("region")
      region(span, in: sources, into: &json)
    }
  }

  private mutating func region(_ span: SourceSpan, in sources: SourceMap, into json: inout JSONWriter) {
    let place = finder.place(of: span, in: sources)
    json.object { json in
      json.member("startLine", place.start.line)
      json.member("startColumn", place.start.column)
      json.member("endLine", place.end.line)
      json.member("endColumn", place.end.column)
    }
  }

  private func artifact(_ path: String, into json: inout JSONWriter) {
    json.key("artifactLocation")
    json.object { $0.member("uri", Self.reference(to: path)) }
  }

  private func message(_ text: String, into json: inout JSONWriter) {
    json.object { $0.member("text", text) }
  }

  private func level(_ severity: Diagnostic.Severity) -> String {
    // SARIF's words are ours.
    severity.word
  }

  /// A path as a URI reference (RFC 3986): all but unreserved characters and slashes as percent codes.
  private static func reference(to path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
