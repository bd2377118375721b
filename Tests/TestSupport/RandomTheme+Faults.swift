/// What a person may write wrong.
extension RandomTheme {
  /// Faults and traps in the place of any value.
  private static let faults = [
    "-5", "99999999", "1e9", "nan", "none", "~", "''", "[]", "{}", "[1, 2, 3]", "{ a: b }", "'a\tb'", "$",
    "{ light: white, dark: black }", "'#33'", "#333", "ff8800", "0xFFff8800", "'255, 136, 0'", "“white”",
    "mix(white, black", "mix(white, black, 20%)", "'mix(white)'", "'mix(white, #00F'", "'rgb(300 0 0)'",
    "palette.plain", "{palette.plain}", "'{$colors.plain}'", "${colors.plain}", "$ colors.plain",
    "$colors.plain.light", "$metrics", "$metrics.deep", "two words",
  ]

  /// Faults of the values of single keys.
  private static let faultsOfKeys = [
    "any": ["44pt", "12 dp", "boddy", "invert(", "invert()"],
    "at": ["50", "110%", "-1"],
    "content": ["$gradients.plain"],
    "deprecated": ["''", "[]", "$colors"],
    "fallback": ["true", "none"],
    "family": ["sans-serif", "mono", "Monospace"],
    "fill": ["gradients.plain", "{ stops: [] }"],
    "from": ["topLeft", "[0, 2]", "[50, 0%]"],
    "inset": ["yes", "off", "inset"],
    "maximumSize": ["1", "-1", "17pt"],
    "minimumSize": ["44pt", "{ widht: 44 }"],
    "normal": ["white", "none"],
    "on": ["white", "[]", "colors.plain"],
    "padding": ["8pt", "{ top: 8 }", "[8, 8]"],
    "radius": ["4pt", "-4"],
    "rendering": ["Template"],
    "role": ["Text", "title"],
    "scales": ["true", "boddy"],
    "shadows": ["[none]", "black", "shadows.plain"],
    "shape": [
      "roundedRectangle", "roundedRectangle()", "roundedRectangle(-1)", "roundedRectangle(4pt)", "pill",
    ],
    "size": ["0", "17 px"],
    "stops": ["[white]", "white", "[white, 'mix(red)']"],
    "stroke": ["white", "{ width: 1 }", "{ paint: none }"],
    "textStyle": ["boddy", "Body", "title"],
    "tint": ["none", "0x08F"],
    "to": ["bottomright", "[1]", "left"],
    "weight": ["700", "bolt", "strong"],
    "width": ["-1", "1px"],
    "x": ["4px", "left"],
  ]

  mutating func isFaulty() -> Bool { hasFaults && isOne(in: 60) }

  /// A key and its value, either of which may be faulty.
  mutating func entry(_ key: String, _ value: String) -> String {
    let faults = isOne(in: 2) ? Self.faultsOfKeys[key] : nil
    return "\(isFaulty() ? misspelt(key) : key): \(isFaulty() ? word(faults ?? Self.faults) : value)"
  }

  /// A key with a letter too few or too many, or another one in its place.
  private mutating func misspelt(_ key: String) -> String {
    var letters = Array(key)
    let place = Int.random(in: letters.indices, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    default: return word(["color", "any", "dark", "normal", "width", "light+light", "Dark", "x"])
    }
    return String(letters)
  }
}
