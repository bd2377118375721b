import Testing

@testable import TinctureTheme

@Suite("Reading YAML")
struct YAMLLoaderTests {
  private static func load(_ bytes: [UInt8]) -> (tree: YAMLTree?, findings: [Diagnostic], source: SourceFile)
  {
    let id = SourceMap.FileID(index: 0)
    let (source, faults) = SourceFile.decoding(bytes, path: "test.yaml", id: id)
    guard !faults.hasErrors else { return (nil, faults, source) }
    let (tree, findings) = YAMLLoader.load(source, id: id)
    return (tree, faults + findings, source)
  }

  private static func load(_ text: String) -> (tree: YAMLTree?, findings: [Diagnostic], source: SourceFile) {
    load(Array(text.utf8))
  }

  /// A tree written out, each scalar with the text that its span covers.
  private static func outline(_ tree: YAMLTree, _ node: YAMLTree.NodeID, _ source: SourceFile) -> String {
    switch tree.kind(node) {
    case .scalar:
      let covered = String(decoding: source.bytes[tree.contentSpan(node).range], as: UTF8.self)
      return covered == tree.string(node) ? covered : "\(tree.string(node)) from \(covered)"
    case .sequence:
      return "[" + tree.elements(node).map { outline(tree, $0, source) }.joined(separator: ", ") + "]"
    case .mapping:
      return "{"
        + tree.entries(node).map { "\(outline(tree, $0.key, source)): \(outline(tree, $0.value, source))" }
        .joined(separator: ", ") + "}"
    }
  }

  static let trees: [(String, String)] = [
    ("a: b", "{a: b}"),
    ("a: no\nb: 1e10\nc: 012345\nd: ~\n", "{a: no, b: 1e10, c: 012345, d: ~}"),
    ("a: 'it''s'\nb: \"\\x41\\n\"\n", "{a: it's from 'it''s', b: A\n from \"\\x41\\n\"}"),
    ("a: \"b\"\n", "{a: b from \"b\"}"),
    (
      "a: >\n  one\n  two\n\nb: |\n  three\n",
      "{a: one two\n from >\n  one\n  two, b: three\n from |\n  three}"
    ),
    ("a: one\n  two\n", "{a: one two from one\n  two}"),
    ("a: [x, {y: z}]\n", "{a: [x, {y: z}]}"),
    ("- &x {a: b}\n- *x\n", "[{a: b}, {a: b}]"),
    ("x: &x {a: 1, b: 2}\ny:\n  <<: *x\n  b: 3\n", "{x: {a: 1, b: 2}, y: {b: 3, a: 1}}"),
    (
      "y: &y {a: 1}\nz: &z {a: 2, c: 4}\nx: { <<: [*y, *z], b: 3 }\n",
      "{y: {a: 1}, z: {a: 2, c: 4}, x: {b: 3, a: 1, c: 4}}"
    ),
    ("ä: ö # ü\n日: 本\n", "{ä: ö, 日: 本}"),
    ("a: 1\r\nb: 2\r\n", "{a: 1, b: 2}"),
    ("a: 1\rb: 2\r", "{a: 1, b: 2}"),
  ]

  @Test("scalars are text, and spans cover what is written", arguments: trees)
  func tree(_ text: String, _ expected: String) throws {
    let (tree, _, source) = Self.load(text)
    let loaded = try #require(tree)
    #expect(Self.outline(loaded, try #require(loaded.root), source) == expected)
  }

  @Test("the same places come out of every encoding")
  func encodings() throws {
    let text = "ä: \"日本\"\n🎨: c\n"
    let utf8 = Array(text.utf8)
    let files: [[UInt8]] = [
      utf8, [0xEF, 0xBB, 0xBF] + utf8,
      [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] },
      [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] },
    ]
    for file in files {
      let (tree, findings, source) = Self.load(file)
      let loaded = try #require(tree)
      #expect(findings.isEmpty && source.bytes == utf8)
      #expect(Self.outline(loaded, try #require(loaded.root), source) == "{ä: 日本 from \"日本\", 🎨: c}")
    }
  }

  static let limits: [(String, String, String?)] = [
    ("depth 64", String(repeating: "[", count: 64) + String(repeating: "]", count: 64), nil),
    (
      "depth 65", String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
      "collections may stand in one another 64 deep"
    ),
    (
      "depth by aliases",
      "a: &a " + String(repeating: "[", count: 40) + String(repeating: "]", count: 40) + "\nb: &b "
        + String(repeating: "[", count: 30) + "*a" + String(repeating: "]", count: 30),
      "with '*a' expanded, collections stand in one another more than 64 deep"
    ),
    (
      "billion laughs",
      "a: &a [x,x,x,x,x,x,x,x,x,x]\n"
        + zip("bcdefghi", "abcdefgh").map {
          "\($0): &\($0) [" + Array(repeating: "*\($1)", count: 10).joined(separator: ",") + "]\n"
        }.joined(),
      "the file has more than a million nodes when its aliases are expanded"
    ),
    (
      "a merge of merges",
      "a: &a {b: c}\n"
        + (1...70).map { "k\($0): &k\($0) { <<: *\($0 == 1 ? "a" : "k\($0 - 1)") }\n" }.joined(), nil
    ),
  ]

  @Test("limits hold, aliases expanded", arguments: limits)
  func limit(_ name: String, _ text: String, _ message: String?) {
    let (tree, findings, _) = Self.load(text)
    #expect((tree == nil) == (message != nil))
    #expect(findings.map(\.message) == (message.map { [$0] } ?? []))
    #expect(findings.allSatisfy { $0.rule == .limit })
  }

  @Test("a file of more than 16 MiB is refused by its size alone")
  func size() {
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: ThemeLoader.largestFile + 1)
    let loaded = ThemeLoader.load(path: "big.yaml", bytes: bytes)
    #expect(loaded.theme == nil)
    #expect(loaded.diagnostics.map(\.rule) == [.limit])
  }
}
