import TinctureLint
import TinctureText

/// Rules as JSON.
enum RuleJSON {
  static func write(_ rules: [RuleDescription], into output: inout [UInt8]) {
    var json = JSONWriter()
    json.object { json in
      json.key("rules")
      json.array { json in
        for rule in rules { write(rule, into: &json) }
      }
    }
    json.end()
    output += json.bytes
  }

  private static func write(_ rule: RuleDescription, into json: inout JSONWriter) {
    json.object { json in
      json.member("name", rule.id.name)
      json.member("title", rule.name)
      json.member("category", rule.category.rawValue)
      json.member("severity", rule.severityWord)
      json.key("changeable")
      json.value(rule.isChangeable)
      json.key("mendable")
      json.value(rule.isMendable)
      json.member("since", rule.since)
      json.member("summary", rule.summary)
      json.member("rationale", rule.rationale)
      json.key("options")
      json.array { json in
        for option in RuleRegistry.rule(rule.id)?.optionDescriptions ?? [] {
          json.object { json in
            json.member("name", option.name)
            json.member("summary", option.summary)
            json.member("values", option.kind.phrase)
            json.member("default", option.defaultValue.text)
          }
        }
      }
      write("triggering", rule.triggering, into: &json)
      write("nonTriggering", rule.nonTriggering, into: &json)
    }
  }

  private static func write(_ key: String, _ examples: [RuleExample], into json: inout JSONWriter) {
    json.key(key)
    json.array { json in
      for example in examples { json.value(example.markedText) }
    }
  }
}
