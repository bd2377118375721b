import TinctureCodegen
import TinctureLint
import TinctureText

/// The JSON Schema (draft 7) of `tincture.yaml`.
enum SettingsSchema {
  static var document: JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "The settings of a project of Tincture",
      "type": ["object", "null"],
      "properties": [
        "themes": described("The project's themes: paths, folders and patterns.", texts),
        "lint": described("How themes are checked.", lint),
        "outputs": described(
          "What 'tincture generate' writes without arguments.",
          ["anyOf": [output, ["type": "array", "items": output]]]),
        "plugin": described(
          "What the build-tool plugin makes of themes; of several, the first that is for a theme holds.",
          ["anyOf": [plugin, ["type": "array", "items": plugin]]]),
      ],
      "patternProperties": ["^x-": true],
      "additionalProperties": false,
      "definitions": ["rules": rules, "output": outputDefinition, "plugin": pluginDefinition],
    ]
  }

  private static func described(_ text: String, _ schema: JSONValue) -> JSONValue {
    ThemeSchema.described(text, schema)
  }

  /// One text, or a list of texts.
  private static let texts: JSONValue = [
    "anyOf": [["type": "string"], ["type": "array", "items": ["type": "string"]]]
  ]

  // MARK: Lint

  private static var lint: JSONValue {
    let rules: JSONValue = ["$ref": "#/definitions/rules"]
    return [
      "type": ["object", "null"], "additionalProperties": false,
      "properties": [
        "strict": described("Whether warnings fail, too.", ["type": "boolean"]),
        "rules": rules,
        "overrides": described(
          "Other severities and options for some files or tokens; of several, the last that fits wins.",
          [
            "type": "array",
            "items": [
              "type": "object", "additionalProperties": false,
              "anyOf": [["required": ["paths"]], ["required": ["tokens"]]],
              "properties": ["paths": texts, "tokens": texts, "rules": rules],
            ],
          ]),
      ],
    ]
  }

  private static var rules: JSONValue {
    let changeable = RuleRegistry.descriptions.filter(\.isChangeable)
    return [
      "type": ["object", "null"], "additionalProperties": false,
      "properties": .members(changeable.map { ($0.id.name, rule($0)) }),
    ]
  }

  private static let levels = JSONValue.array(
    RuleSetting.Level.named.flatMap { level -> [JSONValue] in
      // YAML 1.1 takes a bare `off` for false.
      level.name == "off" ? [.text(level.name), false] : [.text(level.name)]
    })

  private static func rule(_ rule: RuleDescription) -> JSONValue {
    let options = RuleRegistry.rule(rule.id)?.optionDescriptions ?? []
    let properties = options.map { option in
      (
        option.name,
        described(option.summary, .joining(schema(of: option), ["default": value(option.defaultValue)]))
      )
    }
    return described(
      rule.summary,
      [
        "anyOf": [
          ["enum": levels],
          [
            "type": "object", "additionalProperties": false,
            "properties": .members([("severity", ["enum": levels])] + properties),
          ],
        ]
      ])
  }

  private static func schema(of option: OptionDescription) -> JSONValue {
    switch option.kind {
    case .number(let range):
      ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
    case .flag: ["type": "boolean"]
    case .word(let words): ["enum": .array(words.map { .text($0) })]
    case .words(let words):
      [
        "anyOf": [
          ["enum": .array(words.map { .text($0) })],
          ["type": "array", "minItems": 1, "items": ["enum": .array(words.map { .text($0) })]],
        ]
      ]
    }
  }

  private static func value(_ value: OptionValue) -> JSONValue {
    switch value {
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .words(let words): words.count == 1 ? .text(words[0]) : .array(words.map { .text($0) })
    }
  }

  // MARK: Outputs

  private static let output: JSONValue = ["$ref": "#/definitions/output"]

  private static let plugin: JSONValue = ["$ref": "#/definitions/plugin"]

  private static var outputDefinition: JSONValue {
    let path = described("The file, or the folder for files named after the themes.", ["type": "string"])
    return .joining(["required": ["path"]], definition([("path", path)], EmitterRegistry.all))
  }

  private static var pluginDefinition: JSONValue {
    definition([], EmitterRegistry.all.filter { $0.shape.isSwiftFile })
  }

  /// What formats may have, beside keys of all of them.
  private static func definition(_ first: [(String, JSONValue)], _ emitters: [any Emitter.Type]) -> JSONValue
  {
    let own =
      first + [
        (
          "format",
          described(
            "What is written; \(SwiftEmitter.format) without it.",
            ["enum": .array(emitters.map { .text($0.format) })])
        ),
        ("themes", described("The themes to write; all of the project without it.", texts)),
      ]
    let options = EmitterRegistry.options.filter { option in
      emitters.contains { $0.options.contains { $0.name == option.name } }
    }.map { ($0.name, described($0.summary, schema(of: $0))) }
    return [
      "type": "object", "properties": .members(own + options),
      "patternProperties": ["^x-": true], "additionalProperties": false,
      "allOf": .array(emitters.map { condition($0, first.map(\.0)) }),
    ]
  }

  /// What an output of a format may have.
  private static func condition(_ emitter: any Emitter.Type, _ first: [String]) -> JSONValue {
    let keys = first + SettingsParser.outputKeys.filter { $0 != "path" } + emitter.options.map(\.name)
    let names = keys.map { JSONValue.text($0) }
    let isFormat: JSONValue = ["properties": ["format": ["const": .text(emitter.format)]]]
    return [
      // Without a format it is the first.
      "if": emitter.format == SwiftEmitter.format ? isFormat : .joining(isFormat, ["required": ["format"]]),
      "then": ["propertyNames": ["anyOf": [["enum": .array(names)], ["pattern": "^x-"]]]],
    ]
  }

  private static func schema(of option: EmitterOption) -> JSONValue {
    let schema: JSONValue =
      switch option.kind {
      case .flag: ["type": "boolean"]
      case .word(let words):
        ["enum": .array(words.flatMap { $0 == "off" ? [.text($0), false] : [.text($0)] })]
      case .text: ["type": "string"]
      }
    return option.defaultValue.map { .joining(schema, ["default": .text($0)]) } ?? schema
  }
}
