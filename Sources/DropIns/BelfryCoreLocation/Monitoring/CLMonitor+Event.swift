public import Foundation
import SystemPolicy

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
    /// The reasons why the condition is not monitored, if it is not.
    let reasons: LocationDiagnostics
    /// A Boolean value that indicates whether the phone does not support the condition.
    public let conditionUnsupported: Bool

    init(
      identifier: String,
      refinement: (any CLCondition)? = nil,
      state: State,
      date: Date,
      reasons: LocationDiagnostics = [],
      isUnsupported: Bool = false
    ) {
      self.identifier = identifier
      self.refinement = refinement
      self.state = state
      self.date = date
      self.reasons = reasons
      conditionUnsupported = isUnsupported
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

    /// A Boolean value that indicates whether the accuracy is reduced.
    public var accuracyLimited: Bool { reasons.contains(.accuracyLimited) }
    /// A Boolean value that indicates whether the app has no location authorization.
    public var authorizationDenied: Bool { reasons.contains(.authorizationDenied) }
    /// A Boolean value that indicates whether Location Services are off for all apps.
    public var authorizationDeniedGlobally: Bool { reasons.contains(.authorizationDeniedGlobally) }
    /// A Boolean value that indicates whether the user is being asked.
    public var authorizationRequestInProgress: Bool {
      reasons.contains(.authorizationRequestInProgress)
    }
    /// A Boolean value that indicates whether a restriction forbids location.
    public var authorizationRestricted: Bool { reasons.contains(.authorizationRestricted) }
    /// A Boolean value that indicates whether the app has too many conditions.
    public var conditionLimitExceeded: Bool { reasons.contains(.limitExceeded) }
    /// A Boolean value that indicates whether the app must be in use.
    public var insufficientlyInUse: Bool { reasons.contains(.insufficientlyInUse) }
    /// A Boolean value that indicates whether conditions cannot be stored; always `false`, because
    /// a virtual phone can store them.
    public var persistenceUnavailable: Bool { false }
    /// A Boolean value that indicates whether the app requires explicit service sessions and holds
    /// none that serves.
    public var serviceSessionRequired: Bool { reasons.contains(.serviceSessionRequired) }
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
