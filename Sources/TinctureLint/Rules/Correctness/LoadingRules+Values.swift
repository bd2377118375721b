import TinctureTheme

extension LoadingRules {
  /// The grammar of values.
  static let values = [
    rule(
      .invalidValue, "Invalid value",
      """
      A value that is missing or cannot be read leaves its token without one. Most often it is a misspelt name of a colour, a \
      function or an attribute's word, and the message suggests the right one.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: ↓blak
          """),
        RuleExample(
          """
          theme: Example
          colors:
            label: { any: black, role: ↓txt }
          """),
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            background: white
            label: { any: black, role: text, on: $colors.background }
          """)
      ]),
    rule(
      .unquotedHex, "Unquoted hex colour",
      """
      To YAML, `#` after a space begins a comment, so an unquoted `#333` is no value at all, and the token is empty. Write \
      the colour in quotes.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: ↓#333
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: "#333"   # a comment
          """)
      ]),
    rule(
      .hexWithoutHash, "Hex colour without #",
      """
      A colour of hex digits begins with `#`: without it, or with `0x` instead, tools disagree on what the digits are, and on \
      where the opacity stands. Write it as `"#RRGGBB"`, or with the opacity last as `"#RRGGBBAA"`.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: ↓ff8800
            icon: ↓0xFF8800
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: "#ff8800"
          """)
      ]),
    rule(
      .referenceWithoutDollar, "Reference without $",
      """
      A reference begins with `$`, so that it is never taken for a colour's name; braces, as other formats have them, are a \
      mapping to YAML. Write `$palette.ink` for `palette.ink` or `{palette.ink}`.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          palette:
            ink: black
          colors:
            label: ↓palette.ink
            icon: ↓{palette.ink}
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          palette:
            ink: black
          colors:
            label: $palette.ink
          """)
      ]),
    rule(
      .unquotedCall, "Unquoted call",
      """
      Between braces and brackets YAML splits at each comma, also at those of a call such as `rgb(1, 2, 3)`, and what is left \
      is no value. Write the call in quotes, or with spaces instead of commas where CSS allows that: `rgb(1 2 3)`.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: { light: ↓rgb(1, 2, 3), dark: white }
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: { light: "rgb(1, 2, 3)", dark: white }
            icon: { light: rgb(1 2 3), dark: white }
          """)
      ]),
    rule(
      .outOfRange, "Out of range",
      """
      A number lies outside of what it can mean, such as an opacity of 20, which was most likely meant to be 20%, or a font's \
      maximum size that is less than its size. The message says what the range is. Components of colours that CSS itself \
      limits, such as `rgb(300 0 0)`, are a warning.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            shadow: black / ↓20
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            shadow: black / 20%
          """)
      ]),
  ]
}
