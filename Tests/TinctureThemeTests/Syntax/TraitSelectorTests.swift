import Testing

@testable import TinctureTheme

private func selector(_ key: String) throws -> TraitSelector {
  var key = key
  return try key.withUTF8 { try TraitSelector($0) }
}

@Suite("Variant keys")
struct TraitSelectorTests {
  @Test(
    "the order of terms does not count",
    arguments: [("dark+p3", "p3+dark"), ("dark + xLarge", "xLarge+dark")])
  func order(first: String, second: String) throws {
    #expect(try selector(first) == selector(second))
  }

  @Test(
    "a size term takes its categories",
    arguments: [
      ("xSmall", [0]), ("large", [3]), ("accessibility5", [11]), ("accessibility", [7, 8, 9, 10, 11]),
      ("size>=xxxLarge", [6, 7, 8, 9, 10, 11]), ("size<=small", [0, 1]), ("size >= accessibility5", [11]),
      ("any", Array(0...11)),
    ])
  func sizes(key: String, expected: [Int]) throws {
    let selector = try selector(key)
    #expect((0..<12).filter { selector.matches($0 << 4) } == expected)
  }

  @Test(
    "what is no variant key is refused",
    arguments: [
      "", "Dark", "dark+", "+dark", "dark++p3", "size>large", "size>=", "size>=dark", "any+dark", "a+b",
    ])
  func refused(key: String) {
    #expect(throws: TraitSelector.Fault.self) { try selector(key) }
  }

  @Test("use says which traits make a difference")
  func use() throws {
    #expect(try selector("dark+p3").use == TraitUse(appearanceMask: 9, sizeBreaks: 0))
    #expect(try selector("small").use == TraitUse(appearanceMask: 0, sizeBreaks: 0b110))
    #expect(try selector("size<=xSmall").use == TraitUse(appearanceMask: 0, sizeBreaks: 0b10))
    #expect(try selector("accessibility").use == TraitUse(appearanceMask: 0, sizeBreaks: 1 << 7))
  }
}
