/// A set of features.
@frozen
public struct Features: OptionSet, Hashable, Sendable {
  /// The bits, one for each feature.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Creates a set of the features listed.
  public init(_ feature: Feature...) {
    self.init(rawValue: feature.reduce(0) { $0 | 1 << UInt32($1.rawValue) })
  }

  /// Returns the features in the set that a version is too old for.
  public func missing(on version: OSVersion) -> [Feature] {
    var missing: [Feature] = []
    // Each event asks, and wants one feature or none: no other one is looked at.
    var rest = rawValue
    while rest != 0 {
      let number = rest.trailingZeroBitCount
      rest &= rest - 1
      if let feature = Feature(rawValue: UInt8(number)), version < feature.since {
        missing.append(feature)
      }
    }
    return missing
  }
}
