// Resolves a row and reads a hex colour as often as it is told to; what that allocates and locks is counted from outside.
import Styles
import Tincture

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
let traits = [UserInterfaceStyle.light, .dark].flatMap { style in
  [AccessibilityContrast.normal, .high].map {
    TraitCollection(userInterfaceStyle: style, accessibilityContrast: $0)
  }
}
let hex: StaticString = "#3CA0F0"
var sum = 0.0
for index in 0..<4 + count {
  sum += NeumorphicStyle.Colors.label.resolved(with: traits[index & 3]).red
  sum += RGBAColor(hex: UnsafeBufferPointer(start: hex.utf8Start, count: hex.utf8CodeUnitCount))?.red ?? 0
}
print(sum > 0 ? "resolved" : "nothing")
