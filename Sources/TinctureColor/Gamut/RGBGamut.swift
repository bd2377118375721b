/// The colours that red, green and blue of 0...1 can make, in linear light, beside OKLab.
struct RGBGamut: @unchecked Sendable {
  /// Points to constants that are made once, never changed and never freed.
  private let matrices: UnsafePointer<Matrices>

  private struct Matrices {
    let linearToLMS: Matrix3
    let lmsToLinear: Matrix3
    let labToLMS: Matrix3
    let lmsToLab: Matrix3
  }

  static let sRGB = RGBGamut(toXYZ: ColorSpace.sRGBPrimaries)
  static let displayP3 = RGBGamut(toXYZ: ColorSpace.displayP3Primaries)
  static let rec2020 = RGBGamut(toXYZ: ColorSpace.rec2020Primaries)

  private init(toXYZ matrix: Matrix3) {
    let linearToLMS = OKLabMatrices.xyzToLMS.multiplied(by: matrix)
    let pointer = UnsafeMutablePointer<Matrices>.allocate(capacity: 1)
    pointer.initialize(
      to:
        Matrices(
          linearToLMS: linearToLMS, lmsToLinear: linearToLMS.inverse, labToLMS: OKLabMatrices.labToLMS,
          lmsToLab: OKLabMatrices.lmsToLab))
    matrices = UnsafePointer(pointer)
  }

  /// The gamut of a space that colours are shown in.
  static func of(_ space: RGBColorSpace) -> RGBGamut { space == .sRGB ? sRGB : displayP3 }

  /// How far outside of 0...1 an encoded component may lie and still count as inside: what conversions may lose, far less
  /// than 8 bits can show.
  static let tolerance = 0.000_075

  /// Whether encoded components lie inside of the gamut that they are of.
  static func containsEncoded(_ color: ColorComponents) -> Bool {
    color.allSatisfy { $0 >= -tolerance && $0 <= 1 + tolerance }
  }

  @inline(__always) func oklab(ofLinear color: ColorComponents) -> ColorComponents {
    matrices.pointee.lmsToLab * (matrices.pointee.linearToLMS * color).map(Roots.cube)
  }

  @inline(__always) func linear(ofOKLab color: ColorComponents) -> ColorComponents {
    matrices.pointee.lmsToLinear * (matrices.pointee.labToLMS * color).map { $0 * $0 * $0 }
  }
}

extension ColorComponents {
  /// The components in another space by the short way between sRGB or Display P3 and OKLab or OKLCH, with one matrix; nil
  /// between other spaces.
  @inline(__always)
  func shortcut(from source: ColorSpace, to target: ColorSpace) -> ColorComponents? {
    if let gamut = source.gamut, target.oklabForm != .none {
      let lab = gamut.oklab(ofLinear: map(TransferFunction.sRGBDecoded))
      return target.oklabForm == .polar ? ColorSpace.polar(lab) : lab
    }
    if let gamut = target.gamut, source.oklabForm != .none {
      let lab = source.oklabForm == .polar ? ColorSpace.cartesian(self) : self
      return gamut.linear(ofOKLab: lab).map(TransferFunction.sRGBEncoded)
    }
    return nil
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
