/// A reader of JSON: one value, as RFC 8259 describes it.
struct JSONReader {
  /// A mistake in a text that should be JSON.
  struct SyntaxError: Error, Equatable {
    /// The line, from one.
    var line: Int
    /// The rest of the sentence, such as `',' or '}' is missing`.
    var message: String
  }

  private let bytes: [UInt8]
  private var place = 0
  /// The number of the bytes read that are not blanks.
  private var size = 0

  /// The number of lists and dictionaries that may lie in one another.
  private static let deepest = 512

  /// Reads a payload.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Returns: The payload. Its size does not count the member of `Payload.targetKey`.
  static func payload(_ bytes: [UInt8]) throws(SyntaxError) -> Payload {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SyntaxError(line: 1, message: "it is not UTF-8")
    }
    var reader = JSONReader(text.hasPrefix("\u{FEFF}") ? Array(bytes.dropFirst(3)) : bytes)
    reader.skipBlanks()
    let value = try reader.value(depth: 0)
    guard reader.place == reader.bytes.count else { throw reader.mistake("text follows the value") }
    return Payload(value, size: reader.size)
  }

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  private func mistake(_ message: String) -> SyntaxError {
    let line = bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") }
    return SyntaxError(line: line + 1, message: place < bytes.count ? message : "it ends too early")
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let next, [0x20, 0x09, 0x0A, 0x0D].contains(next) { place += 1 }
  }

  /// Skips a byte and the blanks behind it, if it is the next one.
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    size += 1
    skipBlanks()
    return true
  }

  private mutating func value(depth: Int) throws(SyntaxError) -> Payload.Value {
    guard depth < Self.deepest else { throw mistake("it is more than \(Self.deepest) levels deep") }
    switch next ?? 0 {
    case UInt8(ascii: "{"): return .dictionary(try dictionary(depth: depth))
    case UInt8(ascii: "["): return .list(try list(depth: depth))
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default:
      if skip(word: "true") { return .flag(true) }
      if skip(word: "false") { return .flag(false) }
      if skip(word: "null") { return .null }
      throw mistake("a value is missing; a text needs quotation marks")
    }
  }

  private mutating func skip(word: StaticString) -> Bool {
    let end = place + word.utf8CodeUnitCount
    guard end <= bytes.count,
      bytes[place..<end].elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
      )
    else { return false }
    size += end - place
    place = end
    skipBlanks()
    return true
  }

  private mutating func list(depth: Int) throws(SyntaxError) -> [Payload.Value] {
    _ = skip(UInt8(ascii: "["))
    var values: [Payload.Value] = []
    if skip(UInt8(ascii: "]")) { return values }
    repeat {
      values.append(try value(depth: depth + 1))
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "]")) else { throw mistake("',' or ']' is missing") }
    return values
  }

  private mutating func dictionary(depth: Int) throws(SyntaxError) -> [String: Payload.Value] {
    _ = skip(UInt8(ascii: "{"))
    var values: [String: Payload.Value] = [:]
    if skip(UInt8(ascii: "}")) { return values }
    var members = 0
    repeat {
      let start = size
      guard next == UInt8(ascii: "\"") else {
        throw mistake("a name in quotation marks is missing")
      }
      let key = try text()
      guard skip(UInt8(ascii: ":")) else { throw mistake("':' is missing") }
      guard values[key] == nil else { throw mistake("\"\(key)\" is given twice") }
      values[key] = try value(depth: depth + 1)
      if depth == 0, key == Payload.targetKey { size = start } else { members += 1 }
      if next == UInt8(ascii: ",") { size -= 1 }
    } while skip(UInt8(ascii: ","))
    guard skip(UInt8(ascii: "}")) else { throw mistake("',' or '}' is missing") }
    // A comma lies between two members that count.
    size += max(0, members - 1)
    return values
  }

  private mutating func text() throws(SyntaxError) -> String {
    let start = place
    place += 1
    var text: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else {
        throw mistake("a text ends on its own line, with a quotation mark")
      }
      place += 1
      if byte == UInt8(ascii: "\\") {
        text += String(Character(try escape())).utf8
      } else {
        text.append(byte)
      }
    }
    guard next != nil else { throw mistake("") }
    place += 1
    size += place - start
    skipBlanks()
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads an escape sequence behind its backslash.
  private mutating func escape() throws(SyntaxError) -> Unicode.Scalar {
    guard let byte = next else { throw mistake("") }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let unit = try hexadecimal()
      if let scalar = Unicode.Scalar(unit) { return scalar }
      // A character outside the first plane is a pair of units.
      guard unit < 0xDC00, next == UInt8(ascii: "\\") else { break }
      place += 1
      guard next == UInt8(ascii: "u") else { break }
      place += 1
      let low = try hexadecimal()
      guard (0xDC00...0xDFFF).contains(low) else { break }
      return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))!
    default: break
    }
    throw mistake("an escape sequence is unknown; write '\\\\' for a backslash")
  }

  private mutating func hexadecimal() throws(SyntaxError) -> UInt32 {
    let end = place + 4
    guard end <= bytes.count else {
      place = bytes.count
      throw mistake("")
    }
    var number: UInt32 = 0
    for byte in bytes[place..<end] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw mistake("'\\u' needs four hexadecimal digits")
      }
      number = number << 4 + UInt32(digit)
    }
    place = end
    return number
  }
}

extension JSONReader {
  private mutating func digits() throws(SyntaxError) -> ArraySlice<UInt8> {
    let start = place
    while let next, next.isDigit { place += 1 }
    guard place > start else { throw mistake("a digit is missing") }
    return bytes[start..<place]
  }

  /// Reads a number: a whole one where it fits, else one in thousandths.
  private mutating func number() throws(SyntaxError) -> Payload.Value {
    let start = place
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { place += 1 }
    let whole = try digits()
    guard whole.count == 1 || whole.first != UInt8(ascii: "0") else {
      throw mistake("a number begins with no zero")
    }
    var fraction: ArraySlice<UInt8> = []
    if next == UInt8(ascii: ".") {
      place += 1
      fraction = try digits()
    }
    var exponent = 0
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      place += 1
      let sign = next
      if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { place += 1 }
      // Larger exponents change nothing in thousandths.
      exponent = try digits().reduce(0) { min($0 * 10 + $1.digit, 1_000_000) }
      if sign == UInt8(ascii: "-") { exponent = -exponent }
    }
    size += place - start
    skipBlanks()
    let decimal = Decimal(whole + fraction, scale: fraction.count - exponent)
    if let number = decimal.whole(isNegative: isNegative) { return .integer(number) }
    return .fraction(decimal.thousandths * (isNegative ? -1 : 1))
  }
}

/// A number in digits, divided by a power of ten.
private struct Decimal {
  private var digits: ArraySlice<UInt8>
  private var scale: Int

  init(_ digits: ArraySlice<UInt8>, scale: Int) {
    self.digits = digits.drop { $0 == UInt8(ascii: "0") }
    self.scale = scale
    while self.digits.last == UInt8(ascii: "0") {
      self.digits.removeLast()
      self.scale -= 1
    }
  }

  /// The number, if it is whole and fits.
  func whole(isNegative: Bool) -> Int64? {
    guard !digits.isEmpty else { return 0 }
    guard scale <= 0, digits.count - scale <= 19 else { return nil }
    let zeros = Array(repeating: UInt8(ascii: "0"), count: -scale)
    return Int64((isNegative ? "-" : "") + String(decoding: digits + zeros, as: UTF8.self))
  }

  /// The number in thousandths, rounded, and no larger than 10¹⁵.
  var thousandths: Int64 {
    let most: Int64 = 1_000_000_000_000_000
    // The number of digits before the point, once it is multiplied by a thousand.
    let count = digits.count - scale + 3
    guard count <= 15 else { return most }
    guard count >= 0 else { return 0 }
    var number: Int64 = 0
    for place in 0..<count {
      let index = digits.startIndex + place
      number = number * 10 + Int64(index < digits.endIndex ? digits[index].digit : 0)
    }
    let next = digits.startIndex + count
    return next < digits.endIndex && digits[next].digit >= 5 ? number + 1 : number
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
  fileprivate var digit: Int { Int(self - UInt8(ascii: "0")) }
}
