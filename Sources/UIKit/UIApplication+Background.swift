import DeviceHost
public import Foundation

/// A name for something an app finishes in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// Its number.
  public let rawValue: Int

  /// Creates a name from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The name of nothing.
  public static let invalid = Self(rawValue: 0)
}

extension UIApplication {
  /// Begins something that the app finishes in the background; a virtual phone lets it.
  public nonisolated func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Begins something that the app finishes in the background; a virtual phone lets it.
  public nonisolated func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Ends it.
  public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Says how often the app wants to fetch; a virtual phone never lets it.
  @available(*, deprecated, message: "it has done nothing since iOS 13")
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// As often as the phone likes.
  public nonisolated class var backgroundFetchIntervalMinimum: TimeInterval { 0 }

  /// Never.
  public nonisolated class var backgroundFetchIntervalNever: TimeInterval {
    .greatestFiniteMagnitude
  }

  /// Opens an address in another app; on a virtual phone there is none that would take it.
  public func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    AppProcess.current.callInOrderOnMain("the completion handler of open") { completion(false) }
  }

  /// Opens an address in another app; on a virtual phone there is none that would take it.
  public func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { false }

  /// Whether there is an app for an address: there is none.
  public func canOpenURL(_ url: URL) -> Bool { false }
}
