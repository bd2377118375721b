import Testing
import Tincture

@Suite struct CurrentTraitsTests {
  let dark = TraitCollection(userInterfaceStyle: .dark)
  let color = DynamicColor(light: .white, dark: .black)

  @Test func withoutAnyoneSayingSoNothingIsSpecified() {
    #expect(TraitCollection.current == TraitCollection())
    #expect(color.resolved() == .white)
  }

  @Test func theInnermostScopeCounts() {
    dark.performAsCurrent {
      #expect(color.resolved() == .black)
      TraitCollection().performAsCurrent { #expect(color.resolved() == .white) }
      #expect(color.resolved() == .black)
    }
    #expect(color.resolved() == .white)
  }

  @Test func valuesOfAllKindsAreResolvedWithIt() {
    let metric = Dynamic(light: 1.0, dark: 2.0)
    #expect(metric.resolved() == 1)
    #expect(dark.performAsCurrent { metric.resolved() } == 2)
  }

  @Test func resultsAndErrorsPassThrough() {
    struct Failure: Error {}
    #expect(dark.performAsCurrent { 7 } == 7)
    #expect(throws: Failure.self) { try dark.performAsCurrent { throw Failure() } }
    #expect(TraitCollection.current == TraitCollection())
  }

  @Test func suspensionsAndChildTasksKeepIt() async {
    await dark.performAsCurrent {
      await Task.yield()
      #expect(color.resolved() == .black)
      async let child = color.resolved()
      #expect(await child == .black)
    }
  }
}
