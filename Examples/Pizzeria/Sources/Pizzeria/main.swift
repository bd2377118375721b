// Prints how a pizzeria's menu fits itself to all twelve text sizes, as an app would lay it out.
import Tincture

typealias Style = PizzeriaStyle

/// A number with one decimal place.
func text(_ number: Double) -> String {
  let tenths = Int((number * 10).rounded())
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}

/// The text in columns of its own; the last one is not filled up.
func row(_ first: String, _ values: [String]) -> String {
  padded(first, 36) + zip(values, widths).map(padded).joined() + (values.last ?? "")
}

func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

let columns = ["heading", "spacing", "line", "edge", "dish", "lines", "price", "picture", "categories"]
let widths = [9, 9, 6, 6, 6, 7, 9, 9]
print(row("text size", columns))

for category in ContentSizeCategory.allCases where category != .unspecified {
  let traits = TraitCollection(preferredContentSizeCategory: category)
  func lines(_ metric: Dynamic<Double>) -> String {
    let count = metric.resolved(with: traits)
    return count == 0 ? "any" : text(count)
  }
  let values = [
    text(Style.Fonts.heading.pointSize(with: traits)),
    text(Style.Metrics.rowSpacing.resolved(with: traits)),
    text(Style.Metrics.separator.resolved(with: traits)),
    text(Style.Metrics.stroke.resolved(with: traits)),
    lines(Style.Metrics.dishLines),
    lines(Style.Metrics.ingredientLines),
    Style.Layouts.dish.resolved(with: traits).rawValue,
    Style.Layouts.picture.resolved(with: traits).rawValue,
    Style.Layouts.categoryPicker.resolved(with: traits).rawValue,
  ]
  print(row("\(category)", values))
}

print()
for style in [UserInterfaceStyle.light, .dark] {
  let button = Style.Surfaces.button.resolved(with: TraitCollection(userInterfaceStyle: style))
  print(
    "the button in \(style): \(button.shape), at least \(text(button.minimumWidth)) by \(text(button.minimumHeight))"
  )
  for (name, state) in [
    ("normal", button.normal), ("pressed", button.pressed), ("disabled", button.disabled),
  ] {
    guard case .color(let fill) = state.fill else { continue }
    let edge = state.stroke.map { "edge of \(text($0.width))" } ?? "no edge"
    print("  \(padded(name, 9)) \(fill.hex), \(edge), \(state.content?.hex ?? "no") label")
  }
}
