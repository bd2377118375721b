// Resolves a row as often as it is told to; what that allocates and locks is counted from outside.
import Styles
import Tincture

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
let traits = [UserInterfaceStyle.light, .dark].flatMap { style in
  [AccessibilityContrast.normal, .high].map {
    TraitCollection(userInterfaceStyle: style, accessibilityContrast: $0)
  }
}
var sum = 0.0
for index in 0..<4 + count {
  sum += NeumorphicStyle.Colors.label.resolved(with: traits[index & 3]).red
}
print(sum > 0 ? "resolved" : "nothing")
