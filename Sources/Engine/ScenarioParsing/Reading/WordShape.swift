import Scenarios
import SystemPolicy
import VirtualTime

/// The shapes of words that tell values from others.
enum WordShape {
  /// Indicates whether a word is a value of some kind, or nearly one.
  static func isValue(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return (48...57).contains(first) || first == .at || first == UInt8(ascii: "+")
      || rules.contains(word) || Zone(named: word) != nil
      || Vocabulary.all.contains { $0.words.contains(word) }
  }

  /// The names of the rules; every guess at a word asks whether it is one.
  private static let rules = Set(Law.rules.map { $0.id })

  /// Indicates whether a word looks like the beginning of a point.
  static func beginsPoint(_ word: String) -> Bool {
    let number = word.drop { "([".contains($0) }.prefix { !",;)]".contains($0) }
    return word.contains(",") && Geographic.millionths(number) != nil
  }
}
