import Foundation
import TestSupport
import Testing
import TinctureColor

@Suite("Reading CSS colours")
struct ColorParserTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let text: String
    let srgb: [Double]?
    let invalid: Bool?
    var testDescription: String { text }
  }

  static let vectors = Vectors<Case>.read("css-parse")

  @Test("a valid literal has its value", arguments: vectors.cases.filter { $0.invalid != true })
  func valid(vector: Case) throws {
    let color = try ColorValue(parsing: vector.text).converted(to: .sRGB)
    let found = [color.components.first, color.components.second, color.components.third, color.alpha]
    let expected = try #require(vector.srgb)
    for (value, wanted) in zip(found, expected) {
      #expect(abs(value - wanted) <= Self.vectors.tolerance, "\(found) is not \(expected)")
    }
  }

  @Test(
    "an invalid literal is refused, with a place in the text",
    arguments: vectors.cases.filter { $0.invalid == true })
  func invalid(vector: Case) {
    do throws(ColorSyntaxError) {
      let color = try ColorValue(parsing: vector.text)
      Issue.record("it was read as \(color)")
    } catch {
      #expect(error.message.count > 10)
      #expect(error.range.upperBound <= vector.text.utf8.count)
    }
  }

  @Test(
    "a message says what was expected and where",
    arguments: [
      ("", "a colour is expected, and the text is empty", 0..<0),
      ("#12345", "a hex colour has 3, 4, 6 or 8 digits, not 5", 0..<6),
      ("#12g", "'g' is no hex digit; 0 to 9 and a to f are", 3..<4),
      ("rgb(1 2)", "'rgb' takes three components, and here are 2", 0..<8),
      ("rgb()", "'rgb' takes three components, and here are none", 0..<5),
      ("rgb(1 2 3 4)", "'rgb' takes three components; a '/' stands before an opacity", 10..<11),
      ("rgb(1, 2 3)", "commas stand between all components or none", 9..<10),
      ("rgb(1 2 3, 0.5)", "a '/' stands before the opacity, not ','", 9..<10),
      ("rgb(1, 2, 3 / 4)", "with commas, a ',' stands before the opacity, not '/'", 12..<13),
      ("rgb(10%, 20, 30%)", "between commas, the components are all numbers or all percentages", 9..<11),
      ("rgb(1 2 3 /)", "an opacity is expected after '/': a number from 0 to 1, or a percentage", 11..<12),
      ("rgb(1 2 3", "the ')' of 'rgb(' is missing", 0..<9),
      ("rgb 1 2 3", "a '(' is expected after 'rgb'", 0..<3),
      ("hsl(10px 50% 50%)", "'px' is no unit of angles; deg, grad, rad and turn are", 6..<8),
      ("hwb(90, 10%, 20%)", "'hwb' takes spaces between its components, not commas", 6..<7),
      ("oklch(0.5 0.1 20%)", "a hue is a number of degrees or an angle, not a percentage", 14..<17),
      ("rgb(1 2 3) x", "the colour ends before this, and nothing may follow it", 11..<12),
      ("rgb(1..2 0 0)", "'1..2' is no number", 4..<8),
      (
        "color(srgbb 1 1 1)",
        "'srgbb' is no space of color(); it takes srgb, srgb-linear, display-p3, a98-rgb, "
          + "prophoto-rgb, rec2020, xyz, xyz-d50 or xyz-d65", 6..<11
      ),
      ("currentColor", "'currentColor' is the colour of the text around, which is not known here", 0..<12),
      ("redd", "'redd' is no colour of CSS", 0..<4),
      ("0xff8800", "a hex colour begins with '#': '#ff8800'", 0..<8),
    ])
  func message(text: String, message: String, range: Range<Int>) {
    #expect(throws: ColorSyntaxError.self) { try ColorValue(parsing: text) }
    do throws(ColorSyntaxError) {
      _ = try ColorValue(parsing: text)
    } catch {
      #expect(error.message == message)
      #expect(error.range == range)
    }
  }

  @Test(
    "missing components, comments, units and clamping are CSS's",
    arguments: [
      ("oklch(0.5 none 20)", "oklch(0.5 none 20)"), ("color(srgb 1 0 0 / none)", "color(srgb 1 0 0 / none)"),
      ("rgb(/* red */ 255 0 0)", "#f00"), ("hsl(0.5turn 50% 50%)", "hsl(180 50% 50%)"),
      ("hsl(200grad 50 50)", "hsl(180 50% 50%)"), ("rgb(300 -20 0 / 200%)", "#f00"),
      ("oklch(120% -1 20)", "oklch(1 0 20)"), ("lab(150 0 0)", "lab(100 0 0)"), ("RGB(1E2 0 0)", "#640000"),
      ("rgba(1 2 3 / .5)", "color(srgb 0.00392156862745098 0.00784313725490196 0.011764705882352941 / 0.5)"),
      ("Transparent", "#0000"), ("color(xyz 0.1 0.2 0.3)", "color(xyz-d65 0.1 0.2 0.3)"),
      ("lab(50% 40% -40%)", "lab(50 50 -50)"), ("oklch(50% 50% 20)", "oklch(0.5 0.2 20)"),
    ])
  func reading(text: String, printed: String) throws {
    #expect(try ColorValue(parsing: text).cssText == printed)
  }

  @Test("no text traps")
  func anyText() {
    var random = SeededGenerator.printed()
    let pieces = [
      "rgb(", "hsl(", "color(", "oklch(", "srgb ", "#", "f", "12", "%", ",", "/", " ", ")", "none", "1e999",
      "-1e-999",
      "99999999999999999999999", ".", "+", "deg", "\u{FF11}", "é", "\0", "/*", "*/", "(", "red", "1e", "e",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }
      .joined()
      do throws(ColorSyntaxError) {
        let color = try ColorValue(parsing: text)
        #expect(color.components.first.isFinite && RGBAColor(color).red.isFinite)
      } catch {
        if error.range.upperBound > text.utf8.count { Issue.record("\(text): \(error)") }
      }
    }
  }
}
