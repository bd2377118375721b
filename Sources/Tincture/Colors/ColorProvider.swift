/// A closure that chooses a colour, with an identity to compare by.
@usableFromInline
final class ColorProvider: Sendable {
  private let choose: @Sendable (TraitCollection) -> RGBAColor

  init(_ choose: @escaping @Sendable (TraitCollection) -> RGBAColor) {
    self.choose = choose
  }

  @usableFromInline
  func color(with traits: TraitCollection) -> RGBAColor { choose(traits) }
}
