/// A change of a rule or of a dispute that gives scenarios another outcome.
///
/// A correction stays in its row, so that a run can name the outcomes that a new release changed
/// although no script changed.
public struct Correction: Hashable, Sendable {
  /// The release that contains the correction.
  public let release: Release
  /// The behaviour before the correction, as one sentence.
  public let before: String

  /// Returns the correction of a release.
  ///
  /// - Parameters:
  ///   - release: The release that contains the correction, such as `0.4`.
  ///   - before: The behaviour before the correction, as one sentence.
  public static func `in`(_ release: Release, before: String) -> Correction {
    Correction(release: release, before: before)
  }
}

/// The number of a release of Belfry.
public struct Release: Hashable, Comparable, Sendable, ExpressibleByStringLiteral {
  private let numbers: [Int]

  /// The first release whose later corrections are recorded.
  public static let firstWithRecords: Release = "0.3"

  /// Creates a release from a text such as `0.3` or `0.3.1`, or returns `nil` for another text.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      !part.isEmpty && part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard (2...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.numbers = numbers + (numbers.count == 2 ? [0] : [])
  }

  /// Creates a release from a literal, which must be the number of a release.
  public init(stringLiteral text: String) {
    self.init(text)!
  }

  /// Returns a Boolean value that indicates whether the first release is the older one.
  public static func < (a: Release, b: Release) -> Bool {
    a.numbers.lexicographicallyPrecedes(b.numbers)
  }

  /// The number, such as `0.4`; `0.4.1` if the last part is not zero.
  public var text: String {
    (numbers[2] == 0 ? numbers.prefix(2) : numbers[...]).map { "\($0)" }.joined(separator: ".")
  }
}
