import Tincture
import TinctureText
import TinctureTheme

/// The JSON Schema (draft 7, which YAML language servers read) of a theme file.
enum ThemeSchema {
  static var document: JSONValue {
    var properties: [(String, JSONValue)] = [
      ("theme", described("The theme's name; the Swift type is this and 'Style'.", ["type": "string"])),
      ("description", described("A sentence about the theme.", ["type": "string"])),
      (
        "extends",
        described("The path of a theme that this one builds on, relative to this file.", ["type": "string"])
      ),
    ]
    var definitions: [(String, JSONValue)] = [("palette", palette)]
    for section in TokenSection.allCases {
      let node: JSONValue = ["$ref": "#/definitions/\(section.name)"]
      properties.append(
        (
          section.name,
          described(
            summary(of: section),
            .joining(
              ["type": ["object", "null"], "additionalProperties": node],
              section.isTraitAware ? names(reservedIn: section.kind) : [:]))
        ))
      if section.isTraitAware { definitions.append((section.name, member(of: section))) }
    }
    for kind in TokenKind.allCases { definitions.append((kind.name, ValueSchema.value(of: kind))) }
    definitions += ValueSchema.parts
    return [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "A theme of Tincture",
      "type": "object",
      "properties": .members(properties),
      "patternProperties": ["^x-": true],
      "additionalProperties": false,
      "definitions": .members(definitions),
    ]
  }

  static func described(_ text: String, _ schema: JSONValue) -> JSONValue {
    .joining(["description": .text(text)], schema)
  }

  // MARK: Sections

  private static func summary(of section: TokenSection) -> String {
    switch section {
    case .palette: "Constants, the same under all traits; groups nest freely."
    case .colors: "Colours named by what they mean, which may vary by trait."
    case .metrics: "Numbers of points."
    case .fonts: "Fonts, which grow with a text style."
    case .gradients: "Linear gradients."
    case .shadows: "Layers of shadow, outer and inset."
    case .surfaces: "What buttons, toggles and cards are made of, with their states."
    case .layouts: "One word of several, such as list or grid."
    case .images: "The names of assets."
    }
  }

  private static var palette: JSONValue {
    [
      "if": ["type": "object"], "then": ["additionalProperties": ["$ref": "#/definitions/palette"]],
      "else": ["$ref": "#/definitions/color"],
    ]
  }

  /// A token or a group: a mapping with a variant key or a part of a value is a token.
  private static func member(of section: TokenSection) -> JSONValue {
    let kind = section.kind
    let hasVariant: JSONValue = ["not": ["propertyNames": ["not": ["pattern": .text(variantPattern)]]]]
    let hasPart = JSONValue.array(
      ValueSchema.keys(of: kind).map { ["required": .array([.text($0)])] } + [hasVariant])
    let value: JSONValue = ["$ref": "#/definitions/\(kind.name)"]
    return [
      "if": ["type": "object"],
      "then": [
        "if": ["anyOf": hasPart],
        "then": token(of: kind),
        "else": .joining(
          ["additionalProperties": ["$ref": "#/definitions/\(section.name)"]], names(reservedIn: kind)),
      ],
      "else": value,
    ]
  }

  /// Refuses names that attributes have.
  private static func names(reservedIn kind: TokenKind) -> JSONValue {
    let attributes = TokenAttribute.allCases.filter { $0.applies(to: kind) }.map {
      JSONValue.text("\($0.name)")
    }
    return ["propertyNames": ["not": ["enum": .array(attributes)]]]
  }

  // MARK: Tokens

  private static func token(of kind: TokenKind) -> JSONValue {
    let value: JSONValue = ["$ref": "#/definitions/\(kind.name)"]
    var properties = [("any", described("Under all traits that no other variant is for.", value))]
    for (name, term) in TraitTerm.named {
      properties.append(("\(name)", described(summary(of: term), value)))
    }
    for attribute in TokenAttribute.allCases where attribute.applies(to: kind) {
      properties.append(("\(attribute.name)", described(summary(of: attribute), schema(of: attribute, kind))))
    }
    properties += ValueSchema.properties(of: kind)
    return [
      "properties": .members(properties + [("<<", true)]),
      "patternProperties": .members([(variantPattern, value)]),
      "additionalProperties": false,
    ]
  }

  /// What a variant key looks like: `any`, or terms joined by `+`.
  static let variantPattern: String = {
    let names = TraitTerm.named.map { "\($0.name)" }
    let sizes = (0..<12).map { "\(TraitTerm.sizeName($0))" }
    let term = "(\(names.joined(separator: "|"))|size *[<>]= *(\(sizes.joined(separator: "|"))))"
    return "^ *(any|\(term)( *\\+ *\(term))*) *$"
  }()

  private static func summary(of term: TraitTerm) -> String {
    switch term {
    case .appearance(TraitUse.dark, let isSet): "On a \(isSet ? "dark" : "light") interface."
    case .appearance(TraitUse.highContrast, let isSet): "At \(isSet ? "high" : "normal") contrast."
    case .appearance(TraitUse.elevated, let isSet): isSet ? "On elevated content." : "On base content."
    case .appearance(_, let isSet): "On a display of the gamut \(isSet ? "Display P3" : "sRGB")."
    case .size: "At this content size category."
    case .sizes: "At the five accessibility sizes."
    }
  }

  private static func summary(of attribute: TokenAttribute) -> String {
    switch attribute {
    case .description: "A sentence for the reader, and for generated documentation."
    case .on: "What it is drawn on: a token or a list of tokens, which its contrast is checked on."
    case .role: "What the colour is for, and so how much contrast it needs."
    case .font: "The font of the text that the colour is for."
    case .distinct: "Colours that it must be told from."
    case .scales: "The text style that the metric grows with."
    case .rendering: "Whether the image is drawn in one colour."
    case .tint: "The one colour that the image is drawn in."
    case .fallback: "The value for hosts without traits, and for traits that no variant serves."
    case .deprecated: "true, a message, or the reference of what replaces it."
    }
  }

  private static func schema(of attribute: TokenAttribute, _ kind: TokenKind) -> JSONValue {
    let references: JSONValue = [
      "anyOf": [
        ["$ref": "#/definitions/reference"], ["type": "array", "items": ["$ref": "#/definitions/reference"]],
      ]
    ]
    switch attribute {
    case .description: return ["type": "string"]
    case .on, .distinct: return references
    case .role: return ["enum": .array(ColorRole.allCases.map { .text("\($0)") })]
    case .font: return ["$ref": "#/definitions/reference"]
    case .scales: return ["enum": .array(TextStyle.allCases.map { .text("\($0)") })]
    case .rendering: return ["enum": ["template", "original"]]
    case .tint: return ["$ref": "#/definitions/color"]
    case .fallback: return ["$ref": "#/definitions/\(kind.name)"]
    case .deprecated: return ["type": ["boolean", "string"]]
    }
  }
}
