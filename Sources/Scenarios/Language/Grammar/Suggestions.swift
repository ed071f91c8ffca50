import VirtualTime

/// Finds the word that the user probably meant.
public enum Suggestion {
  /// Returns the known words nearest to a word, best first, if any is near enough.
  ///
  /// Near is at most a third of the letters apart; two letters that changed places count as one
  /// mistake.
  public static func nearest(
    to word: String,
    among known: some Sequence<String>,
    most: Int = 1
  ) -> [String] {
    let wanted = Array(word.lowercased().unicodeScalars.prefix(64))
    guard !wanted.isEmpty else { return [] }
    var near: [(distance: Int, word: String)] = []
    for candidate in known where !isFar(candidate, from: wanted) {
      let letters = Array(candidate.lowercased().unicodeScalars.prefix(64))
      let limit = max(1, max(wanted.count, letters.count) / 3)
      let isPrefix = wanted.count >= 3 && letters.starts(with: wanted)
      // So many letters are missing at least; that excludes most words.
      guard isPrefix || abs(wanted.count - letters.count) <= limit else { continue }
      let distance = isPrefix ? 1 : wanted.slips(to: letters, limit: limit)
      if distance <= limit { near.append((distance, candidate)) }
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
  private static func isFar(_ candidate: String, from wanted: [Unicode.Scalar]) -> Bool {
    let letters = candidate.utf8
    let count = min(letters.count, 64)
    let limit = max(1, max(wanted.count, count) / 3)
    guard letters.allSatisfy({ $0 < 0x80 }),
      abs(wanted.count - count) > limit
        || difference(of: letterSet(letters.prefix(64)), letterSet(wanted.lazy.map { $0.value }))
          > limit
    else { return false }
    // Capitals differ from small letters in this bit. The caller compares what may begin alike.
    return wanted.count < 3 || count < wanted.count
      || !zip(letters, wanted).allSatisfy { UInt32($0) | 0x20 == $1.value | 0x20 }
  }

  /// The letters of a word, capitals as small ones, a bit each; some share theirs.
  private static func letterSet(_ letters: some Sequence<some BinaryInteger>) -> UInt64 {
    letters.reduce(0) { $0 | 1 << (UInt64($1 | 0x20) & 63) }
  }

  /// The letters that one word has and the other lacks: so many must be changed at least.
  private static func difference(of a: UInt64, _ b: UInt64) -> Int {
    max((a & ~b).nonzeroBitCount, (b & ~a).nonzeroBitCount)
  }

  /// Writes alternatives as people do: `a, b or c`.
  public static func either(_ words: [String]) -> String {
    switch words.count {
    case 0: ""
    case 1: words[0]
    default: words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
    }
  }

  /// Writes alternatives as code: `a`, `b` or `c`.
  package static func codes(_ words: [String]) -> String { either(words.map { $0.code }) }
}
