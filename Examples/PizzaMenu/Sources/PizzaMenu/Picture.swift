import Tincture

/// A pizza of half-block points, with its toppings.
struct Picture {
  static let width = 10
  static let height = 5

  private let dish: Dish
  private let traits: TraitCollection

  init(_ dish: Dish, _ traits: TraitCollection) {
    self.dish = dish
    self.traits = traits
  }

  func draw(at column: Int, _ line: Int, on canvas: inout Canvas) {
    for row in 0..<Self.height {
      for offset in 0..<Self.width {
        canvas.plot(point(offset, row * 2), point(offset, row * 2 + 1), at: column + offset, line + row)
      }
    }
  }

  /// The colour of a point; nil beside the pizza.
  private func point(_ x: Int, _ y: Int) -> RGBAColor? {
    let (dx, dy) = (Double(x) - 4.5, Double(y) - 4.5)
    let distance = (dx * dx + dy * dy).squareRoot()
    let colors = PizzaMenuStyle.Colors.Pizza.self
    if distance > 4.9 { return nil }
    if distance > 3.9 { return colors.crust.resolved(with: traits) }
    let spot = (x * 7 + y * 5 + x * y) % 5
    guard spot < 3 else { return colors.sauce.resolved(with: traits) }
    return switch dish.toppings[(x + y * 3 + spot) % dish.toppings.count] {
    case .cheese: colors.cheese.resolved(with: traits)
    case .leaf: colors.leaf.resolved(with: traits)
    case .olive: colors.olive.resolved(with: traits)
    case .sauce: colors.sauce.resolved(with: traits)
    }
  }
}
