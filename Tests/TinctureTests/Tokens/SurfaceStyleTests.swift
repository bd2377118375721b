import Testing
import Tincture

@Suite("Gradients and surfaces")
struct SurfaceStyleTests {
  @Test("between two stops the colours are mixed with premultiplied opacity")
  func gradient() {
    let clear = RGBAColor(red: 0, green: 0, blue: 1, alpha: 0)
    let gradient = ColorGradient(
      from: .top, to: .bottom,
      stops: [.init(.scarlet, at: 0.2), .init(.black, at: 0.6), .init(clear, at: 1)])
    #expect(gradient.color(at: 0) == .scarlet)
    #expect(gradient.color(at: 0.2) == .scarlet)
    #expect(abs(gradient.color(at: 0.4).red - 0.5) < 1e-12)
    #expect(gradient.color(at: 0.6) == .black)
    let half = gradient.color(at: 0.8)
    #expect(abs(half.alpha - 0.5) < 1e-12)
    #expect(half.blue == 0, "what is clear gives no colour")
    #expect(gradient.color(at: 1).alpha == 0)
    #expect(ColorGradient(from: .top, to: .bottom, stops: []).color(at: 0.5).alpha == 0)
  }

  @Test("a state that is left out looks like the normal one")
  func states() {
    let normal = SurfaceState(fill: .color(.scarlet))
    let pressed = SurfaceState(fill: .color(.azure))
    let style = SurfaceStyle(normal: normal, pressed: pressed)
    #expect(style.selected == normal)
    #expect(style.disabled == normal)
    let dynamic = Dynamic(light: style, dark: SurfaceStyle(normal: pressed))
    let dark = TraitCollection(userInterfaceStyle: .dark)
    #expect(dynamic.normal.resolved(with: dark) == pressed)
    #expect(dynamic.pressed.resolved(with: TraitCollection()) == pressed)
    #expect(dynamic.selected.resolved(with: TraitCollection()) == normal)
    #expect(dynamic.disabled.fallback == normal)
  }
}
