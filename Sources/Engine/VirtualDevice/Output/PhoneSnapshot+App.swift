public import SystemPolicy
public import VirtualTime

extension PhoneSnapshot {
  /// The visible state of an app.
  public struct AppSnapshot: Hashable, Sendable {
    /// A Boolean value that indicates whether the app is installed.
    public var isInstalled = false
    /// The state of the app's process.
    public var state = AppState.notRunning
    /// The permission that the user gave the app.
    public var permission = Permission()
    /// The methods of its notification center's delegate.
    public var delegate: DelegateMethods = []
    /// The number on its icon.
    public var badge: Int32 = 0
    /// Its pending requests, in the order they were added.
    public var pending: [Pending] = []
    /// Its notifications in Notification Center, in the order of delivery.
    public var delivered: [Delivered] = []
    /// Its location permission.
    public var location = LocationPermission()
    /// A Boolean value that indicates whether Background App Refresh is off for the app.
    public var isRefreshOff = false
    /// A Boolean value that indicates whether Settings and its notifications link to its own
    /// settings.
    public var linksSettings = false
    /// The categories it has set, by their identifiers' numbers.
    public var categories: [Category] = []
    /// The regions that it monitors, including those of its monitors, in the order they were
    /// added.
    public var regions: [RegionName] = []
    /// The monitors that its process has made.
    public var monitors: [MonitorNumber] = []
    /// The service sessions that it holds and its loops over live updates, the oldest first.
    public var sessions: [SessionSnapshot] = []
    /// The connected scenes; the last one is in the foreground, or was there last.
    public var scenes: [SceneSnapshot] = []
  }

  /// A service session that an app holds, or a loop over live updates.
  public struct SessionSnapshot: Hashable, Sendable {
    /// The session; nil for live updates.
    public var session: ServiceSession?
    /// The reasons that were reported last; nil before the first report.
    public var diagnostics: LocationDiagnostics?
  }

  /// A connected scene of an app.
  public struct SceneSnapshot: Hashable, Sendable {
    /// The name of the scene; nil for the first one of an app.
    public var name: TextNumber?
    /// The state of the scene.
    public var state: SceneState
  }

  /// A pending request.
  public struct Pending: Hashable, Sendable {
    /// Its name.
    public var name: NotificationName
    /// The content that it will show.
    public var content: Content
    /// The instant at which it fires next, on the monotonic clock; nil if it never fires.
    public var due: Instant?
  }

  /// A notification in Notification Center.
  public struct Delivered: Hashable, Sendable {
    /// Its name.
    public var name: NotificationName
    /// The content that it shows.
    public var content: Content

    /// Creates a notification.
    package init(name: NotificationName, content: Content) {
      self.name = name
      self.content = content
    }
  }

  /// Returns the category that a notification on the screen or in a list has now; nil if its
  /// content names none, or one that its app has not set.
  public func category(of name: NotificationName) -> Category? {
    guard let category = labels.first(where: { $0.name == name })?.category else { return nil }
    return apps[Int(name.app.rawValue)].categories.first { $0.identifier == category }
  }
}
