import Testing

@testable import TinctureCommand

@Suite("Differences")
struct UnifiedDiffTests {
  @Test("a difference reads as diff -u writes it")
  func golden() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 4\n", with: "line four\n").replacing("line 18\n", with: "")
      .replacing("line 1\n", with: "zero\nline 1\n")
    #expect(
      UnifiedDiff.text(path: "a.swift", from: Array(old.utf8), to: Array(new.utf8)) == """
        --- a.swift
        +++ a.swift (as it would be generated)
        @@ -1,7 +1,8 @@
        +zero
         line 1
         line 2
         line 3
        -line 4
        +line four
         line 5
         line 6
         line 7
        @@ -15,6 +16,5 @@
         line 15
         line 16
         line 17
        -line 18
         line 19
         line 20

        """)
  }

  @Test("a long difference is cut short")
  func long() {
    let new = (1...100).map { "line \($0)\n" }.joined()
    let text = UnifiedDiff.text(path: "a", from: [], to: Array(new.utf8), lineLimit: 5)
    #expect(
      text == """
        --- a
        +++ a (as it would be generated)
        @@ -0,0 +1,100 @@
        +line 1
        +line 2
        +line 3
        +line 4
        +line 5
        … and 95 more lines

        """)
  }

  @Test("the same texts do not differ")
  func same() { #expect(UnifiedDiff.text(path: "a", from: [1], to: [1]).isEmpty) }

  @Test(
    "random texts: the steps lead from one to the other, and there are as few as can be", arguments: 0..<200)
  func random(_ seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    let old = (0..<next(12)).map { _ in [UInt8(next(4))][...] }
    let new = (0..<next(12)).map { _ in [UInt8(next(4))][...] }
    let steps = LineDifference(old, new).steps
    var oldLines: [Int] = []
    var newLines: [Int] = []
    var kept = 0
    for step in steps {
      switch step {
      case .keep(let oldLine, let newLine):
        #expect(old[oldLine] == new[newLine])
        oldLines.append(oldLine)
        newLines.append(newLine)
        kept += 1
      case .remove(let line): oldLines.append(line)
      case .insert(let line): newLines.append(line)
      }
    }
    #expect(oldLines == Array(old.indices) && newLines == Array(new.indices))
    #expect(kept == Self.longestCommon(old, new))
  }

  /// The length of the longest common subsequence, by the textbook.
  private static func longestCommon(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> Int {
    var rows = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices {
      for j in new.indices {
        rows[i + 1][j + 1] = old[i] == new[j] ? rows[i][j] + 1 : max(rows[i][j + 1], rows[i + 1][j])
      }
    }
    return rows[old.count][new.count]
  }
}
