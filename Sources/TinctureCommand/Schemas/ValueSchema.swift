import Tincture
import TinctureText
import TinctureTheme

/// The JSON Schemas of the values of a theme's tokens.
enum ValueSchema {
  typealias Property = (String, JSONValue)

  /// Values that are whole: a scalar, or a mapping or list of parts.
  static func value(of kind: TokenKind) -> JSONValue {
    switch kind {
    case .color:
      ThemeSchema.described(
        "A CSS colour, a reference such as $palette.ink, or a call such as lighten($palette.ink, 10%); / 20% sets an opacity.",
        ["type": "string"])
    case .metric:
      ThemeSchema.described(
        "A number of points, or a reference.",
        ["anyOf": [["type": "number", "minimum": -100_000, "maximum": 100_000], number]])
    case .font:
      ["anyOf": [["enum": textStyles], reference, parts(of: kind, needed: ["textStyle"])]]
    case .gradient:
      ["anyOf": [reference, parts(of: kind, needed: ["stops"])]]
    case .shadow:
      [
        "anyOf": [
          ["enum": ["none"]], reference, parts(of: kind, needed: ["color"]),
          ["type": "array", "items": ["anyOf": [reference, parts(of: kind, needed: ["color"])]]],
        ]
      ]
    case .surface:
      ["anyOf": [reference, parts(of: kind, needed: ["normal"])]]
    case .layout:
      ThemeSchema.described("One word, such as list or grid.", ["type": ["string", "boolean"]])
    case .image:
      ThemeSchema.described("An asset's name, or invert(name).", ["type": ["string", "number"]])
    }
  }

  /// The parts of a kind's values; none where values are scalars.
  static func properties(of kind: TokenKind) -> [Property] {
    switch kind {
    case .color, .metric, .layout, .image: []
    case .font:
      [
        ("textStyle", ["enum": textStyles]),
        ("weight", ["enum": .array(FontWeight.allCases.map { .text("\($0)") })]),
        (
          "family",
          ThemeSchema.described(
            "system, serif, rounded, monospaced, or the name of a family that the app brings.",
            ["type": "string"])
        ),
        ("size", metric), ("maximumSize", metric),
      ]
    case .gradient:
      [
        ("from", ["$ref": "#/definitions/point"]), ("to", ["$ref": "#/definitions/point"]),
        ("stops", ["type": "array", "minItems": 2, "items": ["$ref": "#/definitions/stop"]]),
      ]
    case .shadow:
      [
        ("color", color), ("radius", metric), ("x", metric), ("y", metric),
        ("inset", ["type": "boolean"]),
      ]
    case .surface:
      [
        (
          "shape",
          [
            "anyOf": [
              ["enum": ["rectangle", "capsule", "circle"]], ["pattern": "^roundedRectangle\\(.+\\)$"],
            ]
          ]
        ),
        ("padding", pair("vertical", "horizontal")), ("minimumSize", pair("width", "height")),
        ("content", color),
      ] + ["normal", "pressed", "selected", "disabled"].map { ($0, ["$ref": "#/definitions/state"]) }
    }
  }

  /// The names of the parts of a kind's values.
  static func keys(of kind: TokenKind) -> [String] { properties(of: kind).map(\.0) }

  /// Definitions that values refer to.
  static let parts: [Property] = [
    (
      "reference",
      ThemeSchema.described(
        "A reference to a token, such as $colors.label.", ["type": "string", "pattern": "^ *\\$"])
    ),
    (
      "stop",
      [
        "anyOf": [
          color,
          [
            "type": "object", "required": ["color"], "additionalProperties": false,
            "properties": ["color": color, "at": ["type": ["string", "number"]]],
          ],
        ]
      ]
    ),
    (
      "point",
      [
        "anyOf": [
          ["enum": .array(GradientPoint.named.map { .text($0.name) })],
          ["type": "array", "minItems": 2, "maxItems": 2, "items": ["type": ["string", "number"]]],
        ]
      ]
    ),
    ("paint", ["anyOf": [color, ["$ref": "#/definitions/gradient"]]]),
    (
      "state",
      [
        "type": "object", "additionalProperties": false,
        "properties": [
          "fill": ["$ref": "#/definitions/paint"],
          "stroke": [
            "anyOf": [
              ["enum": ["none"]],
              [
                "type": "object", "required": ["paint"], "additionalProperties": false,
                "properties": ["paint": ["$ref": "#/definitions/paint"], "width": metric],
              ],
            ]
          ],
          "shadows": ["$ref": "#/definitions/shadow"],
          "content": color,
        ],
      ]
    ),
  ]

  private static let color: JSONValue = ["$ref": "#/definitions/color"]
  private static let metric: JSONValue = ["$ref": "#/definitions/metric"]
  private static let reference: JSONValue = ["$ref": "#/definitions/reference"]
  private static let textStyles = JSONValue.array(TextStyle.allCases.map { .text("\($0)") })
  /// A number or a reference as YAML takes it for a text.
  private static let number: JSONValue = [
    "type": "string", "pattern": "^ *(\\$|[-+]?[0-9]*\\.?[0-9]+([eE][-+]?[0-9]+)? *$)",
  ]

  /// A mapping of the parts alone.
  private static func parts(of kind: TokenKind, needed: [String]) -> JSONValue {
    [
      "type": "object", "required": .array(needed.map { .text($0) }),
      "properties": .members(properties(of: kind) + [("<<", true)]), "additionalProperties": false,
    ]
  }

  /// One metric for two parts, or a mapping of both.
  private static func pair(_ first: String, _ second: String) -> JSONValue {
    [
      "anyOf": [
        metric,
        [
          "type": "object", "additionalProperties": false,
          "properties": .members([(first, metric), (second, metric)]),
        ],
      ]
    ]
  }
}
