import Synchronization
public import VirtualDevice

extension DeviceHost {
  /// A delegate that its app set and did not keep.
  public struct LostDelegate: Sendable {
    /// The property that refers to it weakly, such as `UNUserNotificationCenter.delegate`.
    public var property: String
    /// The line that set it; finding it may take a while.
    public var line: String? { registration?.line }

    let registration: Registration?
  }

  /// Notes that the delegate of an app was released while a framework referred to it.
  ///
  /// - Parameters:
  ///   - property: The property that refers to it weakly.
  ///   - app: The app.
  ///   - registration: The line that set it.
  public func noteLostDelegate(
    _ property: String,
    of app: AppNumber,
    from registration: Registration?
  ) {
    let lost = LostDelegate(property: property, registration: registration)
    state.withLock { $0.lostDelegates[app] = lost }
  }

  /// Forgets the lost delegate of an app that has set another one.
  public func forgetLostDelegate(of app: AppNumber) {
    state.withLock { $0.lostDelegates[app] = nil }
  }

  /// Returns the delegate that an app set last, if it was released.
  public func lostDelegate(of app: AppNumber) -> LostDelegate? {
    state.withLock { $0.lostDelegates[app] }
  }
}
