import Tincture

/// The values of a theme's tokens but for colours, each once; colours have a `ColorPool`.
package struct TokenValues: Sendable {
  package var metrics = ValuePool<Double>()
  package var fonts = ValuePool<FontToken>()
  package var gradients = ValuePool<ColorGradient>()
  package var shadows = ValuePool<[ShadowLayer]>()
  package var surfaces = ValuePool<SurfaceStyle>()
  package var layouts = ValuePool<String>()
  package var images = ValuePool<ImageToken>()
}

/// Values of one kind, each kept once and told apart by number.
package struct ValuePool<Value: Hashable & Sendable>: Sendable {
  package private(set) var values: [Value] = []
  private var numbers: [Value: Int32] = [:]

  /// The number of a value, given now if it is new.
  package mutating func intern(_ value: Value) -> Int32 {
    if let number = numbers[value] { return number }
    let number = Int32(values.count)
    values.append(value)
    numbers[value] = number
    return number
  }

  package subscript(number: Int32) -> Value { values[Int(number)] }
}
