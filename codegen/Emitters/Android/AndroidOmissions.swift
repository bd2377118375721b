import Tincture
import TinctureTheme

/// What Android has no place for: in its resources, in Kotlin, or in both.
struct AndroidOmissions {
  private let theme: Theme
  /// The file of Kotlin, which has more of a theme than resources do.
  private let kotlinName: String
  private let scaling: TextScaling
  private var omissions: Omissions

  init(_ theme: Theme, scaling: TextScaling, kotlinName: String, _ options: EmitterOptions) {
    self.theme = theme
    self.scaling = scaling
    self.kotlinName = kotlinName
    omissions = Omissions(theme, format: AndroidEmitter.format, options: options)
  }

  var findings: [Diagnostic] { omissions.findings }

  mutating func addAll() {
    for index in theme.tokens.indices {
      let token = TokenID(index)
      switch theme.tokens[index].section {
      case .palette, .colors:
        addTraits(of: token)
        addXML(of: token)
        addWideColor(of: token)
      case .metrics:
        addTraits(of: token)
        addXML(of: token)
      case .fonts:
        addTraits(of: token)
        addFont(token)
      case .gradients, .shadows: addTraits(of: token)
      case .surfaces, .layouts, .images: break
      }
    }
    for section in [TokenSection.surfaces, .layouts, .images] { omissions.add(section) }
  }

  private mutating func addTraits(of token: TokenID) {
    omissions.add(token, beyondAppearances: KotlinFile.appearanceMask, sizes: scaling[token])
  }

  private mutating func addXML(of token: TokenID) {
    let use = theme[token].use
    let rest = TraitUse(
      appearanceMask: use.appearanceMask & (TraitUse.highContrast | TraitUse.p3), sizeBreaks: 0)
    guard rest != .none else { return }
    omissions.add(
      token,
      "varies by \(rest.traitNames), which resources cannot express; only \(kotlinName) has all its values")
  }

  private mutating func addWideColor(of token: TokenID) {
    let isWide = [0, TraitUse.dark].contains { bits in
      theme.color(of: token, combination: TraitUse.defaultCombination | Int(bits)).colorSpace == .displayP3
    }
    guard isWide else { return }
    omissions.add(
      token,
      "has a Display P3 color, which resources cannot express; there it is the nearest of sRGB, and \(kotlinName) has it as it is"
    )
  }

  private mutating func addFont(_ token: TokenID) {
    let first = Int(theme[token].firstCell)
    let fonts = (first..<first + theme[token].use.columnCount).map {
      theme.values.fonts[theme.cells[$0].value]
    }
    for font in fonts {
      switch font.family {
      case .rounded:
        omissions.add(
          token, "has round letters, which Android's own fonts have not; they are left to the app")
      case .named(let name):
        omissions.add(
          token, "has the family '\(name)', whose resource only the app knows",
          help: "give it where the style is used: style.copy(fontFamily = FontFamily(Font(R.font.…)))")
      case .system, .serif, .monospaced: continue
      }
      break
    }
    if let maximum = fonts.lazy.compactMap(\.maximumSize).first {
      omissions.add(token, "grows to \(maximum.text()) points at most, which a TextStyle cannot say")
    }
  }
}
