import SystemPolicy
import VirtualTime

/// The state of an app on a device.
struct AppRow: Hashable, Sendable {
  var isInstalled = false
  var state = AppState.notRunning
  var permission = Permission()
  /// Indicates whether the app is an app clip, which may notify for a while after each launch.
  var isClip = false
  var delegate: DelegateMethods = []
  var badge: Int32 = 0
  /// The number that the app still reads, if it is an old one.
  var badgeRead: Int32?
  /// The signals that its process observes.
  var observed: SystemSignals = []
  /// The observed signals that it missed while suspended.
  var missed: SystemSignals = []
  /// The app's permission to use the phone's location.
  var location = LocationPermission()
  /// The usage strings that its property list lacks: the one for Always, or both.
  var missingUsage: LocationRequest?
  /// Indicates whether background location updates keep the app in use.
  var isLocating = false
  /// Indicates whether Background App Refresh is off for the app.
  var isRefreshOff = false
  /// Indicates whether the user swiped the app away and it has not been launched since.
  var isForceQuit = false
  /// Indicates whether servers know only the device token that the app had before a restore.
  var hasOldToken = false
  /// Indicates whether the app was updated since the phone started.
  var wasUpdated = false
  /// Indicates whether Settings and its notifications link to the app's own settings.
  var linksSettings = false
  /// Indicates whether it has registered for remote notifications and waits for the answer.
  var awaitsToken = false
  /// The end of the time for which the user has muted it, on the monotonic clock.
  var mutedUntil: Instant?
  /// The identifier of the response that its process received last.
  var lastResponse: TextNumber?
  /// The entitlements, in every version of the app.
  var entitlements: Entitlements = []
  /// The effect of the current Focus on the app.
  var focus: FocusGate = []
  /// The filter criteria that the current Focus lets through, if it has a filter.
  var filter: TextNumber?
  /// The permission that the app had before it was deleted.
  var remembered: Permission?
  /// The instant at which it was deleted, on the monotonic clock.
  var deletedAt: Instant?
  /// The way in which the app was built, if that is known.
  var build: AppBuild?
  /// The connected scenes of its process; the last one is the one that comes to the front.
  var scenes: [SceneRow] = []
}

/// A connected scene of an app.
struct SceneRow: Hashable, Sendable {
  /// The name of the scene; nil for the first one of an app.
  var name: TextNumber?
  var state = SceneState.background
  /// The target content identifiers of which its app has said how well the scene suits them.
  var conditions: [SceneCondition] = []
}

/// The fit of a scene for a target content identifier.
struct SceneCondition: Hashable, Sendable {
  /// The identifier; nil for all that have no condition of their own.
  var target: TextNumber?
  var fit: SceneFit
}

extension SceneRow {
  /// Returns the fit of the scene for a target; a scene allows those of which nothing is said.
  func fit(for target: TextNumber) -> SceneFit {
    let own = conditions.first { $0.target == target } ?? conditions.first { $0.target == nil }
    return own?.fit ?? .allowed
  }

  /// Notes the fit of the scene for a target; nil stands for every other one.
  mutating func set(_ fit: SceneFit, for target: TextNumber?) {
    conditions.removeAll { $0.target == target }
    conditions.append(SceneCondition(target: target, fit: fit))
  }
}

/// A file of an app.
struct FileRow: Hashable, Sendable {
  var app: AppNumber
  var file: File
}

/// A pending request.
struct RequestRow: Hashable, Sendable {
  var name: NotificationName
  var content: Content
  var trigger: Trigger
  /// The instant at which it fires, on the monotonic clock; nil if it never fires.
  var due: Instant?
  /// The zone of its components, if they name none.
  var zone: Zone
  /// Indicates whether its app has removed it, so that it disappears shortly.
  var isLeaving = false
}

extension [RequestRow] {
  /// Returns the requests that fire last: those without a date if they count as last, or if there
  /// are no others.
  func last(undatedFirst: Bool) -> [RequestRow] {
    let latest = compactMap { $0.due }.max()
    guard let latest, !undatedFirst else { return filter { $0.due == nil } }
    return filter { $0.due == latest }
  }
}

/// A notification in Notification Center.
struct DeliveredRow: Hashable, Sendable {
  var name: NotificationName
  var content: Content
  /// Indicates whether its app has removed it, so that it disappears shortly.
  var isLeaving = false
}

/// A notification that waits for the Scheduled Summary.
struct HeldRow: Hashable, Sendable {
  var name: NotificationName
  var content: Content
}

/// A sound file in the bundle of an app.
struct SoundRow: Hashable, Sendable {
  var app: AppNumber
  var name: TextNumber
  var file: SoundFile
}

/// An app that waits for the user's answer.
struct PromptRow: Hashable, Sendable {
  var app: AppNumber
  var options: AuthorizationOptions
  /// The question about the location, if there is one.
  var location: LocationPrompt?
  /// The region whose crossing caused the question.
  var held: RegionName?
  /// Indicates whether a service session asks, and no request of the app.
  var isOfSession = false
}

/// A notification whose app was asked how to present it.
struct OfferRow: Hashable, Sendable {
  var name: NotificationName
  var content: Content
}
