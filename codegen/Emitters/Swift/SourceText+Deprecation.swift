extension SourceText {
  /// Writes that a declaration should no longer be used.
  ///
  /// - Parameter argument: what is said of it, such as `renamed: "label"`.
  mutating func deprecation(_ argument: String?, depth: Int) {
    guard let argument else { return line("@available(*, deprecated)", depth: depth) }
    let text = "@available(*, deprecated, \(argument))"
    if 2 * depth + text.count <= Self.lineLength { return line(text, depth: depth) }
    line("@available(", depth: depth)
    line("*, deprecated,", depth: depth + 1)
    line(argument, depth: depth + 1)
    line(")", depth: depth)
  }
}
