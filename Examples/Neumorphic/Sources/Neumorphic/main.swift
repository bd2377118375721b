// Prints a generated style under three appearances, as an app would see it.
import Tincture

let appearances: [(name: String, traits: TraitCollection)] = [
  ("light", TraitCollection(userInterfaceStyle: .light)),
  ("dark", TraitCollection(userInterfaceStyle: .dark)),
  ("dark, high contrast", TraitCollection(userInterfaceStyle: .dark, accessibilityContrast: .high)),
]

typealias Colors = NeumorphicStyle.Colors
let colors: [(name: String, color: DynamicColor)] = [
  ("background", Colors.background),
  ("label", Colors.label),
  ("secondaryLabel", Colors.secondaryLabel),
  ("icon", Colors.icon),
  ("accent.icon", Colors.Accent.icon),
  ("accent.stroke", Colors.Accent.stroke),
  ("shadow.near", Colors.Shadow.near),
  ("shadow.far", Colors.Shadow.far),
]

for appearance in appearances {
  print("\(appearance.name):")
  for (name, color) in colors {
    print("  \(name) \(color.resolved(with: appearance.traits).hex)")
  }
}
