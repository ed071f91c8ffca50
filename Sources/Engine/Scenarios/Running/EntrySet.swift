/// The indices of some entries of a journal, one bit each.
///
/// A line that finds every earlier entry covers all of them again, so adding an index has to be
/// cheap.
struct EntrySet {
  private var words: [UInt64] = []

  /// Indicates whether the set has an index.
  func contains(_ index: Int) -> Bool {
    let word = index >> 6
    return word < words.count && words[word] >> UInt64(index & 63) & 1 == 1
  }

  /// Adds an index.
  mutating func insert(_ index: Int) {
    let word = index >> 6
    if word >= words.count { words += repeatElement(0, count: word + 1 - words.count) }
    words[word] |= 1 << UInt64(index & 63)
  }

  /// Adds indices.
  mutating func formUnion(_ indices: [Int]) {
    for index in indices { insert(index) }
  }
}
