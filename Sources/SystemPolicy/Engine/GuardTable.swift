/// The guards of a question's rows, seen from the conditions.
struct GuardTable {
  /// The rows that need each condition.
  private var needing: [RowBits]
  /// The rows that each condition excludes.
  private var refusing: [RowBits]

  /// The conditions that a guard tests.
  private var tested: UInt64 = 0

  private static var none: RowBits { RowBits(rules: 0, disputes: 0) }

  /// Creates a table without rows.
  init() {
    needing = Array(repeating: Self.none, count: 64)
    refusing = needing
  }

  /// Removes all rows, and keeps the memory for those of another question.
  mutating func removeAll() {
    var rest = tested
    while rest != 0 {
      needing[rest.trailingZeroBitCount] = Self.none
      refusing[rest.trailingZeroBitCount] = Self.none
      rest &= rest - 1
    }
    tested = 0
  }

  /// Adds a row with its guard.
  mutating func add(_ row: RowBits, _ guarded: Guard) {
    tested |= guarded.when | guarded.unless
    Self.add(row, guarded.when, to: &needing)
    Self.add(row, guarded.unless, to: &refusing)
  }

  private static func add(_ row: RowBits, _ bits: UInt64, to rows: inout [RowBits]) {
    var rest = bits
    while rest != 0 {
      let condition = rest.trailingZeroBitCount
      rows[condition] = rows[condition].union(row)
      rest &= rest - 1
    }
  }

  /// Returns the rows that each state of each group of four conditions admits, group by group.
  ///
  /// - Parameter rows: All rows of the question.
  func admitted(of rows: RowBits) -> [RowBits] {
    var admitted: [RowBits] = []
    // Each question has a group at least.
    let count = max(1, 64 - tested.leadingZeroBitCount)
    admitted.reserveCapacity((count + 3) / 4 * 16)
    for group in stride(from: 0, to: count, by: 4) {
      let start = admitted.count
      admitted.append(rows)
      // Each condition doubles the states: those where it does not hold, and those where it does.
      for condition in group..<group + 4 {
        for state in start..<admitted.count {
          admitted.append(admitted[state].subtracting(refusing[condition]))
          admitted[state] = admitted[state].subtracting(needing[condition])
        }
      }
    }
    return admitted
  }
}

extension RowBits {
  fileprivate func union(_ other: RowBits) -> RowBits {
    RowBits(rules: rules | other.rules, disputes: disputes | other.disputes)
  }

  fileprivate func subtracting(_ other: RowBits) -> RowBits {
    RowBits(rules: rules & ~other.rules, disputes: disputes & ~other.disputes)
  }
}
