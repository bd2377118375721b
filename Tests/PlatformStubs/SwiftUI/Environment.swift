public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { fatalError() }
    set {}
  }
  public var colorScheme: ColorScheme {
    get { fatalError() }
    set {}
  }
  public var colorSchemeContrast: ColorSchemeContrast { fatalError() }
  public var dynamicTypeSize: DynamicTypeSize {
    get { fatalError() }
    set {}
  }
  public var isEnabled: Bool {
    get { fatalError() }
    set {}
  }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// It has the name of a type of Tincture: who imports both must say which is meant.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large
}

public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font { fatalError() }
  public static func system(
    size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
  ) -> Font {
    fatalError()
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
    fatalError()
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { fatalError() }
  public func weight(_ weight: Font.Weight) -> Font { self }
}
