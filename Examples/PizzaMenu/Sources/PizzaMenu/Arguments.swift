import Tincture

/// What a person asked for.
struct Arguments {
  var traits = TraitCollection(preferredContentSizeCategory: .large)
  var isPlain = false
  var wantsHelp = false
  var width: Int?

  struct Mistake: Error {
    let message: String
  }

  static let sizes: [(name: String, category: ContentSizeCategory)] = zip(
    [
      "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
      "accessibility2",
      "accessibility3", "accessibility4", "accessibility5",
    ], ContentSizeCategory.allCases.filter { $0 != .unspecified }
  ).map { ($0, $1) }

  static let help = """
    A pizzeria's menu.

    Usage: PizzaMenu [--style light|dark] [--contrast normal|high] [--size SIZE] [--width COLUMNS] [--plain]

      --style     the interface style
      --contrast  the accessibility contrast
      --size      the text size: \(sizes.prefix(7).map(\.name).joined(separator: ", ")),
                  accessibility1 … accessibility5
      --width     how many columns to draw; those of the terminal without it
      --plain     no colours; so it is as well with NO_COLOR in the environment
    """

  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h": wantsHelp = true
      case "--plain": isPlain = true
      case "--style":
        traits.userInterfaceStyle = try Self.value(
          of: argument, &rest, among: [("light", .light), ("dark", .dark)])
      case "--contrast":
        traits.accessibilityContrast = try Self.value(
          of: argument, &rest, among: [("normal", .normal), ("high", .high)])
      case "--size":
        traits.preferredContentSizeCategory = try Self.value(
          of: argument, &rest, among: Self.sizes.map { ($0.name, $0.category) })
      case "--width":
        guard let number = rest.popFirst().flatMap({ Int($0) }), (40...200).contains(number) else {
          throw Mistake(message: "--width is a number of columns from 40 to 200")
        }
        width = number
      default: throw Mistake(message: "there is no option '\(argument)'; --help shows those there are")
      }
    }
  }

  private static func value<Value>(
    of option: String, _ rest: inout ArraySlice<String>, among choices: [(name: String, value: Value)]
  ) throws(Mistake) -> Value {
    let names = choices.map(\.name).joined(separator: ", ")
    guard let word = rest.popFirst() else { throw Mistake(message: "\(option) needs one of \(names)") }
    guard let choice = choices.first(where: { $0.name == word }) else {
      throw Mistake(message: "\(option) cannot be '\(word)'; it is one of \(names)")
    }
    return choice.value
  }
}
