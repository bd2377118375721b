import Foundation

/// Values of each section.
extension RandomTheme {
  static let textStyles = ["largeTitle", "title1", "title3", "body", "callout", "footnote", "caption2"]
  private static let weights = ["ultraLight", "light", "regular", "semibold", "black"]
  private static let points = ["topLeading", "top", "center", "trailing", "bottomLeading"]
  private static let layouts = ["list", "button", "grid-wide", "größe", "default", "self"]

  /// A value of a token, which refers to none of its section but those before it.
  mutating func value(of section: String, _ number: Int) -> String {
    if number > 0, isOne(in: 4) { return reference(to: section, below: number) }
    return switch section {
    case "palette": color(["palette"], below: number)
    case "colors": color(["palette", "colors"], below: number)
    // Of the metrics, the last alone may be less than 0.
    case "metrics": decimal(number == Self.tokenCount - 1 ? -99_999...99_999 : 0...99)
    case "fonts": isOne(in: 3) ? word(Self.textStyles) : font()
    case "gradients": gradient()
    case "shadows": shadows(below: number)
    case "surfaces": surface()
    case "layouts": word(Self.layouts)
    default: image(below: number)
    }
  }

  private mutating func mapping(_ needed: [String], _ optional: [String] = []) -> String {
    let entries = needed + optional.filter { _ in isOne(in: 2) }
    return "{ \(entries.shuffled(using: &random).joined(separator: ", ")) }"
  }

  // MARK: Numbers

  private mutating func decimal(_ range: ClosedRange<Double>) -> String {
    let places = Int.random(in: 0...12, using: &random)
    return String(format: "%.\(places)f", Double.random(in: range, using: &random))
  }

  private mutating func percentage() -> String { decimal(0...100) + "%" }

  /// A metric that is not less than 0.
  private mutating func size() -> String {
    isOne(in: 3) ? reference(to: "metrics", below: Self.tokenCount - 1) : decimal(0...99)
  }

  // MARK: Colours

  mutating func color() -> String { color(["palette", "colors"]) }

  private mutating func color(_ sections: [String], below limit: Int = tokenCount) -> String {
    let first = operand(sections, limit)
    let second = operand(sections, limit)
    let amount = percentage()
    return word([
      first, "\(first) / \(amount)", "rgb(60 61 67 / \(amount))", "oklch(60% 0.3 \(decimal(0...360)))",
      "color(display-p3 \(percentage()) 1 0 / 0.3)", "\"#\(word(["08F", "08F8", "0080FF", "12345678"]))\"",
      "\"mix(\(first), \(second), \(amount))\"", "\"lighten(\(first), \(amount))\"",
      "\"darken(\(first), \(amount))\"", "\"alpha(invert(\(first)), \(amount))\"",
      "\"readable(\(first), 4.5)\"",
    ])
  }

  private mutating func operand(_ sections: [String], _ limit: Int) -> String {
    limit > 0 && isOne(in: 2)
      ? reference(to: word(sections), below: limit) : word(["white", "teal", "rgb(9 9 9 / 5%)"])
  }

  // MARK: Values of several parts

  private mutating func font() -> String {
    mapping(
      [entry("textStyle", word(Self.textStyles))],
      [
        entry("weight", word(Self.weights)), entry("size", decimal(1...99)),
        entry("family", word(["system", "serif", "rounded", "monospaced", name()])),
        entry("maximumSize", decimal(100...200)),
      ])
  }

  private mutating func gradient() -> String {
    let stops = [
      mapping([entry("color", color()), entry("at", decimal(0...40) + "%")]), color(),
      mapping([entry("color", color()), entry("at", decimal(60...100) + "%")]), color(),
    ].prefix(Int.random(in: 2...4, using: &random))
    return mapping(
      [entry("stops", "[\(stops.joined(separator: ", "))]")],
      [entry("from", word(Self.points)), entry("to", "[\(percentage()), \(percentage())]")])
  }

  private mutating func shadows(below limit: Int) -> String {
    if isOne(in: 5) { return "none" }
    if isOne(in: 3) { return shadow() }
    let layers = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      limit > 0 && isOne(in: 3) ? reference(to: "shadows", below: limit) : shadow()
    }
    return "[\(layers.joined(separator: ", "))]"
  }

  private mutating func shadow() -> String {
    mapping(
      [entry("color", color())],
      [
        entry("radius", size()), entry("x", decimal(-9...9)), entry("y", reference(to: "metrics")),
        entry("inset", word(["true", "false"])),
      ])
  }

  private mutating func surface() -> String {
    mapping(
      [entry("normal", state())],
      [
        entry("shape", word(["rectangle", "capsule", "circle", "roundedRectangle(\(size()))"])),
        entry(
          "padding",
          isOne(in: 2) ? size() : mapping([], [entry("vertical", size()), entry("horizontal", size())])),
        entry(
          "minimumSize", isOne(in: 2) ? size() : mapping([entry("width", size())], [entry("height", size())])),
        entry("content", color()), entry("pressed", state()), entry("selected", state()),
        entry("disabled", state()),
      ])
  }

  private mutating func state() -> String {
    let stroke = mapping([entry("paint", paint())], [entry("width", size())])
    return mapping(
      [],
      [
        entry("fill", isOne(in: 4) ? "none" : paint()), entry("stroke", isOne(in: 4) ? "none" : stroke),
        entry("content", isOne(in: 4) ? "none" : color()),
        entry("shadows", isOne(in: 2) ? reference(to: "shadows") : shadows(below: Self.tokenCount)),
      ])
  }

  private mutating func paint() -> String {
    isOne(in: 3) ? reference(to: "gradients") : isOne(in: 4) ? gradient() : color()
  }

  private mutating func image(below limit: Int) -> String {
    limit > 0 && isOne(in: 3)
      ? "invert(\(reference(to: "images", below: limit)))"
      : word(["heart", "invert(heart)", name().filter { !"()".contains($0) }])
  }

  /// A name of any characters, in quotes.
  private mutating func name() -> String {
    let letters = Array("aZ09._-%'\"/ \\é漢🍕()|;:@=~")
    let name = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      letters.randomElement(using: &random) ?? "a"
    }
    return "'F" + String(name).replacing("'", with: "''") + "'"
  }
}
