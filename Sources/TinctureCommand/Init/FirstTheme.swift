/// The theme that a new project begins with.
enum FirstTheme {
  static func text(name: String) -> String {
    """
    # A theme says what colours mean; every line may be changed. docs/theme-format.md is the reference.
    theme: \(name)
    description: What the app looks like.

    # Constants, the same everywhere. Quotes are needed, since # begins a comment in YAML.
    palette:
      ink: "#1A1A1E"
      slate: "#55555F"
      mist: "#B4B4BE"
      paper: "#FAFAF5"
      ocean: "#0B5FBF"
      sky: "#7DBBFF"

    # Colours by meaning. A variant key is 'any', or traits joined by '+', such as 'dark+highContrast'.
    colors:
      background:
        description: What everything lies on.
        light: $palette.paper
        dark: $palette.ink
        dark+elevated: "#26262B"
      label:
        description: Text that carries the content.
        light: $palette.ink
        dark: $palette.paper
        on: $colors.background # 'tincture lint' checks the contrast, under all traits
      secondaryLabel:
        description: Text of lesser weight.
        light: $palette.slate
        light+highContrast: $palette.ink
        dark: $palette.mist
        dark+highContrast: $palette.paper
        on: $colors.background
      accent:
        description: What can be tapped.
        light: $palette.ocean
        light+highContrast: darken($palette.ocean, 12%)
        dark: $palette.sky
        on: $colors.background
      onAccent:
        description: Text on what can be tapped.
        light: white
        dark: $palette.ink
        on: $colors.accent

    metrics:
      tapTarget: 44
      # Grows with the text.
      gap: { any: 12, scales: body }

    fonts:
      title: { textStyle: title1, weight: bold }
      body: body

    surfaces:
      button:
        description: The main action.
        shape: capsule
        padding: { vertical: 10, horizontal: 18 }
        minimumSize: $metrics.tapTarget
        content: $colors.onAccent
        on: $colors.background
        normal: { fill: $colors.accent }
        pressed: { stroke: { paint: $colors.label, width: 2 } }

    """
  }
}
