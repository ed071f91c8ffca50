/// The versions of iOS that have a row, and the side that it takes.
///
/// A law asks this of every row of every question, so it is kept apart from what reports show.
struct Term: Sendable {
  private let since: OSVersion
  private let last: OSVersion
  /// The number of the dispute in which the row takes a side, if it takes one.
  let dispute: UInt16?
  /// The index of the side among those of the dispute.
  private let side: UInt16

  /// Creates the term of a row.
  ///
  /// - Parameters:
  ///   - since: The first version.
  ///   - until: The last version, or `nil` if later ones have the row, too.
  ///   - side: The dispute in which the row takes a side, and the index of the side; `nil` if the
  ///     row takes none.
  init(since: OSVersion, until: OSVersion?, side: (dispute: Int, side: Int)?) {
    self.since = since
    last = until ?? OSVersion(.max, .max)
    dispute = side.map { UInt16($0.dispute) }
    self.side = UInt16(side?.side ?? 0)
  }

  /// Indicates whether a version has the row, if its side is taken.
  func includes(_ version: OSVersion) -> Bool { since <= version && version <= last }

  /// Indicates whether the side is taken that the row takes, if any.
  ///
  /// - Parameter taken: The side in force in each dispute, by its index among the sides of the
  ///   dispute.
  func takesSide(of taken: [Int?]) -> Bool {
    guard let dispute else { return true }
    return taken[Int(dispute)] == Int(side)
  }
}

extension NumberSet {
  /// Creates a set of the numbers of the terms that hold.
  ///
  /// - Parameters:
  ///   - terms: The terms, indexed by the number.
  ///   - holds: Indicates whether a term holds.
  init(_ terms: [Term], where holds: (Term) -> Bool) {
    self.init()
    for first in stride(from: 0, to: terms.count, by: 64) {
      var bits: UInt64 = 0
      for index in first..<min(first + 64, terms.count) where holds(terms[index]) {
        bits |= 1 << UInt64(index - first)
      }
      insert(bits: bits, from: UInt16(first))
    }
  }
}
