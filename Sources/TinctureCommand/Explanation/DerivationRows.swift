import Tincture
import TinctureColor
import TinctureLint
import TinctureText
import TinctureTheme

/// A derivation as an indented tree: what is written, what comes of it, and where it stands.
struct DerivationRows {
  private let page: ExplanationText
  private var lines: [Line] = []

  private struct Line {
    var text: String
    var value: TableCell
    var place: String
  }

  init(_ page: ExplanationText) {
    self.page = page
    add(page.explanation.derivation, first: "", rest: "")
  }

  /// The lines of the tree; what is written is cut short where the line would be too long. A place, the last of the line,
  /// may stand past its end: the same theme is explained alike wherever it lies.
  var rows: [[TableCell]] {
    let values = lines.map(\.value.width).max() ?? 0
    let room = max(Self.leastRoom, ExplanationText.width - values - Self.placeRoom)
    return lines.map { [TableCell(Self.shortened($0.text, to: room)), $0.value, TableCell($0.place)] }
  }

  private static let leastRoom = 40
  private static let placeRoom = 36

  private static func shortened(_ text: String, to width: Int) -> String {
    let text = TerminalText.sanitized(text)
    guard TerminalText.width(of: text) > width else { return text }
    var result = text
    while TerminalText.width(of: result) > width - 1 { result.removeLast() }
    return result + "…"
  }

  private mutating func add(_ derivation: Derivation, first: String, rest: String) {
    let value = Self.brief(derivation.value)
    lines.append(
      Line(
        text: first + label(derivation), value: page.cell(value.text, value.colors),
        place: page.places.text(derivation.span)))
    let operands = derivation.operands.filter { !Self.isPlainNumber($0) }
    for (number, operand) in operands.enumerated() {
      let isLast = number == operands.count - 1
      add(operand, first: rest + (isLast ? "└ " : "├ "), rest: rest + (isLast ? "  " : "│ "))
    }
  }

  /// A number that is a part of a value and written there: the value shows it already.
  private static func isPlainNumber(_ derivation: Derivation) -> Bool {
    if case .metric = derivation.value {
      !derivation.part.isEmpty && derivation.step == .literal
    } else {
      false
    }
  }

  // MARK: Words

  private func label(_ derivation: Derivation) -> String {
    let part = derivation.part.isEmpty ? "" : derivation.part + ": "
    switch derivation.step {
    case .composite:
      return part + Self.name(derivation.value)
    case .scaling(let style):
      return part + "grows with \(style)" + factor(style)
    case .tinting: return part + "drawn in one colour"
    case .reference: return part + page.places.written(derivation.span) + suffix(derivation)
    default: return part + page.places.written(derivation.span)
    }
  }

  /// Which variant of the token that is referred to serves, and whether it has been told already.
  private func suffix(_ derivation: Derivation) -> String {
    var notes: [String] = []
    if let choice = derivation.choice {
      let key = choice.winner.map(page.theme.key) ?? "fallback"
      // What serves all traits needs no word.
      if key != "any" { notes.append(key) }
      if choice.winner != nil, let reset = choice.resets.last { notes.append("for want of \(reset.from)") }
    }
    switch derivation.extent {
    case .whole: break
    case .toldBefore: notes.append("as above")
    case .cut: notes.append("and so on")
    }
    return notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
  }

  private func factor(_ style: Tincture.TextStyle) -> String {
    let size = page.explanation.appearance.combination >> 4
    guard let category = ContentSizeCategory(rawValue: size), category != .large else { return "" }
    return
      ", × \(style.pointSize(at: category).text()) ÷ \(style.pointSize(at: .large).text()) at \(TraitTerm.sizeName(size))"
  }

  private static func name(_ value: TokenValue) -> String {
    switch value {
    case .gradient: "gradient"
    case .shadow: "shadows"
    case .surface: "surface"
    case .font: "font"
    case .color, .metric, .layout, .image: "value"
    }
  }

  /// A value in a few words; the whole stands above the tree.
  private static func brief(_ value: TokenValue) -> (text: String, colors: [RGBAColor]) {
    switch value {
    case .color(let color): (color.hex, [color])
    case .gradient(let gradient): brief(gradient.stops.map(\.color), between: " to ")
    case .shadow(let layers): layers.isEmpty ? ("none", []) : brief(layers.map(\.color), between: ", ")
    case .surface(let surface): (surface.shape.text, [])
    case .font(let font): ("\(font.size.text()) \(font.weight)", [])
    case .metric, .layout: (value.summary, [])
    case .image(let image):
      (image.name + (image.isInverted ? ", inverted" : ""), image.tint.map { [$0] } ?? [])
    }
  }

  private static func brief(_ colors: [RGBAColor], between: String) -> (text: String, colors: [RGBAColor]) {
    let shown = Array(colors.prefix(3))
    return (shown.map(\.hex).joined(separator: between) + (colors.count > 3 ? "…" : ""), shown)
  }
}
