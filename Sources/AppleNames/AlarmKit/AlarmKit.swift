// Alarms are not simulated. The compiler says so where an app uses one of these names.

/// The scheduler of alarms, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate the alarms of AlarmKit; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
public final class AlarmManager: Sendable {
  /// The shared scheduler.
  public static let shared = AlarmManager()

  /// The request for permission.
  public func requestAuthorization() async throws {}

  /// The request for an alarm.
  public func schedule(id: Any, configuration: Any) async throws {}

  /// The end of an alarm that has not come.
  public func cancel(id: Any) throws {}
}

/// An alarm, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate the alarms of AlarmKit; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
public struct Alarm {}

/// The attributes of an alarm, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate the alarms of AlarmKit; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
public struct AlarmAttributes<Metadata> {}

/// The data of an alarm, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate the alarms of AlarmKit; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
public protocol AlarmMetadata {}

/// The appearance of an alarm, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate the alarms of AlarmKit; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
public struct AlarmPresentation {}

/// A button of an alarm, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate the alarms of AlarmKit; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
public struct AlarmButton {}
