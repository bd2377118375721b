import Tincture
import TinctureTheme

/// The words of a framework.
struct Platform: Sendable {
  enum Framework: Sendable {
    case uiKit, appKit, swiftUI
  }

  let framework: Framework
  let format: String
  let module: String
  let color: String
  let font: String
  let gradient: String
  let shadow: String
  let image: String
  /// What a function of traits is given.
  let parameter: String
  /// How it is passed on.
  let argument: String
  /// What stands before the parameter is read.
  let prelude: String?
  /// The appearances that a function, and a colour, can tell apart.
  let appearanceMask: UInt8
  let colorMask: UInt8
  /// Whether text sizes can be told apart, in a function and in a colour.
  let hasSizes: Bool
  let colorsHaveSizes: Bool
  /// The systems that have dynamic colours; nil where there are no others.
  let colorAvailability: String?
  /// Those that tell the traits of now.
  let availability: String?

  static let uiKit = Platform(
    framework: .uiKit, format: "uikit", module: "UIKit", color: "UIColor", font: "UIFont",
    gradient: "Gradient", shadow: "Shadow", image: "UIImage?",
    parameter: "compatibleWith traits: UITraitCollection? = nil", argument: "compatibleWith: traits",
    prelude: "let traits = traits ?? .current", appearanceMask: 15, colorMask: 15, hasSizes: true,
    colorsHaveSizes: true, colorAvailability: "iOS 13.0, tvOS 13.0, *",
    availability: "iOS 13.0, tvOS 13.0, *")

  static let appKit = Platform(
    framework: .appKit, format: "appkit", module: "AppKit", color: "NSColor", font: "NSFont",
    gradient: "Gradient", shadow: "Shadow", image: "NSImage?",
    parameter: "for appearance: NSAppearance? = nil", argument: "for: appearance",
    prelude: "let appearance = appearance ?? .currentDrawing()", appearanceMask: 12, colorMask: 12,
    hasSizes: false, colorsHaveSizes: false, colorAvailability: "macOS 10.15, *",
    availability: "macOS 11.0, *")

  static let swiftUI = Platform(
    framework: .swiftUI, format: "swiftui", module: "SwiftUI", color: "Color", font: "Font",
    gradient: "LinearGradient", shadow: "ShadowStyle", image: "Image",
    parameter: "in environment: EnvironmentValues", argument: "in: environment", prelude: nil,
    appearanceMask: 12, colorMask: 15, hasSizes: true, colorsHaveSizes: false, colorAvailability: nil,
    availability: nil)

  /// Names that no generated type may have, since generated code names the types that they are.
  static let usedTypes: Set<String> = [
    "AnyShapeStyle", "AssetImage", "Bool", "Bundle", "CAGradientLayer", "CALayer", "CGFloat", "CGPoint",
    "CGRect",
    "CGSize", "CIContext", "CIImage", "CaseIterable", "Color", "ColorScheme", "ColorSchemeContrast",
    "ColorTraits", "Double", "DynamicTypeSize", "EnvironmentValues", "Float", "Font", "Gradient", "Image",
    "LinearGradient", "NSAppearance", "NSColor", "NSFont", "NSFontDescriptor", "NSImage", "NSNumber",
    "Sendable",
    "Shadow", "ShadowStyle", "String", "Surface", "UIColor", "UIFont", "UIFontDescriptor", "UIFontMetrics",
    "UIImage", "UInt32", "UITraitCollection", "UnitPoint", "View",
  ]

  /// How a trait is asked for.
  struct Trait {
    let subject: String
    /// What it is where it is not at its default; nil for what is true or false.
    let value: String?

    var condition: String { value.map { "\(subject) == \($0)" } ?? subject }
    var pattern: String { value ?? "true" }
  }

  /// How the trait of a bit of an appearance is asked for.
  func trait(_ bit: UInt8, inColor: Bool, _ helpers: inout HelperNames) -> Trait {
    switch (framework, bit) {
    case (.uiKit, TraitUse.dark): Trait(subject: "traits.userInterfaceStyle", value: ".dark")
    case (.uiKit, TraitUse.highContrast): Trait(subject: "traits.accessibilityContrast", value: ".high")
    case (.uiKit, TraitUse.elevated): Trait(subject: "\(helpers.use(.isElevated))(traits)", value: nil)
    case (.uiKit, _): Trait(subject: "traits.displayGamut", value: ".P3")
    case (.appKit, TraitUse.dark): Trait(subject: "\(helpers.use(.isDark))(appearance)", value: nil)
    case (.appKit, _): Trait(subject: "\(helpers.use(.isHighContrast))(appearance)", value: nil)
    case (.swiftUI, TraitUse.dark):
      Trait(subject: inColor ? "traits.colorScheme" : "environment.colorScheme", value: ".dark")
    case (.swiftUI, TraitUse.highContrast):
      Trait(
        subject: inColor ? "traits.colorSchemeContrast" : "environment.colorSchemeContrast",
        value: ".increased")
    case (.swiftUI, TraitUse.elevated): Trait(subject: "traits.isElevated", value: nil)
    case (.swiftUI, _): Trait(subject: "traits.isWideGamut", value: nil)
    }
  }

  /// Where the text size is told, and whether it is one of accessibility.
  var size: (subject: String, isAccessibility: String) {
    framework == .swiftUI
      ? ("environment.dynamicTypeSize", "isAccessibilitySize")
      : ("traits.preferredContentSizeCategory", "isAccessibilityCategory")
  }

  /// The names of the twelve sizes.
  var sizeNames: [String] {
    guard framework == .swiftUI else {
      return ContentSizeCategory.allCases.filter { $0 != .unspecified }.map { ".\($0)" }
    }
    return ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"].map { ".\($0)" }
      + (1...5).map { ".accessibility\($0)" }
  }

  /// The name of a text style.
  func name(of style: TextStyle) -> String {
    guard framework == .swiftUI else { return ".\(style)" }
    return switch style {
    case .title1: ".title"
    case .caption1: ".caption"
    case .caption2: ".caption2"
    default: ".\(style)"
    }
  }
}
