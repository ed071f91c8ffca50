/// The guards of a question's rows, seen from the conditions.
struct GuardTable {
  /// The rows that need each condition.
  private var needing: [RowBits]
  /// The rows that each condition excludes.
  private var refusing: [RowBits]

  private static var none: RowBits { RowBits(rules: 0, disputes: 0) }

  /// Creates the table of a question with a number of conditions, without rows.
  init(conditions: Int) {
    // Each question has a group at least, and each group has four conditions.
    let count = (max(conditions, 1) + 3) / 4 * 4
    needing = Array(repeating: Self.none, count: count)
    refusing = needing
  }

  /// Adds a row with the conditions that must hold, and those that must not.
  mutating func add(_ row: RowBits, _ when: UInt64, _ unless: UInt64) {
    for condition in needing.indices {
      if when >> UInt64(condition) & 1 != 0 { needing[condition].formUnion(row) }
      if unless >> UInt64(condition) & 1 != 0 { refusing[condition].formUnion(row) }
    }
  }

  /// Returns the rows that each state of each group of four conditions admits, group by group.
  ///
  /// - Parameter rows: All rows of the question.
  func admitted(of rows: RowBits) -> [RowBits] {
    var admitted: [RowBits] = []
    admitted.reserveCapacity(needing.count * 4)
    for group in stride(from: 0, to: needing.count, by: 4) {
      for state in 0..<16 {
        var excluded = Self.none
        for condition in 0..<4 {
          let holds = state >> condition & 1 != 0
          excluded.formUnion(holds ? refusing[group + condition] : needing[group + condition])
        }
        admitted.append(
          RowBits(
            rules: rows.rules & ~excluded.rules,
            disputes: rows.disputes & ~excluded.disputes
          )
        )
      }
    }
    return admitted
  }
}

extension RowBits {
  fileprivate mutating func formUnion(_ other: RowBits) {
    rules |= other.rules
    disputes |= other.disputes
  }
}
