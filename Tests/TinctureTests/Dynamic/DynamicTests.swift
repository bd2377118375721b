import Testing
import Tincture

@Suite("Dynamic values")
struct DynamicTests {
  private let dark = TraitCollection(userInterfaceStyle: .dark)

  @Test("any value may be dynamic")
  func anyValue() {
    let name = Dynamic(light: "sun", dark: "moon")
    #expect(name.resolved(with: TraitCollection()) == "sun")
    #expect(name.resolved(with: dark) == "moon")
    #expect(Dynamic(3).resolved(with: dark) == 3)
    let lines = Dynamic { $0.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 2 }
    #expect(lines.resolved(with: TraitCollection(preferredContentSizeCategory: .accessibilityMedium)) == 0)
    #expect(lines.fallback == 2)
  }

  @Test("a mapped value follows the same traits")
  func map() {
    let table = StyleTable("m8 1 2 ~3")
    let metric = Dynamic<Double>(row: 0, in: table)
    let text = metric.map { "\($0)" }
    #expect(text.resolved(with: TraitCollection()) == "1.0")
    #expect(text.resolved(with: dark) == "2.0")
    #expect(text.fallback == "3.0")
    #expect(text.map(\.count).resolved(with: dark) == 3)
  }

  @Test("what a provider returns is resolved under the same traits, and without any")
  func nesting() {
    let table = StyleTable("m8 1 2 ~3")
    let metric = Dynamic<Double>(row: 0, in: table)
    let nested = Dynamic<Double> { traits -> Dynamic<Double> in
      traits.accessibilityContrast == .high ? Dynamic(9) : metric
    }
    #expect(nested.resolved(with: dark) == 2)
    #expect(nested.resolved(with: TraitCollection(accessibilityContrast: .high)) == 9)
    #expect(nested.fallback == 3)
  }

  @Test("the variants are as few as tell the values apart")
  func variants() {
    #expect(Dynamic("one").variants.map(\.value) == ["one"])
    #expect(Dynamic("one").variants[0].traits == TraitCollection())
    #expect(Dynamic("one").variants[0].sizes == .extraSmall ... .accessibilityExtraExtraExtraLarge)

    let styled = Dynamic(light: "a", dark: "b", highContrastDark: "c").variants
    #expect(styled.map(\.value) == ["a", "a", "b", "c"])
    #expect(styled[3].traits == TraitCollection(userInterfaceStyle: .dark, accessibilityContrast: .high))

    // Bands begin at extraLarge (4) and accessibilityMedium (7).
    let sized = Dynamic<Double>(row: 0, in: StyleTable("m0:090 1 2 3")).variants
    #expect(sized.map(\.value) == [1, 2, 3])
    #expect(sized.map(\.sizes.lowerBound) == [.extraSmall, .extraLarge, .accessibilityMedium])
    #expect(sized.map(\.traits.preferredContentSizeCategory) == [.large, .extraLarge, .accessibilityMedium])
    for variant in sized { #expect(variant.traits.userInterfaceStyle == .unspecified) }
  }

  @Test("resolving under a variant's traits gives its value, whatever the source")
  func variantsResolve() {
    let table = StyleTable("m9:200 1 2 3 4 =0 =1 5 6")
    let row = Dynamic<Double>(row: 0, in: table)
    let closure = Dynamic { row.resolved(with: $0) + ($0.userInterfaceLevel == .elevated ? 0.5 : 0) }
    for dynamic in [row, closure] {
      for variant in dynamic.variants {
        #expect(dynamic.resolved(with: variant.traits) == variant.value)
      }
    }
    #expect(row.variants.count == 8)
    #expect(closure.variants.count == 16)
  }

  /// Made at first use, by whichever thread comes first.
  private static let table = StyleTable("m8 1 2\n8 FF0000 0000FF")

  @Test("many threads may resolve the same values")
  func threads() async {
    let closure = Dynamic { $0.userInterfaceStyle == .dark ? 2.0 : 1 }
    let variants = Dynamic(light: 1.0, dark: 2)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask { [dark] in
          let row = Dynamic<Double>(row: 0, in: Self.table)
          let mapped = row.map { $0 + 1 }
          let color = DynamicColor(row: 0, in: Self.table).withAlpha(0.5)
          return (0..<2_000).allSatisfy { _ in
            row.resolved(with: dark) == 2 && closure.resolved(with: dark) == 2
              && variants.resolved(with: dark) == 2 && mapped.resolved(with: dark) == 3
              && color.resolved(with: dark).blue == 1
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
