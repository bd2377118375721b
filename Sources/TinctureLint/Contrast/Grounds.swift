import TinctureColor

/// What is left to see of backgrounds.
enum Grounds {
  /// The opaque colours that stacks of backgrounds come out as, each once: what is left translucent is taken over black and
  /// over white, and so is nothing at all.
  static func colors(of stacks: [[RGBAColor]]) -> [RGBAColor] {
    var colors: [RGBAColor] = []
    for stack in stacks.isEmpty ? [[]] : stacks {
      let color = RGBAColor.composite(stack)
      let opaque = color.alpha >= 1 ? [color] : [black, white].map(color.composited)
      for color in opaque where !colors.contains(color) { colors.append(color) }
    }
    return colors
  }

  private static let black = RGBAColor(red: 0, green: 0, blue: 0)
  private static let white = RGBAColor(red: 1, green: 1, blue: 1)
}
