import TinctureTheme

extension LoadingRules {
  /// Resolution: references, variants and files that are extended.
  static let resolution = [
    rule(
      .unresolvedReference, "Unresolved reference",
      """
      A reference names a token that does not exist, so there is no value to take over. Correct the path as the message \
      suggests, or define the token; of a file that is extended, all tokens can be referred to.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          palette:
            ink: black
          colors:
            label: ↓$palette.inc
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
      .circularReference, "Circular reference",
      """
      References that lead back to where they began never reach a value. The message shows the whole chain. Give one token of \
      it a value of its own.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            ↓label: $colors.icon
            icon: $colors.label
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: $colors.icon
            icon: black
          """)
      ]),
    rule(
      .wrongKindOfReference, "Wrong kind of reference",
      """
      A reference names a group, or a token of another kind than is expected, such as a colour for a metric, which cannot be \
      its value. Refer to a token of the same kind.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          palette:
            dark: { ink: black }
          colors:
            label: ↓$palette.dark
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          palette:
            dark: { ink: black }
          colors:
            label: $palette.dark.ink
          """)
      ]),
    rule(
      .uncoveredTraits, "Uncovered traits",
      """
      A token must have a value under all traits, and its variants leave some without one: nothing says what a token with \
      only a `dark` variant is in the light. Add the variants that the message names, `any`, or a `fallback`.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            ↓label: { dark: white }
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: { any: black, dark: white }
          """)
      ]),
    rule(
      .invalidExtends, "Invalid extends",
      """
      The file that `extends` names is not there, cannot be read, or lies outside of the package, which a theme from \
      somewhere else must not reach out of. The path is relative to the file that it stands in, and leads to a file below \
      the folder of the nearest `Package.swift` or `tincture.yaml`.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          extends: ↓no-such-base.yaml
          colors:
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
      .extendsCycle, "Cycle of extends",
      """
      A theme that extends itself, be it through others, has no beginning to inherit from. The message shows the chain. Move \
      what the files share into one that extends none of them.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          extends: ↓example.yaml
          colors:
            label: black
          """, in: .file)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: black
          """, in: .file)
      ]),
  ]
}
