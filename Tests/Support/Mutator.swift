import VirtualTime

/// Changes inputs of readers at random: equal seeds make equal mutants.
public struct Mutator {
  private var generator: SeededGenerator
  private let words: [[UInt8]]
  private let most: Int

  /// Creates a mutator.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - words: The words that it inserts.
  ///   - most: The most bytes of a mutant.
  public init(seed: UInt64, words: [String], most: Int) {
    generator = SeededGenerator(seed: seed)
    self.words = words.map { Array($0.utf8) }
    self.most = most
  }

  /// Returns a mutant of one of several inputs.
  public mutating func mutant(of inputs: [[UInt8]]) -> [UInt8] {
    var bytes = pick(inputs)
    for _ in 0...below(6) { change(&bytes, beside: inputs) }
    return Array(bytes.prefix(most))
  }

  private mutating func change(_ bytes: inout [UInt8], beside inputs: [[UInt8]]) {
    let place = below(bytes.count + 1)
    let length = min(bytes.count - place, 1 + below(below(8) == 0 ? 400 : 12))
    switch below(9) {
    case 0:
      guard place < bytes.count else { return }
      bytes[place] ^= 1 << UInt8(below(8))
    case 1: bytes.insert(UInt8(below(256)), at: place)
    case 2: bytes.removeSubrange(place..<place + length)
    case 3, 4: bytes.insert(contentsOf: words.isEmpty ? [] : pick(words), at: place)
    case 5:
      let part = bytes[place..<place + length]
      bytes.insert(contentsOf: part, at: below(bytes.count + 1))
    case 6:
      // A part, several times over.
      let part = bytes[place..<place + length]
      for _ in 0..<below(20) { bytes.insert(contentsOf: part, at: place) }
    case 7:
      let other = pick(inputs)
      let start = below(other.count + 1)
      bytes.replaceSubrange(
        place..<place + length,
        with: other[start..<min(other.count, start + 1 + below(200))]
      )
    default:
      // Another number in the place of one.
      guard let digit = bytes[place...].firstIndex(where: { (0x30...0x39).contains($0) }) else {
        return
      }
      let end = bytes[digit...].firstIndex { !(0x30...0x39).contains($0) } ?? bytes.count
      let numbers = ["0", "1", "-1", "60", "255", "2147483648", "9223372036854775808", "1e308"]
      bytes.replaceSubrange(digit..<end, with: Array(pick(numbers).utf8))
    }
  }

  private mutating func below(_ count: Int) -> Int {
    Int(generator.next() % UInt64(max(1, count)))
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
