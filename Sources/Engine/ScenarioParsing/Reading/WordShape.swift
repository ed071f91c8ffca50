import Scenarios
import SystemPolicy
import VirtualTime

/// The shapes of words that tell values from others.
enum WordShape {
  /// Indicates whether a word is a value of some kind, or nearly one.
  static func isValue(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return (48...57).contains(first) || first == .at || first == UInt8(ascii: "+")
      || values.contains(word) || Zone(named: word) != nil
  }

  /// The names of the rules and the words of the lists, kept because every guess at a word needs
  /// them.
  private static let values = Vocabulary.unquoted.union(Law.rules.map { $0.id })

  /// Indicates whether a word looks like the beginning of a point.
  static func beginsPoint(_ word: String) -> Bool {
    let number = word.drop { "([".contains($0) }.prefix { !",;)]".contains($0) }
    return word.contains(",") && Geographic.millionths(number) != nil
  }
}

extension Vocabulary {
  /// The words of all lists that are written without quotes.
  static let unquoted: Set<String> = {
    var words: Set<String> = []
    for (_, kind) in Kind.named {
      if case .quoted = kind { continue }
      words.formUnion(kind.vocabulary?.words ?? [])
    }
    return words
  }()
}

extension Kind {
  /// The list of words that a value is one of, or some of.
  var vocabulary: Vocabulary? {
    switch self {
    case .one(let vocabulary), .some(let vocabulary), .quoted(let vocabulary): vocabulary
    case _:
      nil
    }
  }
}
