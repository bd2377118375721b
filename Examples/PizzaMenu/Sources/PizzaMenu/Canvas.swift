import Tincture

/// Rows of cells, painted over one another from back to front.
struct Canvas {
  struct Cell {
    var character: Character = " "
    var foreground: RGBAColor
    var background: RGBAColor
    var isBold = false
    /// Whether the character is paint, which says nothing without its colours.
    var isPaint = false
  }

  let width: Int
  private let background: RGBAColor
  private(set) var rows: [[Cell]] = []

  init(width: Int, background: RGBAColor) {
    self.width = width
    self.background = background
  }

  /// Adds empty rows below.
  mutating func extend(to height: Int) {
    let empty = Cell(foreground: background, background: background)
    while rows.count < height { rows.append(Array(repeating: empty, count: width)) }
  }

  /// Lays a colour over cells; where it is translucent, what is below shows through.
  mutating func fill(_ columns: Range<Int>, _ lines: Range<Int>, color: (_ column: Int) -> RGBAColor) {
    extend(to: lines.upperBound)
    for line in lines {
      for column in columns.clamped(to: 0..<width) {
        let below = rows[line][column].background
        rows[line][column].background = color(column).composited(over: below)
        rows[line][column].character = " "
        rows[line][column].isPaint = false
      }
    }
  }

  mutating func fill(_ columns: Range<Int>, _ lines: Range<Int>, _ color: RGBAColor) {
    fill(columns, lines) { _ in color }
  }

  /// Writes text on what is there.
  mutating func write(_ text: String, at column: Int, _ line: Int, _ color: RGBAColor, isBold: Bool = false) {
    extend(to: line + 1)
    for (offset, character) in text.enumerated() where (0..<width).contains(column + offset) {
      rows[line][column + offset].character = character
      rows[line][column + offset].foreground = color.composited(over: rows[line][column + offset].background)
      rows[line][column + offset].isBold = isBold
    }
  }

  /// Paints with the character's shape.
  mutating func paint(_ character: Character, at column: Int, _ line: Int, _ color: RGBAColor) {
    write(String(character), at: column, line, color)
    if (0..<width).contains(column) { rows[line][column].isPaint = true }
  }

  /// Two points, one above the other, in a cell; nil shows what is below.
  mutating func plot(_ upper: RGBAColor?, _ lower: RGBAColor?, at column: Int, _ line: Int) {
    guard upper != nil || lower != nil, (0..<width).contains(column) else { return }
    extend(to: line + 1)
    let below = rows[line][column].background
    let (top, bottom) = (upper?.composited(over: below), lower?.composited(over: below))
    rows[line][column].character = top == nil ? "▄" : "▀"
    rows[line][column].isPaint = true
    rows[line][column].foreground = top ?? bottom ?? below
    if top != nil { rows[line][column].background = bottom ?? below }
  }

  /// The rows for a terminal of 24-bit colours, or as bare text.
  func text(isPlain: Bool) -> String {
    var text = ""
    for row in rows {
      if isPlain {
        var line = String(row.map { $0.isPaint ? " " : $0.character })
        while line.last == " " { line.removeLast() }
        text += line + "\n"
        continue
      }
      var style = ""
      for cell in row {
        let (front, back) = (cell.foreground.bytes, cell.background.bytes)
        let next =
          "\u{1B}[\(cell.isBold ? 1 : 22);38;2;\(front.red);\(front.green);\(front.blue);"
          + "48;2;\(back.red);\(back.green);\(back.blue)m"
        if next != style { text += next }
        style = next
        text.append(cell.character)
      }
      text += "\u{1B}[0m\n"
    }
    return text
  }
}
