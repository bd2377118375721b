import TinctureTheme

/// Swift for apps of UIKit, without a library: for iOS, tvOS, visionOS and Mac Catalyst.
package struct UIKitEmitter: PlatformEmitter {
  package static let format = "uikit"
  package static let summary = "Swift enums of UIColor, UIFont and CGFloat, without a library"
  static let platform = Platform.uiKit
  let options: EmitterOptions

  package init(options: EmitterOptions) { self.options = options }
}

/// Swift for apps of AppKit, without a library.
package struct AppKitEmitter: PlatformEmitter {
  package static let format = "appkit"
  package static let summary = "Swift enums of NSColor, NSFont and CGFloat, without a library"
  static let platform = Platform.appKit
  let options: EmitterOptions

  package init(options: EmitterOptions) { self.options = options }
}

/// Swift for apps of SwiftUI, without a library, on all its systems.
package struct SwiftUIEmitter: PlatformEmitter {
  package static let format = "swiftui"
  package static let summary = "Swift enums of Color, Font and CGFloat for SwiftUI, without a library"
  static let platform = Platform.swiftUI
  let options: EmitterOptions

  package init(options: EmitterOptions) { self.options = options }
}

/// What the formats of the three frameworks share: all but their words.
protocol PlatformEmitter: Emitter {
  static var platform: Platform { get }
  var options: EmitterOptions { get }
}

extension PlatformEmitter {
  package static var shape: OutputShape { .file(extension: "swift") }
  package static var options: [EmitterOption] { [.access, .name, .alias, .omissions] }

  package func fileName(for theme: Theme) -> String { styleName(of: theme) + ".swift" }

  private func styleName(of theme: Theme) -> String { options[.name] ?? SwiftIdentifier.style(theme.name) }

  package func emit(_ theme: Theme) -> Emission {
    var writer = PlatformWriter(
      theme: theme, platform: Self.platform, styleName: styleName(of: theme), options: options)
    writer.writeFile()
    return Emission(writer.text.bytes, findings: writer.findings)
  }
}

extension EmitterOption {
  /// A second name for the outermost type.
  package static let alias = text(
    "alias", "NAME", "a constant of this name that stands for the outermost type, such as 'Style'"
  ) { name in
    let words = [SwiftIdentifier.property(name), SwiftIdentifier.type(name)]
    return words.contains(name) ? nil : "'\(name)' is no name in Swift; '\(words[1])' is"
  }
}
