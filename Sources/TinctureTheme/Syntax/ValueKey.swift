/// The keys of values that are mappings.
enum ValueKey {
  /// The keys of a kind's values; none where values are scalars.
  static func names(of kind: TokenKind) -> [StaticString] {
    switch kind {
    case .color, .metric, .layout, .image: []
    case .font: font
    case .gradient: gradient
    case .shadow: shadow
    case .surface: surface
    }
  }

  static let font: [StaticString] = ["textStyle", "weight", "family", "size", "maximumSize"]
  static let gradient: [StaticString] = ["from", "to", "stops"]
  static let stop: [StaticString] = ["color", "at"]
  static let shadow: [StaticString] = ["color", "radius", "x", "y", "inset"]
  static let surface: [StaticString] = [
    "shape", "padding", "minimumSize", "content", "normal", "pressed", "selected", "disabled",
  ]
  static let state: [StaticString] = ["fill", "stroke", "shadows", "content"]
  static let stroke: [StaticString] = ["paint", "width"]
  static let padding: [StaticString] = ["vertical", "horizontal"]
  static let size: [StaticString] = ["width", "height"]

  static func isName(_ text: UnsafeBufferPointer<UInt8>, of kind: TokenKind) -> Bool {
    names(of: kind).contains { text.equals($0) }
  }
}
