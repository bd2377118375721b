/// How heavy a font's strokes are, from the lightest to the heaviest: the nine weights of UIKit and SwiftUI.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight by the numbers of CSS and OpenType, 100...900.
  public var number: Int { rawValue * 100 + 100 }

  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}
