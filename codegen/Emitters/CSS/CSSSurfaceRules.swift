import Tincture
import TinctureColor
import TinctureTheme

/// What a part of a surface is in one column.
enum CSSSurfaceValue: Hashable {
  case none
  case word(String)
  case length(Double)
  case color(RGBAColor)
  case gradient(ColorGradient)
  case shadows([ShadowLayer])

  init(_ paint: SurfacePaint?) {
    switch paint {
    case .color(let color): self = .color(color)
    case .gradient(let gradient): self = .gradient(gradient)
    case nil: self = .none
    }
  }
}

/// A declaration of a surface's rule.
private struct SurfaceMember {
  let property: String
  /// Where the value may be written, the first that is first.
  let places: [Int]
  let value: (SurfaceStyle) -> CSSSurfaceValue
  /// Whether it is of no account where it is none, since there is no line then.
  var isOfStroke = false
}

extension CSSValueWriter {
  /// Writes the rules of a surface: a class, and its states.
  ///
  /// A stroke is drawn by `::after`, a ring that lies inside of the edge and takes no room.
  mutating func writeSurface(_ id: TokenID) {
    let use = theme[id].use
    let surfaces = (0..<use.columnCount).map { column in
      theme.values.surfaces[theme.cells[Int(theme[id].firstCell) + column].value]
    }
    let hasStroke = surfaces.contains { surface in surface.states.contains { $0.state.stroke != nil } }
    let selector = settings.selector == CSSSettings.root ? "" : settings.selector + " "
    let name = selector + names.name(id)
    text.line()
    writeDocumentation(of: id, depth: 0)
    text.line("\(name) {", depth: 0)
    if hasStroke { text.line("position: relative;", depth: 1) }
    text.line("box-sizing: border-box;", depth: 1)
    if surfaces.allSatisfy({ $0.shape == .circle }) { text.line("aspect-ratio: 1;", depth: 1) }
    for member in Self.outline(of: surfaces) { write(member, of: id, surfaces, unless: member.isUsual) }
    for member in Self.members(of: .normal) { write(member, of: id, surfaces, unless: member.isUsual) }
    text.line("}", depth: 0)
    if hasStroke {
      text.line()
      text.line("\(name)::after {", depth: 0)
      for line in Self.ring { text.line(line, depth: 1) }
      for member in Self.strokeMembers(of: .normal) { write(member, of: id, surfaces) }
      text.line("}", depth: 0)
    }
    for (index, state) in Self.states.enumerated() {
      let lower = Self.states[..<index].map(\.state)
      let members = Self.members(of: state.state).enumerated().filter { place, member in
        isNeeded(member, place, Self.members, lower, surfaces)
      }
      writeState(name + state.selector, members.map(\.element), id, surfaces)
      guard hasStroke else { continue }
      let strokes = Self.strokeMembers(of: state.state).enumerated().filter { place, member in
        isNeeded(member, place, Self.strokeMembers, lower, surfaces)
      }
      writeState(name + state.selector + "::after", strokes.map(\.element), id, surfaces)
    }
  }

  private mutating func writeState(
    _ selector: String, _ members: [SurfaceMember], _ id: TokenID, _ surfaces: [SurfaceStyle]
  ) {
    guard !members.isEmpty else { return }
    text.line()
    text.line("\(selector) {", depth: 0)
    for member in members { write(member, of: id, surfaces) }
    text.line("}", depth: 0)
  }

  /// Whether a state's member must be written: it is not as at rest, or a weaker state's is not, which may hold too.
  private func isNeeded(
    _ member: SurfaceMember, _ place: Int, _ members: (SurfaceOperand.State) -> [SurfaceMember],
    _ weaker: [SurfaceOperand.State], _ surfaces: [SurfaceStyle]
  ) -> Bool {
    let normal = members(.normal)[place]
    func differs(_ member: SurfaceMember) -> Bool {
      surfaces.contains { member.value($0) != normal.value($0) }
    }
    return differs(member) || weaker.contains { differs(members($0)[place]) }
  }

  // MARK: Members

  /// The states, each stronger than those before it.
  private static let states: [(state: SurfaceOperand.State, selector: String)] = [
    (.selected, ":is([aria-pressed=\"true\"], [aria-checked=\"true\"], [aria-selected=\"true\"], :checked)"),
    (.pressed, ":active"), (.disabled, ":is(:disabled, [aria-disabled=\"true\"])"),
  ]

  private static let ring = [
    "position: absolute;", "inset: 0;", "box-sizing: border-box;", "border-radius: inherit;",
    "mask: linear-gradient(#000 0 0) content-box exclude, linear-gradient(#000 0 0);",
    "pointer-events: none;",
    "content: \"\";",
  ]

  private static func outline(of surfaces: [SurfaceStyle]) -> [SurfaceMember] {
    func length(_ property: String, _ operand: SurfaceOperand, _ value: @escaping (SurfaceStyle) -> Double)
      -> SurfaceMember
    {
      SurfaceMember(property: property, places: [operand.rawValue]) { .length(value($0)) }
    }
    let radius = SurfaceMember(property: "border-radius", places: [SurfaceOperand.cornerRadius.rawValue]) {
      switch $0.shape {
      case .rectangle: .length(0)
      case .roundedRectangle(let radius): .length(radius)
      case .capsule: .word("9999px")
      case .circle: .word("50%")
      }
    }
    let isEven = surfaces.allSatisfy { $0.padding.vertical == $0.padding.horizontal }
    let padding =
      isEven
      ? [length("padding", .verticalPadding) { $0.padding.vertical }]
      : [
        length("padding-block", .verticalPadding) { $0.padding.vertical },
        length("padding-inline", .horizontalPadding) { $0.padding.horizontal },
      ]
    return padding + [
      length("min-width", .minimumWidth) { $0.minimumWidth },
      length("min-height", .minimumHeight) { $0.minimumHeight }, radius,
    ]
  }

  private static func style(_ surface: SurfaceStyle, _ state: SurfaceOperand.State) -> SurfaceState {
    switch state {
    case .normal: surface.normal
    case .pressed: surface.pressed
    case .selected: surface.selected
    case .disabled: surface.disabled
    }
  }

  /// Where a part of a state may be written: there, or else in the normal one.
  private static func places(_ part: SurfaceOperand.OfState, _ state: SurfaceOperand.State) -> [Int] {
    [SurfaceOperand.place(part, of: state), SurfaceOperand.place(part, of: .normal)]
  }

  private static func members(of state: SurfaceOperand.State) -> [SurfaceMember] {
    [
      SurfaceMember(property: "color", places: places(.content, state) + [SurfaceOperand.content.rawValue]) {
        style($0, state).content.map { .color($0) } ?? .word("inherit")
      },
      SurfaceMember(property: "background", places: places(.fill, state)) {
        CSSSurfaceValue(style($0, state).fill)
      },
      SurfaceMember(property: "box-shadow", places: places(.shadows, state)) {
        style($0, state).shadows.isEmpty ? .none : .shadows(style($0, state).shadows)
      },
    ]
  }

  private static func strokeMembers(of state: SurfaceOperand.State) -> [SurfaceMember] {
    [
      SurfaceMember(property: "padding", places: places(.strokeWidth, state)) {
        .length(style($0, state).stroke?.width ?? 0)
      },
      SurfaceMember(
        property: "background", places: places(.strokePaint, state),
        value: { CSSSurfaceValue(style($0, state).stroke?.paint) }, isOfStroke: true),
    ]
  }

  // MARK: Declarations

  /// Writes a declaration, unless its value is the same as without it.
  private mutating func write(
    _ member: SurfaceMember, of id: TokenID, _ surfaces: [SurfaceStyle],
    unless isUsual: (CSSSurfaceValue) -> Bool = { _ in false }
  ) {
    let values = surfaces.map(member.value)
    if values.allSatisfy(isUsual) { return }
    var columns = CSSColumns()
    columns.begin(theme[id].use)
    let areColors = values.allSatisfy { if case .color = $0 { true } else { false } }
    var known: [CSSSurfaceValue] = []
    for (column, value) in values.enumerated() {
      if let target = target(of: member, value, id, column) {
        columns.leaves.append(CSSColumns.reference(target))
      } else if areColors, case .color(let color) = value {
        columns.leaves.append(colors.number(of: color))
      } else {
        if !known.contains(value) { known.append(value) }
        columns.leaves.append(Int32(known.firstIndex(of: value) ?? 0))
      }
    }
    breaks.removeAll(keepingCapacity: true)
    if theme[id].use.appearanceMask & TraitUse.dark != 0 { conditions.usesStyle = true }
    let start = text.bytes.count
    text.indent(1)
    text.append(string: member.property)
    text.append(": ")
    isInline = true
    write(columns, areColors ? .color : .parts(known))
    isInline = false
    text.append(";")
    text.line()
    breakLine(from: start, depth: 1)
  }

  /// The token that a part is a plain reference to in a column.
  private func target(
    of member: SurfaceMember, _ value: CSSSurfaceValue, _ id: TokenID, _ column: Int
  ) -> TokenID? {
    let operands = operands(of: id, theme[id].use, column)
    let written = member.places.lazy.filter { $0 < operands.count }.map { operands[operands.startIndex + $0] }
      .first { $0 != CompositeSyntax.missing }
    guard let expression = written else { return nil }
    let combination = theme[id].use.combination(ofColumn: column)
    // Colours and gradients may stand in for a line that is not there, of which only the width counts.
    return [TokenKind.color, .metric, .gradient, .shadow].lazy.compactMap { kind in
      target(ofExpression: expression, kind) { target in
        member.isOfStroke && value == .none
          || Self.isSame(value, theme.value(of: target, combination: combination))
      }
    }.first
  }

  private static func isSame(_ value: CSSSurfaceValue, _ other: TokenValue) -> Bool {
    switch (value, other) {
    case (.length(let first), .metric(let second)): first == second
    case (.color(let first), .color(let second)): first == second
    case (.gradient(let first), .gradient(let second)): first == second
    case (.shadows(let first), .shadow(let second)): first == second
    default: false
    }
  }

  mutating func write(_ value: CSSSurfaceValue) {
    switch value {
    case .none: text.append("none")
    case .word(let word): text.append(string: word)
    case .length(let points): writeLength(points)
    case .color(let color): colors.append(colors.number(of: color), to: &text)
    case .gradient(let gradient):
      guard let number = theme.values.gradients.values.firstIndex(of: gradient) else { return }
      var column = CSSColumns()
      column.leaves = [Int32(number)]
      write(column, .gradient(column))
    case .shadows(let layers):
      guard let number = theme.values.shadows.values.firstIndex(of: layers) else { return }
      var column = CSSColumns()
      column.leaves = [Int32(number)]
      write(column, .shadow(column))
    }
  }
}

extension SurfaceMember {
  /// Whether an element has a value without a declaration.
  fileprivate func isUsual(_ value: CSSSurfaceValue) -> Bool {
    value == .length(0) || value == .none || value == .word("inherit")
  }
}
