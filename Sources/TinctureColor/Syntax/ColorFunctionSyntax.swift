/// A colour function of CSS, and what its arguments mean.
struct ColorFunctionSyntax: Equatable {
  private enum Form {
    case rgb, hsl, hwb, other, color
  }

  private let form: Form
  /// The space of its components.
  let space: ColorSpace

  /// `color()`, before the name of its space is known.
  static let color = ColorFunctionSyntax(form: .color, space: .sRGB)

  private init(form: Form, space: ColorSpace) {
    self.form = form
    self.space = space
  }

  /// The function of a name, letter case ignored.
  init?(name: UnsafeBufferPointer<UInt8>) {
    if name.equalsIgnoringCase("rgb") || name.equalsIgnoringCase("rgba") {
      self.init(form: .rgb, space: .sRGB)
    } else if name.equalsIgnoringCase("hsl") || name.equalsIgnoringCase("hsla") {
      self.init(form: .hsl, space: .hsl)
    } else if name.equalsIgnoringCase("hwb") {
      self.init(form: .hwb, space: .hwb)
    } else if name.equalsIgnoringCase("lab") {
      self.init(form: .other, space: .lab)
    } else if name.equalsIgnoringCase("lch") {
      self.init(form: .other, space: .lch)
    } else if name.equalsIgnoringCase("oklab") {
      self.init(form: .other, space: .oklab)
    } else if name.equalsIgnoringCase("oklch") {
      self.init(form: .other, space: .oklch)
    } else if name.equalsIgnoringCase("color") {
      self = .color
    } else {
      return nil
    }
  }

  /// `color()` with the name of a space, letter case ignored.
  init?(space name: UnsafeBufferPointer<UInt8>) {
    let lower = String(decoding: name, as: UTF8.self).lowercased()
    guard let space = ColorSpace(name: lower), space.hueIndex == nil, space != .lab, space != .oklab else {
      return nil
    }
    self.init(form: .other, space: space)
  }

  /// Whether commas may stand between its components.
  var hasLegacyForm: Bool { form == .rgb || form == .hsl }

  /// Whether, between commas, the components from the second on must be percentages.
  var legacyNeedsPercentages: Bool { form == .hsl }

  /// A component written as a number: `rgb()` counts to 255, `hsl()` and `hwb()` to 100.
  func component(_ component: Int, number: ColorScanner.Decimal) -> Double {
    switch form {
    case .rgb: number.value / 255
    case .hsl, .hwb: space.components[component].role == .hue ? number.value : number.hundredth
    case .other, .color: number.value
    }
  }

  /// A component within the bounds that CSS clamps it to as it reads.
  func clamped(_ value: Double, component: Int) -> Double {
    let description = space.components[component]
    switch (form, description.role) {
    case (.rgb, _): return min(max(value, 0), 1)
    case (.other, .lightness): return min(max(value, 0), description.reference)
    default: return description.isNonNegative ? max(value, 0) : value
    }
  }
}

/// The arguments of a colour function as they are read.
struct Arguments {
  enum Value: Equatable {
    /// What the number is of the component.
    case number(Double, Range<Int>)
    /// What the percentage is of 1.
    case percentage(Double, Range<Int>)
    case missing(Range<Int>)

    var range: Range<Int> {
      switch self {
      case .number(_, let range), .percentage(_, let range), .missing(let range): range
      }
    }

    var isPercentage: Bool {
      if case .percentage = self { true } else { false }
    }
  }

  let syntax: ColorFunctionSyntax
  let name: String
  /// Where the function's name begins.
  let start: Int
  var values: [Value] = Array(repeating: .missing(0..<0), count: 3)
  var alpha: Value?
  /// Whether commas separate the components; nil before the first separator.
  var isLegacy: Bool?
  /// How many components have been read.
  var count = 0

  init(syntax: ColorFunctionSyntax, name: String, start: Int) {
    self.syntax = syntax
    self.name = name
    self.start = start
  }

  func color() throws(ColorSyntaxError) -> ColorValue {
    if isLegacy == true { try checkLegacy() }
    var components = ColorComponents(0, 0, 0)
    var missing: MissingComponents = []
    for number in 0..<3 {
      let reference = syntax.space.components[number].reference
      switch values[number] {
      case .missing: missing.insert(.index(number))
      case .number(let value, _):
        components[number] = syntax.clamped(value, component: number)
      case .percentage(let value, _):
        components[number] = syntax.clamped(value * reference, component: number)
      }
    }
    var opacity = 1.0
    switch alpha {
    case .number(let value, _), .percentage(let value, _): opacity = value
    case .missing: missing.insert(.alpha)
    case nil: break
    }
    return ColorValue(syntax.space, components, alpha: opacity, missing: missing)
  }

  /// Where the first argument stands that CSS clamps.
  var clamped: Range<Int>? {
    for number in 0..<3 {
      let reference = syntax.space.components[number].reference
      switch values[number] {
      case .number(let value, let range) where syntax.clamped(value, component: number) != value: return range
      case .percentage(let value, let range)
      where syntax.clamped(value * reference, component: number) != value * reference:
        return range
      default: break
      }
    }
    switch alpha {
    case .number(let value, let range), .percentage(let value, let range):
      return (0...1).contains(value) ? nil : range
    case .missing, nil: return nil
    }
  }

  /// Between commas, all components are of one kind.
  private func checkLegacy() throws(ColorSyntaxError) {
    for value in values {
      if case .missing(let range) = value {
        throw ColorSyntaxError("'none' cannot stand between commas", at: range)
      }
    }
    if syntax.legacyNeedsPercentages {
      for value in values.dropFirst() where !value.isPercentage {
        throw ColorSyntaxError("between commas, saturation and lightness are percentages", at: value.range)
      }
      return
    }
    for value in values where value.isPercentage != values[0].isPercentage {
      throw ColorSyntaxError(
        "between commas, the components are all numbers or all percentages", at: value.range)
    }
  }
}
