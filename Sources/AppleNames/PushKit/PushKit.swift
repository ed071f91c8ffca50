// VoIP pushes are not simulated. The compiler says so where an app uses one of these names.

/// The registry of VoIP pushes, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate VoIP pushes; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
open class PKPushRegistry {
  /// Creates a registry.
  public init(queue: Any?) {}
}

/// The delegate of a registry, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate VoIP pushes; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
public protocol PKPushRegistryDelegate {}

/// The token of a registry, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate VoIP pushes; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
open class PKPushCredentials {}

/// A VoIP push, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate VoIP pushes; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
open class PKPushPayload {}

/// A type of pushes, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate VoIP pushes; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
public struct PKPushType {}
