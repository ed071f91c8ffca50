public import Foundation

extension CLMonitor {
  /// What a monitor tells of a condition.
  public struct Event: Sendable {
    /// The identifier of the condition.
    public let identifier: String
    /// The beacon that was found, where the condition meant several.
    public let refinement: (any CLCondition)?
    /// Whether the condition holds.
    public let state: State
    /// When that began, by the phone's clock.
    public let date: Date
    /// Why the condition is not monitored, if it is not.
    let reason: Reason?

    init(
      identifier: String,
      refinement: (any CLCondition)? = nil,
      state: State,
      date: Date,
      reason: Reason? = nil
    ) {
      self.identifier = identifier
      self.refinement = refinement
      self.state = state
      self.date = date
      self.reason = reason
    }

    /// Whether a condition holds.
    public enum State: UInt, Sendable {
      /// Nobody knows.
      case unknown
      /// It holds.
      case satisfied
      /// It does not.
      case unsatisfied
      /// It is not monitored.
      case unmonitored
    }

    /// Why a condition is not monitored.
    enum Reason: Sendable { case tooMany, unsupported }

    /// Whether the app knows the place within some kilometres only; a virtual phone is exact.
    public var accuracyLimited: Bool { false }
    /// Whether the app may not know where the phone is; it then hears of nothing.
    public var authorizationDenied: Bool { false }
    /// Whether no app may; on a virtual phone one always may.
    public var authorizationDeniedGlobally: Bool { false }
    /// Whether the user is being asked; a virtual phone is done with that at once.
    public var authorizationRequestInProgress: Bool { false }
    /// Whether somebody else than the user forbids it; on a virtual phone nobody does.
    public var authorizationRestricted: Bool { false }
    /// Whether there are too many conditions.
    public var conditionLimitExceeded: Bool { reason == .tooMany }
    /// Whether the phone cannot watch such a condition.
    public var conditionUnsupported: Bool { reason == .unsupported }
    /// Whether the app would have to be in use; a virtual phone leaves that to the crossing.
    public var insufficientlyInUse: Bool { false }
    /// Whether conditions cannot be kept; a virtual phone keeps them.
    public var persistenceUnavailable: Bool { false }
    /// Whether a service session would be needed; a virtual phone needs none.
    public var serviceSessionRequired: Bool { false }
  }

  /// A condition, and what was last told of it.
  public struct Record: Sendable {
    /// The condition.
    public let condition: any CLCondition
    /// What was last told of it.
    public let lastEvent: CLMonitor.Event
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// Whether a condition holds, by its name in Objective-C.
public typealias __CLMonitoringState = CLMonitor.Event.State
