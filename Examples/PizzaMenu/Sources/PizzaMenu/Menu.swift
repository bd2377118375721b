/// What the house serves.
struct Dish {
  let name: String
  let ingredients: String
  let price: String
  /// The colours of what lies on the pizza.
  let toppings: [Topping]

  enum Topping { case cheese, leaf, olive, sauce }

  static let menu = [
    Dish(
      name: "Margherita", ingredients: "San Marzano tomatoes, fior di latte, fresh basil, olive oil",
      price: "8.50",
      toppings: [.cheese, .leaf, .cheese]),
    Dish(
      name: "Quattro Stagioni",
      ingredients:
        "Artichokes, cooked ham, mushrooms and black olives, a quarter for every season of the year",
      price: "11.00", toppings: [.olive, .cheese, .leaf, .sauce]),
    Dish(
      name: "Diavola", ingredients: "Spicy salami, mozzarella, chilli and a little honey", price: "10.50",
      toppings: [.sauce, .cheese, .sauce]),
    Dish(
      name: "Ortolana", ingredients: "Courgettes, aubergine, sweet peppers, rocket, pecorino", price: "9.80",
      toppings: [.leaf, .leaf, .cheese]),
  ]
}
