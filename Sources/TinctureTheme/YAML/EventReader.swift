import CYAML

#if canImport(Darwin)
  import Darwin
#endif

/// libyaml's parser, one event at a time; nothing else knows the C library.
struct EventReader: ~Copyable {
  /// What the parser found.
  enum Event {
    case scalar(Scalar)
    case alias(UnsafePointer<UInt8>)
    case sequenceStart(Opening)
    case mappingStart(Opening)
    case collectionEnd
    case documentStart
    case other
    case streamEnd
    case fault(Fault)
  }

  struct Scalar {
    let text: UnsafeBufferPointer<UInt8>
    let style: YAMLTree.ScalarStyle
    let anchor: UnsafePointer<UInt8>?
    let tag: UnsafePointer<UInt8>?

    /// Whether the text stands in the source byte by byte, at a place that has room for it.
    func stands(at place: Int, in source: UnsafeBufferPointer<UInt8>) -> Bool {
      guard let text = text.baseAddress, let source = source.baseAddress else { return self.text.isEmpty }
      return memcmp(text, source + place, self.text.count) == 0
    }
  }

  struct Opening {
    let isFlow: Bool
    let anchor: UnsafePointer<UInt8>?
    let tag: UnsafePointer<UInt8>?
  }

  /// What libyaml says is wrong, its places in bytes.
  struct Fault {
    let problem: String
    /// What the parser was about, such as “while parsing a flow mapping”, and where that began.
    let context: String
    let place: Int
    let contextPlace: Int?
    /// The code point or byte that the reader refused.
    let value: Int?
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeBufferPointer<UInt8>
  private var event = yaml_event_t()
  private var places: MarkPlaces
  /// Where the event stands, in bytes.
  private(set) var start = 0
  private(set) var end = 0

  /// A reader of a text, which must outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    places = MarkPlaces(bytes)
    parser = .allocate(capacity: 1)
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    var event = event
    yaml_event_delete(&event)
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// Reads an event; what it points to holds until the next one.
  mutating func next() -> Event {
    yaml_event_delete(&event)
    guard yaml_parser_parse(parser, &event) == 1 else { return .fault(fault()) }
    start = places.byte(of: event.start_mark.index)
    end = places.byte(of: event.end_mark.index)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      return .scalar(
        Scalar(
          text: UnsafeBufferPointer(start: scalar.value, count: scalar.length),
          style: Self.style(scalar.style),
          anchor: scalar.anchor.map { UnsafePointer($0) }, tag: scalar.tag.map { UnsafePointer($0) }))
    case YAML_ALIAS_EVENT: return .alias(UnsafePointer(event.data.alias.anchor))
    case YAML_SEQUENCE_START_EVENT:
      let opening = event.data.sequence_start
      return .sequenceStart(
        Opening(
          isFlow: opening.style == YAML_FLOW_SEQUENCE_STYLE, anchor: opening.anchor.map { UnsafePointer($0) },
          tag: opening.tag.map { UnsafePointer($0) }))
    case YAML_MAPPING_START_EVENT:
      let opening = event.data.mapping_start
      return .mappingStart(
        Opening(
          isFlow: opening.style == YAML_FLOW_MAPPING_STYLE, anchor: opening.anchor.map { UnsafePointer($0) },
          tag: opening.tag.map { UnsafePointer($0) }))
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_STREAM_END_EVENT: return .streamEnd
    default: return .other
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLTree.ScalarStyle {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private mutating func fault() -> Fault {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? "out of memory"
    let context = state.context.map { String(cString: $0) } ?? ""
    if state.error == YAML_READER_ERROR {
      return Fault(
        problem: problem, context: context, place: Int(state.problem_offset), contextPlace: nil,
        value: Int(state.problem_value))
    }
    return Fault(
      problem: problem, context: context, place: places.byte(of: state.problem_mark.index),
      contextPlace: state.context == nil ? nil : places.byte(of: state.context_mark.index), value: nil)
  }
}

/// Turns libyaml's marks, which count characters, into places in bytes.
private struct MarkPlaces {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  /// A character and the byte that it begins at; marks mostly go forward from it, a little at a time.
  private var character = 0
  private var byte = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    isASCII = bytes.endOfASCII(from: 0) == bytes.count
  }

  mutating func byte(of mark: Int) -> Int {
    if isASCII { return min(mark, bytes.count) }
    while character < mark, byte < bytes.count {
      byte += 1
      while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      character += 1
    }
    while character > mark, byte > 0 {
      byte -= 1
      while byte > 0, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
      character -= 1
    }
    return byte
  }
}
