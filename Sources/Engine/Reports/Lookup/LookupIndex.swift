import Scenarios

/// The index of everything that can be looked up, and the search in it.
///
/// A question is a list of needs: a word, or a phrase of the table of synonyms, each with the
/// words that meet it. An entry counts for each need that it meets: the rarer the word, and the
/// nearer the text to the entry, the more.
struct LookupIndex {
  /// A text in which words are found, and what a word in it counts.
  private enum Field: Int {
    case remark = 1
    case related = 3
    case sentence = 6
    case name = 8
  }

  /// An entry that has a word, and what the word counts there.
  private struct Posting {
    var entry: Int
    var weight: Int
  }

  let entries: [LookupEntry]
  private var postings: [String: [Posting]] = [:]

  init(of entries: [LookupEntry] = LookupEntry.all) {
    self.entries = entries
    for (number, entry) in entries.enumerated() {
      add(entry.name, to: number, as: .name)
      add(entry.sentence, to: number, as: .sentence)
      for text in entry.related { add(text, to: number, as: .related) }
      for text in entry.remarks { add(text, to: number, as: .remark) }
    }
  }

  private mutating func add(_ text: String, to entry: Int, as field: Field) {
    for term in LookupTerms(text).all {
      let last = postings[term]?.last
      if last?.entry == entry {
        // The texts are added from the nearest to the furthest.
        continue
      }
      postings[term, default: []].append(Posting(entry: entry, weight: field.rawValue))
    }
  }

  /// Indicates whether every word of a text is in an entry, or in a phrase of the synonyms.
  func knows(_ text: String) -> Bool {
    LookupTerms(text).all.allSatisfy { postings[$0] != nil || LookupSynonyms.knows($0) }
  }

  /// Returns the entries that answer a question, the best first.
  func hits(for question: String) -> [LookupEntry] {
    let needs = needs(of: question)
    // A single letter or digit asks nothing.
    guard needs.contains(where: { $0.contains { $0.term.utf8.count > 1 } }) else { return [] }
    var points = Array(repeating: 0, count: entries.count)
    var met = Array(repeating: 0, count: entries.count)
    for need in needs {
      var values: [Int: [Int]] = [:]
      for match in need {
        guard let found = postings[match.term] else { continue }
        let rarity = Self.rarity(of: found.count, among: entries.count)
        for posting in found {
          values[posting.entry, default: []].append(posting.weight * rarity * match.share)
        }
      }
      // The best word of a need counts in full, the second half, the third a third.
      for (entry, values) in values {
        for (place, value) in values.sorted(by: >).enumerated() {
          points[entry] += value / (place + 1)
        }
        met[entry] += 1
      }
    }
    // An entry that meets all needs is better than one that meets a rare one.
    let most = met.max() ?? 0
    guard most > 0 else { return [] }
    let ranked = entries.indices.filter { met[$0] * 2 >= most }.map { number in
      (number: number, points: points[number] * met[number] * entries[number].weight)
    }
    return ranked.sorted { ($1.points, $0.number) < ($0.points, $1.number) }
      .map { entries[$0.number] }
  }

  /// A word that meets a need, and its share.
  private struct Match {
    var term: String
    var share: Int

    init(_ term: String, _ share: Int) { (self.term, self.share) = (term, share) }
  }

  /// The words that meet a need.
  private typealias Need = [Match]

  /// The shares of a word of the question, of one of its synonyms, and of one that begins so.
  private static let (asAsked, asSynonym, asSimilar) = (6, 5, 3)

  private func needs(of question: String) -> [Need] {
    var needs: [Need] = []
    var rest = LookupTerms(question).all.map(corrected)[...]
    while let first = rest.first {
      if let (length, row) = LookupSynonyms.longest(at: rest) {
        let own = rest.prefix(length).filter { !LookupSynonyms.ignored.contains($0) }
        needs.append(
          own.map { Match($0, Self.asAsked) }
            + row.filter { !own.contains($0) }.map { Match($0, Self.asSynonym) }
        )
        rest = rest.dropFirst(length)
        continue
      }
      rest = rest.dropFirst()
      guard !LookupSynonyms.ignored.contains(first) else { continue }
      let need = need(for: first)
      if !need.isEmpty { needs.append(need) }
    }
    return needs
  }

  /// Returns the words that meet the need for a word: itself, and longer ones that begin so.
  private func need(for term: String) -> Need {
    let own = postings[term] == nil ? [] : [Match(term, Self.asAsked)]
    return own + longer(than: term).map { Match($0, Self.asSimilar) }
  }

  private func longer(than term: String) -> [String] {
    guard term.utf8.count >= 4 else { return [] }
    return postings.keys.filter { $0 != term && $0.hasPrefix(term) }.sorted()
  }

  /// Returns the known word that was meant by an unknown one, or the word itself.
  private func corrected(_ term: String) -> String {
    guard term.utf8.count >= 4, postings[term] == nil, !LookupSynonyms.knows(term),
      longer(than: term).isEmpty
    else { return term }
    let known = LookupSynonyms.words + postings.keys.sorted()
    return Suggestion.nearest(to: term, among: known).first ?? term
  }

  /// Returns what a word counts that some of the entries have: sixteen for each time that their
  /// number halves.
  private static func rarity(of count: Int, among all: Int) -> Int {
    max(1, logarithm(of: all + 1) - logarithm(of: count))
  }

  /// Returns sixteen times the logarithm of a positive number, to the base of two.
  private static func logarithm(of number: Int) -> Int {
    let whole = Int.bitWidth - 1 - number.leadingZeroBitCount
    return 16 * whole + (((number << 4) >> whole) & 15)
  }
}
