@_exported import CoreGraphics

open class CIImage: NSObject, @unchecked Sendable {
  public init(cgImage image: CGImage) { fatalError() }
  open var extent: CGRect { fatalError() }
  open func applyingFilter(_ filterName: String) -> CIImage { fatalError() }
}

open class CIContext: NSObject, @unchecked Sendable {
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { fatalError() }
}
