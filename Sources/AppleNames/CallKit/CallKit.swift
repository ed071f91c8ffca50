// Calls are not simulated. The compiler says so where an app uses one of these names.

/// The provider of calls, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate calls; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
open class CXProvider {
  /// Creates a provider.
  public init(configuration: Any) {}
}

/// The delegate of a provider, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate calls; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
public protocol CXProviderDelegate {}

/// The configuration of a provider, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate calls; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
open class CXProviderConfiguration {
  /// Creates a configuration.
  public init() {}
}

/// The controller of calls, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate calls; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
open class CXCallController {
  /// Creates a controller.
  public init() {}
}

/// The observer of calls, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate calls; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
open class CXCallObserver {
  /// Creates an observer.
  public init() {}
}

/// The description of a call, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate calls; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
open class CXCallUpdate {
  /// Creates a description.
  public init() {}
}
