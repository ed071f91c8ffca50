extension Array where Element: Equatable {
  /// Returns the number of slips that turn a word into another one.
  ///
  /// A slip is a wrong, missing or additional letter, or two neighbouring letters that are swapped.
  ///
  /// - Parameters:
  ///   - other: The letters of the other word.
  ///   - limit: The largest number of slips to count.
  /// - Returns: The number of slips, or `limit + 1` if there are more than `limit`.
  @inlinable
  package func slips(to other: [Element], limit: Int) -> Int {
    guard abs(count - other.count) <= limit else { return limit + 1 }
    var beforeLast = [Int](repeating: 0, count: other.count + 1)
    var last = [Int](0...other.count)
    var row = beforeLast
    for i in indices {
      row[0] = i + 1
      var least = i + 1
      for j in other.indices {
        var slips = Swift.min(last[j] + (self[i] == other[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, self[i] == other[j - 1], self[i - 1] == other[j] {
          slips = Swift.min(slips, beforeLast[j - 1] + 1)
        }
        row[j + 1] = slips
        least = Swift.min(least, slips)
      }
      // The row before this one then holds nothing below the limit, so a swap, which costs one more
      // than that row, leads to nothing within it either.
      guard least <= limit else { return limit + 1 }
      // The oldest row is written over next.
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return Swift.min(last[other.count], limit + 1)
  }
}
