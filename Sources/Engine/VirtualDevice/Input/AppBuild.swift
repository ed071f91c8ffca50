public import SystemPolicy

/// The way in which an app was built, as far as the system treats apps differently.
public struct AppBuild: Hashable, Sendable {
  /// A Boolean value that indicates whether the app has a scene manifest.
  public var hasSceneManifest: Bool
  /// A Boolean value that indicates whether the app supports multiple scenes, if it has any.
  public var supportsMultipleScenes: Bool
  /// The version of iOS of the SDK with which the app was built.
  public var sdk: OSVersion
  /// A Boolean value that indicates whether the app has the background mode
  /// `remote-notification`.
  public var hasRemoteNotificationMode: Bool
  /// A Boolean value that indicates whether the app has a notification service extension.
  public var hasServiceExtension: Bool
  /// A Boolean value that indicates whether the app has the entitlement `aps-environment`.
  public var hasPushEntitlement: Bool
  /// A Boolean value that indicates whether the property list has
  /// `NSLocationRequireExplicitServiceSession`.
  public var requiresServiceSession: Bool

  /// The SDK of an app that names none.
  public static let usualSDK: OSVersion = 26

  /// Creates the build of an app.
  ///
  /// - Parameters:
  ///   - hasSceneManifest: A Boolean value that indicates whether the app has a scene manifest.
  ///   - supportsMultipleScenes: A Boolean value that indicates whether the app supports multiple
  ///     scenes, if it has any; by default, it does.
  ///   - sdk: The version of iOS of the SDK; by default, that of iOS 26.
  ///   - hasRemoteNotificationMode: A Boolean value that indicates whether the app has the
  ///     background mode `remote-notification`; by default, it has.
  ///   - hasServiceExtension: A Boolean value that indicates whether the app has a notification
  ///     service extension.
  ///   - hasPushEntitlement: A Boolean value that indicates whether the app has the entitlement
  ///     `aps-environment`; by default, it has.
  ///   - requiresServiceSession: A Boolean value that indicates whether the property list has
  ///     `NSLocationRequireExplicitServiceSession`; by default, it does not.
  public init(
    hasSceneManifest: Bool = false,
    supportsMultipleScenes: Bool = true,
    sdk: OSVersion = usualSDK,
    hasRemoteNotificationMode: Bool = true,
    hasServiceExtension: Bool = false,
    hasPushEntitlement: Bool = true,
    requiresServiceSession: Bool = false
  ) {
    self.hasSceneManifest = hasSceneManifest
    self.supportsMultipleScenes = supportsMultipleScenes
    self.sdk = sdk
    self.hasRemoteNotificationMode = hasRemoteNotificationMode
    self.hasServiceExtension = hasServiceExtension
    self.hasPushEntitlement = hasPushEntitlement
    self.requiresServiceSession = requiresServiceSession
  }
}
