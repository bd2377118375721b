/// The keys of mappings: each once, and merges.
extension YAMLLoader {
  /// Reports keys that are no text or stand twice, takes them out, and merges what `<<` names.
  mutating func checkKeys(_ frame: Frame) {
    var merges: [YAMLTree.NodeID] = []
    keys.removeAll(expecting: (pending.count - frame.firstChild) / 2, in: tree)
    var kept = frame.firstChild
    for index in stride(from: frame.firstChild, to: pending.count, by: 2) {
      let (key, value) = (pending[index], pending[index + 1])
      guard tree.kind(key) == .scalar else {
        reportKey(key)
        continue
      }
      if isMergeKey(key) {
        merges.append(value)
        continue
      }
      if let first = keys.insert(key, in: tree) {
        report(
          .duplicateKey, "the key '\(tree.string(key))' stands here twice", tree.span(key).range,
          related: [.init("first here", at: tree.span(first))],
          help: "keep one of them, or give one another name")
        continue
      }
      pending[kept] = key
      pending[kept + 1] = value
      kept += 2
    }
    pending.removeSubrange(kept...)
    for merge in merges { self.merge(merge) }
  }

  func isMergeKey(_ key: YAMLTree.NodeID?) -> Bool {
    guard let key else { return false }
    return tree.style(key) == .plain && tree.text(key) { $0.equals("<<") }
  }

  private mutating func reportKey(_ key: YAMLTree.NodeID) {
    let range = tree.span(key).range
    let isTemplate =
      range.lowerBound > 0 && bytes[range.lowerBound] == UInt8(ascii: "{")
      && bytes[range.lowerBound - 1] == UInt8(ascii: "{")
    report(
      .wrongShape, "a key is a text, not \(tree.kind(key) == .mapping ? "a mapping" : "a list")", range,
      help: isTemplate ? "'{{ }}' is a template's, not YAML's; fill the template in first" : nil)
  }

  /// Adds the entries of a merged mapping whose keys are not there yet.
  private mutating func merge(_ value: YAMLTree.NodeID) {
    switch tree.kind(value) {
    case .mapping:
      for (key, value) in tree.entries(value) where keys.insert(key, in: tree) == nil {
        pending.append(key)
        pending.append(value)
      }
    case .sequence where tree.elements(value).allSatisfy { tree.kind($0) == .mapping }:
      for element in tree.elements(value) { merge(element) }
    case .sequence, .scalar:
      if tree.isReported(value) { return }
      report(
        .invalidMerge, "'<<' merges a mapping, an alias of one, or a list of them", tree.span(value).range)
    }
  }
}
