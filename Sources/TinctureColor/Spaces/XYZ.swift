extension ColorSpace {
  private static let xyzComponents: [ColorComponentDescription] = [.init(.x), .init(.y), .init(.z)]

  /// CIE XYZ with a D65 white, Y = 1: the base of all spaces.
  public static let xyzD65 = ColorSpace(name: "xyz-d65", base: nil, components: xyzComponents)

  /// CIE XYZ with a D50 white, Y = 1.
  public static let xyzD50: ColorSpace = {
    // CSS Color 4, 10.9: the Bradford adaptation.
    let fromD65 = Matrix3(
      ColorComponents(1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
      ColorComponents(0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
      ColorComponents(-0.009243040646204504, 0.015055191490298152, 0.7518742814281371))
    let toD65 = fromD65.inverse
    return ColorSpace(
      name: "xyz-d50", base: .xyzD65, components: xyzComponents, toBase: { toD65 * $0 },
      fromBase: { fromD65 * $0 })
  }()
}
