import Tincture

// One function for each kind of token; which one a token takes is the compiler's to say.

func show(_ name: String, _ color: RGBAColor) { print("\(name): \(Lines.text(color))") }

func show(_ name: String, _ color: DynamicColor) {
  show(name, color, fallback: Lines.text(color.fallback)) { Lines.text(color.resolved(with: $0)) }
}

func show(_ name: String, _ metric: Dynamic<Double>) {
  show(name, metric, fallback: Lines.text(metric.fallback)) { Lines.text(metric.resolved(with: $0)) }
}

func show(_ name: String, _ font: Dynamic<FontToken>) {
  show(name, font, fallback: Lines.text(font.fallback, at: .large)) {
    Lines.text(font.resolved(with: $0), at: $0.preferredContentSizeCategory)
  }
}

func show(_ name: String, _ gradient: Dynamic<ColorGradient>) {
  show(name, gradient, fallback: Lines.text(gradient.fallback)) { Lines.text(gradient.resolved(with: $0)) }
}

func show(_ name: String, _ shadows: Dynamic<[ShadowLayer]>) {
  show(name, shadows, fallback: Lines.text(shadows.fallback)) { Lines.text(shadows.resolved(with: $0)) }
}

func show(_ name: String, _ surface: Dynamic<SurfaceStyle>) {
  show(name, surface, fallback: Lines.text(surface.fallback)) { Lines.text(surface.resolved(with: $0)) }
}

func show(_ name: String, _ image: Dynamic<ImageToken>) {
  show(name, image, fallback: Lines.text(image.fallback)) { Lines.text(image.resolved(with: $0)) }
}

func show<Layout: LayoutChoice>(_ name: String, _ layout: Dynamic<Layout>) {
  show(name, layout, fallback: layout.fallback.rawValue) { layout.resolved(with: $0).rawValue }
}

/// Prints a value under all 16 appearances, and at each size that changes it.
private func show<Value>(
  _ name: String, _ value: Dynamic<Value>, fallback: String, _ text: (TraitCollection) -> String
) {
  print("\(name): fallback \(fallback)")
  for style in [UserInterfaceStyle.light, .dark] {
    for contrast in [AccessibilityContrast.normal, .high] {
      for level in [UserInterfaceLevel.base, .elevated] {
        for gamut in [DisplayGamut.sRGB, .P3] {
          var last = ""
          for size in ContentSizeCategory.allCases where size != .unspecified {
            let traits = TraitCollection(
              userInterfaceStyle: style, accessibilityContrast: contrast, userInterfaceLevel: level,
              displayGamut: gamut, preferredContentSizeCategory: size)
            let line = text(traits)
            if line != last { print("\(name) \(Lines.text(traits)): \(line)") }
            last = line
          }
        }
      }
    }
  }
}
