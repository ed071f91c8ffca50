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
    // Each question has a group at least.
    let groups = max(1, (64 - tested.leadingZeroBitCount + 3) / 4)
    return Array(unsafeUninitializedCapacity: groups * 16) { admitted, count in
      for group in 0..<groups {
        let states = UnsafeMutableBufferPointer(rebasing: admitted[(group * 16)...])
        states.initializeElement(at: 0, to: rows)
        // Each condition doubles the states: those where it does not hold, and those where it does.
        for place in 0..<4 {
          let condition = group * 4 + place
          for state in 0..<1 << place {
            let both = states[state]
            states.initializeElement(
              at: state + 1 << place,
              to: both.subtracting(refusing[condition])
            )
            states[state] = both.subtracting(needing[condition])
          }
        }
      }
      count = groups * 16
    }
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
