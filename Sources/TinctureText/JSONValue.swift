/// A JSON value (RFC 8259) that is put together before it is written; members keep their order.
package indirect enum JSONValue: Sendable, Hashable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case array([JSONValue])
  case object([Member])

  package struct Member: Sendable, Hashable {
    package let name: String
    package let value: JSONValue
  }

  /// An object of members that are told apart by name already.
  package static func members(_ members: some Sequence<(String, JSONValue)>) -> JSONValue {
    .object(members.map { Member(name: $0.0, value: $0.1) })
  }

  /// One object with the members of several, in order.
  package static func joining(_ objects: JSONValue...) -> JSONValue {
    .object(
      objects.flatMap { object -> [Member] in
        if case .object(let members) = object { members } else { [] }
      })
  }

  /// The value as a whole document.
  package var document: [UInt8] {
    var json = JSONWriter()
    write(to: &json)
    json.end()
    return json.bytes
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.value(text)
    case .number(let number): json.value(number)
    case .flag(let flag): json.value(flag)
    case .array(let elements):
      let isFlat = elements.allSatisfy(\.isScalar)
      let write = { (json: inout JSONWriter) in
        for element in elements { element.write(to: &json) }
      }
      if isFlat { json.inlineArray(write) } else { json.array(write) }
    case .object(let members):
      json.object { json in
        for member in members {
          json.key(member.name)
          member.value.write(to: &json)
        }
      }
    }
  }

  private var isScalar: Bool {
    switch self {
    case .text, .number, .flag: true
    case .array, .object: false
    }
  }
}

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }

  package init(booleanLiteral flag: Bool) { self = .flag(flag) }

  package init(floatLiteral number: Double) { self = .number(number) }

  package init(integerLiteral number: Int) { self = .number(Double(number)) }

  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  package init(dictionaryLiteral members: (String, JSONValue)...) { self = .members(members) }
}
