import Testing
import Tincture

@Suite struct TraitCollectionTests {
  @Test func nothingIsSpecifiedUnlessItIsSaid() {
    let traits = TraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified)
    #expect(traits.displayGamut == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  @Test func ofJoinedCollectionsTheLaterWinsWhereItSpecifies() {
    let joined = TraitCollection(traitsFrom: [
      TraitCollection(userInterfaceStyle: .dark, userInterfaceLevel: .elevated, displayGamut: .P3),
      TraitCollection(userInterfaceStyle: .light, preferredContentSizeCategory: .small),
      TraitCollection(accessibilityContrast: .high, displayGamut: .sRGB),
      TraitCollection(),
    ])
    #expect(
      joined
        == TraitCollection(
          userInterfaceStyle: .light, accessibilityContrast: .high, userInterfaceLevel: .elevated,
          displayGamut: .sRGB, preferredContentSizeCategory: .small))
    #expect(TraitCollection(traitsFrom: []) == TraitCollection())
  }

  static let appearances: [(TraitCollection, TraitCollection?, Bool)] = [
    (TraitCollection(), nil, false),
    (TraitCollection(), TraitCollection(), false),
    (TraitCollection(userInterfaceStyle: .light), TraitCollection(), false),
    (TraitCollection(accessibilityContrast: .normal), TraitCollection(), false),
    (TraitCollection(userInterfaceLevel: .base), TraitCollection(), false),
    (TraitCollection(displayGamut: .sRGB), TraitCollection(), false),
    (TraitCollection(userInterfaceStyle: .dark), TraitCollection(), true),
    (TraitCollection(userInterfaceStyle: .dark), nil, true),
    (TraitCollection(accessibilityContrast: .high), TraitCollection(accessibilityContrast: .normal), true),
    (TraitCollection(userInterfaceLevel: .elevated), TraitCollection(), true),
    (TraitCollection(displayGamut: .P3), TraitCollection(), true),
    (
      TraitCollection(preferredContentSizeCategory: .small),
      TraitCollection(preferredContentSizeCategory: .accessibilityLarge), false
    ),
  ]

  @Test(arguments: appearances)
  func sizeAloneDoesNotChangeTheAppearance(
    traits: TraitCollection, other: TraitCollection?, isDifferent: Bool
  ) {
    #expect(traits.hasDifferentColorAppearance(comparedTo: other) == isDifferent)
  }

  static let combinations: [(TraitCollection, Int)] = [
    (TraitCollection(), 48),
    (TraitCollection(userInterfaceStyle: .dark), 56),
    (TraitCollection(accessibilityContrast: .high), 52),
    (TraitCollection(userInterfaceLevel: .elevated), 50),
    (TraitCollection(displayGamut: .P3), 49),
    (TraitCollection(preferredContentSizeCategory: .extraSmall), 0),
    (TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge), 176),
  ]

  @Test(arguments: combinations)
  func unspecifiedTraitsCountAsTheirDefaults(traits: TraitCollection, combination: Int) {
    #expect(traits.combination == combination)
  }

  @Test func everyCombinationHasACollection() {
    for combination in 0..<192 {
      #expect(TraitCollection(combination: combination).combination == combination)
    }
  }
}
