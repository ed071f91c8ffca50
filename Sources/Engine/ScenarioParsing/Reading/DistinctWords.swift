/// Words, each once, in the order in which they were first said.
///
/// Hundreds are said for each line that is read on trial, most of them again and again. So a word
/// is compared only with those of its sort.
struct DistinctWords {
  private(set) var all: [String] = []
  /// The place behind the last word of each sort; and for each word, behind the one before it.
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
