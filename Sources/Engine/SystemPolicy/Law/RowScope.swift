/// The versions and the side for which a row is in force.
///
/// A law asks this of every row of every question, so it is kept apart from what reports show.
struct RowScope: Sendable {
  private let since: OSVersion
  private let last: OSVersion
  /// The number of the dispute in which the row takes a side, if it takes one.
  let dispute: UInt16?
  /// The index of the side among those of the dispute.
  private let side: UInt16

  /// Creates the scope of a row.
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

  /// Indicates whether a version has the row, if its side is in force.
  func includes(_ version: OSVersion) -> Bool { since <= version && version <= last }

  /// Indicates whether the side of the row is in force; a row without a side always is.
  ///
  /// - Parameter sides: The side in force in each dispute, by its index among the sides of the
  ///   dispute.
  func isOnSide(in sides: [Int?]) -> Bool {
    guard let dispute else { return true }
    return sides[Int(dispute)] == Int(side)
  }
}

extension NumberSet {
  /// Creates a set of the numbers of the rows that are in force.
  ///
  /// - Parameters:
  ///   - scopes: The scopes of the rows, indexed by number.
  ///   - isInForce: Indicates whether a row with a scope is in force.
  init(_ scopes: [RowScope], where isInForce: (RowScope) -> Bool) {
    self.init()
    for first in stride(from: 0, to: scopes.count, by: 64) {
      var bits: UInt64 = 0
      for index in first..<min(first + 64, scopes.count) where isInForce(scopes[index]) {
        bits |= 1 << UInt64(index - first)
      }
      insert(bits: bits, from: UInt16(first))
    }
  }
}
