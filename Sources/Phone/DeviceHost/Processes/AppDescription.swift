import Synchronization
public import SystemPolicy
public import VirtualDevice

/// The values of an app's bundle.
public struct AppDescription: Hashable, Sendable {
  /// Its bundle identifier.
  public var bundleIdentifier: String
  /// The keys of its Info.plist that Apple's frameworks look at, with their values.
  public var info: [String: String]
  /// The entitlements it was signed with, by Apple's keys, such as
  /// `com.apple.developer.usernotifications.time-sensitive`.
  public var entitlements: Set<String>
  /// The sound files in it, with how long they are; a sound that is not among them is not found.
  public var sounds: [String: Duration]
  /// The scene manifest, if the app uses scenes.
  public var scenes: SceneManifest?
  /// The notification service extension of the app, if it has one.
  public var serviceExtension: ServiceExtension?
  /// The version of iOS of the SDK with which the app was built; nil for iOS 26.
  public var sdk: OSVersion?
  /// The background modes of the app, as `UIBackgroundModes` of its Info.plist names them.
  ///
  /// The phone looks for `remote-notification`, without which a push does not wake or launch the
  /// app.
  public var backgroundModes: Set<String>

  /// A Boolean value that indicates whether the app was signed with the entitlement
  /// `aps-environment`, without which registering for remote notifications fails.
  public var hasPushEntitlement: Bool

  /// The purpose keys in `NSLocationTemporaryUsageDescriptionDictionary` of its Info.plist; nil for
  /// every key.
  public var fullAccuracyPurposes: Set<String>?

  /// A Boolean value that indicates whether its Info.plist has
  /// `NSLocationRequireExplicitServiceSession`, so that live updates and monitors ask for nothing
  /// by themselves.
  public var requiresServiceSession: Bool

  /// A Boolean value that indicates whether the app ignores responses on purpose.
  ///
  /// Otherwise a test fails if no delegate receives an action, a reply, or a tap of an app that has
  /// a delegate.
  public var ignoresResponses: Bool

  /// Creates a description.
  public init(
    bundleIdentifier: String = "com.example.app",
    info: [String: String] = [:],
    entitlements: Set<String> = [],
    sounds: [String: Duration] = [:],
    scenes: SceneManifest? = nil,
    serviceExtension: ServiceExtension? = nil,
    sdk: OSVersion? = nil,
    backgroundModes: Set<String> = ["remote-notification"],
    hasPushEntitlement: Bool = true,
    fullAccuracyPurposes: Set<String>? = nil,
    requiresServiceSession: Bool = false,
    ignoresResponses: Bool = false
  ) {
    self.bundleIdentifier = bundleIdentifier
    self.info = info
    self.entitlements = entitlements
    self.sounds = sounds
    self.scenes = scenes
    self.serviceExtension = serviceExtension
    self.sdk = sdk
    self.backgroundModes = backgroundModes
    self.hasPushEntitlement = hasPushEntitlement
    self.fullAccuracyPurposes = fullAccuracyPurposes
    self.requiresServiceSession = requiresServiceSession
    self.ignoresResponses = ignoresResponses
  }
}

extension DeviceHost {
  /// Sets the values of an app's bundle.
  public func describe(_ app: AppNumber, as description: AppDescription) {
    state.withLock { $0.descriptions[app] = description }
  }

  /// Returns the values of an app's bundle.
  public func description(of app: AppNumber) -> AppDescription {
    state.withLock { $0.descriptions[app] } ?? AppDescription()
  }

  /// The process that was launched last, if one ever was.
  public var process: AppProcess? { state.withLock { $0.processes.last } }
}
