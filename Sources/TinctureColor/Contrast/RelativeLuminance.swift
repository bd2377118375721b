/// Relative luminance of WCAG 2.2.
enum RelativeLuminance {
  /// The luminance of linear-light sRGB.
  ///
  /// Source: WCAG 2.2, relative luminance, with the threshold 0.04045 of IEC 61966-2-1 in the decoding.
  static func of(linear color: ColorComponents) -> Double {
    0.2126 * color.first + 0.7152 * color.second + 0.0722 * color.third
  }

  /// Linear light of each byte. It is never freed and, once made, only read.
  nonisolated(unsafe) static let linearBytes: UnsafePointer<Double> = {
    let table = UnsafeMutablePointer<Double>.allocate(capacity: 256)
    for byte in 0..<256 { table[byte] = TransferFunction.sRGBDecoded(Double(byte) / 255) }
    return UnsafePointer(table)
  }()
}

extension RGBAColor {
  /// Relative luminance, 0 (black) ... 1 (white); the opacity is not considered.
  ///
  /// Source: WCAG 2.2, relative luminance. Of a Display P3 colour it is found by its linear-light sRGB components, which
  /// may lie outside of 0...1.
  public var relativeLuminance: Double {
    switch colorSpace {
    case .sRGB: RelativeLuminance.of(linear: linear)
    case .displayP3:
      min(max(RelativeLuminance.of(linear: colorValue.components(in: .sRGBLinear)), 0), 1)
    }
  }
}

extension RGBABytes {
  /// Relative luminance, 0...1, from a table; the opacity is not considered. Source: WCAG 2.2.
  public var relativeLuminance: Double {
    let table = RelativeLuminance.linearBytes
    return 0.2126 * table[Int(red)] + 0.7152 * table[Int(green)] + 0.0722 * table[Int(blue)]
  }

  /// The contrast ratio to another opaque colour, 1...21. Source: WCAG 2.2, contrast ratio.
  public func contrastRatio(to other: RGBABytes) -> Double {
    ContrastRatio.between(relativeLuminance, other.relativeLuminance)
  }
}
