import Foundation
import Testing

@testable import TinctureText

@Suite("Writing JSON")
struct JSONWriterTests {
  @Test("objects and arrays are indented, inline arrays are not")
  func layout() {
    var json = JSONWriter()
    json.object { json in
      json.member("name", "a")
      json.key("numbers")
      json.inlineArray { json in
        json.value(0.25)
        json.value(1.0)
        json.value(-0.0)
      }
      json.key("empty")
      json.array { _ in }
      json.key("list")
      json.array { json in
        json.object { $0.member("n", 1) }
        json.null()
        json.value(true)
      }
    }
    json.end()
    #expect(
      String(decoding: json.bytes, as: UTF8.self) == """
        {
          "name": "a",
          "numbers": [0.25, 1, 0],
          "empty": [],
          "list": [
            {
              "n": 1
            },
            null,
            true
          ]
        }

        """)
  }

  @Test("every text comes back from a reader of JSON")
  func escapes() throws {
    let text = String(String.UnicodeScalarView((0..<0x180).compactMap(Unicode.Scalar.init))) + "\"\\🎨\u{2028}"
    var json = JSONWriter()
    json.array { $0.value(text) }
    let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String]
    #expect(read == [text])
  }

  @Test("what JSON has no number for is null", arguments: [Double.nan, .infinity, -.infinity])
  func notANumber(_ number: Double) {
    var json = JSONWriter()
    json.inlineArray { $0.value(number) }
    #expect(String(decoding: json.bytes, as: UTF8.self) == "[null]")
  }
}
