/// The contrast ratio of WCAG 2.2.
package enum ContrastRatio {
  /// The ratio of two relative luminances, in either order: 1 (none) ... 21.
  @inline(__always) package static func between(_ first: Double, _ second: Double) -> Double {
    first > second ? (first + 0.05) / (second + 0.05) : (second + 0.05) / (first + 0.05)
  }
}

extension RGBAColor {
  /// The contrast ratio to a background, 1 (none) ... 21; the same in either order for opaque colours.
  ///
  /// A translucent colour is composited over the background first. Of a translucent background, the worse ratio of those
  /// over black and over white is given. Nothing is rounded to 8 bits. Source: WCAG 2.2, contrast ratio.
  public func contrastRatio(to background: RGBAColor) -> Double {
    contrastRatio(over: CollectionOfOne(background))
  }

  /// The contrast ratio to a stack of backgrounds, the topmost first, each drawn over those below.
  ///
  /// What is left translucent is taken over black and over white, and the worse ratio given.
  public func contrastRatio(over backgrounds: some BidirectionalCollection<RGBAColor>) -> Double {
    worst(over: backgrounds) { ContrastRatio.between($0.relativeLuminance, $1.relativeLuminance) }
  }

  /// The least of a measure over what a stack of backgrounds may come out as.
  func worst(
    over backgrounds: some BidirectionalCollection<RGBAColor>, _ measure: (RGBAColor, RGBAColor) -> Double
  ) -> Double {
    let background = RGBAColor.composite(backgrounds)
    guard background.alpha < 1 else { return measure(composited(over: background), background) }
    let black = background.composited(over: RGBAColor(red: 0, green: 0, blue: 0))
    let white = background.composited(over: RGBAColor(red: 1, green: 1, blue: 1))
    let (overBlack, overWhite) = (
      measure(composited(over: black), black), measure(composited(over: white), white)
    )
    return abs(overBlack) < abs(overWhite) ? overBlack : overWhite
  }

  /// Black or white, whichever can be read on a background.
  ///
  /// The one that is nearer to the background in OKLab lightness, where it reaches the ratio; else the other one, where it
  /// does; else the one of more contrast.
  public static func readable(on background: RGBAColor, ratio: Double) -> RGBAColor {
    let black = RGBAColor(red: 0, green: 0, blue: 0)
    let white = RGBAColor(red: 1, green: 1, blue: 1)
    let isNearerToBlack = background.oklab.first < 0.5
    let (nearer, farther) = isNearerToBlack ? (black, white) : (white, black)
    let (near, far) = (nearer.contrastRatio(to: background), farther.contrastRatio(to: background))
    if near >= ratio { return nearer }
    if far >= ratio { return farther }
    return near > far ? nearer : farther
  }
}
