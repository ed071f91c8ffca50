extension Availability {
  /// A set of features.
  @frozen
  public struct Wants: OptionSet, Hashable, Sendable {
    /// The bits, one for each feature.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates a set of the features listed.
    public init(_ wanted: Wanted...) {
      self.init(rawValue: wanted.reduce(0) { $0 | 1 << UInt32($1.rawValue) })
    }

    /// The first version that has every feature.
    private static let complete = Wanted.allCases.map { $0.first }.max() ?? .oldest

    /// Returns the features in the set that a version is too old for.
    public func missing(on version: OSVersion) -> [Wanted] {
      // No version since the newest feature lacks one.
      guard !isEmpty, version < Self.complete else { return [] }
      return Wanted.allCases.filter { contains(Wants($0)) && version < $0.first }
    }
  }
}
