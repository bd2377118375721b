import Foundation
import TestSupport
import Testing
import Tincture

@Suite("Text styles and fonts")
struct FontTokenTests {
  private struct Reference: Decodable {
    struct Category: Decodable {
      let isAccessibilityCategory: Bool
      let pointSizes: [Double]
    }
    let textStyles: [String]
    let semibold: [String]
    let categories: [Category]
  }

  @Test("the sizes are those of Apple's table", .enabled(if: SharedFolder.path != nil))
  func sizes() throws {
    let path = try #require(SharedFolder.path) + "/reference/dynamic-type.json"
    let reference = try JSONDecoder().decode(
      Reference.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(TextStyle.allCases.map { "\($0)" } == reference.textStyles)
    let categories = ContentSizeCategory.allCases.filter { $0 != .unspecified }
    #expect(categories.count == reference.categories.count)
    for (category, expected) in zip(categories, reference.categories) {
      #expect(category.isAccessibilityCategory == expected.isAccessibilityCategory)
      #expect(TextStyle.allCases.map { $0.pointSize(at: category) } == expected.pointSizes)
    }
    for style in TextStyle.allCases {
      #expect((style.weight == .semibold) == reference.semibold.contains("\(style)"))
    }
  }

  @Test("a value grows as the text does, and is itself at large")
  func scaling() {
    #expect(TextStyle.body.scaledValue(for: 44, at: .large) == 44)
    #expect(TextStyle.body.scaledValue(for: 44, at: .unspecified) == 44)
    #expect(TextStyle.body.scaledValue(for: 17, at: .accessibilityExtraExtraExtraLarge) == 53)
    #expect(TextStyle.caption2.scaledValue(for: 22, at: .extraSmall) == 22)
    #expect(TextStyle.title1.scaledValue(for: 14, at: .extraSmall) == 14 * 25.0 / 28)
  }

  @Test("no text grows smaller as the category grows")
  func order() {
    let categories = ContentSizeCategory.allCases.filter { $0 != .unspecified }
    for style in TextStyle.allCases {
      let sizes = categories.map { style.pointSize(at: $0) }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test("a font grows from its own size to its maximum")
  func fonts() {
    let font = FontToken(textStyle: .body, size: 20, maximumSize: 30)
    #expect(font.weight == .regular)
    #expect(font.pointSize(at: .large) == 20)
    #expect(font.pointSize(at: .extraExtraLarge) == 20.0 * 21 / 17)
    #expect(font.pointSize(at: .accessibilityMedium) == 30)
    let dynamic = Dynamic(font)
    #expect(
      dynamic.pointSize(with: TraitCollection(preferredContentSizeCategory: .accessibilityMedium)) == 30)
    #expect(FontToken(textStyle: .headline).size == 17)
    #expect(FontWeight.semibold.number == 600)
  }
}
