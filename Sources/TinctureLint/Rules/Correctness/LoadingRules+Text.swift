import TinctureTheme

extension LoadingRules {
  /// The file and its text.
  static let text = [
    rule(
      .unreadableFile, "Unreadable file",
      """
      A file that does not exist, is a folder, or may not be read by whoever runs the command cannot be checked. The message \
      ends with the system's own reason. Correct the path, or the file's rights.
      """,
      triggering: [
        RuleExample(
          """
          ↓# there is no right to read this file: chmod u+r example.yaml
          theme: Example
          colors:
            label: black
          """, in: .elsewhere)
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
      .encoding, "Encoding",
      """
      The bytes of a theme are text in UTF-8, or in UTF-16 with a byte-order mark, and hold no characters that YAML forbids, \
      such as most control characters. In another encoding `é` would become something else without anybody seeing it. Save \
      the file as UTF-8, and take away what is no text.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: "↓\u{7}black"
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Crème brûlée 🍮
          colors:
            label: black
          """)
      ]),
    rule(
      .limit, "Limit",
      """
      A theme has its limits, so that no file, not even one that was made to do harm, takes all memory or time: 16 MiB a \
      file, collections 64 deep, a million values once aliases stand for what they name, keys of 1024 characters, and 32 \
      files in a chain of `extends`. Split the theme, or flatten its groups.
      """,
      triggering: [
        RuleExample(
          """
          theme: Example
          colors:
            label: \(String(repeating: "[", count: 62))↓[]\(String(repeating: "]", count: 62))
          """)
      ],
      nonTriggering: [
        RuleExample(
          """
          theme: Example
          colors:
            buttons: { primary: { label: { normal: black, pressed: white } } }
          """)
      ]),
    rule(
      .unusualLineBreak, "Unusual line break", severity: .warning,
      """
      A lone carriage return, U+0085, U+2028 and U+2029 end a line in YAML, but not in many editors, so that places in messages \
      differ from those on the screen, and a comment may end where nobody sees it. Save the file with the line ends of Unix \
      or Windows; in quotes, write such a character as an escape, like `"\\u2028"`.
      """,
      triggering: [
        RuleExample("theme: Example↓\rcolors:\r  label: black\r")
      ],
      nonTriggering: [
        RuleExample("theme: Example\r\ncolors:\r\n  label: black\r\n")
      ]),
  ]
}
