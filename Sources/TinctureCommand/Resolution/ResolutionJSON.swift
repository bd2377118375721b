import TinctureCodegen
import TinctureColor
import TinctureLint
import TinctureText
import TinctureTheme

/// Resolved tokens as JSON.
enum ResolutionJSON {
  /// One object for one appearance.
  static func write(
    _ theme: Theme, _ tokens: [TokenID], _ appearance: Appearance, into output: inout [UInt8]
  ) {
    var json = JSONWriter()
    json.object { json in
      json.member("theme", theme.name)
      writeContent(theme, tokens, appearance, into: &json)
    }
    json.end()
    output += json.bytes
  }

  /// One object with an array of appearances, each with its traits and tokens.
  static func write(
    _ theme: Theme, _ tokens: [TokenID], _ appearances: [Appearance], into output: inout [UInt8]
  ) {
    var json = JSONWriter()
    json.object { json in
      json.member("theme", theme.name)
      json.key("appearances")
      json.array { json in
        for appearance in appearances {
          json.object { json in
            json.member("name", appearance.label)
            writeContent(theme, tokens, appearance, into: &json)
          }
        }
      }
    }
    json.end()
    output += json.bytes
  }

  private static func writeContent(
    _ theme: Theme, _ tokens: [TokenID], _ appearance: Appearance, into json: inout JSONWriter
  ) {
    json.key("traits")
    json.object { json in
      for (name, term) in appearance.terms { json.member(name, term) }
    }
    json.key("tokens")
    json.array { json in
      for token in tokens { write(theme, token, appearance.combination, into: &json) }
    }
  }

  private static func write(
    _ theme: Theme, _ token: TokenID, _ combination: Int, into json: inout JSONWriter
  ) {
    json.object { json in
      json.member("token", theme.path(of: token))
      json.member("kind", theme.kind(of: token).name)
      ValueJSON.write(theme.value(of: token, combination: combination), combination, into: &json)
      json.key("variant")
      if let variant = theme.variantName(theme.cell(of: token, combination: combination).variant) {
        json.value(variant)
      } else {
        json.null()
      }
    }
  }
}
