public import SystemPolicy
public import VirtualTime

extension PhoneSnapshot {
  /// What is seen of an app.
  public struct AppSnapshot: Hashable, Sendable {
    /// Whether it is on the phone.
    public var isInstalled = false
    /// Whether it runs, and where.
    public var state = AppState.notRunning
    /// What the user allowed it.
    public var permission = Permission()
    /// The delegate of its notification centre.
    public var delegate: DelegateMethods = []
    /// The number on its icon.
    public var badge: Int32 = 0
    /// Its pending requests, in the order in which they were added.
    public var pending: [Pending] = []
    /// Its notifications in Notification Center, in the order of delivery.
    public var delivered: [Delivered] = []
    /// What it may know of where the phone is.
    public var location = LocationPermission()
    /// Whether Background App Refresh is off for it.
    public var isRefreshOff = false
    /// Whether Settings and its notifications link to settings of its own.
    public var linksSettings = false
    /// The categories it has set, by their identifiers' numbers.
    public var categories: [Category] = []
    /// The regions it monitors, also by its monitors, in the order in which it began to.
    public var regions: [RegionName] = []
    /// The monitors that its process has made.
    public var monitors: [MonitorNumber] = []
  }

  /// A pending request.
  public struct Pending: Hashable, Sendable {
    /// Its name.
    public var name: NotificationName
    /// What it will show.
    public var content: Content
    /// When it fires next, on the monotonic clock; nil if it never will.
    public var due: Instant?
  }

  /// A notification in Notification Center.
  public struct Delivered: Hashable, Sendable {
    /// Its name.
    public var name: NotificationName
    /// What it shows.
    public var content: Content
  }

  /// The category that a notification on the screen or in a list has now: nil if its content names
  /// none, or one that its app has not set.
  public func category(of name: NotificationName) -> Category? {
    guard let label = labels.first(where: { $0.name == name }) else { return nil }
    return apps[Int(name.app.rawValue)].categories.first { $0.identifier == label.category }
  }
}
