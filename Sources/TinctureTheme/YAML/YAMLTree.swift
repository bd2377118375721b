/// A YAML document as arrays: nodes by number, scalars as stretches of the source.
///
/// Aliases lead to the nodes that they stand for, so the tree is a graph without cycles; walking it in full visits at
/// most a million nodes and goes at most 64 deep, which `YAMLLoader` has made sure of.
package struct YAMLTree: Sendable {
  /// The number of a node.
  package struct NodeID: Hashable, Sendable {
    let index: Int32
  }

  package enum Kind: UInt8, Sendable { case scalar, sequence, mapping }

  package enum ScalarStyle: UInt8, Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

  /// 24 bytes.
  struct Node: Sendable {
    /// Where it stands, in bytes of the source.
    var start: Int32
    var end: Int32
    /// A scalar's text, as a place in `texts` or, where `isInSource`, in the source; else its place in `children`. Of an
    /// alias, the node that it stands for.
    var first: Int32
    /// The bytes of a scalar's text, or how many children there are: of a mapping, a key and a value each count.
    var count: Int32
    var kind: Kind
    var style: ScalarStyle = .plain
    var isFlow = false
    var isAlias = false
    var isInSource = true
    /// Whether a fault of it has been reported.
    var isReported = false
  }

  private(set) var nodes: [Node] = []
  private(set) var children: [NodeID] = []
  /// The texts of scalars that do not stand in the source byte by byte, for their escapes or line breaks.
  private(set) var texts: [UInt8] = []
  let file: SourceMap.FileID
  /// The file's bytes.
  let source: [UInt8]
  /// The topmost node; nil in a file without any.
  package private(set) var root: NodeID?

  init(file: SourceMap.FileID, source: [UInt8]) {
    self.file = file
    self.source = source
  }

  /// The tree of an empty file.
  static var empty: YAMLTree { YAMLTree(file: SourceMap.FileID(index: 0), source: []) }
}

// MARK: - Reading

extension YAMLTree {
  /// The node with an alias followed.
  private func content(_ id: NodeID) -> Node {
    let node = nodes[Int(id.index)]
    return node.isAlias ? nodes[Int(node.first)] : node
  }

  /// What it is; of an alias, what it stands for.
  package func kind(_ id: NodeID) -> Kind { content(id).kind }

  /// Whether a collection is written with braces or brackets.
  package func isFlow(_ id: NodeID) -> Bool { content(id).isFlow }

  package func style(_ id: NodeID) -> ScalarStyle { content(id).style }

  /// Where it stands; of an alias, the alias itself.
  package func span(_ id: NodeID) -> SourceSpan {
    let node = nodes[Int(id.index)]
    return SourceSpan(file: file, start: node.start, end: node.end)
  }

  /// Where its content is written, quotes included; of an alias, at the anchor.
  package func contentSpan(_ id: NodeID) -> SourceSpan {
    let node = content(id)
    return SourceSpan(file: file, start: node.start, end: node.end)
  }

  /// Reads a scalar's text; a collection has an empty one.
  package func text<Result>(
    _ id: NodeID, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    let node = content(id)
    guard node.kind == .scalar else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
    let range = Int(node.first)..<Int(node.first + node.count)
    return try (node.isInSource ? source : texts).withUnsafeBufferPointer {
      try body(UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// A scalar's text.
  package func string(_ id: NodeID) -> String { text(id) { String(decoding: $0, as: UTF8.self) } }

  /// Whether it is a scalar without quotes and without text, which YAML reads as null.
  package func isEmptyPlain(_ id: NodeID) -> Bool {
    let node = content(id)
    return node.kind == .scalar && node.style == .plain && node.count == 0
  }

  /// Whether a fault of the node itself has been reported, so that nothing else need be said of it.
  package func isReported(_ id: NodeID) -> Bool { nodes[Int(id.index)].isReported }

  package func isAlias(_ id: NodeID) -> Bool { nodes[Int(id.index)].isAlias }

  /// How many elements or entries a collection has.
  package func count(_ id: NodeID) -> Int {
    let node = content(id)
    switch node.kind {
    case .scalar: return 0
    case .sequence: return Int(node.count)
    case .mapping: return Int(node.count) / 2
    }
  }

  /// The elements of a sequence; nothing of another node.
  package func elements(_ id: NodeID) -> ArraySlice<NodeID> {
    let node = content(id)
    return node.kind == .sequence ? children[Int(node.first)..<Int(node.first + node.count)] : []
  }

  /// The keys of a mapping with their values, merges applied; nothing of another node.
  package func entries(_ id: NodeID) -> Entries {
    let node = content(id)
    return Entries(
      nodes: node.kind == .mapping ? children[Int(node.first)..<Int(node.first + node.count)] : [])
  }

  /// The entries of a mapping in the order of the text.
  package struct Entries: RandomAccessCollection {
    fileprivate let nodes: ArraySlice<NodeID>

    package var startIndex: Int { 0 }
    package var endIndex: Int { nodes.count / 2 }

    package subscript(index: Int) -> (key: NodeID, value: NodeID) {
      let key = nodes.startIndex + 2 * index
      return (nodes[key], nodes[key + 1])
    }
  }

  /// The comment that follows a node on its line; nil where there is none.
  package func trailingComment(after id: NodeID) -> SourceSpan? {
    var start = Int(nodes[Int(id.index)].end)
    while start < source.count, source[start] == 0x20 || source[start] == 0x09 { start += 1 }
    guard start < source.count, source[start] == UInt8(ascii: "#") else { return nil }
    var end = start
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    return SourceSpan(file: file, start..<end)
  }
}

// MARK: - Building

extension YAMLTree {
  mutating func add(_ node: Node) -> NodeID {
    nodes.append(node)
    return NodeID(index: Int32(nodes.count - 1))
  }

  /// Keeps a text that is not in the source and gives its place.
  mutating func addText(_ text: UnsafeBufferPointer<UInt8>) -> Int32 {
    texts.append(contentsOf: text)
    return Int32(texts.count - text.count)
  }

  /// Ends a collection: its children are known.
  mutating func close(_ id: NodeID, end: Int32, children members: some Collection<NodeID>) {
    nodes[Int(id.index)].end = end
    nodes[Int(id.index)].first = Int32(children.count)
    nodes[Int(id.index)].count = Int32(members.count)
    children.append(contentsOf: members)
  }

  mutating func markReported(_ id: NodeID) { nodes[Int(id.index)].isReported = true }

  mutating func setRoot(_ id: NodeID) { root = id }

  mutating func reserve(bytes: Int) {
    // Room that is not used costs nothing, and room that is missing costs a copy of all.
    nodes.reserveCapacity(bytes / 8)
    children.reserveCapacity(bytes / 8)
  }
}
