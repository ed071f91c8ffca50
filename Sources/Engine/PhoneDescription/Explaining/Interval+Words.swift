package import VirtualTime

extension Interval {
  /// The interval in the words of a sentence, with its two largest units: *1 hour 30 minutes*.
  package var inWords: String {
    let units = [("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1)]
    var rest = Int(wholeSeconds.magnitude)
    var words: [String] = []
    for (unit, seconds) in units where rest >= seconds && words.count < 2 {
      let count = rest / seconds
      rest %= seconds
      words.append("\(count) \(unit)\(count == 1 ? "" : "s")")
    }
    return words.isEmpty ? text : words.joined(separator: " ")
  }
}
