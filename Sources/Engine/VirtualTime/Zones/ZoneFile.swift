/// A compiled time zone of a system, in the form TZif of RFC 9636.
struct ZoneFile {
  /// The offset before the first transition, in seconds east of Greenwich.
  var firstOffset: Int32
  /// The transitions, oldest first.
  var transitions: [Transition] = []
  /// The rule after the last transition; nil if the last offset stays.
  var rule: ZoneRule?

  /// A change of the offset.
  struct Transition {
    /// The second since 1970.
    var second: Int64
    /// The offset from then on, in seconds east of Greenwich.
    var offset: Int32
  }

  /// The first bytes of every such file.
  static let mark = Array("TZif".utf8)

  /// Creates a zone without transitions.
  init(firstOffset: Int32, rule: ZoneRule?) { (self.firstOffset, self.rule) = (firstOffset, rule) }

  /// Reads the bytes of a file.
  ///
  /// - Throws: The reason why they are no time zone.
  init(_ bytes: [UInt8]) throws(ZoneFileError) {
    guard bytes.starts(with: Self.mark), bytes.count >= Header.length else { throw .notCompiled }
    var header = Header(bytes, at: 0, timeLength: 4)
    var start = Header.length
    // A file of the second version and later repeats everything with longer times.
    let isLong = bytes[4] >= UInt8(ascii: "2")
    if isLong {
      start += header.blockLength
      guard bytes.count >= start + Header.length, bytes[start...].starts(with: Self.mark) else {
        throw .cutShort
      }
      header = Header(bytes, at: start, timeLength: 8)
      start += Header.length
    }
    guard bytes.count >= start + header.blockLength else { throw .cutShort }
    guard header.leaps == 0 else { throw .leapSeconds }
    guard header.types > 0 else { throw .inconsistent }
    let kinds = start + header.times * header.timeLength
    let types = kinds + header.times
    func offset(_ kind: Int) throws(ZoneFileError) -> Int32 {
      guard kind < header.types else { throw .inconsistent }
      let offset = Int32(truncatingIfNeeded: number(bytes, at: types + kind * 6, length: 4))
      guard abs(Int(offset)) <= 26 * 3600 else { throw .inconsistent }
      return offset
    }
    firstOffset = try offset(0)
    transitions.reserveCapacity(header.times)
    for position in 0..<header.times {
      let place = start + position * header.timeLength
      let second = number(bytes, at: place, length: header.timeLength)
      guard transitions.last.map({ $0.second < second }) ?? true else { throw .inconsistent }
      try transitions.append(
        Transition(second: second, offset: offset(Int(bytes[kinds + position])))
      )
    }
    guard isLong else { return }
    let footer = bytes[(start + header.blockLength)...]
    guard footer.first == UInt8(ascii: "\n"),
      let end = footer.dropFirst().firstIndex(of: UInt8(ascii: "\n"))
    else { throw .cutShort }
    let text = Array(footer[(footer.startIndex + 1)..<end])
    rule = text.isEmpty ? nil : try ZoneRule.read(text)
  }
}

extension ZoneFile {
  /// The counts at the start of a block.
  private struct Header {
    static let length = 44

    let timeLength: Int
    let times: Int
    let types: Int
    let leaps: Int
    /// The length of the block behind the header.
    let blockLength: Int

    init(_ bytes: [UInt8], at start: Int, timeLength: Int) {
      func count(_ position: Int) -> Int {
        Int(UInt32(truncatingIfNeeded: number(bytes, at: start + 20 + position * 4, length: 4)))
      }
      let (universal, standard) = (count(0), count(1))
      leaps = count(2)
      times = count(3)
      types = count(4)
      self.timeLength = timeLength
      blockLength =
        times * (timeLength + 1) + types * 6 + count(5) + leaps * (timeLength + 4) + standard
        + universal
    }
  }
}

/// Returns a signed number whose most significant byte comes first.
private func number(_ bytes: [UInt8], at start: Int, length: Int) -> Int64 {
  var value: Int64 = bytes[start] & 0x80 == 0 ? 0 : -1
  for byte in bytes[start..<start + length] { value = value << 8 | Int64(byte) }
  return value
}

/// The reason why a file is not a time zone.
///
/// ```swift
/// let file = ZoneDatabase.File(path: "Europe/Rome", bytes: Array("TZif".utf8))
/// #expect(throws: ZoneDatabaseError(file: "Europe/Rome", reason: .notCompiled)) {
///   try ZoneDatabase(folder: "zones", files: [file])
/// }
/// ```
public enum ZoneFileError: Error, Hashable, Sendable {
  /// It does not begin as a compiled time zone does.
  case notCompiled
  /// It ends too early.
  case cutShort
  /// Its parts contradict each other.
  case inconsistent
  /// It counts leap seconds, as the files in the folder `right` do.
  case leapSeconds
  /// Its rule for later years cannot be read.
  case unknownRule
}
