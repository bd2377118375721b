#if canImport(Glibc)
  import Testing
  import Tincture

  @Suite(.serialized) struct AllocationTests {
    let traits = TraitCollection(userInterfaceStyle: .dark, accessibilityContrast: .high)

    @Test func theCounterSeesAnObject() throws {
      final class Object {}
      #expect(try #require(AllocationCounter.count { _ = Object() }) > 0)
    }

    @Test func resolvingARowAllocatesNothing() {
      let table = ColorTable("C 000000 000001 000002 000003")
      #expect(AllocationCounter.count { _ = DynamicColor(row: 0, in: table).resolved(with: traits) } == 0)
      #expect(
        AllocationCounter.count { _ = DynamicColor(row: 0, in: table).withAlpha(0.5).resolved(with: traits) }
          == 0)
      #expect(AllocationCounter.count { _ = DynamicColor(row: 0, in: table).fallback } == 0)
    }

    @Test func resolvingVariantsAndProvidersAllocatesNothing() {
      let variants = DynamicColor(light: .black, dark: .white)
      let provided = DynamicColor { $0.userInterfaceStyle == .dark ? RGBAColor.white : .black }
      #expect(AllocationCounter.count { _ = variants.resolved(with: traits) } == 0)
      #expect(AllocationCounter.count { _ = provided.resolved(with: traits) } == 0)
    }
  }
#endif
