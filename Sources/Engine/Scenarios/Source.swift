/// The text of a script: a name and its bytes.
///
/// Nothing is copied out of it while it is read; a report fetches the lines it shows. A script can
/// be a part of a file, as in Markdown: then the bytes are those of the whole file, and lines keep
/// the numbers they have there.
public struct Source: Hashable, Sendable {
  /// The name of the text in messages, usually a path as it was given.
  public let name: String
  /// The whole text, in UTF-8 unless the reader finds otherwise.
  public let bytes: [UInt8]
  /// The lines that are read, counted from one: all of them, or those of a part.
  public private(set) var lines: Range<Int>
  /// The flags that a command needs to read it again, such as `--root` and a folder.
  public var flags: [String] = []
  /// The start of each line.
  private let lineStarts: [Int]

  /// Creates a source from bytes.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    // A byte order mark precedes the text and is not part of its first line.
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for index in bytes.indices where bytes[index] == .lineFeed { starts.append(index + 1) }
    lineStarts = starts
    lines = 1..<starts.count + 1
  }

  /// The name of a text from standard input.
  public static let standardInput = "standard input"

  /// Creates a source from text.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Returns some of its lines as a source of their own, which shares the text.
  ///
  /// - Parameter lines: The lines, counted from one; what is not there is left out.
  public func part(_ lines: Range<Int>) -> Source {
    var part = self
    part.lines = lines.clamped(to: self.lines)
    return part
  }

  /// The bytes that are read.
  package var range: Range<Int> {
    offset(ofLine: lines.lowerBound)..<offset(ofLine: lines.upperBound)
  }

  /// The number of lines of the whole text; text after the last line feed counts only if it is
  /// not empty.
  public var lineCount: Int {
    lineStarts.count - (lineStarts[lineStarts.count - 1] == bytes.count ? 1 : 0)
  }

  /// Returns a line without its end, or an empty one where there is no such line.
  ///
  /// Bytes that are not UTF-8 come back as replacement characters.
  ///
  /// - Parameter number: The line of the whole text, counted from one.
  public func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let line = bytes[content(ofLine: number)]
    return String(decoding: line.prefix { $0 != .carriageReturn }, as: UTF8.self)
  }

  /// Returns the bytes of a line with its end; a byte order mark belongs to the first line.
  public func bytes(ofLine number: Int) -> ArraySlice<UInt8> {
    bytes[(number == 1 ? 0 : offset(ofLine: number))..<offset(ofLine: number + 1)]
  }

  /// The bytes of a line without the line feed, and without the carriage return before it.
  package func content(ofLine number: Int) -> Range<Int> {
    let start = offset(ofLine: number)
    var end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
    if end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
    return start..<end
  }

  private func offset(ofLine number: Int) -> Int {
    number <= lineStarts.count ? lineStarts[number - 1] : bytes.count
  }
}

/// A place in a script: a line of one of its sources, and the part of it that is meant.
public struct Place: Hashable, Sendable {
  /// The number of the source: zero for the script's own text, more for what it includes.
  public var source: Int32
  /// The line, counted from one.
  public var line: Int32
  /// The first byte of the part, counted from zero within the line.
  public var start: Int32
  /// The byte after the part.
  public var end: Int32

  /// Creates a place.
  public init(source: Int = 0, line: Int, start: Int, end: Int) {
    self.source = Int32(truncatingIfNeeded: source)
    self.line = Int32(truncatingIfNeeded: line)
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }
}

extension UInt8 {
  package static let lineFeed = UInt8(ascii: "\n")
  package static let carriageReturn = UInt8(ascii: "\r")
  package static let tab = UInt8(ascii: "\t")
  package static let space = UInt8(ascii: " ")
  package static let quote = UInt8(ascii: "\"")
  package static let backslash = UInt8(ascii: "\\")
  package static let hash = UInt8(ascii: "#")
  package static let at = UInt8(ascii: "@")
  package static let bar = UInt8(ascii: "|")
  package static let openBracket = UInt8(ascii: "[")
  package static let closeBracket = UInt8(ascii: "]")
}
