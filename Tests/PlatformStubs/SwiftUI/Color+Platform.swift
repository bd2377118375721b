#if canImport(UIKit)
  import UIKit

  extension Color {
    public nonisolated init(uiColor: UIColor) { self.init(red: 0, green: 0, blue: 0) }
  }
#elseif canImport(AppKit)
  import AppKit

  extension Color {
    public nonisolated init(nsColor: NSColor) { self.init(red: 0, green: 0, blue: 0) }
  }
#endif
