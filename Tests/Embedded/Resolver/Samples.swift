import Tincture

/// What code makes by itself, beside a generated style.
enum Samples {
  enum Arrangement: String, LayoutChoice { case grid, list }

  /// A row of each kind.
  private static let table = StyleTable(
    """
    8:010 FF0000 p10%,20%,100%/7% =0 00FF00/29% ~3C3C4380
    m0:090 17 20.25 44
    t8 5,3,17,-,y 5,6,17.5,40,'Gill%20Sans'
    g0 0,0,1,1;FF0000@0;0000FF80@1
    h4 000000/20%,8,4,4;FFFFFF,8,-4,-4i -
    u8 q12,8,16,44,44|E1E1EB:3CA0F0*1.5:000000/20%,8,4,4:333333|[0,0,1,1;FF0000@0;0000FF@1]:-:-:-|| =0
    i8 'sun',tFF8800 'moon',n
    l0:080 'grid' 'list'
    """)

  static func showKinds() {
    show("kinds.color", DynamicColor(row: 0, in: table))
    show("kinds.metric", Dynamic<Double>(row: 0, in: table))
    show("kinds.font", Dynamic<FontToken>(row: 0, in: table))
    show("kinds.gradient", Dynamic<ColorGradient>(row: 0, in: table))
    show("kinds.shadows", Dynamic<[ShadowLayer]>(row: 0, in: table))
    show("kinds.surface", Dynamic<SurfaceStyle>(row: 0, in: table))
    show("kinds.image", Dynamic<ImageToken>(row: 0, in: table))
    show("kinds.layout", Dynamic<Arrangement>(row: 0, in: table))
  }

  static func showDynamic() {
    let color = DynamicColor(
      light: RGBAColor(red: 1, green: 0, blue: 0), dark: RGBAColor(red: 0, green: 1, blue: 0))
    show("dynamic.variants", color)
    show("dynamic.alpha", color.withAlpha(0.5))
    show("dynamic.map", color.map { $0.inverted() })
    show(
      "dynamic.closure",
      DynamicColor { traits in
        RGBAColor(red: Double(traits.preferredContentSizeCategory.rawValue) / 11, green: 0, blue: 0)
      })
  }

  /// A change of a screen's traits, told to the views below it that it concerns.
  static func showEnvironments() {
    let screen = TraitEnvironment()
    let view = TraitEnvironment(parent: screen)
    let preview = TraitEnvironment(
      parent: screen, traitOverrides: TraitCollection(userInterfaceStyle: .light))
    let registration = view.registerForTraitChanges([.userInterfaceStyle]) { environment, previous in
      print("environment view: \(Lines.text(previous)) to \(Lines.text(environment.traitCollection))")
    }
    preview.registerForTraitChanges([.userInterfaceStyle]) { _, _ in print("environment preview") }
    screen.overrideUserInterfaceStyle = .dark
    screen.batch {
      screen.overrideUserInterfaceStyle = .light
      screen.traitOverrides.accessibilityContrast = .high
    }
    registration.cancel()
    screen.overrideUserInterfaceStyle = .dark
  }

  static func showColors() {
    let texts = [
      "#3CA0F0", "rebeccapurple", "rgb(225 225 235 / 50%)", "hsl(210deg 86% 59%)", "hwb(-400 20% 10%)",
      "lab(62% -4 -48)", "lch(62% 48 265)", "oklab(69% -0.06 -0.14)", "oklch(69% 0.25 248)",
      "oklch(90% 0.4 140)",
      "color(display-p3 0 1 0)", "color(a98-rgb 0.2 0.9 0.4)", "color(prophoto-rgb 0.3 0.6 0.2)",
      "color(rec2020 0.1 0.8 0.3)", "color(xyz-d50 0.3 0.4 0.2)",
      "color(srgb-linear 0.123456789012345678901 1e-30 0.5)",
      "hsl(none 100% 50%)", "rgb(1, 2, 3", "no colour",
    ]
    let background = RGBAColor(red: 0.1, green: 0.1, blue: 0.12)
    for text in texts {
      do throws(ColorSyntaxError) {
        let value = try ColorValue(parsing: text)
        for space in ColorSpace.all { print("\(text): \(Lines.text(value.converted(to: space)))") }
        for gamut in ColorGamut.allCases { print("\(text) mapped: \(Lines.text(value.mapped(into: gamut)))") }
        let color = RGBAColor(value)
        show(text, color)
        show("\(text) mixed", color.mixed(with: background, fraction: 0.3))
        show("\(text) darkened", color.darkened(by: 0.1))
        show("\(text) over", color.composited(over: background))
        show("\(text) deutan", color.simulating(.deutan(severity: 0.7)))
        show("\(text) readable", RGBAColor.readable(on: color, ratio: 4.5))
        print("\(text) contrast: \(Lines.text(color.contrastRatio(to: background)))")
        print("\(text) APCA: \(Lines.text(color.lightnessContrast(on: background)))")
        print("\(text) CIEDE2000: \(Lines.text(color.ciede2000(to: background)))")
        switch color.repairedContrast(over: [background], ratio: 7) {
        case .unchanged: print("\(text): contrast is enough")
        case .repaired(let color): show("\(text) repaired", color)
        case .impossible(let best, _): show("\(text) best", best)
        }
        // In 8 bits: the last digits of a power or an angle depend on whose math it is.
        print("\(text) as CSS: \(RGBAColor(color.bytes).cssText)")
      } catch {
        print("\(text): no colour")
      }
    }
    print("as CSS: \(RGBAColor(red: 0.1, green: 1 / 3.0, blue: 0.7, colorSpace: .displayP3).cssText)")
  }
}
