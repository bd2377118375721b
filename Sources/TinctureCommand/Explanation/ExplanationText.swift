import Tincture
import TinctureColor
import TinctureLint
import TinctureText
import TinctureTheme

/// An explanation as a person reads it on a terminal of 100 columns.
struct ExplanationText {
  let explanation: TokenExplanation
  let isColored: Bool

  static let width = 100

  var theme: Theme { explanation.theme }

  var places: PlaceNames { explanation.places }

  var text: String {
    heading + section("Value", valueRows) + section("Variants", variantRows, notes: variantNotes)
      + section("How it came about", DerivationRows(self).rows)
      + section("Contrast", contrastRows, notes: contrastNotes)
      + section("Used by", referrerRows, notes: moreReferrers)
  }

  // MARK: Layout

  private var heading: String {
    let path = theme.path(of: explanation.token)
    let title = TinctureLint.TextStyle.bold.apply(to: TerminalText.sanitized(path), if: isColored)
    let kind = theme.kind(of: explanation.token).phrase
    var text = title + TerminalText.sanitized(" in \(theme.name): \(kind)") + "\n"
    if let description = theme.description(of: explanation.token) { text += Self.wrapped(description) }
    if let deprecation = explanation.deprecation { text += Self.wrapped("Deprecated: \(deprecation)") }
    return text + "Under \(explanation.appearance.label)\n"
  }

  private func section(_ title: String, _ rows: [[TableCell]], notes: [String] = []) -> String {
    if rows.isEmpty, notes.isEmpty { return "" }
    let heading = "\n" + TinctureLint.TextStyle.bold.apply(to: title, if: isColored) + "\n"
    return heading + TextTable.text(rows.map { [TableCell("")] + $0 })
      + notes.map { Self.wrapped($0, indent: 2) }.joined()
  }

  /// A sentence in lines of the text's width.
  private static func wrapped(_ text: String, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for word in TerminalText.sanitized(text).split(separator: " ") {
      if let last = lines.last,
        TerminalText.width(of: last) + 1 + TerminalText.width(of: String(word)) <= width
      {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  func cell(_ text: String, _ colors: [RGBAColor] = []) -> TableCell {
    TableCell(text, swatches: colors, isColored: isColored)
  }

  // MARK: Value

  private var valueRows: [[TableCell]] {
    switch explanation.value {
    case .color(let color):
      return ColorNotations(color).all.enumerated().map { number, notation in
        [TableCell(notation.name), cell(notation.text, number == 0 ? [color] : [])]
      }
    case .font:
      let points = explanation.pointSize.map { "\($0.text()) points" } ?? ""
      return [[TableCell("font"), cell(explanation.value.summary)], [TableCell("size"), cell(points)]]
        + sizeRows
    default:
      return explanation.value.lines.map { line in
        [TableCell(line.part.isEmpty ? "value" : line.part), TableCell(line, isColored: isColored)]
      } + sizeRows
    }
  }

  /// Sizes and their points, as many in a row as have room.
  private var sizeRows: [[TableCell]] {
    var lines: [String] = []
    for size in explanation.sizes {
      let name = size.first == size.last ? size.first : "\(size.first)…\(size.last)"
      let text = "\(name) \(size.points.text())"
      if let last = lines.last, last.count + 2 + text.count <= Self.sizesWidth {
        lines[lines.count - 1] += "  " + text
      } else {
        lines.append(text)
      }
    }
    return lines.enumerated().map { [TableCell($0 == 0 ? "at each size" : ""), TableCell($1)] }
  }

  /// What the names of the rows leave of the width.
  private static let sizesWidth = width - 20

  // MARK: Contrast

  private var contrastRows: [[TableCell]] {
    explanation.contrasts.map { contrast in
      let background = theme.path(of: contrast.background)
      let surface = contrast.background == explanation.token ? "" : background + ", "
      let name = contrast.state.map { surface + "\($0) fill" } ?? background
      let verdict =
        contrast.need.map { "\(RatioText.needed($0)):1 for \(contrast.purpose.phrase)" }
        ?? "not needed for \(contrast.purpose.phrase)"
      let ratio =
        contrast.need.flatMap { contrast.isEnough ? nil : RatioText.failing(contrast.ratio, needed: $0) }
        ?? RatioText.text(contrast.ratio)
      let style = contrast.isEnough ? TinctureLint.TextStyle.bold : .red
      return [
        cell("on \(name)"),
        cell("\(contrast.color.hex) on \(contrast.ground.hex)", [contrast.color, contrast.ground]),
        TableCell(ratio + ":1", style: style, isColored: isColored), cell(verdict),
        TableCell(
          contrast.need == nil ? "" : contrast.isEnough ? "passes" : "fails", style: style,
          isColored: isColored),
        cell("APCA Lc \(Int(abs(contrast.lightnessContrast).rounded()))"),
      ]
    }
  }

  private var contrastNotes: [String] {
    let token = theme[explanation.token]
    if explanation.contrasts.isEmpty {
      guard token.section == .colors, token.role != .decorative else { return [] }
      return ["It names no background ('on'), so its contrast is not checked."]
    }
    guard let font = token.font, token.role ?? .text == .text,
      case .font(let value) = theme.value(of: font, combination: explanation.appearance.combination),
      let category = ContentSizeCategory(rawValue: explanation.appearance.combination >> 4)
    else { return [] }
    let size =
      "\(theme.path(of: font)) is \(value.weight) and \(value.pointSize(at: category).text()) points here"
    return ["\(size); text is large from 18 points on, or from 14 if it is bold."]
  }

  // MARK: Referrers

  private static let mostReferrers = 40

  /// What each token says of it, and the places; of a token that says the same in several places, all in one row.
  private var referrerGroups: [(token: TokenID, use: Referrer.Use, spans: [SourceSpan])] {
    var groups: [(token: TokenID, use: Referrer.Use, spans: [SourceSpan])] = []
    for referrer in explanation.referrers {
      if let last = groups.last, last.token == referrer.token, last.use == referrer.use {
        groups[groups.count - 1].spans.append(referrer.span)
      } else {
        groups.append((referrer.token, referrer.use, [referrer.span]))
      }
    }
    return groups
  }

  private var referrerRows: [[TableCell]] {
    referrerGroups.prefix(Self.mostReferrers).map { group in
      let more = group.spans.count > 4 ? " and \(group.spans.count - 4) more" : ""
      return [
        cell(theme.path(of: group.token)), cell(Self.phrase(group.use)),
        cell(places.text(Array(group.spans.prefix(4))) + more),
      ]
    }
  }

  private var moreReferrers: [String] {
    let count = referrerGroups.count
    if count == 0 { return ["Nothing refers to it."] }
    return count > Self.mostReferrers ? ["and \(count - Self.mostReferrers) more; --format json has all"] : []
  }

  private static func phrase(_ use: Referrer.Use) -> String {
    switch use {
    case .value: "in its value"
    case .on: "is drawn on it"
    case .font: "is text in it"
    case .distinct: "must be told from it"
    case .deprecated: "is replaced by it"
    }
  }
}
