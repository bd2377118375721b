// What the frameworks show of Foundation and Core Foundation; Foundation itself cannot be stood in for on Linux, since it
// has a `CGFloat` of its own there.

public final class CFString {}

open class NSObject {
  public init() {}
}

open class NSNumber: NSObject, @unchecked Sendable {
  public init(value: Double) { fatalError() }
}

open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { Bundle() }
}
