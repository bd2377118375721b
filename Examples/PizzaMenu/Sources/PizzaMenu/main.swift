// Draws a pizzeria's menu under the traits that the arguments name: PizzaMenu --style dark --size accessibility3
import Tincture

do throws(Arguments.Mistake) {
  let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
  if arguments.wantsHelp {
    print(Arguments.help)
  } else {
    let width = arguments.width ?? min(max(Terminal.columns ?? 72, 40), 84)
    var view = MenuView(width: width, traits: arguments.traits)
    view.draw()
    print(view.canvas.text(isPlain: arguments.isPlain || Terminal.prefersPlain), terminator: "")
  }
} catch {
  Terminal.fail(error.message)
}
