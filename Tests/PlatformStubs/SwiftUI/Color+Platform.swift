#if canImport(UIKit)
  import UIKit

  extension Color {
    public nonisolated init(uiColor: UIColor) {
      self.init(components: [], isDisplayP3: false, dynamic: uiColor)
    }

    /// What it was made of, to be shown.
    public var uiColor: UIColor? { dynamic as? UIColor }
  }

  extension UIColor {
    public convenience init(_ color: Color) {
      let values = color.components.map { CGFloat($0) }
      if color.isDisplayP3 {
        self.init(displayP3Red: values[0], green: values[1], blue: values[2], alpha: values[3])
      } else {
        self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
      }
    }
  }
#elseif canImport(AppKit)
  import AppKit

  extension Color {
    public nonisolated init(nsColor: NSColor) {
      self.init(components: [], isDisplayP3: false, dynamic: nsColor)
    }

    /// What it was made of, to be shown.
    public var nsColor: NSColor? { dynamic as? NSColor }
  }

  extension NSColor {
    public convenience init(_ color: Color) {
      let values = color.components.map { CGFloat($0) }
      if color.isDisplayP3 {
        self.init(displayP3Red: values[0], green: values[1], blue: values[2], alpha: values[3])
      } else {
        self.init(srgbRed: values[0], green: values[1], blue: values[2], alpha: values[3])
      }
    }
  }
#endif
