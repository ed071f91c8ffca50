// Live Activities are not simulated. The compiler says so where an app uses one of these names.

/// The attributes of a Live Activity, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate Live Activities; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
public protocol ActivityAttributes {}

/// A Live Activity, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate Live Activities; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
@dynamicMemberLookup
public enum Activity<Attributes> {
  /// Any member of the class but `request`.
  public static subscript(dynamicMember name: String) -> [Activity] { [] }

  /// The request for a Live Activity.
  public static func request<Content>(
    attributes: Attributes,
    content: Content,
    pushType: Never? = nil,
    style: Never? = nil
  ) throws -> Activity { fatalError("no code can call it") }
}

/// The content of a Live Activity, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate Live Activities; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
public struct ActivityContent<State> {
  /// Creates a content.
  public init(state: State, staleDate: Any?, relevanceScore: Double = 0) {}
}

/// The permission for Live Activities, which has no simulation.
@available(
  *,
  unavailable,
  message:
    "Belfry does not simulate Live Activities; leave this file out of the target, or put the code between #if !os(Linux) and #endif"
)
public struct ActivityAuthorizationInfo {
  /// A Boolean value that indicates whether the app may start a Live Activity.
  public var areActivitiesEnabled: Bool { false }

  /// Creates the information.
  public init() {}
}
