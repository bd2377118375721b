import Tincture
import TinctureCodegen
import TinctureLint
import TinctureText
import TinctureTheme

/// Explanations as JSON.
enum ExplanationJSON {
  /// One object: the traits, and the tokens.
  static func write(
    _ explanations: [TokenExplanation], _ appearance: Appearance, into output: inout [UInt8]
  ) {
    var json = JSONWriter()
    json.object { json in
      json.key("traits")
      json.object { json in
        for (name, term) in appearance.terms { json.member(name, term) }
      }
      json.key("tokens")
      json.array { json in
        for explanation in explanations { Writer(explanation).write(into: &json) }
      }
    }
    json.end()
    output += json.bytes
  }

  /// Writes one explanation.
  private struct Writer {
    private let explanation: TokenExplanation
    private let combination: Int

    init(_ explanation: TokenExplanation) {
      self.explanation = explanation
      combination = explanation.appearance.combination
    }

    private var theme: Theme { explanation.theme }

    private var places: PlaceNames { explanation.places }

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.member("theme", theme.name)
        json.member("token", theme.path(of: explanation.token))
        json.member("kind", theme.kind(of: explanation.token).name)
        member("description", theme.description(of: explanation.token), &json)
        member("deprecated", explanation.deprecation, &json)
        place(theme[explanation.token].keySpan, &json)
        json.key("value")
        json.object { json in ValueJSON.write(explanation.value, combination, into: &json) }
        if case .color(let color) = explanation.value {
          json.key("notations")
          json.object { json in
            for (name, text) in ColorNotations(color).all { json.member(name, text) }
          }
        }
        writeSizes(into: &json)
        writeVariants(into: &json)
        json.key("derivation")
        write(explanation.derivation, into: &json)
        writeContrasts(into: &json)
        writeReferrers(into: &json)
      }
    }

    private func member(_ key: String, _ text: String?, _ json: inout JSONWriter) {
      json.key(key)
      if let text { json.value(text) } else { json.null() }
    }

    private func place(_ span: SourceSpan, _ json: inout JSONWriter) {
      let (path, position) = places.place(of: span)
      json.member("file", path)
      json.member("line", position.line)
      json.member("column", position.column)
    }

    private func writeSizes(into json: inout JSONWriter) {
      if explanation.sizes.isEmpty { return }
      json.key("sizes")
      json.array { json in
        for size in explanation.sizes {
          json.object { json in
            json.member("from", size.first)
            json.member("to", size.last)
            json.key("points")
            json.value(size.points)
          }
        }
      }
    }

    // MARK: Variants

    private func writeVariants(into json: inout JSONWriter) {
      let choice = explanation.choice
      let reasons = Dictionary(uniqueKeysWithValues: choice.losers.map { ($0.variant, $0.reason) })
      json.key("variants")
      json.array { json in
        for variant in theme.variants(of: explanation.token) {
          json.object { json in
            json.member("key", theme.key(ofVariant: variant))
            json.key("matches")
            json.value(!choice.others.contains(variant))
            json.key("wins")
            json.value(variant == choice.winner)
            if let reason = reasons[variant] { json.member("beaten", CascadePhrases.phrase(reason)) }
            place(theme.origins.syntax.variants[variant].keySpan, &json)
          }
        }
      }
      json.key("resets")
      json.array { json in
        for reset in choice.resets {
          json.object { json in
            json.member("trait", reset.trait.phrase)
            json.member("from", reset.from)
            json.member("to", reset.to)
          }
        }
      }
      json.key("fallback")
      json.value(choice.winner == nil)
    }

    // MARK: Derivation

    private func write(_ derivation: Derivation, into json: inout JSONWriter) {
      json.object { json in
        if !derivation.part.isEmpty { json.member("part", derivation.part) }
        write(derivation.step, into: &json)
        if let choice = derivation.choice {
          member("variant", choice.winner.map(theme.key) ?? "fallback", &json)
        }
        if derivation.step == .literal || derivation.extent != .whole || isWritten(derivation.step) {
          json.member("text", places.written(derivation.span))
        }
        place(derivation.span, &json)
        json.key("value")
        json.object { json in ValueJSON.write(derivation.value, combination, into: &json) }
        switch derivation.extent {
        case .whole: break
        case .toldBefore: json.member("extent", "toldBefore")
        case .cut: json.member("extent", "cut")
        }
        if derivation.operands.isEmpty { return }
        json.key("operands")
        json.array { json in
          for operand in derivation.operands { write(operand, into: &json) }
        }
      }
    }

    /// Whether the place of a step is all that is written of it.
    private func isWritten(_ step: Derivation.Step) -> Bool {
      switch step {
      case .composite, .scaling, .tinting: false
      default: true
      }
    }

    private func write(_ step: Derivation.Step, into json: inout JSONWriter) {
      func amount(_ name: String, _ amount: Double) {
        json.member("step", name)
        json.key("amount")
        json.value(amount)
      }
      switch step {
      case .literal: json.member("step", "literal")
      case .reference(let token):
        json.member("step", "reference")
        json.member("token", theme.path(of: token))
      case .alpha(let opacity): amount("alpha", opacity)
      case .mix(let fraction): amount("mix", fraction)
      case .lighten(let lightness): amount("lighten", lightness)
      case .darken(let lightness): amount("darken", lightness)
      case .invert: json.member("step", "invert")
      case .readable(let ratio): amount("readable", ratio)
      case .composite: json.member("step", "composite")
      case .scaling(let style):
        json.member("step", "scaling")
        json.member("textStyle", "\(style)")
      case .tinting: json.member("step", "tinting")
      }
    }

    // MARK: Contrast and referrers

    private func writeContrasts(into json: inout JSONWriter) {
      json.key("contrasts")
      json.array { json in
        for contrast in explanation.contrasts {
          json.object { json in
            json.member("on", theme.path(of: contrast.background))
            if let state = contrast.state { json.member("state", state) }
            json.member("purpose", contrast.purpose.phrase)
            json.member("color", contrast.color.hex)
            json.member("background", contrast.ground.hex)
            json.key("ratio")
            json.value(contrast.ratio)
            json.key("needed")
            if let need = contrast.need { json.value(need) } else { json.null() }
            json.key("passes")
            json.value(contrast.isEnough)
            json.key("apca")
            json.value(contrast.lightnessContrast)
          }
        }
      }
    }

    private func writeReferrers(into json: inout JSONWriter) {
      json.key("referrers")
      json.array { json in
        for referrer in explanation.referrers {
          json.object { json in
            json.member("token", theme.path(of: referrer.token))
            json.member("use", referrer.use.name)
            place(referrer.span, &json)
          }
        }
      }
    }
  }
}
