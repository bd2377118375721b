import Foundation
import TestSupport
import Testing

@testable import TinctureTheme

@Suite("Other people's files", .enabled(if: SharedFolder.path != nil))
struct CorpusTests {
  @Test("no file of any format crashes the loader, and each gets a helpful error")
  func corpus() {
    var count = 0
    for file in SharedFolder.files(in: "corpus") {
      let loaded = ThemeLoader.load(path: file)
      count += 1
      #expect(loaded.theme == nil, "\(file) is no theme of ours")
      #expect(loaded.diagnostics.hasErrors, "\(file)")
      for finding in loaded.diagnostics {
        let bytes = loaded.sources[finding.span.file].bytes
        #expect(!finding.message.isEmpty && finding.span.range.upperBound <= bytes.count, "\(file)")
      }
    }
    #expect(count > 600)
  }
}
