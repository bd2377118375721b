import Tincture
import TinctureColor
import TinctureTheme

/// The values of tokens.
extension KotlinFile {
  /// A value, and the settings under which it is the one.
  private struct Branch {
    let bits: UInt8
    let value: Int32
  }

  /// Writes the getter of a property: its value, or which one it is under which settings.
  mutating func writeGetter(of token: TokenID, depth: Int) {
    let kind = theme[token].section.kind
    let isScaled = scaling[token]
    if isScaled {
      line("@Composable", depth: depth)
      line("@ReadOnlyComposable", depth: depth)
      imports.formUnion(.scaling)
    }
    let branches = branches(of: token)
    let start = text.bytes.count
    indent(depth)
    text.append("get() = ")
    if isScaled { text.append("with(LocalDensity.current) { ") }
    if branches.count == 1 {
      write(kind, branches[0].value, isScaled: isScaled, depth: depth)
    } else if branches.count == 2, kind != .gradient, kind != .shadow {
      text.append("if (")
      writeCondition(branches[0].bits)
      text.append(") ")
      write(kind, branches[0].value, isScaled: isScaled, depth: depth)
      text.append(" else ")
      write(kind, branches[1].value, isScaled: isScaled, depth: depth)
    } else {
      return writeWhen(branches, kind, isScaled: isScaled, from: start, depth: depth)
    }
    if isScaled { text.append(" }") }
    text.line()
    if branches.count == 2, text.hasLongLine(from: start) {
      writeWhen(branches, kind, isScaled: isScaled, from: start, depth: depth)
    }
  }

  private mutating func writeWhen(
    _ branches: [Branch], _ kind: TokenKind, isScaled: Bool, from start: Int, depth: Int
  ) {
    text.removeAll(from: start)
    var inner = depth
    indent(depth)
    text.append("get() = ")
    if isScaled {
      text.append("with(LocalDensity.current) {\n")
      inner += 1
      indent(inner)
    }
    text.append("when {\n")
    for branch in branches {
      indent(inner + 1)
      if branch.bits == 0 { text.append("else") } else { writeCondition(branch.bits) }
      text.append(" -> ")
      write(kind, branch.value, isScaled: isScaled, depth: inner + 1)
      text.line()
    }
    line("}", depth: inner)
    if isScaled { line("}", depth: depth) }
  }

  private mutating func writeCondition(_ bits: UInt8) {
    var isFirst = true
    for setting in settings where bits & setting.bit != 0 {
      if !isFirst { text.append(" && ") }
      isFirst = false
      text.append(string: setting.name)
    }
  }

  /// The values of a token, the first whose settings all hold being the one; none that makes no difference.
  private func branches(of token: TokenID) -> [Branch] {
    let use = theme[token].use
    let mask = use.appearanceMask & Self.appearanceMask
    func value(_ bits: UInt8) -> Int32 {
      theme.cell(of: token, combination: TraitUse.defaultCombination | Int(bits)).value
    }
    let usual = Branch(bits: 0, value: value(0))
    if mask == 0 { return [usual] }
    if mask.nonzeroBitCount == 1 {
      let other = Branch(bits: mask, value: value(mask))
      return other.value == usual.value ? [usual] : [other, usual]
    }
    let combinations = Self.mostSpecificFirst.filter { $0 & ~mask == 0 }
    var branches = combinations.map { Branch(bits: $0, value: value($0)) }
    var index = 0
    while index < branches.count - 1 {
      var fewer = branches
      fewer.remove(at: index)
      let isNeeded = combinations.contains { bits in
        fewer.first { $0.bits & ~bits == 0 }?.value != value(bits)
      }
      if isNeeded { index += 1 } else { branches = fewer }
    }
    return branches
  }

  /// The combinations of style, contrast and gamut, those with more of them first, then by the order of the traits.
  private static let mostSpecificFirst: [UInt8] = [13, 12, 9, 5, 8, 4, 1, 0]

  // MARK: Kinds

  private mutating func write(_ kind: TokenKind, _ number: Int32, isScaled: Bool, depth: Int) {
    switch kind {
    case .color: write(theme.colors[Int(number)])
    case .metric:
      write(theme.values.metrics[number])
      imports.formUnion(isScaled ? [.dimension, .scaled] : [.dimension, .points])
      if isScaled { text.append(".sp.toDp()") } else { text.append(".dp") }
    case .font: write(theme.values.fonts[number])
    case .gradient: write(theme.values.gradients[number], depth: depth)
    case .shadow: write(theme.values.shadows[number], depth: depth)
    case .surface, .layout, .image: break
    }
  }

  private mutating func write(_ number: Double) { text.append(string: number.text(places: 4)) }

  private mutating func write(_ color: RGBAColor) {
    imports.formUnion(.color)
    guard color.colorSpace == .displayP3 else {
      let bytes = color.bytes
      text.append("Color(0x")
      for byte in [bytes.alpha, bytes.red, bytes.green, bytes.blue] { text.append(hexByte: byte) }
      return text.append(")")
    }
    imports.formUnion(.colorSpaces)
    text.append("Color(")
    for component in [color.red, color.green, color.blue, color.alpha] {
      text.append(string: component.text(places: 6))
      text.append("f, ")
    }
    text.append("ColorSpaces.DisplayP3)")
  }

  private mutating func write(_ font: FontToken) {
    imports.formUnion([.font, .scaled])
    text.append("TextStyle(")
    switch font.family {
    case .serif: text.append("fontFamily = FontFamily.Serif, ")
    case .monospaced: text.append("fontFamily = FontFamily.Monospace, ")
    case .system, .rounded, .named: break
    }
    if [.serif, .monospaced].contains(font.family) { imports.formUnion(.family) }
    text.append("fontWeight = FontWeight.")
    text.append(string: Self.weights[font.weight.rawValue])
    text.append(", fontSize = ")
    write(font.size)
    text.append(".sp)")
  }

  /// Compose's names of the weights, from the lightest on.
  private static let weights = [
    "Thin", "ExtraLight", "Light", "Normal", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  private mutating func write(_ gradient: ColorGradient, depth: Int) {
    imports.formUnion(.gradient)
    text.append("LineGradient(\n")
    for (name, point) in [("from", gradient.start), ("to", gradient.end)] {
      let (x, y) = (point.x.text(places: 4), point.y.text(places: 4))
      line("\(name) = Offset(\(x)f, \(y)f),", depth: depth + 1)
    }
    line("stops = listOf(", depth: depth + 1)
    for stop in gradient.stops {
      indent(depth + 2)
      write(stop.location)
      text.append("f to ")
      write(stop.color)
      text.append(",\n")
    }
    line("),", depth: depth + 1)
    indent(depth)
    text.append(")")
  }

  private mutating func write(_ layers: [ShadowLayer], depth: Int) {
    imports.formUnion([.dimension, .points])
    guard !layers.isEmpty else { return text.append("emptyList()") }
    text.append("listOf(\n")
    for layer in layers {
      let start = text.bytes.count
      write(layer, depth: depth + 1, isFolded: false)
      if text.hasLongLine(from: start) {
        text.removeAll(from: start)
        write(layer, depth: depth + 1, isFolded: true)
      }
    }
    indent(depth)
    text.append(")")
  }

  /// - Parameter isFolded: whether each argument has a line of its own.
  private mutating func write(_ layer: ShadowLayer, depth: Int, isFolded: Bool) {
    func separate(_ isFirst: Bool, _ file: inout KotlinFile) {
      if !isFirst { file.text.append(isFolded ? "," : ", ") }
      if isFolded {
        file.text.line()
        file.indent(depth + 1)
      }
    }
    indent(depth)
    text.append("ShadowLayer(")
    separate(true, &self)
    write(layer.color)
    for (name, length) in [("radius", layer.radius), ("x", layer.x), ("y", layer.y)]
    where length != 0 || name == "radius" {
      separate(false, &self)
      text.append(string: "\(name) = ")
      write(length)
      text.append(".dp")
    }
    if layer.isInset {
      separate(false, &self)
      text.append("isInset = true")
    }
    if isFolded {
      text.append(",\n")
      indent(depth)
    }
    text.append("),\n")
  }
}
