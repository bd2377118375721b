import Tincture

/// The menu, laid out as its theme says for the traits.
struct MenuView {
  typealias Style = PizzaMenuStyle

  let traits: TraitCollection
  private(set) var canvas: Canvas
  private let margin: Int
  private var line = 0

  init(width: Int, traits: TraitCollection) {
    self.traits = traits
    canvas = Canvas(width: width, background: Style.Colors.background.resolved(with: traits))
    margin = Int(Style.Metrics.margin.resolved(with: traits) / 8)
  }

  mutating func draw() {
    drawAwning()
    drawSign()
    drawCategories()
    for dish in Dish.menu { draw(dish) }
    drawOrder()
    canvas.extend(to: line + 1)
  }

  private func color(_ color: DynamicColor) -> RGBAColor { color.resolved(with: traits) }

  /// Points as rows of the terminal.
  private func rows(_ metric: Dynamic<Double>) -> Int {
    Int((metric.resolved(with: traits) / 16).rounded())
  }

  // MARK: The head

  /// Striped cloth whose edge hangs in scallops.
  private mutating func drawAwning() {
    for column in 0..<canvas.width {
      let cloth = color(column / 4 % 2 == 0 ? Style.Colors.Awning.cloth : Style.Colors.Awning.stripe)
      canvas.fill(column..<column + 1, 0..<1, cloth)
    }
  }

  private mutating func drawSign() {
    let gradient = Style.Gradients.sign.resolved(with: traits)
    let width = canvas.width
    canvas.fill(0..<width, 1..<6) { gradient.color(at: Double($0) / Double(width - 1)) }
    for column in 0..<width {
      let cloth = color(column / 4 % 2 == 0 ? Style.Colors.Awning.cloth : Style.Colors.Awning.stripe)
      canvas.paint(["▝", "▀", "▀", "▘"][column % 4], at: column, 1, cloth)
    }
    let ink = color(Style.Colors.onSign)
    // The larger the text, the wider its letters stand.
    let size = Style.Fonts.heading.pointSize(with: traits)
    let name = "PIZZERIA TINCTURE".map(String.init).joined(separator: size >= 28 && width >= 48 ? " " : "")
    canvas.write(name, at: (width - name.count) / 2, 3, ink, isBold: true)
    let motto = "from the wood oven since 1889"
    canvas.write(motto, at: (width - motto.count) / 2, 4, ink)
    castShadow(below: 6, 0..<width)
    line = 7
  }

  /// A shadow's upper half, then its fainter end.
  private mutating func castShadow(below line: Int, _ columns: Range<Int>) {
    canvas.extend(to: line + 1)
    guard let shadow = Style.Shadows.card.resolved(with: traits).first else { return }
    for column in columns {
      let faint = shadow.color.withAlpha(shadow.color.alpha / 3)
      canvas.plot(shadow.color, faint, at: column, line)
    }
  }

  // MARK: Categories

  private static let glyphs = ["pizza": "◔", "pizza-night": "◕", "pasta": "≋", "salad": "❦"]

  private mutating func drawCategories() {
    let categories = [
      ("Pizza", Style.Images.pizza), ("Pasta", Style.Images.pasta), ("Salad", Style.Images.salad),
    ]
    line += 1
    switch Style.Layouts.categoryPicker.resolved(with: traits) {
    case .collection:
      var column = margin
      for (index, (title, image)) in categories.enumerated() {
        let isChosen = index == 0
        let width = title.count + 6
        let image = image.resolved(with: traits)
        let (fill, ink) =
          isChosen
          ? (color(Style.Colors.tint), color(Style.Colors.onTint))
          : (color(Style.Colors.card), color(Style.Colors.label))
        capsule(column, line, width: width, fill)
        let glyph = Self.glyphs[image.name] ?? "•"
        canvas.write(glyph, at: column + 2, line, isChosen ? ink : image.tint ?? ink)
        canvas.write(title, at: column + 4, line, ink, isBold: isChosen)
        column += width + 2
      }
      line += 2
    case .button:
      let image = Style.Images.pizza.resolved(with: traits)
      button("\(Self.glyphs[image.name] ?? "•")  Pizza", trailing: "▾")
    }
  }

  private mutating func capsule(_ column: Int, _ line: Int, width: Int, _ fill: RGBAColor) {
    canvas.extend(to: line + 1)
    canvas.paint("▐", at: column, line, fill)
    canvas.fill(column + 1..<column + width - 1, line..<line + 1, fill)
    canvas.paint("▌", at: column + width - 1, line, fill)
  }

  /// A button of the whole width, as high as a finger needs.
  private mutating func button(_ title: String, trailing: String) {
    let surface = Style.Surfaces.button.resolved(with: traits)
    guard case .color(let fill) = surface.normal.fill else { return }
    let ink = surface.normal.content ?? color(Style.Colors.onTint)
    let height = max(1, Int((surface.minimumHeight / 16).rounded()))
    let columns = margin..<canvas.width - margin
    canvas.fill(columns, line..<line + height, fill)
    let padding = Int((surface.padding.horizontal / 8).rounded())
    canvas.write(title, at: columns.lowerBound + padding, line + height / 2, ink, isBold: true)
    canvas.write(
      trailing, at: columns.upperBound - padding - trailing.count, line + height / 2, ink, isBold: true)
    castShadow(below: line + height, columns)
    line += height + 1
  }

  // MARK: Dishes

  private mutating func draw(_ dish: Dish) {
    let columns = margin..<canvas.width - margin
    let hasPicture = Style.Layouts.picture.resolved(with: traits) == .shown
    let start = columns.lowerBound + 2 + (hasPicture ? Picture.width + 2 : 0)
    let isBeside = Style.Layouts.dish.resolved(with: traits) == .beside
    let limit = Int(Style.Metrics.ingredientLines.resolved(with: traits))
    let text = Self.wrapped(dish.ingredients, width: columns.upperBound - 2 - start, limit: limit)
    let height = max(2 + 1 + text.count + (isBeside ? 0 : 1), hasPicture ? Picture.height + 2 : 0)

    canvas.fill(columns, line..<line + height, color(Style.Colors.card))
    canvas.write(
      String(repeating: "▔", count: columns.count), at: columns.lowerBound, line, color(Style.Colors.line))
    if hasPicture {
      Picture(dish, traits).draw(
        at: columns.lowerBound + 2, line + (height - Picture.height) / 2, on: &canvas)
    }
    var row = line + (hasPicture ? max(1, (height - 1 - text.count) / 2) : 1)
    canvas.write(dish.name, at: start, row, color(Style.Colors.label), isBold: true)
    let price = "€ \(dish.price)"
    if isBeside {
      let end = columns.upperBound - 2 - price.count
      let dots = start + dish.name.count + 1..<max(start + dish.name.count + 1, end - 1)
      canvas.write(
        String(repeating: "·", count: dots.count), at: dots.lowerBound, row, color(Style.Colors.line))
      canvas.write(price, at: end, row, color(Style.Colors.price), isBold: true)
    }
    for part in text {
      row += 1
      canvas.write(part, at: start, row, color(Style.Colors.hint))
    }
    if !isBeside { canvas.write(price, at: start, row + 1, color(Style.Colors.price), isBold: true) }
    castShadow(below: line + height, columns)
    line += height + max(1, rows(Style.Metrics.rowSpacing))
  }

  /// A text in lines of a width; of more than a limit, the last ends in an ellipsis.
  private static func wrapped(_ text: String, width: Int, limit: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    guard limit > 0, lines.count > limit else { return lines }
    var last = lines[limit - 1].prefix(width - 1)
    if last.last == "," { last.removeLast() }
    return lines[..<(limit - 1)] + [last + "…"]
  }

  private mutating func drawOrder() { button("Order a table", trailing: "→") }
}
