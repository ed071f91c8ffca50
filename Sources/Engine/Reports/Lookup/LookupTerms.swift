/// The words of a text in the form in which a look-up compares them.
///
/// Letters are small, the parts of a name such as `willPresent` are words too, and the endings of
/// English are cut off, so that `denied`, `denies` and `deny` are one word.
struct LookupTerms {
  /// The words in their order.
  private(set) var all: [String] = []

  init(_ text: String) {
    var word: [UInt8] = []
    var part: [UInt8] = []
    var parts: [[UInt8]] = []
    func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
    var last: UInt8 = 0
    for byte in Array(text.utf8) + [UInt8(ascii: " ")] {
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      // An apostrophe is within a word: don't.
      if byte == UInt8(ascii: "'") { continue }
      guard isCapital || isDigit || isSmall(byte) || byte >= 0x80 else {
        if !part.isEmpty { parts.append(part) }
        if !word.isEmpty { all.append(Self.stem(word)) }
        if parts.count > 1 { all += parts.filter { $0.count > 1 }.map { Self.stem($0) } }
        (word, part, parts, last) = ([], [], [], 0)
        continue
      }
      if isCapital, isSmall(last) {
        parts.append(part)
        part = []
      }
      let small = isCapital ? byte | 0x20 : byte
      word.append(small)
      part.append(small)
      last = byte
    }
  }

  /// Returns a word without its ending.
  private static func stem(_ word: [UInt8]) -> String {
    var word = word
    func ends(_ ending: StaticString) -> Bool {
      word.count > ending.utf8CodeUnitCount + 2
        && word.suffix(ending.utf8CodeUnitCount)
          .elementsEqual(
            UnsafeBufferPointer(start: ending.utf8Start, count: ending.utf8CodeUnitCount)
          )
    }
    if ends("ies") || ends("ied") {
      word.removeLast(3)
      word.append(UInt8(ascii: "y"))
    } else if ends("ing") {
      word.removeLast(3)
      undouble(&word)
    } else if ends("ed") {
      word.removeLast(2)
      undouble(&word)
    } else if ends("ly") {
      word.removeLast(2)
    } else if ends("s"), !ends("ss"), !ends("us"), !ends("is") {
      word.removeLast()
    }
    if ends("e") { word.removeLast() }
    return String(decoding: word, as: UTF8.self)
  }

  /// Makes `stopp` of `stopped` into `stop`; `fall` and `press` keep their letters.
  private static func undouble(_ word: inout [UInt8]) {
    guard let last = word.last, word.count > 3, word[word.count - 2] == last else { return }
    if last != UInt8(ascii: "l"), last != UInt8(ascii: "s") { word.removeLast() }
  }
}
