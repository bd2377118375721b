import Tincture

/// The functions and types that generated code brings along, where it uses them.
extension PlatformWriter {
  mutating func writeSupplements() {
    // A surface is made of gradients and shadows.
    if helpers.isUsed(.surface) {
      _ = helpers.use(.gradient)
      _ = helpers.use(.shadow)
    }
    for helper in [Helper.surface, .gradient, .shadow, .assetImage] where helpers.isUsed(helper) {
      write(supplement(helper))
    }
    for helper in Helper.allCases where helper.rawValue < Helper.gradient.rawValue && helpers.isUsed(helper) {
      write(supplement(helper))
    }
    if helpers.isUsed(.dynamicColor) { write(Self.colorTraits) }
  }

  private mutating func write(_ source: String) {
    if source.isEmpty { return }
    text.line()
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { text.line() } else { text.line(String(line), depth: 1) }
    }
  }

  private func supplement(_ helper: Helper) -> String {
    let name = helpers[helper]
    return switch (platform.framework, helper) {
    case (_, .rgb): rgb(name)
    case (_, .surface): surface
    case (.swiftUI, .assetImage): Self.assetImage(name, access)
    case (.swiftUI, .dynamicColor): Self.dynamicColor(name)
    case (.swiftUI, .scaled): scaled(name)
    case (.swiftUI, _): ""
    case (_, .gradient): gradient
    case (_, .shadow): shadow
    case (.uiKit, .isElevated): Self.isElevated(name)
    case (.uiKit, .largestTitle): Self.largestTitle(name)
    case (.uiKit, .invertedImage): Self.invertedUIImage(name)
    case (_, .namedFont): namedFont(name)
    case (_, .designedFont): designedFont(name)
    case (.appKit, .isDark):
      Self.appearanceTest(
        name, "dark",
        [
          "darkAqua", "vibrantDark", "accessibilityHighContrastDarkAqua",
          "accessibilityHighContrastVibrantDark",
        ])
    case (.appKit, .isHighContrast):
      Self.appearanceTest(
        name, "one of high contrast",
        [
          "accessibilityHighContrastAqua", "accessibilityHighContrastDarkAqua",
          "accessibilityHighContrastVibrantLight", "accessibilityHighContrastVibrantDark",
        ])
    case (.appKit, .invertedImage): Self.invertedNSImage(name)
    case (.appKit, .templateImage): Self.templateImage(name)
    case (.appKit, .tintedImage): Self.tintedImage(name)
    default: ""
    }
  }

  // MARK: Colours

  private func rgb(_ name: String) -> String {
    let (labels, last, number) =
      switch platform.framework {
      case .uiKit: ("red: red, green: green, blue: blue", "alpha", "CGFloat")
      case .appKit: ("srgbRed: red, green: green, blue: blue", "alpha", "CGFloat")
      case .swiftUI: ("red: red, green: green, blue: blue", "opacity", "Double")
      }
    return """
      /// An sRGB color of eight bits a component.
      private nonisolated static func \(name)(_ hex: UInt32, alpha: \(number) = 1) -> \(platform.color) {
        let red = \(number)(hex >> 16 & 0xFF) / 255
        let green = \(number)(hex >> 8 & 0xFF) / 255
        let blue = \(number)(hex & 0xFF) / 255
        return \(platform.color)(\(labels), \(last): alpha)
      }
      """
  }

  private static func isElevated(_ name: String) -> String {
    """
    /// Whether something lies above others, as a sheet does; tvOS has no levels.
    private nonisolated static func \(name)(_ traits: UITraitCollection) -> Bool {
      #if os(tvOS)
        false
      #else
        traits.userInterfaceLevel == .elevated
      #endif
    }
    """
  }

  private static func appearanceTest(_ name: String, _ meaning: String, _ names: [String]) -> String {
    """
    /// Whether an appearance is \(meaning).
    private nonisolated static func \(name)(_ appearance: NSAppearance) -> Bool {
      let name = appearance.bestMatch(from: [
        .aqua, .darkAqua, .vibrantLight, .vibrantDark, .accessibilityHighContrastAqua,
        .accessibilityHighContrastDarkAqua, .accessibilityHighContrastVibrantLight,
        .accessibilityHighContrastVibrantDark,
      ])
      switch name {
      case \(names.map { ".\($0)" }.joined(separator: ",\n    ")):
        return true
      default:
        return false
      }
    }
    """
  }

  private static func dynamicColor(_ name: String) -> String {
    """
    /// A color that UIKit or AppKit resolves anew wherever it is drawn.
    private nonisolated static func \(name)(
      _ color: @escaping @Sendable (ColorTraits) -> Color
    ) -> Color {
      #if canImport(UIKit) && !os(watchOS)
        Color(uiColor: UIColor { @Sendable traits in UIColor(color(ColorTraits(traits))) })
      #elseif canImport(AppKit)
        Color(
          nsColor: NSColor(name: nil) { @Sendable appearance in
            NSColor(color(ColorTraits(appearance)))
          })
      #else
        // watchOS is always dark.
        color(ColorTraits(colorScheme: .dark))
      #endif
    }
    """
  }

  private static let colorTraits = """
    /// What a color may vary by.
    private struct ColorTraits: Sendable {
      var colorScheme = ColorScheme.light
      var colorSchemeContrast = ColorSchemeContrast.standard
      var isElevated = false
      var isWideGamut = false

      #if canImport(UIKit) && !os(watchOS)
        nonisolated init(_ traits: UITraitCollection) {
          colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
          colorSchemeContrast = traits.accessibilityContrast == .high ? .increased : .standard
          isWideGamut = traits.displayGamut == .P3
          #if !os(tvOS)
            isElevated = traits.userInterfaceLevel == .elevated
          #endif
        }
      #elseif canImport(AppKit)
        nonisolated init(_ appearance: NSAppearance) {
          let name = appearance.bestMatch(from: [
            .aqua, .darkAqua, .vibrantLight, .vibrantDark, .accessibilityHighContrastAqua,
            .accessibilityHighContrastDarkAqua, .accessibilityHighContrastVibrantLight,
            .accessibilityHighContrastVibrantDark,
          ])
          switch name {
          case .darkAqua, .vibrantDark: colorScheme = .dark
          case .accessibilityHighContrastAqua, .accessibilityHighContrastVibrantLight:
            colorSchemeContrast = .increased
          case .accessibilityHighContrastDarkAqua, .accessibilityHighContrastVibrantDark:
            colorScheme = .dark
            colorSchemeContrast = .increased
          default: break
          }
        }
      #else
        nonisolated init(colorScheme: ColorScheme) { self.colorScheme = colorScheme }
      #endif
    }
    """

  // MARK: Text

  private func scaled(_ name: String) -> String {
    var cases = ""
    for style in TextStyle.allCases where scaledStyles.contains(style) && style != .body {
      cases += "    case \(platform.name(of: style)): \(Self.sizes(style))\n"
    }
    let sizes =
      cases.isEmpty
      ? "  let sizes: [CGFloat] = \(Self.sizes(.body))"
      : "  let sizes: [CGFloat] =\n    switch style {\n\(cases)    default: \(Self.sizes(.body))\n    }"
    return """
      /// A number of points as it grows with a text style, by the sizes of the Human Interface Guidelines.
      private nonisolated static func \(name)(
        _ points: CGFloat, like style: Font.TextStyle, upTo maximum: CGFloat = .infinity,
        in environment: EnvironmentValues
      ) -> CGFloat {
      \(sizes)
        let index = DynamicTypeSize.allCases.firstIndex(of: environment.dynamicTypeSize) ?? 3
        return min(points * sizes[index] / sizes[3], maximum)
      }
      """
  }

  private static func sizes(_ style: TextStyle) -> String {
    let sizes = ContentSizeCategory.allCases.filter { $0 != .unspecified }.map { style.pointSize(at: $0) }
    return "[\(sizes.map(text(of:)).joined(separator: ", "))]"
  }

  private static func largestTitle(_ name: String) -> String {
    """
    /// The text style `largeTitle`, which tvOS has not.
    private nonisolated static var \(name): UIFont.TextStyle {
      #if os(tvOS)
        .title1
      #else
        .largeTitle
      #endif
    }
    """
  }

  private func designedFont(_ name: String) -> String {
    let font = platform.font
    let made = platform.framework == .uiKit ? "map { UIFont(" : "flatMap { NSFont("
    return """
      /// A font of the system's in another design.
      private nonisolated static func \(name)(
        _ design: \(font)Descriptor.SystemDesign, size: CGFloat, weight: \(font).Weight
      ) -> \(font) {
        let font = \(font).systemFont(ofSize: size, weight: weight)
        let descriptor = font.fontDescriptor.withDesign(design)
        return descriptor.\(made)descriptor: $0, size: size) } ?? font
      }
      """
  }

  private func namedFont(_ name: String) -> String {
    let font = platform.font
    let isUIKit = platform.framework == .uiKit
    return """
      /// A font of a family that the app brings; the system's where that is not installed.
      private nonisolated static func \(name)(
        _ family: String, size: CGFloat, weight: \(font).Weight
      ) -> \(font) {
      \(isUIKit
        ? "  guard !UIFont.fontNames(forFamilyName: family).isEmpty else {\n    return .systemFont(ofSize: size, weight: weight)\n  }\n" : "")\
        let traits = [\(font)Descriptor.TraitKey.weight: weight.rawValue]
        let descriptor = \(font)Descriptor(fontAttributes: [.family: family, .traits: traits])
      \(isUIKit
        ? "  return UIFont(descriptor: descriptor, size: size)"
        : "  return NSFont(descriptor: descriptor, size: size) ?? .systemFont(ofSize: size, weight: weight)")
      }
      """
  }

  // MARK: Images

  private static func invertedUIImage(_ name: String) -> String {
    """
    /// An image with its colors inverted.
    private nonisolated static func \(name)(_ image: UIImage) -> UIImage {
      guard let original = image.cgImage else { return image }
      let output = CIImage(cgImage: original).applyingFilter("CIColorInvert")
      guard let inverted = CIContext().createCGImage(output, from: output.extent) else { return image }
      return UIImage(cgImage: inverted, scale: image.scale, orientation: image.imageOrientation)
        .withRenderingMode(.alwaysOriginal)
    }
    """
  }

  private static func invertedNSImage(_ name: String) -> String {
    """
    /// An image with its colors inverted.
    private nonisolated static func \(name)(_ image: NSImage) -> NSImage {
      guard let original = image.cgImage(forProposedRect: nil, context: nil, hints: nil) else {
        return image
      }
      let output = CIImage(cgImage: original).applyingFilter("CIColorInvert")
      guard let inverted = CIContext().createCGImage(output, from: output.extent) else { return image }
      return NSImage(cgImage: inverted, size: image.size)
    }
    """
  }

  private static func templateImage(_ name: String) -> String {
    """
    /// An image of which only the opacity counts.
    private nonisolated static func \(name)(_ image: NSImage) -> NSImage {
      image.isTemplate = true
      return image
    }
    """
  }

  private static func tintedImage(_ name: String) -> String {
    """
    /// The shape of an image in one color.
    private nonisolated static func \(name)(_ image: NSImage, with color: NSColor) -> NSImage {
      NSImage(size: image.size, flipped: false) { bounds in
        image.draw(in: bounds)
        color.set()
        bounds.fill(using: .sourceIn)
        return true
      }
    }
    """
  }
}
