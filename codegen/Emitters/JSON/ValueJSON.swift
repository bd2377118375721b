import Tincture
import TinctureColor
import TinctureText
import TinctureTheme

/// Values of tokens as members of a JSON object, as `tincture resolve`, `tincture explain` and the format `json` write them.
package enum ValueJSON {
  /// Writes what a token is.
  ///
  /// - Parameter combination: the traits that it is so under; a font's size in points depends on them.
  package static func write(_ value: TokenValue, _ combination: Int, into json: inout JSONWriter) {
    switch value {
    case .color(let color): write(color, into: &json)
    case .metric(let points): member("points", points, &json)
    case .font(let font): write(font, combination, into: &json)
    case .gradient(let gradient): write(gradient, into: &json)
    case .shadow(let layers): write(layers, into: &json)
    case .surface(let surface): write(surface, into: &json)
    case .layout(let name): json.member("layout", name)
    case .image(let image): write(image, into: &json)
    }
  }

  private static func member(_ key: String, _ number: Double, _ json: inout JSONWriter) {
    json.key(key)
    json.value(number)
  }

  /// Writes a colour.
  package static func write(_ color: RGBAColor, into json: inout JSONWriter) {
    json.member("hex", color.hex)
    json.key("components")
    json.inlineArray { json in
      write(component: color.red, into: &json)
      write(component: color.green, into: &json)
      write(component: color.blue, into: &json)
      write(component: color.alpha, into: &json)
    }
    json.member("colorSpace", color.colorSpace.name)
  }

  /// Writes a component; most are a whole number of 255ths, whose digits are known.
  private static func write(component: Double, into json: inout JSONWriter) {
    let byte = RGBABytes.quantized(component)
    guard Double(byte) / 255 == component else { return json.value(component) }
    json.value(raw: { $0.append(contentsOf: components[Int(byte)]) })
  }

  private static let components: [[UInt8]] = (0...255).map { byte in
    var json = JSONWriter()
    json.value(Double(byte) / 255)
    return json.bytes
  }

  private static func write(_ font: FontToken, _ combination: Int, into json: inout JSONWriter) {
    json.member("textStyle", "\(font.textStyle)")
    json.member("weight", "\(font.weight)")
    json.key("family")
    switch font.family {
    case .system, .serif, .rounded, .monospaced: json.value("\(font.family)")
    case .named(let name): json.value(name)
    }
    member("size", font.size, &json)
    if let maximum = font.maximumSize { member("maximumSize", maximum, &json) }
    let category = ContentSizeCategory(rawValue: combination >> 4) ?? .large
    member("pointSize", font.pointSize(at: category), &json)
  }

  private static func write(_ gradient: ColorGradient, into json: inout JSONWriter) {
    for (key, point) in [("from", gradient.start), ("to", gradient.end)] {
      json.key(key)
      json.inlineArray { json in
        json.value(point.x)
        json.value(point.y)
      }
    }
    json.key("stops")
    json.array { json in
      for stop in gradient.stops {
        json.object { json in
          member("at", stop.location, &json)
          write(stop.color, into: &json)
        }
      }
    }
  }

  private static func write(_ layers: [ShadowLayer], into json: inout JSONWriter) {
    json.key("shadows")
    json.array { json in
      for layer in layers {
        json.object { json in
          json.key("inset")
          json.value(layer.isInset)
          member("radius", layer.radius, &json)
          member("x", layer.x, &json)
          member("y", layer.y, &json)
          write(layer.color, into: &json)
        }
      }
    }
  }

  private static func write(_ surface: SurfaceStyle, into json: inout JSONWriter) {
    switch surface.shape {
    case .roundedRectangle(let radius):
      json.member("shape", "roundedRectangle")
      member("cornerRadius", radius, &json)
    case .rectangle, .capsule, .circle: json.member("shape", surface.shape.text)
    }
    json.key("padding")
    json.object { json in
      member("vertical", surface.padding.vertical, &json)
      member("horizontal", surface.padding.horizontal, &json)
    }
    json.key("minimumSize")
    json.object { json in
      member("width", surface.minimumWidth, &json)
      member("height", surface.minimumHeight, &json)
    }
    for (name, state) in surface.states {
      json.key(name)
      json.object { json in write(state, into: &json) }
    }
  }

  /// Every state is whole: what it takes from the normal one is written too.
  private static func write(_ state: SurfaceState, into json: inout JSONWriter) {
    json.key("fill")
    write(state.fill, width: nil, into: &json)
    json.key("stroke")
    write(state.stroke?.paint, width: state.stroke?.width, into: &json)
    write(state.shadows, into: &json)
    json.key("content")
    write(state.content.map { .color($0) }, width: nil, into: &json)
  }

  private static func write(_ paint: SurfacePaint?, width: Double?, into json: inout JSONWriter) {
    guard let paint else { return json.null() }
    json.object { json in
      if let width { member("width", width, &json) }
      switch paint {
      case .color(let color):
        json.member("kind", TokenKind.color.name)
        write(color, into: &json)
      case .gradient(let gradient):
        json.member("kind", TokenKind.gradient.name)
        write(gradient, into: &json)
      }
    }
  }

  private static func write(_ image: ImageToken, into json: inout JSONWriter) {
    json.member("name", image.name)
    json.key("inverted")
    json.value(image.isInverted)
    json.member("rendering", image.rendering == .template ? "template" : "original")
    guard let tint = image.tint else { return }
    json.key("tint")
    json.object { json in write(tint, into: &json) }
  }
}
