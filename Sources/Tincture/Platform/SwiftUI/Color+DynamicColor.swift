#if canImport(SwiftUI)
  import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    import UIKit

    extension Color {
      /// A colour that is resolved anew under UIKit's traits wherever it is drawn; `traitOverrides` do not reach it.
      public nonisolated init(_ color: DynamicColor) { self.init(uiColor: UIColor(color)) }
    }
  #elseif canImport(AppKit)
    import AppKit

    extension Color {
      /// A colour that is resolved anew under AppKit's appearance wherever it is drawn; `traitOverrides` do not reach it.
      public nonisolated init(_ color: DynamicColor) { self.init(nsColor: NSColor(color)) }
    }
  #endif
#endif
