#if canImport(SwiftUI)
  import SwiftUI

  /// The asset of an image token, as a template in its tint or inverted where it says so, under the environment's traits.
  public struct TokenImage: View {
    private let image: Dynamic<ImageToken>
    private let bundle: Bundle?
    private let isResizable: Bool
    @Environment(\.traitCollection) private var traits

    /// An image; one that is resizable fills the space that it is given.
    public init(_ image: Dynamic<ImageToken>, bundle: Bundle? = nil, isResizable: Bool = false) {
      self.image = image
      self.bundle = bundle
      self.isResizable = isResizable
    }

    public var body: some View {
      let token = image.resolved(with: traits)
      let asset = Image(token.name, bundle: bundle)
        .renderingMode(token.rendering == .template ? .template : .original)
      let sized = isResizable ? asset.resizable() : asset
      let tinted = sized.foregroundStyle(AnyShapeStyle(content: token.tint))
      if token.isInverted {
        tinted.colorInvert()
      } else {
        tinted
      }
    }
  }
#endif
