import TinctureTheme

extension LoadingRules {
  /// The grammar of themes: the file, its sections and its names.
  static let grammar = [
    rule(
      .notATheme, "Not a theme",
      """
      A file without any of the keys of a theme is something else, such as another tool's tokens, a settings file or an empty \
      one. The message tells what it looks like. Name the file that is meant, or begin one with `theme:` and `colors:`.
      """,
      triggering: [
        RuleExample(
          """
          ↓base00: "181818"
          base0F: "a16946"
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          palette:
            base00: "#181818"
            base0F: "#a16946"
          """)
      ]),
    rule(
      .missingName, "Missing name",
      """
      A theme without a name could not be told from another, and its Swift type is called by it: `NeumorphicStyle` for \
      `theme: Neumorphic`. Begin the file, or the one that it extends, with `theme:` and a name.
      """,
      triggering: [
        RuleExample(
          """
          ↓colors:
            label: black
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: black
          """)
      ]),
    rule(
      .emptyTheme, "Empty theme",
      """
      A theme without tokens gives an app nothing, and most likely its content is still to come or stands in another file. \
      Write a token under a section such as `colors`, or name the other file by `extends`.
      """,
      triggering: [
        RuleExample(
          """
          theme: ↓Example
          colors:
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: black
          """)
      ]),
    rule(
      .invalidName, "Invalid name",
      """
      A name that a reference such as `$colors.label` could not hold could never be referred to: one that is empty, has \
      spaces at its ends, or holds marks such as `.` and `/`. Choose letters, digits, `-` and `_`; for a path, nest groups.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            ↓button.label: black
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            button: { label: black }
          """)
      ]),
    rule(
      .unknownKey, "Unknown key",
      """
      A key that the format does not know would be ignored, and with it what was meant: a misspelt `dark` would leave a \
      token light at night. Correct it as the message suggests. For what is meant for other tools, begin a key of the \
      file itself with `x-`.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: { light: black, ↓drak: white }
          """),
        RuleExample(
          """
          theme: Example
          ↓colours: {}
          """),
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          x-origin: sketched on paper
          colors:
            label: { light: black, dark: white }
          """)
      ]),
    rule(
      .wrongShape, "Wrong shape",
      """
      A mapping or a list stands where one value is expected, or the reverse, so it cannot be told what is meant. The message \
      says what belongs there.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: ↓[black]
          """),
        RuleExample(
          """
          theme: Example
          colors: ↓black
          """),
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: black
          gradients:
            sky: { stops: [navy, black] }
          """)
      ]),
    rule(
      .reservedName, "Reserved name",
      """
      Where tokens have variants and attributes, the words for these cannot be names as well: `dark` under `colors` could be \
      a token, or the variant of a token called `colors`. Choose another name; in `palette`, which has constants only, \
      all words are free.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            ↓dark: black
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          palette:
            dark: black
          """)
      ]),
  ]
}
