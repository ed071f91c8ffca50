public import Scenarios

extension Source {
  /// Returns the whole text with aligned columns.
  ///
  /// Only the blanks between words and the empty lines change. Words, comments and their order
  /// stay, so the script keeps its meaning. Formatting a formatted text changes nothing.
  public func formatted() -> [UInt8] {
    formatted([Markdown.Block(source: self)])
  }

  /// Returns the whole text with aligned columns in the given parts; the rest stays as it is.
  ///
  /// - Parameter parts: Parts of this source, from top to bottom.
  public func formatted(_ parts: [Markdown.Block]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    var position = 0
    for part in parts {
      let range = part.source.range
      text += bytes[position..<range.lowerBound]
      Formatter(part.source, indent: part.indent).write(to: &text)
      position = range.upperBound
    }
    return text + bytes[position...]
  }
}

/// Lays out a script in columns, section by section.
struct Formatter {
  private let indent: [UInt8]
  private let lineEnd: [UInt8]
  private var lines: [LaidLine] = []

  init(_ source: Source, indent: Int) {
    self.indent = [UInt8](repeating: .space, count: indent)
    lineEnd = source.endsLinesInTwo ? [.carriageReturn, .lineFeed] : [.lineFeed]
    var reader = LayoutReader(source, indent: indent)
    for number in source.lines {
      let line = reader.read(number)
      // One empty line says as much as several, and none is needed at the start.
      if line.shape == .blank, lines.last.map({ $0.shape == .blank }) ?? true { continue }
      lines.append(line)
    }
    if lines.last?.shape == .blank { lines.removeLast() }
  }

  /// Writes the script at the end of a text.
  func write(to text: inout [UInt8]) {
    // What looks like a byte order mark must not become one.
    if text.isEmpty, lines.first?.beginsWithMark ?? false { text += lineEnd }
    var starts = lines.indices.filter { $0 == 0 || lines[$0].shape == .heading }
    starts.append(lines.count)
    for (start, end) in zip(starts, starts.dropFirst()) {
      let section = Section(lines[start..<end])
      for (index, line) in lines[start..<end].enumerated() {
        if line.shape == .asWritten {
          text += line.sentence
        } else if line.shape != .blank {
          text += indent
          text += section.text(of: line, at: index)
        }
        // A carriage return that belongs to a word must not become part of the line's end.
        if text.last == .carriageReturn, lineEnd.count == 1 { text.append(.carriageReturn) }
        text += lineEnd
      }
    }
  }
}

extension LaidLine {
  fileprivate var beginsWithMark: Bool {
    let first = [gutter, subject, sentence].first { !$0.isEmpty } ?? []
    return first.starts(with: [0xEF, 0xBB, 0xBF])
  }
}

extension Source {
  /// A Boolean value that indicates whether a carriage return precedes each line feed; the first
  /// line that does not end with two carriage returns decides.
  fileprivate var endsLinesInTwo: Bool {
    for (index, byte) in bytes.enumerated() where byte == .lineFeed {
      let end = bytes[..<index].suffix(2)
      if end.count < 2 || end.first != .carriageReturn || end.last != .carriageReturn {
        return end.last == .carriageReturn
      }
    }
    return false
  }
}
