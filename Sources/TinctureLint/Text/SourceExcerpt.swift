import TinctureText
import TinctureTheme

/// A line of a file as a terminal shows it, with a marker under a stretch of it.
struct SourceExcerpt: Equatable {
  /// The line, or the part of it that is around the marker; tabs are spaces here.
  var text: String
  /// The columns before the marker.
  var markerOffset: Int
  /// The columns under which the marker runs, at least 1.
  var markerWidth: Int

  /// The most columns that an excerpt takes.
  static let widthLimit = 100

  /// The excerpt of the line on which a span starts; of a longer span only its first line is marked.
  init(of range: Range<Int>, in bytes: [UInt8], lines: LineTable) {
    let start = min(range.lowerBound, bytes.count)
    let line = lines.range(ofLine: lines.line(at: start), in: bytes)
    let first = min(start, line.upperBound)
    let last = max(first, min(range.upperBound, line.upperBound))

    let cutBefore = Self.clip(first - Self.byteLimit, up: true, in: bytes, line)
    let cutAfter = Self.clip(first + Self.byteLimit, up: false, in: bytes, line)
    var cells = CellLine()
    cells.append(bytes[cutBefore..<first])
    let markerStart = cells.cells.count
    cells.append(bytes[first..<min(last, cutAfter)])
    let markerEnd = cells.cells.count
    cells.append(bytes[min(last, cutAfter)..<cutAfter])
    self.init(
      cells.cells, marker: markerStart..<markerEnd, isCutBefore: cutBefore > line.lowerBound,
      isCutAfter: cutAfter < line.upperBound)
  }

  /// No more than these bytes to either side are looked at, so that a file of one huge line costs no more.
  private static let byteLimit = 1000

  /// An offset within a line, moved to the edge of a code point.
  private static func clip(_ offset: Int, up: Bool, in bytes: [UInt8], _ line: Range<Int>) -> Int {
    var offset = min(max(offset, line.lowerBound), line.upperBound)
    while offset > line.lowerBound, offset < line.upperBound, bytes[offset] & 0xC0 == 0x80 {
      offset += up ? 1 : -1
    }
    return offset
  }

  /// A code point with the columns it takes.
  private struct Cell {
    let scalar: Unicode.Scalar
    let width: Int
  }

  private init(_ cells: [Cell], marker: Range<Int>, isCutBefore: Bool, isCutAfter: Bool) {
    var window = cells.indices
    if isCutBefore || isCutAfter || Self.width(cells[window]) > Self.widthLimit {
      window = Self.window(of: cells, around: marker)
    }
    let before = isCutBefore || window.lowerBound > 0 ? "…" : ""
    let after = isCutAfter || window.upperBound < cells.count ? "…" : ""
    let marked = marker.clamped(to: window)
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: cells[window].lazy.map(\.scalar))
    text = before + String(scalars) + after
    markerOffset = before.unicodeScalars.count + Self.width(cells[window.lowerBound..<marked.lowerBound])
    markerWidth = max(1, Self.width(cells[marked]))
  }

  /// As much of a long line as there is room for, with a third of the room before the marker.
  private static func window(of cells: [Cell], around marker: Range<Int>) -> Range<Int> {
    let room = widthLimit - 2
    var start = marker.lowerBound
    var width = 0
    while start > 0, width + cells[start - 1].width <= room / 3 {
      start -= 1
      width += cells[start].width
    }
    var end = marker.lowerBound
    while end < cells.count, width + cells[end].width <= room {
      width += cells[end].width
      end += 1
    }
    while start > 0, width + cells[start - 1].width <= room {
      start -= 1
      width += cells[start].width
    }
    return start..<end
  }

  private static func width(_ cells: ArraySlice<Cell>) -> Int { cells.reduce(0) { $0 + $1.width } }

  /// Code points laid out from the first column on.
  private struct CellLine {
    var cells: [Cell] = []
    private var width = 0

    /// Adds text with its tabs spelt out (a stop at every fourth column) and what a terminal would obey replaced.
    mutating func append(_ bytes: ArraySlice<UInt8>) {
      for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
        if scalar == "\t" {
          for _ in 0..<(4 - width % 4) { append(" ", width: 1) }
        } else if TerminalText.isUnsafe(scalar) {
          append("\u{FFFD}", width: 1)
        } else {
          append(scalar, width: TerminalText.width(of: scalar))
        }
      }
    }

    private mutating func append(_ scalar: Unicode.Scalar, width: Int) {
      cells.append(Cell(scalar: scalar, width: width))
      self.width += width
    }
  }
}
