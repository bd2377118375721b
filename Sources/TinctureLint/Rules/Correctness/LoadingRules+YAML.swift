import TinctureTheme

extension LoadingRules {
  /// YAML.
  static let yaml = [
    rule(
      .syntax, "Syntax",
      """
      A text that is not YAML means nothing, so nothing in it can be checked before it is mended. Most often a quote or a \
      bracket is not closed, a `:` has no space after it, or a value begins with a mark that YAML keeps for itself, such as \
      `@` or `%`. The message says which, and quotes mend the latter.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: ↓"black
          """),
        RuleExample(
          """
          theme: Example
          colors:
            label: ↓@black
          """),
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: "black"
          """)
      ]),
    rule(
      .indentation, "Indentation",
      """
      YAML tells by leading spaces what belongs to what, and counts nothing else as such: tabs, and spaces of other widths \
      that word processors and web pages leave behind, look like indentation and are none. Indent with plain spaces, the \
      same number on each level.
      """,
      triggering: [
        RuleExample("theme: Example\ncolors:\n↓\tlabel: black")
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
      .severalDocuments, "Several documents",
      """
      A theme is one YAML document, and a line of `---` after the first begins another, which would be ignored. Give the \
      second theme a file of its own, or take the line away.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: black
          ↓---
          theme: Another
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          ---
          theme: Example
          colors:
            label: black
          """)
      ]),
    rule(
      .duplicateKey, "Duplicate key",
      """
      One mapping has the same key twice, and of two values just one could hold; which one, readers of YAML do not agree on. \
      Two variants that select the same traits, such as `dark+p3` and `p3+dark`, are the same key, too. Take away the one \
      that is not meant, or rename it.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: black
            ↓label: white
          """),
        RuleExample(
          """
          theme: Example
          colors:
            label: { any: black, dark+p3: white, ↓p3+dark: snow }
          """),
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: black
            button: { label: white }
          """)
      ]),
    rule(
      .invalidAlias, "Invalid alias",
      """
      An alias, `*name`, stands for what an anchor, `&name`, has named further up, so one without such an anchor stands for \
      nothing, and one inside of what it names would never end. Write the anchor before it; for another token's value, write \
      a reference, such as `$colors.label`.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: ↓*black
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: &ink black
            icon: *ink
          """)
      ]),
    rule(
      .unsupportedTag, "Unsupported tag",
      """
      A tag, `!name`, would make of a value something else than text, which a theme has no use for. Take it away; where the \
      text itself begins with `!`, write it in quotes.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: ↓!include black
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          description: "!important"
          colors:
            label: black
          """)
      ]),
    rule(
      .invalidMerge, "Invalid merge",
      """
      The key `<<` takes over the entries of another mapping, so its value is a mapping, an alias of one, or a list of these. \
      Name such a mapping with an anchor, and merge its alias.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            button:
              <<: ↓black
              label: white
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            button: &button { label: white, fill: black }
            link:
              <<: *button
              fill: navy
          """)
      ]),
  ]
}
