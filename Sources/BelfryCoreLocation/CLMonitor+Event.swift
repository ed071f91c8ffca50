public import Foundation

extension CLMonitor {
  /// An event that a monitor reports about a condition.
  public struct Event: Sendable {
    /// The identifier of the condition.
    public let identifier: String
    /// The beacon that was detected, if the condition matches several.
    public let refinement: (any CLCondition)?
    /// The state of the condition.
    public let state: State
    /// The time at which the state began, by the phone's clock.
    public let date: Date
    /// The reason why the condition is not monitored, if it is not.
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

    /// The state of a condition.
    public enum State: UInt, Sendable {
      /// The state is unknown.
      case unknown
      /// The condition is satisfied.
      case satisfied
      /// The condition is not satisfied.
      case unsatisfied
      /// The condition is not monitored.
      case unmonitored
    }

    /// The reason why a condition is not monitored.
    enum Reason: Sendable { case tooMany, unsupported }

    /// A Boolean value that indicates whether the accuracy is reduced; always `false` on a virtual
    /// phone.
    public var accuracyLimited: Bool { false }
    /// A Boolean value that indicates whether the app has no location authorization.
    ///
    /// Always `false`: an app without authorization gets no events.
    public var authorizationDenied: Bool { false }
    /// A Boolean value that indicates whether location is off for all apps; always `false` on a
    /// virtual phone.
    public var authorizationDeniedGlobally: Bool { false }
    /// A Boolean value that indicates whether an authorization request is in progress.
    ///
    /// Always `false`: a virtual phone resolves requests at once.
    public var authorizationRequestInProgress: Bool { false }
    /// A Boolean value that indicates whether a restriction forbids location; always `false`.
    public var authorizationRestricted: Bool { false }
    /// A Boolean value that indicates whether the app has too many conditions.
    public var conditionLimitExceeded: Bool { reason == .tooMany }
    /// A Boolean value that indicates whether the phone does not support the condition.
    public var conditionUnsupported: Bool { reason == .unsupported }
    /// A Boolean value that indicates whether the app must be in use.
    ///
    /// Always `false`: a virtual phone checks that when the phone crosses a boundary.
    public var insufficientlyInUse: Bool { false }
    /// A Boolean value that indicates whether conditions cannot be stored; always `false`.
    public var persistenceUnavailable: Bool { false }
    /// A Boolean value that indicates whether a service session is required; always `false`.
    public var serviceSessionRequired: Bool { false }
  }

  /// A condition and its latest event.
  public struct Record: Sendable {
    /// The condition.
    public let condition: any CLCondition
    /// The latest event of the condition.
    public let lastEvent: CLMonitor.Event
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// The state of a condition, under its Objective-C name.
public typealias __CLMonitoringState = CLMonitor.Event.State
