import SystemPolicy
import VirtualTime

/// What a device knows of an app.
struct AppRow: Hashable, Sendable {
  var isInstalled = false
  var state = AppState.notRunning
  var permission = Permission()
  /// Whether it is an app clip, which may notify for a while after each launch.
  var isClip = false
  var delegate: DelegateMethods = []
  var badge: Int32 = 0
  /// The number that it still reads, where that is an old one.
  var badgeRead: Int32?
  /// The signals that its process observes.
  var observed: SystemSignals = []
  /// Those of them that it has missed while suspended.
  var missed: SystemSignals = []
  /// The app's authorization to use the phone's location.
  var location = LocationPermission()
  /// What its property list lacks: the usage string for Always, or both.
  var missingUsage: LocationRequest?
  /// Whether Background App Refresh is off for it.
  var isRefreshOff = false
  /// Whether the user has swiped it away, and nobody launched it since.
  var isForceQuit = false
  /// Whether it was updated since the phone started.
  var wasUpdated = false
  /// Whether Settings and its notifications link to settings of its own.
  var linksSettings = false
  /// The identifier of the response that its process was told of last.
  var told: TextNumber?
  /// What it is entitled to, in every version of it.
  var entitlements: Entitlements = []
  /// What the Focus that is on means for it.
  var focus: FocusGate = []
  /// What the Focus that is on lets through of it, where it has a filter.
  var filter: TextNumber?
  /// What it was allowed before it was deleted.
  var remembered: Permission?
  /// When it was deleted, on the monotonic clock.
  var deletedAt: Instant?
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
  /// When it fires, on the monotonic clock; nil if it never will.
  var due: Instant?
  /// The zone its components are meant in, if they carry none.
  var zone: Zone
  /// Whether its app has removed it, and it goes in a moment.
  var isLeaving = false
}

extension [RequestRow] {
  /// Those that fire last: those without a date if they count as last, or if there are no others.
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
  /// Whether its app has removed it, and it goes in a moment.
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
  /// What is asked about the location, if that is what is asked about.
  var location: LocationPrompt?
  /// The region whose crossing raised the question.
  var held: TextNumber?
}

/// A notification whose app was asked how to show it.
struct OfferRow: Hashable, Sendable {
  var name: NotificationName
  var content: Content
}

extension Device {
  /// The bytes a copy of this device takes: its arrays and itself.
  public var footprint: Int {
    MemoryLayout<Device>.stride
      + MemoryLayout<Agenda<Wakeup>.Entry>.stride * agenda.count
      + MemoryLayout<AppRow>.stride * apps.count
      + MemoryLayout<RequestRow>.stride * requests.count
      + MemoryLayout<RegionRow>.stride * regions.count
      + MemoryLayout<FileRow>.stride * files.count
      + MemoryLayout<DeliveredRow>.stride * delivered.count
      + MemoryLayout<NotificationName>.stride * (lockScreen.count + bannersBeneath.count)
      + MemoryLayout<PromptRow>.stride * prompts.count
      + MemoryLayout<MonitorRow>.stride * monitors.count
      + MemoryLayout<OfferRow>.stride * offers.count
      + MemoryLayout<CategoryRow>.stride * categories.count
      + MemoryLayout<ActionRow>.stride * actions.count
      + MemoryLayout<Label>.stride * labels.count
      + MemoryLayout<ResponseRow>.stride * responses.count
      + MemoryLayout<HeldRow>.stride * held.count
      + MemoryLayout<SoundRow>.stride * sounds.count
      + MemoryLayout<FocusFact>.stride * focusFacts.count
  }
}
