/// Distinct words, in the order in which they were first added.
///
/// Hundreds of words are added for each trial line, most of them repeatedly. So a word is compared
/// only with words of the same sort.
struct DistinctWords {
  private(set) var all: [String] = []
  /// The position after the last word of each sort; and for each word, the one after the previous
  /// word of its sort.
  private var last = [Int](repeating: 0, count: 64)
  private var before: [Int] = []

  mutating func insert(_ word: String) {
    let letters = word.utf8
    let sort = (letters.count &* 7 &+ Int(letters.first ?? 0) &* 5 &+ Int(letters.last ?? 0)) & 63
    var next = last[sort]
    while next > 0 {
      if all[next - 1] == word { return }
      next = before[next - 1]
    }
    before.append(last[sort])
    all.append(word)
    last[sort] = all.count
  }

  mutating func removeAll() {
    guard !all.isEmpty else { return }
    all.removeAll(keepingCapacity: true)
    before.removeAll(keepingCapacity: true)
    for sort in last.indices { last[sort] = 0 }
  }
}
