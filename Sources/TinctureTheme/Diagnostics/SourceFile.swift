/// How a file's bytes stood for its text.
public enum TextEncoding: Sendable, Hashable {
  case utf8
  /// UTF-8 with a byte-order mark.
  case utf8WithMark
  case utf16LittleEndian
  case utf16BigEndian
}

/// A file as it was read: where it is, and its text as UTF-8.
public struct SourceFile: Sendable {
  /// The path as the user gave it, or as it was found; shown in findings. `-` is standard input.
  public let path: String
  /// The text in UTF-8, without a byte-order mark. Spans count in these bytes.
  public let bytes: [UInt8]
  /// How the file itself is encoded, so that a fix can be written back the same way.
  public let encoding: TextEncoding

  public init(path: String, bytes: [UInt8], encoding: TextEncoding = .utf8) {
    self.path = path
    self.bytes = bytes
    self.encoding = encoding
  }
}

/// All files of one load: the theme itself first, then those that it extends.
public struct SourceMap: Sendable {
  /// The number of a file in its map.
  public struct FileID: Hashable, Sendable {
    public let index: UInt16

    package init(index: UInt16) {
      self.index = index
    }
  }

  public private(set) var files: [SourceFile] = []

  public init() {}

  /// Adds a file and gives its number.
  public mutating func add(_ file: SourceFile) -> FileID {
    files.append(file)
    return FileID(index: UInt16(files.count - 1))
  }

  /// The number that the next file will have.
  package var nextID: FileID { FileID(index: UInt16(files.count)) }

  public subscript(id: FileID) -> SourceFile { files[Int(id.index)] }
}
