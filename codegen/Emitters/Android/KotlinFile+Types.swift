import TinctureTheme

/// What the class has beside its tokens.
extension KotlinFile {
  /// Writes the types of values that Compose has none for.
  mutating func writeTypes(_ sections: [TokenSection]) {
    if sections.contains(.shadows) {
      imports.formUnion([.color, .dimension, .points])
      write(
        """

        /**
         * One shadow of a shape; the first of several lies on top. The radius is half of a blur's in CSS.
         */
        data class ShadowLayer(
            val color: Color,
            val radius: Dp,
            val x: Dp = 0.dp,
            val y: Dp = 0.dp,
            val isInset: Boolean = false,
        )

        """)
    }
    if sections.contains(.gradients) {
      imports.formUnion(.gradient)
      write(
        """

        /** A gradient along a line whose ends are told as parts of the width and the height. */
        private data class LineGradient(
            val from: Offset,
            val to: Offset,
            val stops: List<Pair<Float, Color>>,
        ) : ShaderBrush() {
            override fun createShader(size: Size): Shader = LinearGradientShader(
                from = Offset(from.x * size.width, from.y * size.height),
                to = Offset(to.x * size.width, to.y * size.height),
                colors = stops.map { it.second },
                colorStops = stops.map { it.first },
            )
        }

        """)
    }
  }

  /// Writes the objects of the class, and how to get one.
  mutating func writeCompanion() {
    let hasContrast = settings.contains { $0.bit == TraitUse.highContrast }
    let hasGamut = settings.contains { $0.bit == TraitUse.p3 }
    var names = ["light": "isDark = false", "dark": "isDark = true"]
    if hasContrast {
      names["highContrastLight"] = "isDark = false, isHighContrast = true"
      names["highContrastDark"] = "isDark = true, isHighContrast = true"
    }
    text.line()
    line("companion object {", depth: 1)
    let tests = settings.indices.map { "(it and \(1 << $0)) != 0" }.joined(separator: ", ")
    line("private val styles = List(\(1 << settings.count)) {", depth: 2)
    line("\(styleName)(\(tests))", depth: 3)
    line("}", depth: 2)
    for name in ["light", "dark", "highContrastLight", "highContrastDark"] {
      guard let arguments = names[name] else { continue }
      text.line()
      line("val \(name): \(styleName)", depth: 2)
      line("get() = of(\(arguments))", depth: 3)
    }
    text.line()
    line("/** The style for given settings. */", depth: 2)
    line("fun of(", depth: 2)
    for setting in settings {
      line("\(setting.name): Boolean\(setting.bit == TraitUse.dark ? "" : " = false"),", depth: 3)
    }
    let numbers = settings.enumerated().map { "(if (\($1.name)) \(1 << $0) else 0)" }
    line("): \(styleName) = styles[", depth: 2)
    line(numbers.joined(separator: " + "), depth: 3)
    line("]", depth: 2)
    text.line()
    line("/** The style for the settings of the system. */", depth: 2)
    line("@Composable", depth: 2)
    line("@ReadOnlyComposable", depth: 2)
    line("fun current(", depth: 2)
    for setting in settings { line("\(setting.name): Boolean = \(setting.system),", depth: 3) }
    let arguments = settings.map(\.name).joined(separator: ", ")
    line("): \(styleName) = of(\(arguments))", depth: 2)
    if hasContrast { writeContrast() }
    if hasGamut { writeGamut() }
    line("}", depth: 1)
  }

  private mutating func writeContrast() {
    imports.formUnion(.contrast)
    write(
      """

          /** Whether the person asks for more contrast, which Android tells from version 14 on. */
          @Composable
          @ReadOnlyComposable
          private fun isContrastRaised(): Boolean {
              if (Build.VERSION.SDK_INT < Build.VERSION_CODES.UPSIDE_DOWN_CAKE) return false
              val service = LocalContext.current.getSystemService(Context.UI_MODE_SERVICE)
              return service is UiModeManager && service.contrast >= 0.5f
          }

      """)
  }

  private mutating func writeGamut() {
    imports.formUnion(.gamut)
    write(
      """

          /** Whether the screen shows colours outside of sRGB, which Android tells from version 8 on. */
          @Composable
          @ReadOnlyComposable
          private fun isScreenWide(): Boolean {
              if (Build.VERSION.SDK_INT < Build.VERSION_CODES.O) return false
              return LocalConfiguration.current.isScreenWideColorGamut
          }

      """)
  }

  /// Writes lines within the class.
  private mutating func write(_ lines: String) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.isEmpty { text.line() } else { self.line(String(line), depth: 1) }
    }
  }
}

/// Something that a person chooses in the system, and that a theme may vary by.
struct KotlinSetting: Sendable {
  /// The bit of an appearance.
  let bit: UInt8
  let name: String
  /// What the system says of it.
  let system: String

  /// In the order of the traits.
  static let all = [
    KotlinSetting(bit: TraitUse.dark, name: "isDark", system: "isSystemInDarkTheme()"),
    KotlinSetting(bit: TraitUse.highContrast, name: "isHighContrast", system: "isContrastRaised()"),
    KotlinSetting(bit: TraitUse.p3, name: "isWideGamut", system: "isScreenWide()"),
  ]
}
