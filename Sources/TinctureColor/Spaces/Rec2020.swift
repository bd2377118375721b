extension ColorSpace {
  private static let alpha = 1.09929682680944
  private static let beta = 0.018053968510807

  /// ITU-R BT.2020 with its camera curve, as CSS Color 4 has it; components 0...1 inside its gamut.
  public static let rec2020 = ColorSpace(
    rgb: "rec2020", base: .xyzD65, toBase: rec2020Primaries,
    decode: { value in
      let magnitude = abs(value)
      if magnitude < beta * 4.5 { return value / 4.5 }
      let linear = PlatformMath.power((magnitude + alpha - 1) / alpha, 1 / 0.45)
      return value < 0 ? -linear : linear
    },
    encode: rec2020Encoded)

  /// The encoded component of linear light; mirrored below zero.
  static func rec2020Encoded(_ value: Double) -> Double {
    let magnitude = abs(value)
    if magnitude < beta { return value * 4.5 }
    let encoded = alpha * PlatformMath.power(magnitude, 0.45) - (alpha - 1)
    return value < 0 ? -encoded : encoded
  }

  /// CSS Color 4, 10.7, in rational form.
  static let rec2020Primaries = Matrix3(
    ColorComponents(63_426_534 / 99_577_255, 20_160_776 / 139_408_157, 47_086_771 / 278_816_314),
    ColorComponents(26_158_966 / 99_577_255, 472_592_308 / 697_040_785, 8_267_143 / 139_408_157),
    ColorComponents(0, 19_567_812 / 697_040_785, 295_819_943 / 278_816_314))
}
