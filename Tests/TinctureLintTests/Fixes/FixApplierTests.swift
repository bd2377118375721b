import Testing
import TinctureTheme

@testable import TinctureLint

@Suite("Applying fixes")
struct FixApplierTests {
  private static func finding(_ fixes: [FixIt]) -> Diagnostic {
    Diagnostic(RuleID("r"), .error, "m", at: fixes[0].edits[0].span, fixIts: fixes)
  }

  private struct Bench {
    var sources = SourceMap()
    let file: SourceMap.FileID
    var applier = FixApplier()

    init(_ text: String, encoding: TextEncoding = .utf8) {
      file = sources.add(SourceFile(path: "a.yaml", bytes: Array(text.utf8), encoding: encoding))
    }

    func fix(_ range: Range<Int>, _ text: String) -> FixIt {
      FixIt("fix", replace: SourceSpan(file: file, range), with: text)
    }

    mutating func apply(_ fixes: [[FixIt]]) -> [UInt8]? {
      applier.add(fixes.map(FixApplierTests.finding), in: sources)
      return applier.fixedFiles.first?.content
    }
  }

  @Test("edits change only their stretches, in any order")
  func edits() {
    var bench = Bench("a: fff\r\nb: 000 # why\r\n")
    let result = bench.apply([[bench.fix(11..<14, "\"#000\"")], [bench.fix(3..<6, "\"#fff\"")]])
    #expect(result == Array("a: \"#fff\"\r\nb: \"#000\" # why\r\n".utf8))
    #expect(bench.applier.fixedFiles[0].fixCount == 2)
  }

  @Test("of fixes that overlap the first is applied")
  func overlap() {
    var bench = Bench("abcdef")
    let result = bench.apply([[bench.fix(0..<3, "X")], [bench.fix(2..<4, "Y")], [bench.fix(0..<0, "Z")]])
    #expect(result == Array("Xdef".utf8))
  }

  @Test("the same fix from two themes is applied once")
  func sameFix() {
    var bench = Bench("abc")
    let result = bench.apply([[bench.fix(1..<1, "X")], [bench.fix(1..<1, "X")]])
    #expect(result == Array("aXbc".utf8))
  }

  @Test("a choice between remedies is left to a person")
  func choice() {
    var bench = Bench("abc")
    #expect(bench.apply([[bench.fix(0..<1, "X"), bench.fix(0..<1, "Y")]]) == nil)
  }

  @Test(
    "a file keeps its encoding",
    arguments: [
      (TextEncoding.utf8, [0x62, 0xC3, 0xA9]), (.utf8WithMark, [0xEF, 0xBB, 0xBF, 0x62, 0xC3, 0xA9]),
      (.utf16LittleEndian, [0xFF, 0xFE, 0x62, 0, 0xE9, 0]),
      (.utf16BigEndian, [0xFE, 0xFF, 0, 0x62, 0, 0xE9]),
    ] as [(TextEncoding, [UInt8])])
  func encoding(_ encoding: TextEncoding, _ expected: [UInt8]) {
    var bench = Bench("aé", encoding: encoding)
    #expect(bench.apply([[bench.fix(0..<1, "b")]]) == expected)
  }
}
