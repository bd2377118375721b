import TinctureColor

/// A colour in the notations that people know it by, rounded so that they can be read.
package struct ColorNotations: Sendable {
  /// A notation's name, and the colour in it as CSS reads it.
  package let all: [(name: String, text: String)]

  /// The notations of a colour. Those of sRGB show a Display P3 colour mapped into it; that it is one is said by a notation
  /// of its own.
  package init(_ color: RGBAColor) {
    let bytes = color.bytes
    let srgb = color.converted(to: .sRGB).colorValue.converted(to: .hsl)
    let oklch = color.colorValue.converted(to: .oklch)
    let opacity = color.alpha >= 1 ? "" : " / \((color.alpha * 100).text(places: 1))%"
    func component(_ value: ColorValue, _ index: Int, _ scale: Double, _ places: Int, _ unit: String = "")
      -> String
    {
      let missing: [MissingComponents] = [.first, .second, .third]
      if value.missing.contains(missing[index]) { return "none" }
      return (value.components[index] * scale).text(places: places) + unit
    }
    var all = [
      ("hex", color.hex), ("rgb", "rgb(\(bytes.red) \(bytes.green) \(bytes.blue)\(opacity))"),
      (
        "hsl",
        "hsl(\(component(srgb, 0, 1, 1)) \(component(srgb, 1, 100, 1, "%")) "
          + "\(component(srgb, 2, 100, 1, "%"))\(opacity))"
      ),
      (
        "oklch",
        "oklch(\(component(oklch, 0, 100, 1, "%")) \(component(oklch, 1, 1, 4)) "
          + "\(component(oklch, 2, 1, 1))\(opacity))"
      ),
    ]
    if color.colorSpace == .displayP3 {
      let components = [color.red, color.green, color.blue].map { $0.text(places: 4) }
      all.append(
        ("display-p3", "color(display-p3 \(components.joined(separator: " "))\(opacity))"))
    }
    self.all = all
  }
}
