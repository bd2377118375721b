import Testing
import TinctureCodegen

@Suite("The formats uikit, appkit and swiftui")
struct PlatformEmitterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let format: String
    let theme: String
    let expected: String

    var testDescription: String { "\(format): \(theme)" }
  }

  static func emit(_ format: String, _ body: String, _ options: [String: String] = [:]) throws -> Emitted {
    let emitter = try #require(EmitterRegistry.emitter(format))
    return try Emitted(emitter, "theme: Test\n" + body, EmitterOptions(options))
  }

  static let values: [Case] = [
    // Colours.
    Case(format: "uikit", theme: "palette: { a: '#123456' }", expected: "static let a = rgb(0x123456)"),
    Case(
      format: "uikit", theme: "palette: { a: '#12345680' }",
      expected: "static let a = rgb(0x123456, alpha: 0.502)"),
    Case(
      format: "uikit", theme: "palette: { a: color(display-p3 1 0.5 0) }",
      expected: "UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1)"),
    Case(
      format: "appkit", theme: "palette: { a: color(display-p3 1 0.5 0 / 0.5) }",
      expected: "NSColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 0.5)"),
    Case(
      format: "swiftui", theme: "palette: { a: color(display-p3 1 0.5 0) }",
      expected: "Color(.displayP3, red: 1, green: 0.5, blue: 0)"),
    Case(
      format: "uikit", theme: "palette: { a: rgb(12.5% 25% 50%) }",
      expected: "UIColor(red: 0.125, green: 0.25, blue: 0.5, alpha: 1)"),
    Case(
      format: "uikit", theme: "colors: { a: { light: white, dark: black } }",
      expected: "    public static let a = UIColor { @Sendable traits in\n"
        + "      traits.userInterfaceStyle == .dark ? rgb(0x000000) : rgb(0xFFFFFF)\n    }\n"),
    Case(
      format: "appkit", theme: "colors: { a: { light: white, dark: black } }",
      expected: "    public static let a = NSColor(name: nil) { @Sendable appearance in\n"
        + "      isDark(appearance) ? rgb(0x000000) : rgb(0xFFFFFF)\n    }\n"),
    Case(
      format: "swiftui", theme: "colors: { a: { light: white, dark: black } }",
      expected: "    public static let a = dynamicColor { traits in\n"
        + "      traits.colorScheme == .dark ? rgb(0x000000) : rgb(0xFFFFFF)\n    }\n"),
    Case(
      format: "swiftui", theme: "colors: { a: { any: white, size>=xxLarge: black } }",
      expected: "    public static func a(in environment: EnvironmentValues) -> Color {\n"),
    Case(
      format: "uikit", theme: "colors: { a: { any: white, dark+highContrast: black } }",
      expected: "      case (.dark, .high): rgb(0x000000)\n      default: rgb(0xFFFFFF)\n"),
    // What is the same with and without a trait is written once.
    Case(
      format: "uikit", theme: "colors: { a: { any: white, highContrast: white, dark: black } }",
      expected: "traits.userInterfaceStyle == .dark ?"),
    Case(
      format: "uikit", theme: "colors: { a: { any: white, p3: black, elevated: red } }",
      expected: "case (true, _): rgb(0xFF0000)\n      case (_, .P3): rgb(0x000000)\n"),
    // Fallbacks.
    Case(
      format: "uikit", theme: "colors: { a: { any: white, dark: black, fallback: red } }",
      expected: "guard #available(iOS 13.0, tvOS 13.0, *) else { return rgb(0xFF0000) }\n"),
    Case(
      format: "appkit", theme: "colors: { a: { any: white, fallback: red } }",
      expected: "guard #available(macOS 10.15, *) else { return rgb(0xFF0000) }\n      return rgb(0xFFFFFF)\n"
    ),
    Case(
      format: "uikit", theme: "metrics: { a: { any: 1, fallback: 2 } }",
      expected: "guard #available(iOS 13.0, tvOS 13.0, *) else { return 2 }\n      return 1\n"),
    // Metrics.
    Case(format: "uikit", theme: "metrics: { a: 44 }", expected: "static let a: CGFloat = 44\n"),
    Case(
      format: "uikit", theme: "metrics: { a: { any: 8, scales: body } }",
      expected: "UIFontMetrics(forTextStyle: .body).scaledValue(for: 8, compatibleWith: traits)\n"),
    Case(
      format: "uikit", theme: "metrics: { a: { any: 8, accessibility: 14, scales: body } }",
      expected: "scaledValue(for: 14, compatibleWith: traits)\n"),
    Case(
      format: "uikit", theme: "metrics: { a: { any: 8, scales: body }, b: $metrics.a }",
      expected: "static func b(compatibleWith traits: UITraitCollection? = nil) -> CGFloat {\n"
        + "      UIFontMetrics(forTextStyle: .body)"),
    Case(
      format: "swiftui", theme: "metrics: { a: { any: 8, scales: title1 } }",
      expected: "scaled(8, like: .title, in: environment)\n"),
    Case(
      format: "swiftui", theme: "metrics: { a: { any: 8, scales: title1 } }",
      expected: "case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]\n"),
    // Fonts.
    Case(
      format: "uikit", theme: "fonts: { a: body }",
      expected: "UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)\n"),
    Case(
      format: "uikit", theme: "fonts: { a: { textStyle: body, weight: bold, maximumSize: 40 } }",
      expected: "maximumPointSize: 40,\n"),
    Case(
      format: "appkit", theme: "fonts: { a: { textStyle: body, family: serif, size: 18, maximumSize: 18 } }",
      expected: "designedFont(.serif, size: 18, weight: .regular)"),
    Case(
      format: "swiftui", theme: "fonts: { a: { textStyle: title1, weight: bold } }",
      expected: "Font.system(.title).weight(.bold)"),
    Case(
      format: "swiftui", theme: "fonts: { a: { textStyle: caption1, family: Lora } }",
      expected: "Font.custom(\"Lora\", size: 12, relativeTo: .caption)"),
    Case(
      format: "swiftui", theme: "fonts: { a: { textStyle: body, maximumSize: 40 } }",
      expected: "scaled(17, like: .body, upTo: 40, in: environment)"),
    // Layouts and images.
    Case(
      format: "appkit", theme: "layouts: { a: { light: list, dark: grid } }",
      expected: "      return isDark(appearance) ? .grid : .list\n"),
    Case(
      format: "uikit", theme: "images: { a: { any: map, rendering: template } }",
      expected: "?.withRenderingMode(.alwaysTemplate)"),
    Case(
      format: "uikit", theme: "images: { a: { any: map, dark: invert(map) } }",
      expected: ".withRenderingMode(.alwaysOriginal)"),
    Case(
      format: "uikit", theme: "images: { a: invert(map) }",
      expected: ".map(invertedImage)\n"),
    Case(
      format: "swiftui", theme: "images: { a: invert(map) }",
      expected: "AssetImage(\"map\", bundle: bundle, isInverted: true)"),
    // Values that are made of others refer to them.
    Case(
      format: "uikit",
      theme: "colors: { a: { light: white, dark: black } }\nshadows: { s: { color: $colors.a, radius: 2 } }",
      expected: "static var s: [Shadow] { [Shadow(color: TestStyle.Colors.a, radius: 2)] }\n"),
    Case(
      format: "swiftui",
      theme: "colors: { a: { light: white, dark: black } }\ngradients: { g: { stops: [$colors.a, red] } }",
      expected: ".init(color: TestStyle.Colors.a, location: 0),\n"),
  ]

  @Test("each kind of token becomes what the framework has for it", arguments: values)
  func value(_ example: Case) throws {
    let output = try Self.emit(example.format, example.theme).text
    #expect(output.contains(example.expected), "\(output)")
  }

  @Test("what a framework does not tell is reported, a token each")
  func omissions() throws {
    let theme = """
      colors:
        a: { any: white, elevated: black, p3: red, dark: gray }
        b: { light: white, dark: black }
      metrics:
        c: { any: 1, accessibility: 2 }
      layouts:
        d: { any: list, elevated: grid }
      """
    #expect(try Self.emit("uikit", theme).findings.isEmpty)
    #expect(
      try Self.emit("appkit", theme).findings.map(\.message) == [
        "colors.a varies by level and gamut, which appkit cannot express; its value at the default is written",
        "metrics.c varies by size, which appkit cannot express; its value at the default is written",
        "layouts.d varies by level, which appkit cannot express; its value at the default is written",
      ])
    #expect(
      try Self.emit("swiftui", theme).findings.map(\.message) == [
        "layouts.d varies by level, which swiftui cannot express; its value at the default is written"
      ])
    #expect(try Self.emit("appkit", theme, ["omissions": "off"]).findings.isEmpty)
  }

  @Test("helpers and types make room for a theme's names")
  func names() throws {
    let theme = """
      palette:
        rgb: black
        color: { ui-color: { init: white } }
        Gradient: { is: "#111" }
      """
    let output = try Self.emit("uikit", theme).text
    #expect(output.contains("static let rgb = rgb2(0x000000)"))
    #expect(output.contains("static func rgb2(_ hex"))
    #expect(output.contains("enum ColorGroup {"))
    #expect(output.contains("enum UiColor {"))
    #expect(output.contains("enum GradientGroup {"))
    #expect(output.contains("static let `init` = "))
  }

  @Test("names that become one are an error that tells both")
  func collisions() throws {
    let findings = try Self.emit("uikit", "colors: { tab-bar: white, tabBar: black }").findings
    #expect(findings.map(\.severity) == [.error])
    #expect(findings.map(\.message) == ["colors.tabBar and colors.tab-bar would both be 'tabBar' in Swift"])
  }

  @Test("a style may not have the name of a type that the code uses, nor its alias that of the style")
  func styleNames() throws {
    let taken = try Self.emit("swiftui", "palette: { a: black }", ["name": "ShadowStyle"]).findings
    #expect(taken.map(\.message) == ["'ShadowStyle' is a type that the generated code uses"])
    let same = try Self.emit("swiftui", "palette: { a: black }", ["name": "Brand", "alias": "Brand"]).findings
    #expect(same.map(\.severity) == [.error])
  }

  @Test("access, name and alias are as they are chosen")
  func options() throws {
    let output = try Self.emit(
      "uikit", "palette: { a: black }", ["access": "internal", "name": "Brand", "alias": "Style"]
    ).text
    #expect(output.contains("\ninternal enum Brand {\n  internal enum Palette {\n"))
    #expect(
      output.hasSuffix(
        "}\n\n// swift-format-ignore: AlwaysUseLowerCamelCase\ninternal let Style = Brand.self\n"))
    let alias = try #require(UIKitEmitter.options.first { $0.name == "alias" })
    #expect(alias.complaint(about: "Style") == nil)
    #expect(alias.complaint(about: "style") == nil)
    #expect(alias.complaint(about: "my style") == "'my style' is no name in Swift; 'MyStyle' is")
  }

  @Test("texts are escaped, and deprecated tokens tell what replaces them")
  func texts() throws {
    let theme = """
      colors:
        a: { any: black, description: 'Ends */ and "begins" \\ anew' }
        b: { any: $colors.a, deprecated: $colors.a }
        c: { any: black, deprecated: 'Say "no"' }
      images:
        d: 'heart"\\x'
      """
    let output = try Self.emit("uikit", theme).text
    #expect(output.contains(#"/// Ends */ and "begins" \ anew"#))
    #expect(output.contains(#"@available(*, deprecated, renamed: "TestStyle.Colors.a")"#))
    #expect(output.contains(#"@available(*, deprecated, message: "Say \"no\"")"#))
    #expect(output.contains(#"UIImage(named: "heart\"\\x", in: bundle"#))
  }
}
