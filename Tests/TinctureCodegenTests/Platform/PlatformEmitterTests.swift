import Testing
import TinctureCodegen

@Suite("The formats uikit, swiftui and appkit")
struct PlatformEmitterTests {
  private static let all: [any Emitter.Type] = [UIKitEmitter.self, SwiftUIEmitter.self, AppKitEmitter.self]

  /// A value, and what stands for it in the code of each framework, in the order of `all`.
  struct Sample: CustomTestStringConvertible {
    let theme: String
    let code: [String]
    var testDescription: String { theme }
  }

  static let samples: [Sample] = [
    Sample(
      theme: "colors: { a: \"#336699\" }",
      code: Array(repeating: "public static let a = rgb(0x336699)", count: 3)),
    Sample(
      theme: "colors: { a: \"#33669980\" }",
      code: Array(repeating: "public static let a = rgb(0x336699, alpha: 0.502)", count: 3)),
    Sample(
      theme: "colors: { a: color(display-p3 0.1 0.2 0.3 / 50%) }",
      code: [
        "UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)",
        "Color(.displayP3, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.5)",
        "NSColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5)",
      ]),
    Sample(
      theme: "colors: { a: { light: white, dark: black } }",
      code: [
        "traits.userInterfaceStyle == .dark ? rgb(0x000000) : rgb(0xFFFFFF)",
        "traits.colorScheme == .dark ? rgb(0x000000) : rgb(0xFFFFFF)",
        "isDark(appearance) ? rgb(0x000000) : rgb(0xFFFFFF)",
      ]),
    Sample(
      theme: "colors: { a: { light: white, dark: black, fallback: red } }",
      code: [
        "guard #available(iOS 13.0, tvOS 13.0, *) else { return rgb(0xFF0000) }",
        "public static let a = dynamicColor { traits in",
        "guard #available(macOS 10.15, *) else { return rgb(0xFF0000) }",
      ]),
    Sample(
      theme: "metrics: { a: { any: 8, scales: body } }",
      code: [
        "UIFontMetrics(forTextStyle: .body).scaledValue(for: 8, compatibleWith: traits)",
        "scaled(8, like: .body, in: environment)", "public static let a: CGFloat = 8",
      ]),
    Sample(
      theme: "layouts: { a: { light: list, dark: big-grid } }",
      code: Array(repeating: "case bigGrid = \"big-grid\"", count: 3)),
    Sample(
      theme: "images: { a: { any: heart, rendering: template } }",
      code: ["withRenderingMode(.alwaysTemplate)", "renderingMode(.template)", "isTemplate = true"]),
  ]

  @Test("a value is written as the framework's engineers write it", arguments: samples)
  func values(_ sample: Sample) throws {
    for (emitter, code) in zip(Self.all, sample.code) {
      let text = try Emitted(emitter, "theme: T\n\(sample.theme)\n").text
      #expect(text.contains(code), "\(emitter.format):\n\(text)")
    }
  }

  @Test("what a framework has no trait for is reported, once a token")
  func omissions() throws {
    let theme = "theme: T\ncolors: { a: { any: red, elevated: blue, accessibility: white, p3: green } }\n"
    #expect(try Emitted(UIKitEmitter.self, theme).findings.isEmpty)
    let findings = try Emitted(AppKitEmitter.self, theme).findings
    #expect(findings.map(\.rule) == [.inexpressible] && findings[0].message.contains("level, gamut and size"))
    #expect(try Emitted(AppKitEmitter.self, theme, EmitterOptions(["omissions": "off"])).findings.isEmpty)
  }

  @Test("access, name and alias can be chosen", arguments: all.map { $0.format })
  func options(_ format: String) throws {
    let emitter = try #require(EmitterRegistry.emitter(format))
    let options = EmitterOptions(["access": "internal", "name": "Brand", "alias": "Style"])
    let text = try Emitted(emitter, "theme: T\ncolors: { label: red }\n", options).text
    #expect(text.contains("\ninternal enum Brand {\n  internal enum Colors {\n"))
    #expect(text.contains("internal let Style = Brand.self\n") && !text.contains("public"))
  }

  @Test("a text cannot leave its comment or its literal", arguments: all.map { $0.format })
  func hostileText(_ format: String) throws {
    let emitter = try #require(EmitterRegistry.emitter(format))
    let text = try Emitted(
      emitter,
      """
      theme: T
      description: "one\\ntwo */ \\u2028three\\r\\nimport Foundation"
      colors: { class: { any: red, deprecated: "\\"quoted\\" \\\\(1)" } }
      fonts: { a: { textStyle: body, family: 'A "B" \\(1)' } }
      """
    ).text
    let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    #expect(!code.contains { $0.contains("Foundation") || $0.contains("\u{2028}") })
    #expect(text.contains("static let `class` = ") && text.contains("message: \"\\\"quoted\\\" \\\\(1)\""))
    #expect(text.contains("\"A \\\"B\\\" \\\\(1)\""))
  }
}
