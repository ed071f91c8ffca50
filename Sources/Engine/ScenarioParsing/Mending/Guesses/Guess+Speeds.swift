import Scenarios

extension Guess {
  /// A speed by its unit as people write it elsewhere, with a blank before it or without.
  static func speed(_ texts: [String]) -> Guess? {
    guard let first = texts.first else { return nil }
    for count in [1, 2] where count <= texts.count {
      let word = (count == 1 ? first : first + texts[1]).lowercased()
      let digits = word.prefix { $0.isNumber || $0 == "." }
      guard
        let unit = speedUnits.first(where: {
          $0.said.contains(String(word.dropFirst(digits.count)))
        })
      else { continue }
      let speed = "\(digits)\(unit.here)"
      guard speed != first, Geographic.speed(speed) != nil else { continue }
      return Guess(
        words: [speed],
        count: count,
        error: ParseError(.speedForm, [speed])
      )
    }
    return nil
  }

  private static let speedUnits: [(here: String, said: Set<String>)] = [
    ("km/h", ["km/h", "kmh", "kph", "km/hr", "kmph", "kilometers/hour", "kilometres/hour"]),
    ("m/s", ["m/s", "mps", "m/sec"]),
    ("mph", ["mph", "mi/h", "miles/hour"]),
  ]
}
