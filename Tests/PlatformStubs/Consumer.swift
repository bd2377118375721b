// The bridges as an app uses them.
import Tincture

let accent = DynamicColor(
  light: RGBAColor(red: 0, green: 0.3, blue: 0.8),
  dark: RGBAColor(red: 0.4, green: 0.7, blue: 1, colorSpace: .displayP3))
let card = Dynamic(
  SurfaceStyle(shape: .capsule, normal: SurfaceState(fill: .color(accent.fallback)), selected: nil))
let title = Dynamic(FontToken(textStyle: .headline, family: .named("Avenir Next"), maximumSize: 30))
let glow = Dynamic(ColorGradient(from: .leading, to: .trailing, stops: []))

#if os(watchOS)
  import UIKit

  func fonts() -> [UIFont] { [.preferredFont(for: title.fallback)] }

  func color() -> UIColor { UIColor(accent.fallback) }
#elseif canImport(UIKit)
  import UIKit

  final class Card: UILabel {
    func refresh() {
      backgroundColor = UIColor(accent)
      font = .preferredFont(for: title, compatibleWith: traitCollection)
      layer.borderColor = accent.resolved(with: traitCollection).cgColor
      layer.cast(ShadowLayer(color: accent.resolved(with: traitCollection), radius: 4, y: 2))
      CAGradientLayer().show(glow.resolved(with: traitCollection))
    }

    /// A tree of environments in step with the view.
    func update(_ environment: TraitEnvironment) {
      environment.traitOverrides = TraitCollection(traitCollection)
    }
  }

  func traitsOfUIKit() -> UITraitCollection {
    UITraitCollection(TraitCollection(userInterfaceStyle: .dark, preferredContentSizeCategory: .small))
  }

  func icon() -> UIImage? { .image(for: ImageToken("gear", rendering: .template, tint: accent.fallback)) }

  /// From any thread.
  nonisolated func colors() -> [UIColor] { [UIColor(accent), UIColor(accent.fallback)] }
#elseif canImport(AppKit)
  import AppKit

  final class Label: NSTextField {
    func refresh() {
      textColor = NSColor(accent)
      font = .preferredFont(for: title, compatibleWith: TraitCollection(effectiveAppearance))
    }
  }

  func dark() -> NSAppearance? {
    NSAppearance(named: NSAppearance.Name(TraitCollection(userInterfaceStyle: .dark)))
  }

  /// From any thread.
  nonisolated func colors() -> [NSColor] { [NSColor(accent), NSColor(accent.fallback)] }
#endif

#if canImport(SwiftUI)
  import SwiftUI

  struct Settings: View {
    @State private var isOn = false
    @Environment(\.traitCollection) private var traits

    var body: some View {
      ZStack {
        Text(verbatim: "Colour").foregroundStyle(accent).font(title)
        Text(verbatim: "Opacity").foregroundStyle(accent.withAlpha(0.5))
        Text(verbatim: "Gradient").foregroundStyle(glow)
        Text(verbatim: "On iOS 16").foregroundStyle(Color(accent.resolved(with: traits)))
        Text(verbatim: "Card").surface(card, isSelected: isOn)
        LinearGradient(glow.resolved(with: traits))
        Button {
          isOn.toggle()
        } label: {
          TokenImage(Dynamic(ImageToken("gear")))
        }
        .buttonStyle(.surface(card))
        Toggle(isOn: $isOn) { Text(verbatim: "On") }.toggleStyle(.surface(card))
      }
      .environment(\.traitOverrides, TraitCollection(userInterfaceLevel: .elevated))
    }

    #if !os(watchOS) && (canImport(UIKit) || canImport(AppKit))
      var tint: Color { Color(accent) }
    #endif
  }
#endif
