/// The calls that a theme may make of colours.
package enum ColorFunction: UInt8, CaseIterable, Sendable {
  case alpha, mix, lighten, darken, invert, readable

  /// The name as a theme writes it.
  package var name: StaticString {
    switch self {
    case .alpha: "alpha"
    case .mix: "mix"
    case .lighten: "lighten"
    case .darken: "darken"
    case .invert: "invert"
    case .readable: "readable"
    }
  }

  /// An example of its use, for messages.
  package var usage: StaticString {
    switch self {
    case .alpha: "alpha(colour, 20%)"
    case .mix: "mix(colour, colour, 30%)"
    case .lighten: "lighten(colour, 10%)"
    case .darken: "darken(colour, 10%)"
    case .invert: "invert(colour)"
    case .readable: "readable(background, 4.5)"
    }
  }

  /// How many colours it takes, before its number.
  var colorCount: Int { self == .mix ? 2 : 1 }

  /// What its last argument, a number, may be.
  var amount: Amount {
    switch self {
    case .alpha, .lighten, .darken: .fraction(default: nil)
    case .mix: .fraction(default: 0.5)
    case .invert: .none
    case .readable: .ratio(default: 4.5)
    }
  }

  enum Amount {
    case none
    /// 0...1, or a percentage.
    case fraction(default: Double?)
    /// A contrast ratio, 1...21.
    case ratio(default: Double)
  }

  init?(_ text: UnsafeBufferPointer<UInt8>) {
    for function in Self.allCases where text.equals(function.name) {
      self = function
      return
    }
    return nil
  }
}
