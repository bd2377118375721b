/// The types that generated code brings along for values that a framework has no type of its own for.
extension PlatformWriter {
  var gradient: String {
    let isUIKit = platform.framework == .uiKit
    let (note, y) =
      isUIKit
      ? ("", ("startPoint", "endPoint"))
      : (
        "\n  /// The y axis is taken to point up.",
        ("CGPoint(x: startPoint.x, y: 1 - startPoint.y)", "CGPoint(x: endPoint.x, y: 1 - endPoint.y)")
      )
    return """
      /// Colors along a line, which runs in parts of the width and the height from the top left corner.
      \(access) struct Gradient {
        \(access) let colors: [\(platform.color)]
        /// 0 (the line's start) ... 1 (its end).
        \(access) let locations: [CGFloat]
        \(access) let startPoint: CGPoint
        \(access) let endPoint: CGPoint

        /// Makes a layer show the gradient, in the colors of now: call it again when these change.\(note)
        \(access) func apply(to layer: CAGradientLayer) {
          layer.type = .axial
          layer.colors = colors.map(\\.cgColor)
          layer.locations = locations.map { NSNumber(value: Double($0)) }
          layer.startPoint = \(y.0)
          layer.endPoint = \(y.1)
        }
      }
      """
  }

  var shadow: String {
    let sign = platform.framework == .uiKit ? "" : "-"
    let note = platform.framework == .uiKit ? "" : "\n  /// The y axis is taken to point up."
    return """
      /// One shadow of a shape; of several, the first is on top.
      \(access) struct Shadow {
        \(access) let color: \(platform.color)
        \(access) let radius: CGFloat
        \(access) var x: CGFloat = 0
        /// How far it lies down.
        \(access) var y: CGFloat = 0
        /// Whether it falls into the shape, which a layer cannot show by itself.
        \(access) var isInset = false

        /// Makes a layer cast the shadow, in the color of now: call it again when that changes.\(note)
        \(access) func apply(to layer: CALayer) {
          layer.shadowColor = color.cgColor
          layer.shadowOpacity = isInset ? 0 : 1
          layer.shadowRadius = radius
          layer.shadowOffset = CGSize(width: x, height: \(sign)y)
        }
      }
      """
  }

  var surface: String {
    let isSwiftUI = platform.framework == .swiftUI
    let paint = isSwiftUI ? "AnyShapeStyle" : "Paint"
    let paints =
      isSwiftUI
      ? ""
      : """

        /// What a shape is filled or stroked with.
        \(access) enum Paint {
          case color(\(platform.color))
          case gradient(Gradient)
        }

      """
    return """
      /// How a control or a card is drawn: its shape, its room, and what it looks like in each state.
      \(access) struct Surface {
        \(access) enum Shape {
          case rectangle
          case roundedRectangle(cornerRadius: CGFloat)
          case capsule
          case circle
        }
      \(paints)
        /// What it looks like in one state.
        \(access) struct State {
          /// Nil for nothing.
          \(access) var fill: \(paint)?
          /// The line along the edge, inside of it; nil for none.
          \(access) var stroke: \(paint)?
          \(access) var strokeWidth: CGFloat = 0
          /// The first is on top.
          \(access) var shadows: [\(platform.shadow)] = []
          /// Of the text or the icon; nil leaves it to the content.
          \(access) var content: \(platform.color)?
        }

        \(access) var shape = Shape.rectangle
        \(access) var verticalPadding: CGFloat = 0
        \(access) var horizontalPadding: CGFloat = 0
        \(access) var minimumWidth: CGFloat = 0
        \(access) var minimumHeight: CGFloat = 0
        \(access) var normal: State
        /// Nil, as for the other states, where it looks as at rest.
        \(access) var pressed: State?
        \(access) var selected: State?
        \(access) var disabled: State?
      }
      """
  }

  static func assetImage(_ name: String, _ access: String) -> String {
    """
    /// An image of the app's assets as a template, in its tint, or inverted.
    \(access) struct \(name): View {
      let name: String
      let bundle: Bundle?
      let isTemplate: Bool
      let isInverted: Bool
      let tint: Color?

      fileprivate nonisolated init(
        _ name: String, bundle: Bundle?, isTemplate: Bool = false, isInverted: Bool = false,
        tint: Color? = nil
      ) {
        self.name = name
        self.bundle = bundle
        self.isTemplate = isTemplate
        self.isInverted = isInverted
        self.tint = tint
      }

      \(access) var body: some View {
        let image = Image(name, bundle: bundle).renderingMode(isTemplate ? .template : .original)
        if isInverted {
          image.colorInvert()
        } else if let tint {
          image.foregroundStyle(tint)
        } else {
          image
        }
      }
    }
    """
  }

  static let colorTraits = """
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
}
