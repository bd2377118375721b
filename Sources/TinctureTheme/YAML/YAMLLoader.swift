/// Makes a tree of a YAML text and reports what is wrong with it.
package struct YAMLLoader {
  /// The most collections that may stand in one another, aliases expanded.
  static let deepest = 64
  /// The most nodes that a file may have, aliases expanded.
  static let mostNodes = 1_000_000
  /// The most bytes that the scalars of a file may have, aliases expanded.
  static let mostBytes = 64 << 20

  var tree: YAMLTree
  private(set) var diagnostics: [Diagnostic] = []
  private let file: SourceMap.FileID
  let bytes: UnsafeBufferPointer<UInt8>

  /// The collections that are open, outermost first.
  private var open: [Frame] = []
  /// The children of open collections, those of the innermost last.
  var pending: [YAMLTree.NodeID] = []
  private var anchors: [String: Anchor] = [:]
  /// Nodes so far, aliases expanded.
  private var expandedCount = 0
  /// Bytes of scalars so far, aliases expanded.
  private var expandedBytes = 0
  private var documents = 0
  private var unknownAliasCount = 0
  /// After so many unknown aliases, no more are told what they may have meant.
  private static let mostSuggestions = 100
  var keys = KeyTable()

  struct Frame {
    var node: YAMLTree.NodeID
    var firstChild: Int
    /// What was counted before it.
    var countBefore: Int
    var bytesBefore: Int
    /// The name by which aliases may call it.
    var anchor: String?
    /// How many collections stand in one another below it, itself included.
    var height = 1
    var hasMerge = false
  }

  private struct Anchor {
    var node: YAMLTree.NodeID
    /// Its nodes, aliases expanded.
    var count = 1
    /// The bytes of its scalars, aliases expanded.
    var bytes = 0
    var height = 0
    var isOpen = false
  }

  /// The tree of a file; nil when the text is no YAML or breaks a limit, which is then among the findings.
  package static func load(
    _ source: SourceFile, id: SourceMap.FileID
  ) -> (tree: YAMLTree?, diagnostics: [Diagnostic]) {
    source.bytes.withUnsafeBufferPointer { bytes in
      var loader = YAMLLoader(bytes, source, id)
      let isWhole = loader.read()
      let checks = TextChecks.findings(in: bytes, of: id)
      // What the text's own checks found explains what the parser stumbled over.
      let fault = loader.diagnostics.last
      if !isWhole, let fault, fault.rule == .syntax, checks.contains(where: { $0.explains(fault) }) {
        loader.diagnostics.removeLast()
      }
      return (isWhole ? loader.tree : nil, loader.diagnostics + checks)
    }
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ source: SourceFile, _ id: SourceMap.FileID) {
    self.bytes = bytes
    file = id
    tree = YAMLTree(file: id, source: source.bytes)
    tree.reserve(bytes: bytes.count)
  }

  /// Reads all events; says whether the tree is whole.
  private mutating func read() -> Bool {
    var reader = EventReader(bytes)
    while true {
      switch reader.next() {
      case .scalar(let scalar):
        let node = addScalar(scalar, reader.start, reader.end)
        if let anchor = scalar.anchor { setAnchor(anchor, Anchor(node: node, bytes: scalar.text.count)) }
        checkTag(scalar.tag, node, reader.start..<reader.end)
        guard count(1) else { return false }
      case .alias(let name):
        guard addAlias(name, reader.start, reader.end) else { return false }
      case .sequenceStart(let opening):
        guard openCollection(.sequence, opening, reader.start) else { return false }
      case .mappingStart(let opening):
        guard openCollection(.mapping, opening, reader.start) else { return false }
      case .collectionEnd: closeCollection(reader.end)
      case .documentStart:
        documents += 1
        if documents > 1 {
          report(
            .severalDocuments, "a theme is one document, and a second one begins here",
            reader.start..<reader.end,
            help: "keep each theme in a file of its own")
          return true
        }
      case .other: break
      case .streamEnd: return true
      case .fault(let fault):
        diagnostics.append(FaultTranslation(bytes, file).diagnostic(for: fault))
        return false
      }
    }
  }

  mutating func report(
    _ rule: RuleID, _ message: String, _ range: Range<Int>, related: [Diagnostic.Related] = [],
    help: String? = nil,
    fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule, message, at: SourceSpan(file: file, range), related: related, help: help, fixIts: fixIts))
  }

  // MARK: Nodes

  private mutating func addScalar(_ scalar: EventReader.Scalar, _ first: Int, _ end: Int) -> YAMLTree.NodeID {
    let isMarked = scalar.anchor != nil || scalar.tag != nil
    let start = isMarked && !scalar.text.isEmpty ? startOfContent(from: first, before: end) : first
    expandedBytes += scalar.text.count
    var node = YAMLTree.Node(
      start: Int32(start), end: Int32(end), first: 0, count: Int32(scalar.text.count), kind: .scalar,
      style: scalar.style)
    if let place = placeInSource(scalar, start, end) {
      node.first = Int32(place)
    } else {
      node.first = tree.addText(scalar.text)
      node.isInSource = false
    }
    if scalar.style == .literal || scalar.style == .folded {
      while node.end > node.start, bytes[Int(node.end) - 1].isSpace { node.end -= 1 }
    }
    return append(node)
  }

  /// Where a scalar begins after its anchor and its tag.
  private func startOfContent(from place: Int, before end: Int) -> Int {
    var index = place
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        while index < end, !bytes[index].isSpace { index += 1 }
      case UInt8(ascii: "#"):
        while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
      case let byte where byte.isSpace: index += 1
      default: return index
      }
    }
    return place
  }

  /// Where a scalar's text stands in the source byte by byte, or nil.
  private func placeInSource(_ scalar: EventReader.Scalar, _ start: Int, _ end: Int) -> Int? {
    let place: Int
    switch scalar.style {
    case .plain: place = start
    case .singleQuoted, .doubleQuoted: place = start + 1
    case .literal, .folded: return nil
    }
    let count = scalar.text.count
    guard place + count + (place - start) == end else { return nil }
    return scalar.stands(at: place, in: bytes) ? place : nil
  }

  private mutating func append(_ node: YAMLTree.Node) -> YAMLTree.NodeID {
    let id = tree.add(node)
    if open.isEmpty { tree.setRoot(id) } else { pending.append(id) }
    return id
  }

  private mutating func openCollection(
    _ kind: YAMLTree.Kind, _ opening: EventReader.Opening, _ start: Int
  ) -> Bool {
    guard open.count < Self.deepest else {
      report(.limit, "collections may stand in one another \(Self.deepest) deep", start..<start + 1)
      return false
    }
    let node = append(
      YAMLTree.Node(
        start: Int32(start), end: Int32(start), first: 0, count: 0, kind: kind, isFlow: opening.isFlow))
    let anchor = opening.anchor.map { String(cString: $0) }
    if let anchor { anchors[anchor] = Anchor(node: node, isOpen: true) }
    checkTag(opening.tag, node, tree.span(node).range)
    open.append(
      Frame(
        node: node, firstChild: pending.count, countBefore: expandedCount, bytesBefore: expandedBytes,
        anchor: anchor))
    return count(1)
  }

  private mutating func closeCollection(_ end: Int) {
    let frame = open.removeLast()
    var last = end
    // A block collection ends with its last child, not with what follows it.
    if !tree.nodes[Int(frame.node.index)].isFlow {
      last =
        pending.count > frame.firstChild
        ? Int(tree.nodes[Int(pending[pending.count - 1].index)].end)
        : Int(tree.nodes[Int(frame.node.index)].start)
    }
    if tree.nodes[Int(frame.node.index)].kind == .mapping { checkKeys(frame) }
    tree.close(frame.node, end: Int32(last), children: pending[frame.firstChild...])
    pending.removeSubrange(frame.firstChild...)
    if let parent = open.indices.last { open[parent].height = max(open[parent].height, frame.height + 1) }
    // A later anchor may have taken the name.
    if let name = frame.anchor, anchors[name]?.node == frame.node {
      anchors[name]?.isOpen = false
      anchors[name]?.bytes = expandedBytes - frame.bytesBefore
      anchors[name]?.count = expandedCount - frame.countBefore
      anchors[name]?.height = frame.height
    }
  }

  // MARK: Anchors

  private mutating func setAnchor(_ name: UnsafePointer<UInt8>, _ anchor: Anchor) {
    anchors[String(cString: name)] = anchor
  }

  private mutating func addAlias(_ name: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    let name = String(cString: name)
    var target: YAMLTree.NodeID?
    if let anchor = anchors[name] {
      if anchor.isOpen {
        report(
          .invalidAlias, "'*\(name)' stands inside of what '&\(name)' names, so it would never end",
          start..<end,
          related: [.init("the anchor is here", at: tree.span(anchor.node))])
      } else {
        target = anchor.node
        expandedBytes += anchor.bytes
        guard count(anchor.count) else { return false }
        // What is merged stands beside its new siblings, not below them.
        let height = isMergeKey(pending.last) ? anchor.height - 1 : anchor.height
        guard open.count + height <= Self.deepest else {
          report(
            .limit,
            "with '*\(name)' expanded, collections stand in one another more than \(Self.deepest) deep",
            start..<end)
          return false
        }
        if let frame = open.indices.last { open[frame].height = max(open[frame].height, height + 1) }
      }
    } else {
      unknownAliasCount += 1
      let candidates = unknownAliasCount <= Self.mostSuggestions ? anchors.keys.sorted() : []
      let names = Suggestion.nearest(to: name, among: candidates)
      report(
        .invalidAlias, "there is no anchor '&\(name)' before this alias", start..<end,
        help: Suggestion.phrase(names.map { "*" + $0 })
          ?? "a reference to a token is written $section.name; a '*' that means itself needs quotes")
    }
    var node = YAMLTree.Node(
      start: Int32(start), end: Int32(end), first: Int32(start), count: 0, kind: .scalar)
    if let target {
      node.first = target.index
      node.isAlias = true
    } else {
      node.isReported = true
    }
    _ = append(node)
    return true
  }

  /// Counts nodes; says no at more than there may be.
  private mutating func count(_ nodes: Int) -> Bool {
    expandedCount += nodes
    guard expandedCount > Self.mostNodes || expandedBytes > Self.mostBytes else { return true }
    let last = tree.nodes[tree.nodes.count - 1]
    report(
      .limit,
      expandedCount > Self.mostNodes
        ? "the file has more than a million nodes\(nodes > 1 ? " when its aliases are expanded" : "")"
        : "the file has more than \(Self.mostBytes >> 20) MiB when its aliases are expanded",
      Int(last.start)..<Int(last.end))
    return false
  }

  // MARK: Tags

  /// Reports a tag that would change what a value is.
  private mutating func checkTag(_ tag: UnsafePointer<UInt8>?, _ node: YAMLTree.NodeID, _ range: Range<Int>) {
    guard let tag else { return }
    let name = String(cString: tag)
    let core = "tag:yaml.org,2002:"
    if name == "!" || ["str", "map", "seq"].contains(where: { name == core + $0 }) { return }
    let shown = name.hasPrefix(core) ? "!!" + name.dropFirst(core.count) : Substring(name)
    report(
      .unsupportedTag, "the tag '\(shown)' has no meaning in a theme", range,
      help: "take the tag away; every value of a theme is text")
    tree.markReported(node)
  }
}
