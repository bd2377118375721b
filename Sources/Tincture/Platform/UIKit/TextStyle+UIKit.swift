#if canImport(UIKit)
  import UIKit

  extension TextStyle {
    /// UIKit's text style; nil for one that this library does not have.
    public init?(_ value: UIFont.TextStyle) {
      // The last, since on tvOS `largeTitle` is written `title1`, too.
      guard let style = Self.allCases.last(where: { UIFont.TextStyle($0) == value }) else { return nil }
      self = style
    }
  }

  extension UIFont.TextStyle {
    /// The text style for UIKit. On tvOS, which has no `largeTitle`, it is `title1`.
    public init(_ value: TextStyle) {
      switch value {
      case .largeTitle:
        #if os(tvOS)
          self = .title1
        #else
          self = .largeTitle
        #endif
      case .title1: self = .title1
      case .title2: self = .title2
      case .title3: self = .title3
      case .headline: self = .headline
      case .body: self = .body
      case .callout: self = .callout
      case .subheadline: self = .subheadline
      case .footnote: self = .footnote
      case .caption1: self = .caption1
      case .caption2: self = .caption2
      }
    }
  }
#endif
