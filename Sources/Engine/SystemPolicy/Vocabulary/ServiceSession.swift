/// A `CLServiceSession`: the authorization that an app needs while the session is held.
public struct ServiceSession: Hashable, Sendable {
  /// The authorization that the session requires.
  public var requirement: Requirement
  /// The full accuracy that the session requires; nil for any accuracy.
  public var fullAccuracy: FullAccuracy?

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - requirement: The authorization that the session requires.
  ///   - fullAccuracy: The full accuracy that the session requires; nil for any accuracy.
  public init(_ requirement: Requirement, _ fullAccuracy: FullAccuracy? = nil) {
    self.requirement = requirement
    self.fullAccuracy = fullAccuracy
  }

  /// A required authorization, with Apple's numbers.
  public enum Requirement: UInt8, Hashable, Sendable, CaseIterable {
    /// No authorization.
    case none
    /// Authorization while the app is in use.
    case whenInUse
    /// Authorization at any time.
    case always

    /// The request that asks for the authorization; nil if no request is needed.
    public var request: LocationRequest? {
      switch self {
      case .none: nil
      case .whenInUse: .whenInUse
      case .always: .always
      }
    }
  }

  /// Full accuracy for the purpose of a key.
  public enum FullAccuracy: UInt8, Hashable, Sendable {
    /// The purpose key is in the property list.
    case withPurpose
    /// The property list has no entry for the purpose key.
    case withoutPurpose
  }
}
