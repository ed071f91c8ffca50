import Scenarios

extension Guess {
  /// The units of length by the words people have for them, in tenths of a millimetre.
  private static let lengths: [(size: Int64, words: [String])] = [
    (10_000, ["m", "meter", "meters", "metre", "metres"]),
    (10_000_000, ["km", "kilometer", "kilometers", "kilometre", "kilometres"]),
    (16_093_440, ["mi", "mile", "miles"]),
    (3_048, ["ft", "foot", "feet"]),
    (9_144, ["yd", "yard", "yards"]),
  ]

  /// `100 m`, `1 kilometre`, `5 miles`, in whole metres.
  static func length(_ texts: [String]) -> Guess? {
    guard let first = texts.first?.lowercased() else { return nil }
    let digits = String(first.prefix { "0123456789.".contains($0) })
    let isOneWord = digits.count < first.count
    guard let amount = thousandths(digits), isOneWord || texts.count > 1 else { return nil }
    let name = isOneWord ? String(first.dropFirst(digits.count)) : texts[1].lowercased()
    guard let unit = lengths.first(where: { $0.words.contains(name) }) else { return nil }
    let metres = (amount * unit.size + 5_000_000) / 10_000_000
    guard 1...Geographic.largestRadius ~= metres else { return nil }
    let isMetric = unit.words[0].hasSuffix("m")
    let plain = digits + unit.words[0]
    let written = isMetric && Geographic.metres(plain) != nil ? plain : "\(metres)m"
    // Of what is right but for its size or its fraction, the reader says more.
    let isReaders = isOneWord && name == unit.words[0] && isMetric
    return Guess(
      words: [written],
      count: isOneWord ? 1 : 2,
      error: isReaders ? nil : ParseError(isMetric ? .radiusForm : .otherLength, [written])
    )
  }

  /// A decimal number in thousandths.
  private static func thousandths(_ text: String) -> Int64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard 1...2 ~= parts.count, 1...7 ~= parts[0].count, Geographic.isNumber(parts[0]) else {
      return nil
    }
    guard parts.count == 2 else { return Int64(parts[0])! * 1000 }
    guard 1...3 ~= parts[1].count, Geographic.isNumber(parts[1]) else { return nil }
    let fraction = parts[1] + String(repeating: "0", count: 3 - parts[1].count)
    return Int64(parts[0])! * 1000 + Int64(fraction)!
  }
}
