/// The colours that red, green and blue of 0...1 can make, in linear light, beside OKLab.
struct RGBGamut: Sendable {
  private let linearToLMS: Matrix3
  private let lmsToLinear: Matrix3

  static let sRGB = RGBGamut(toXYZ: ColorSpaceDefinition.sRGBPrimaries)
  static let displayP3 = RGBGamut(toXYZ: ColorSpaceDefinition.displayP3Primaries)
  static let rec2020 = RGBGamut(toXYZ: ColorSpaceDefinition.rec2020Primaries)

  private init(toXYZ matrix: Matrix3) {
    linearToLMS = OKLabMatrices.xyzToLMS.multiplied(by: matrix)
    lmsToLinear = linearToLMS.inverse
  }

  init(_ space: RGBColorSpace) {
    self = space == .sRGB ? .sRGB : .displayP3
  }

  /// How far outside of 0...1 an encoded component may lie and still count as inside: what conversions may lose, far less
  /// than 8 bits can show.
  static let tolerance = 0.000_075

  /// Whether encoded components lie inside of the gamut that they are of.
  static func containsEncoded(_ color: ColorComponents) -> Bool {
    color.allSatisfy { $0 >= -tolerance && $0 <= 1 + tolerance }
  }

  @inline(__always) func oklab(ofLinear color: ColorComponents) -> ColorComponents {
    OKLabMatrices.lmsToLab * (linearToLMS * color).map(PlatformMath.cubeRoot)
  }

  @inline(__always) func linear(ofOKLab color: ColorComponents) -> ColorComponents {
    lmsToLinear * (OKLabMatrices.labToLMS * color).map { $0 * $0 * $0 }
  }
}

extension Matrix3 {
  /// The map that does another one first.
  func multiplied(by other: Matrix3) -> Matrix3 {
    func column(_ index: Int) -> ColorComponents {
      self * ColorComponents(other.rows.0[index], other.rows.1[index], other.rows.2[index])
    }
    let (x, y, z) = (column(0), column(1), column(2))
    return Matrix3(
      ColorComponents(x.first, y.first, z.first), ColorComponents(x.second, y.second, z.second),
      ColorComponents(x.third, y.third, z.third))
  }
}
