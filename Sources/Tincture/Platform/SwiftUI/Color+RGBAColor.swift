#if canImport(SwiftUI)
  import SwiftUI
  import TinctureColor

  extension Color {
    /// The colour in its own space: Display P3 stays Display P3.
    public nonisolated init(_ color: RGBAColor) {
      self.init(
        color.colorSpace == .displayP3 ? .displayP3 : .sRGB, red: color.red, green: color.green,
        blue: color.blue, opacity: color.alpha)
    }
  }
#endif
