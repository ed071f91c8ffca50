import Scenarios

extension Source {
  /// The reason why the source is not text, and the place of the first byte that is wrong.
  var unreadable: (kind: MistakeKind, place: Place)? {
    // Nearly all scripts are in ASCII without these bytes, which one look at each byte shows.
    guard hasUnusualBytes else { return nil }
    let text = bytes[range]
    if let index = text.firstIndex(of: 0) {
      return (.zeroByte, place(of: index))
    }
    let isText = bytes.withUnsafeBufferPointer {
      String(validating: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) != nil
    }
    guard isText else {
      return (.notUTF8, place(of: firstStrangeByte))
    }
    if let index = text.firstIndex(of: .carriageReturn), !text.contains(.lineFeed),
      index + 1 < text.endIndex
    {
      return (.carriageReturns, place(of: index))
    }
    return nil
  }

  /// A Boolean value that indicates whether the text has a zero, a carriage return, or a byte that
  /// is not ASCII.
  private var hasUnusualBytes: Bool {
    bytes.withUnsafeBufferPointer {
      // Without a branch, so that the compiler looks at many bytes at once.
      var found: UInt8 = 0
      for byte in UnsafeBufferPointer(rebasing: $0[range]) {
        found |= byte & 0x80 | (byte == 0 ? 1 : 0) | (byte == .carriageReturn ? 1 : 0)
      }
      return found != 0
    }
  }

  /// The reason why a page that may contain a script has no readable lines.
  ///
  /// A page in UTF-16, or with carriage returns alone at the ends of its lines, would seem to have
  /// no script. Other mistakes outside of the scripts do not matter to them.
  var hiddenScript: Diagnostic? {
    let isOneLine = !bytes.contains(.lineFeed) && bytes.contains(.carriageReturn)
    guard isOneLine || bytes.contains(0), let (kind, place) = unreadable else { return nil }
    let text = String(decoding: bytes.lazy.filter { $0 != 0 }, as: UTF8.self)
    guard text.contains(text: "scenario") else { return nil }
    return Diagnostic(
      file: name,
      place: place,
      error: ParseError(kind),
      line: String(line(Int(place.line)).prefix(500))
    )
  }

  /// Returns the position of the first bytes that are not UTF-8.
  private var firstStrangeByte: Int {
    var decoder = UTF8()
    var iterator = bytes[range].makeIterator()
    var index = range.lowerBound
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      index += UTF8.width(scalar)
    }
    return index
  }

  private func place(of index: Int) -> Place {
    let before = bytes[range.lowerBound..<index]
    let start = before.lastIndex(of: .lineFeed).map { $0 + 1 } ?? range.lowerBound
    let line = lines.lowerBound + before.count { $0 == .lineFeed }
    return Place(line: line, start: index - start, end: index - start + 1)
  }
}
