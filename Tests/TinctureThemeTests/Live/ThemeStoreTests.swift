import Foundation
import TestSupport
import Testing
import Tincture

@testable import TinctureTheme

/// A generated style, as it stands in an app.
private enum AppStyle {
  static let compiled = CompiledStyle(
    name: "App", table: table,
    tokens: "palette(ink)colors(label button(fill))metrics(gap)layouts(picker)surfaces(card)")
  static let table = StyleTable(
    """
    0 111111
    8 000001 000002
    0 000003 ~000004
    m0 8
    l0:80 'list' 'button'
    u0 c,0,0,44,44|FF0000:-:-:-|||
    """)

  static var label: DynamicColor { DynamicColor(row: 1, in: table) }
  static var fill: DynamicColor { DynamicColor(row: 2, in: table) }
  static var gap: Dynamic<Double> { Dynamic<Double>(row: 0, in: table) }
  static var card: Dynamic<SurfaceStyle> { Dynamic<SurfaceStyle>(row: 0, in: table) }
  static let picker = Dynamic<Picker>(row: 0, in: table)

  enum Picker: String, LayoutChoice { case list, button }
}

@Suite("Live themes")
struct ThemeStoreTests {
  private let folder: TemporaryFolder
  private let none = TraitCollection()

  init() throws { folder = try TemporaryFolder() }

  private func store(_ text: String) throws -> ThemeStore {
    ThemeStore(path: try folder.write("app.yaml", text), style: AppStyle.compiled)
  }

  @Test("a generated token has the theme's value, and follows it")
  func follows() throws {
    let store = try store("theme: App\ncolors: { label: { light: red, dark: blue } }\nmetrics: { gap: 9 }\n")
    let label = store.live(AppStyle.label)
    let gap = store.live(AppStyle.gap)
    #expect(label.resolved(with: none).hex == "#FF0000")
    #expect(label.resolved(with: TraitCollection(userInterfaceStyle: .dark)).hex == "#0000FF")
    #expect(gap.resolved(with: none) == 9)
    try folder.write("app.yaml", "theme: App\ncolors: { label: lime }\nmetrics: { gap: 10 }\n")
    #expect(label.resolved(with: none).hex == "#FF0000", "not before it is loaded again")
    #expect(store.reload().diagnostics.isEmpty)
    #expect(label.resolved(with: none).hex == "#00FF00")
    #expect(gap.resolved(with: none) == 10)
  }

  @Test("what the theme has not, or has broken, is the style's, token by token")
  func fallsBack() throws {
    let store = try store(
      """
      theme: App
      colors: { label: nocolour, button: { fill: $colors.nothing } }
      metrics: { gap: 9 }
      """)
    #expect(store.diagnostics.count == 2)
    #expect(store.loaded.theme == nil)
    #expect(store.live(AppStyle.label).resolved(with: none).hex == "#000001")
    #expect(store.live(AppStyle.fill).resolved(with: none).hex == "#000003")
    #expect(store.live(AppStyle.fill).fallback.hex == "#000004")
    #expect(store.live(AppStyle.gap).resolved(with: none) == 9)
    #expect(store.live(AppStyle.card).resolved(with: none).minimumWidth == 44)
    #expect(store.live(AppStyle.card).normal.resolved(with: none).fill != nil)
  }

  @Test("a layout's value that its enum does not know is the style's")
  func layouts() throws {
    let store = try store("theme: App\nlayouts: { picker: { any: button, dark: grid } }\n")
    let picker = store.live(AppStyle.picker)
    #expect(picker.resolved(with: none) == .button)
    #expect(picker.resolved(with: TraitCollection(userInterfaceStyle: .dark)) == .list)
    #expect(picker.fallback == .button)
  }

  @Test("tokens are found by their full names, in the theme or in the style")
  func paths() throws {
    let store = try store("theme: App\ncolors: { own: red }\nfonts: { body: body }\n")
    #expect(store.color("colors.own")?.resolved(with: none).hex == "#FF0000")
    #expect(store.color("palette.ink")?.resolved(with: none).hex == "#111111")
    #expect(store.color("colors.button.fill")?.resolved(with: none).hex == "#000003")
    #expect(store.token("fonts.body", as: FontToken.self)?.fallback == FontToken(textStyle: .body))
    #expect(store.token("metrics.gap", as: Double.self)?.resolved(with: none) == 8)
    #expect(store.color("colors.none") == nil)
    #expect(store.color("metrics.gap") == nil, "it is no colour")
    let own = try #require(store.color("colors.own"))
    try folder.write("app.yaml", "theme: App\ncolors: { other: blue }\n")
    store.reload()
    #expect(own.resolved(with: none).hex == "#FF0000", "what is lost keeps the value it had")
  }

  @Test("a file that is missing or no theme at all changes nothing")
  func unreadable() throws {
    let store = try store("theme: App\ncolors: { label: red }\n")
    try folder.write("app.yaml", "")
    #expect(store.reload().diagnostics.count == 1)
    #expect(store.live(AppStyle.label).resolved(with: none).hex == "#FF0000")
    let other = ThemeStore(path: folder("missing.yaml"), style: AppStyle.compiled)
    #expect(other.diagnostics.map(\.rule) == [.unreadableFile])
    #expect(other.live(AppStyle.label).resolved(with: none).hex == "#000001")
  }

  @Test("what is no token of the style is given back")
  func strangers() throws {
    let store = try store("theme: App\ncolors: { label: red }\n")
    let color = DynamicColor(light: RGBAColor(red: 0, green: 1, blue: 0))
    #expect(store.live(color) == color)
    #expect(store.live(DynamicColor(row: 0, in: StyleTable("0 123456"))).fallback.hex == "#123456")
  }

  @Test(
    "a saved file is loaded by itself, also when a base or another file takes its place",
    .timeLimit(.minutes(1)))
  func watching() async throws {
    try folder.write("base.yaml", "theme: App\ncolors: { label: red }\n")
    let store = try store("extends: base.yaml\n")
    let label = store.live(AppStyle.label)
    let (reloads, continuation) = AsyncStream<LoadedTheme>.makeStream()
    let watch = store.watch(every: .milliseconds(5)) { continuation.yield($0) }
    var iterator = reloads.makeAsyncIterator()
    try folder.write("base.yaml", "theme: App\ncolors: { label: '#00F0F0' }\n")
    while label.resolved(with: none).hex != "#00F0F0" { _ = await iterator.next() }
    try folder.write("new.yaml", "theme: App\ncolors: { label: '#0F0F0F' }\n")
    try FileManager.default.removeItem(atPath: folder("app.yaml"))
    try FileManager.default.moveItem(atPath: folder("new.yaml"), toPath: folder("app.yaml"))
    while label.resolved(with: none).hex != "#0F0F0F" { _ = await iterator.next() }
    watch.cancel()
  }

  @Test("a base that was missing, unreadable or changed meanwhile makes the theme stale")
  func stale() throws {
    let store = try store("extends: base.yaml\n")
    #expect(store.loaded.watchedFiles.map(\.path) == [folder("app.yaml"), folder("base.yaml")])
    #expect(!store.isStale, "the base is missing, as it was")
    let text = "theme: App\ncolors: { label: red }\n"
    try folder.write("base.yaml", text)
    #expect(store.isStale)
    store.reload()
    #expect(!store.isStale)
    #expect(store.live(AppStyle.label).resolved(with: none).hex == "#FF0000")
    try FileManager.default.removeItem(atPath: folder("base.yaml"))
    try FileManager.default.createDirectory(atPath: folder("base.yaml"), withIntermediateDirectories: false)
    store.reload()
    #expect(!store.isStale && store.diagnostics.map(\.rule) == [.invalidExtends])
    try FileManager.default.removeItem(atPath: folder("base.yaml"))
    try folder.write("base.yaml", text)
    #expect(store.isStale)
  }

  @Test("a file that changes after it has been looked at, and before the load is over, counts as changed")
  func changedDuringLoad() throws {
    let path = try folder.write("file.yaml", "theme: App\n")
    let file = WatchedFile(path)
    #expect(!file.isChanged)
    try folder.write("file.yaml", "theme: Other\n")
    #expect(file.isChanged)
  }

  @Test("a theme is not watched at intervals of zero or less")
  func intervals() async {
    await #expect(processExitsWith: .failure) { _ = ThemeStore(path: "none.yaml").watch(every: .zero) }
    await #expect(processExitsWith: .failure) { _ = ThemeStore(path: "none.yaml").watch(every: .seconds(-1)) }
  }

  @Test("a token in another opacity follows the theme where the opacity is applied to the live one")
  func opacity() throws {
    let store = try store("theme: App\ncolors: { label: red }\n")
    #expect(store.live(AppStyle.label).withAlpha(0.5).resolved(with: none).hex == "#FF000080")
    #expect(store.live(AppStyle.label.withAlpha(0.5)).resolved(with: none).hex == "#00000180")
  }

  /// Two themes whose colours all agree within a theme, so that a reader would see a mixture.
  @Test("many threads read while others swap, and none sees a mixture or what is freed")
  func concurrent() async throws {
    let themes = ["red", "blue"].map { color in
      "theme: App\ncolors: { label: \(color), button: { fill: \(color) } }\n"
        + "shadows: { own: [{ color: \(color), radius: 3 }] }\n"
    }
    let store = try store(themes[0])
    let label = store.live(AppStyle.label)
    let own = try #require(store.token("shadows.own", as: [ShadowLayer].self))
    let traits = none
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<5_000).count { _ in
            let hex = label.resolved(with: traits).hex
            let layers = own.resolved(with: traits)
            return (hex != "#FF0000" && hex != "#0000FF") || layers.count != 1
          }
        }
      }
      for writer in 0..<2 {
        group.addTask { [folder] in
          for round in 0..<60 {
            _ = try? folder.write("app.yaml", themes[(round + writer) % 2])
            store.reload()
            await Task.yield()
          }
          return 0
        }
      }
      for await faults in group { #expect(faults == 0) }
    }
  }
}
