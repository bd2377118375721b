import Testing
import TinctureColor

@testable import TinctureLint

/// What is left to see of backgrounds.
@Suite("Grounds")
struct GroundsTests {
  private let white = RGBAColor(red: 1, green: 1, blue: 1)
  private let black = RGBAColor(red: 0, green: 0, blue: 0)

  @Test("layers are composited, and what comes out alike is one")
  func composited() {
    #expect(
      Grounds.colors(of: [[black.withAlpha(0.5), white], [black, white], [black]]).map(\.hex) == [
        "#808080", "#000000",
      ])
  }

  @Test("what is left translucent is taken over black and over white, and so is nothing")
  func translucent() {
    #expect(Grounds.colors(of: [[white.withAlpha(0.5)]]).map(\.hex) == ["#808080", "#FFFFFF"])
    #expect(Grounds.colors(of: []) == [black, white])
    #expect(Grounds.colors(of: [[]]) == [black, white])
  }
}
