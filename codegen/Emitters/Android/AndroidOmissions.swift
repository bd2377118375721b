import Tincture
import TinctureTheme

/// What Android has no place for: in its resources, in Kotlin, or in both.
struct AndroidOmissions {
  private let theme: Theme
  /// The file of Kotlin, which has more of a theme than resources do.
  private let kotlinName: String
  private let scaling: TextScaling
  private var omissions: Omissions
  /// The tokens that vary by what resources cannot tell apart: by contrast, by gamut, or by both.
  private var varying = [TraitUse.highContrast, TraitUse.p3, TraitUse.highContrast | TraitUse.p3].map {
    Tokens(mask: $0)
  }
  /// The tokens with a colour that resources cannot hold.
  private var wide = Tokens()

  /// Tokens of which the first is named, and the others are counted.
  private struct Tokens {
    var mask: UInt8 = 0
    var first: TokenID?
    var count = 0

    mutating func add(_ token: TokenID) {
      first = first ?? token
      count += 1
    }

    /// What is said of the others, if there are any.
    func others(_ one: String, _ several: String) -> String {
      switch count {
      case ...1: ""
      case 2: ", and so \(one) 1 other token"
      default: ", and so \(several) \(count - 1) other tokens"
      }
    }
  }

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
      case .palette, .colors, .metrics:
        addTraits(of: token)
        countWhatResourcesLack(token)
      case .fonts:
        addTraits(of: token)
        addFont(token)
      case .gradients, .shadows: addTraits(of: token)
      case .surfaces, .layouts, .images: break
      }
    }
    addWhatResourcesLack()
    for section in [TokenSection.surfaces, .layouts, .images] { omissions.add(section) }
  }

  private mutating func addTraits(of token: TokenID) {
    omissions.add(token, beyondAppearances: KotlinFile.appearanceMask, sizes: scaling[token])
  }

  private mutating func countWhatResourcesLack(_ token: TokenID) {
    let mask = theme[token].use.appearanceMask & (TraitUse.highContrast | TraitUse.p3)
    if let index = varying.firstIndex(where: { $0.mask == mask }) { varying[index].add(token) }
    guard theme[token].section.kind == .color else { return }
    let isWide = [0, TraitUse.dark].contains { bits in
      theme.color(of: token, combination: TraitUse.defaultCombination | Int(bits)).colorSpace == .displayP3
    }
    if isWide { wide.add(token) }
  }

  /// Tells what Kotlin has and resources have not; once, since none of it is lost.
  private mutating func addWhatResourcesLack() {
    for tokens in varying {
      guard let first = tokens.first else { continue }
      let traits = TraitUse(appearanceMask: tokens.mask, sizeBreaks: 0).traitNames
      let others = tokens.others("does", "do")
      omissions.add(
        first,
        "varies by \(traits), which resources cannot express\(others); only \(kotlinName) has all values")
    }
    if let first = wide.first {
      let others = wide.others("has", "have")
      omissions.add(
        first,
        "has a Display P3 colour, which resources cannot express\(others); there it is the nearest of sRGB")
    }
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
