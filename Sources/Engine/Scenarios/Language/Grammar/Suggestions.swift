import VirtualTime

/// Finds the word that the user probably meant.
public enum Suggestion {
  /// Returns the known words nearest to a word, best first, if any is near enough.
  ///
  /// Near is at most a third of the letters apart; two letters that changed places count as one
  /// mistake.
  public static func nearest(
    to word: String,
    among known: [String],
    most: Int = 1
  ) -> [String] {
    let wanted = Array(word.lowercased().unicodeScalars.prefix(64))
    guard !wanted.isEmpty else { return [] }
    let wantedSet = wanted.reduce(0) { $0 | bit(of: $1.value) }
    var near: [(distance: Int, word: String)] = []
    for candidate in known where !isFar(candidate, from: wanted, wantedSet) {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(64))
      let limit = max(1, max(wanted.count, letters.count) / 3)
      let isPrefix = wanted.count >= 3 && letters.starts(with: wanted)
      // So many letters are missing at least; that excludes most words.
      guard isPrefix || abs(wanted.count - letters.count) <= limit else { continue }
      let distance = isPrefix ? 1 : wanted.slips(to: letters, limit: limit)
      // Of two words of one letter, each would be near the other.
      if distance <= limit, distance < max(wanted.count, letters.count) {
        near.append((distance, candidate))
      }
    }
    near.sort { ($0.distance, $0.word) < ($1.distance, $1.word) }
    var result: [String] = []
    for candidate in near where !result.contains(candidate.word) {
      result.append(candidate.word)
      if result.count == most { break }
    }
    return result
  }

  /// Indicates whether a word is too far from another to be meant, as plain letters show at once:
  /// it is too long or too short, or one of the two has too many letters that the other lacks.
  private static func isFar(
    _ candidate: String,
    from wanted: [Unicode.Scalar],
    _ wantedSet: UInt64
  ) -> Bool {
    var candidate = candidate
    return candidate.withUTF8 { letters in
      let count = min(letters.count, 64)
      let limit = max(1, max(wanted.count, count) / 3)
      if abs(wanted.count - count) <= limit {
        var set: UInt64 = 0
        for index in 0..<count { set |= bit(of: UInt32(letters[index])) }
        guard difference(of: set, wantedSet) > limit else { return false }
      }
      guard letters.allSatisfy({ $0 < 0x80 }) else { return false }
      // The caller compares what may begin alike.
      guard wanted.count >= 3, count >= wanted.count else { return true }
      // Capitals differ from small letters in this bit.
      for index in wanted.indices where UInt32(letters[index]) | 0x20 != wanted[index].value | 0x20
      {
        return true
      }
      return false
    }
  }

  /// One of 64 bits for a letter, a capital as the small one; some letters share theirs.
  private static func bit(of letter: UInt32) -> UInt64 { 1 << (UInt64(letter | 0x20) & 63) }

  /// The letters that one word has and the other lacks: so many must be changed at least.
  private static func difference(of a: UInt64, _ b: UInt64) -> Int {
    max((a & ~b).nonzeroBitCount, (b & ~a).nonzeroBitCount)
  }

  /// Writes alternatives as people do: `a, b or c`.
  public static func either(_ words: [String]) -> String { list(words, before: " or ") }

  /// Writes a list as people do: `a, b and c`.
  package static func all(_ words: [String]) -> String { list(words, before: " and ") }

  private static func list(_ words: [String], before last: String) -> String {
    switch words.count {
    case 0: ""
    case 1: words[0]
    default: words.dropLast().joined(separator: ", ") + last + words[words.count - 1]
    }
  }

  /// Writes alternatives as code: `a`, `b` or `c`.
  package static func codes(_ words: [String]) -> String { either(words.map { $0.code }) }
}
