import Testing
import Tincture

@Suite struct DynamicColorTests {
  static let appearances = [
    TraitCollection(), TraitCollection(accessibilityContrast: .high),
    TraitCollection(userInterfaceStyle: .dark),
    TraitCollection(userInterfaceStyle: .dark, accessibilityContrast: .high),
  ]

  static let variants: [(DynamicColor, [RGBAColor])] = [
    (DynamicColor(.scarlet), [.scarlet, .scarlet, .scarlet, .scarlet]),
    (DynamicColor(light: .scarlet), [.scarlet, .scarlet, .scarlet, .scarlet]),
    (DynamicColor(light: .scarlet, dark: .azure), [.scarlet, .scarlet, .azure, .azure]),
    (DynamicColor(light: .scarlet, highContrastLight: .black), [.scarlet, .black, .scarlet, .scarlet]),
    (DynamicColor(light: .scarlet, highContrastDark: .white), [.scarlet, .scarlet, .scarlet, .white]),
    (
      DynamicColor(light: .scarlet, dark: .azure, highContrastLight: .black, highContrastDark: .white),
      [.scarlet, .black, .azure, .white]
    ),
  ]

  @Test(arguments: variants)
  func aColorThatIsLeftOutIsServedAsByTheCascade(color: DynamicColor, expected: [RGBAColor]) {
    #expect(Self.appearances.map(color.resolved(with:)) == expected)
    #expect(color.fallback == expected[0])
  }

  @Test func aProviderSeesAllTraits() {
    let color = DynamicColor { traits in
      traits.preferredContentSizeCategory.isAccessibilityCategory ? .black : .scarlet
    }
    #expect(color.resolved(with: TraitCollection()) == .scarlet)
    #expect(
      color.resolved(with: TraitCollection(preferredContentSizeCategory: .accessibilityLarge)) == .black)
    #expect(color.fallback == .scarlet)
  }

  @Test(arguments: [(2, 1), (-1, 0), (Double.nan, 0)])
  func anOpacityOutsideIsTheNearerEndAndNoNumberIsZero(alpha: Double, expected: Double) {
    let color = DynamicColor { _ in RGBAColor.scarlet }
    #expect(color.withAlpha(alpha).fallback.alpha == expected)
    #expect(DynamicColor(.scarlet).withAlpha(alpha).fallback.alpha == expected)
  }

  @Test func nestedColorsResolveUnderTheSameTraits() {
    let label = DynamicColor(light: .black, dark: .white)
    let tint = DynamicColor(light: .scarlet, dark: .emerald)
    let color = DynamicColor { traits in traits.accessibilityContrast == .high ? label : tint }
    #expect(Self.appearances.map(color.resolved(with:)) == [.scarlet, .black, .emerald, .white])
    // Whatever is current does not count.
    TraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(color.resolved(with: TraitCollection(userInterfaceStyle: .light)) == .scarlet)
    }
  }

  @Test func anotherAlphaKeepsItDynamic() {
    let color = DynamicColor(light: .black, dark: .white).withAlpha(0.25)
    #expect(
      color.resolved(with: TraitCollection()) == RGBAColor(red: 0, green: 0, blue: 0, alpha: 0.25))
    #expect(
      color.resolved(with: TraitCollection(userInterfaceStyle: .dark))
        == RGBAColor(red: 1, green: 1, blue: 1, alpha: 0.25))
    #expect(color.withAlpha(1).resolved(with: TraitCollection()) == .black)
    #expect(color.fallback.alpha == 0.25)
  }

  @Test func equalityMeansThatTheyResolveAlike() {
    let provided = DynamicColor { _ in .scarlet as RGBAColor }
    let other = DynamicColor { _ in .scarlet as RGBAColor }
    let copy = provided
    #expect(provided == copy)
    #expect(provided != other)
    #expect(DynamicColor(.scarlet) == DynamicColor(.scarlet))
    #expect(DynamicColor(.scarlet) != DynamicColor(.azure))
    #expect(DynamicColor(light: .scarlet, dark: .azure) == DynamicColor(light: .scarlet, dark: .azure))
    #expect(DynamicColor(light: .scarlet, dark: .azure) != DynamicColor(light: .scarlet, dark: .emerald))
    #expect(provided.withAlpha(0.5) == copy.withAlpha(0.5))
    #expect(provided.withAlpha(0.5) != provided)
    #expect(DynamicColor(.scarlet).withAlpha(1) == DynamicColor(.scarlet))
    #expect(Set([provided, copy, other, DynamicColor(.scarlet), DynamicColor(.scarlet)]).count == 3)
  }
}
