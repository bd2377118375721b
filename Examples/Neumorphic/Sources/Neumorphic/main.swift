// Prints a generated style under three appearances, as an app would see it.
import Tincture

let appearances: [(name: String, traits: TraitCollection)] = [
  ("light", TraitCollection(userInterfaceStyle: .light)),
  ("dark", TraitCollection(userInterfaceStyle: .dark)),
  (
    "dark, high contrast, large text",
    TraitCollection(
      userInterfaceStyle: .dark, accessibilityContrast: .high,
      preferredContentSizeCategory: .accessibilityLarge)
  ),
]

typealias Style = NeumorphicStyle
let colors: [(name: String, color: DynamicColor)] = [
  ("background", Style.Colors.background),
  ("label", Style.Colors.label),
  ("secondaryLabel", Style.Colors.secondaryLabel),
  ("icon", Style.Colors.icon),
  ("accent.icon", Style.Colors.Accent.icon),
]
let surfaces: [(name: String, surface: Dynamic<SurfaceStyle>)] = [
  ("card", Style.Surfaces.card),
  ("roundButton", Style.Surfaces.roundButton),
  ("toggle", Style.Surfaces.toggle),
]

func text(_ paint: SurfacePaint?) -> String {
  switch paint {
  case .color(let color): color.hex
  case .gradient(let gradient): gradient.stops.map(\.color.hex).joined(separator: " to ")
  case nil: "none"
  }
}

func text(_ shadow: ShadowLayer) -> String {
  "\(shadow.isInset ? "inner " : "")\(shadow.color.hex) \(shadow.radius) at \(shadow.x), \(shadow.y)"
}

func show(_ name: String, _ state: SurfaceState) {
  print("    \(name): fill \(text(state.fill))")
  if let stroke = state.stroke { print("      stroke \(stroke.width) of \(text(stroke.paint))") }
  for shadow in state.shadows { print("      shadow \(text(shadow))") }
  if let content = state.content { print("      content \(content.hex)") }
}

for appearance in appearances {
  print("\(appearance.name):")
  for (name, color) in colors { print("  \(name) \(color.resolved(with: appearance.traits).hex)") }
  for (name, surface) in surfaces {
    let style = surface.resolved(with: appearance.traits)
    print(
      "  \(name): \(style.shape), padding \(style.padding.vertical), at least \(style.minimumWidth) × \(style.minimumHeight)"
    )
    show("normal", style.normal)
    if style.pressed != style.normal { show("pressed", style.pressed) }
    if style.selected != style.normal { show("selected", style.selected) }
  }
  let title = Style.Fonts.title.resolved(with: appearance.traits)
  print("  title: \(Style.Fonts.title.pointSize(with: appearance.traits)) points, \(title.weight)")
  print("  heart: \(Style.Images.heart.resolved(with: appearance.traits).tint?.hex ?? "no tint")")
}
