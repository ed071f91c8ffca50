import SystemPolicy
import VirtualTime

/// What a person, or an app, can see of a phone at an instant.
///
/// It is a fold over the journal: reports show a phone without running one. Tests compare the fold
/// with the device after every event, so an effect that was forgotten is found.
public struct Face: Hashable, Sendable {
  /// What is seen of each app, by its number.
  public internal(set) var apps: [AppFace] = []
  /// The app whose prompt is on the screen.
  public internal(set) var prompt: AppNumber?
  /// What it asks about the location, if that is what it asks about.
  public internal(set) var locationPrompt: LocationPrompt?
  /// The banner on the screen.
  public internal(set) var banner: NotificationName?
  /// The banners that stay beneath it, the latest last.
  public internal(set) var bannersBeneath: [NotificationName] = []
  /// What the lock screen shows, in the order of delivery.
  public internal(set) var lockScreen: [NotificationName] = []
  /// What the user has switched off of that by which the phone finds its place.
  public internal(set) var radios: Radios = []
  /// The categories of what is shown, in the order of delivery.
  public internal(set) var labels: [Label] = []
  /// What waits for the Scheduled Summary, in the order in which it came.
  public internal(set) var held: [Delivered] = []
  /// The Focus that is on.
  public internal(set) var focus: FocusName?
  /// Whether the silent switch is on.
  public internal(set) var isSilent = false
  /// Whether the phone is locked.
  public internal(set) var isLocked = false
  /// Whether the phone is on, and was unlocked since it started.
  public internal(set) var power = Power.on

  /// Creates the face of a phone without apps.
  public init() {}

  /// Creates the face of a phone after some of a journal's entries.
  public init(after entries: some Sequence<Journal.Entry>) {
    for entry in entries { see(entry.effect) }
  }

  /// Sees one effect.
  public mutating func see(_ effect: Effect) {
    switch effect {
    case .installed(let app, let permission):
      while apps.count <= Int(app.rawValue) { apps.append(AppFace()) }
      wipe(app)
      change(app) {
        $0.isInstalled = true
        $0.permission = permission
      }
    case .moved(let app, let state, _):
      change(app) { $0.state = state }
      if state == .notRunning { change(app) { $0.monitors = [] } }
    case .delegateSet(let app, let methods): change(app) { $0.delegate = methods }
    case .authorizationChanged(let app, let permission, _):
      change(app) { $0.permission = permission }
    case .badgeSet(let app, let badge): change(app) { $0.badge = badge }
    case .locked(let isLocked):
      self.isLocked = isLocked
      if !isLocked { power = .on }
    case .lockScreenCleared:
      lockScreen = []
      forgetLabels()
    case .promptShown(let app):
      prompt = app
      locationPrompt = nil
    case .promptClosed(let app):
      guard prompt == app else { return }
      prompt = nil
      locationPrompt = nil
    case .poweredOff:
      power = .off
      isLocked = true
      lockScreen = []
      forgetLabels()
    case .poweredOn: power = .started
    case .deleted(let app):
      wipe(app)
      bannersBeneath.removeAll { $0.app == app }
      forgetLabels()
      held.removeAll { $0.name.app == app }
    case .locationChanged(let app, let location): change(app) { $0.location = location }
    case .location(let effect): see(effect)
    case .monitored(let name, _): monitor(name)
    case .monitoringStopped(let name):
      change(name.app) { $0.regions.removeAll { $0 == name } }
    case .kept(let name, let content, let due): keep(name, content, due: due)
    case .keptForRegion(let name, let content, _, _): keep(name, content, due: nil)
    case .replaced(let name), .spent(let name), .removed(let name), .dropped(let name, .limit):
      change(name.app) { $0.pending.removeAll { $0.name == name } }
    case .delivered(let name, let content, let ways): show(name, content, as: ways)
    case .withdrawn(let name):
      change(name.app) { $0.delivered.removeAll { $0.name == name } }
      lockScreen.removeAll { $0 == name }
      bannersBeneath.removeAll { $0 == name }
      held.removeAll { $0.name == name }
      forgetLabel(of: name)
    case .dropped(let name, .due): held.removeAll { $0.name == name }
    case .held(let name, let content):
      held.removeAll { $0.name == name }
      held.append(Delivered(name: name, content: content))
    case .focusTurned(let focus): self.focus = focus
    case .silentSwitched(let isSilent): self.isSilent = isSilent
    case .bannerLeft:
      let leaving = banner
      banner = bannersBeneath.popLast()
      if let leaving { forgetLabel(of: leaving) }
    case .bannerCovered: if let banner { bannersBeneath.append(banner) }
    case .settingsLinked(let app): change(app) { $0.linksSettings = true }
    case .category(let effect): change(effect.category.app) { $0.see(effect) }
    case .attachment, .observed, .signalled, .legacy, .acted, .warned,
      .settingsLinkFollowed, .openSettingsCalled, .launched, .promptQueued, .promptWithheld,
      .authorizationReported, .addReported,
      .dropped(_, .added), .dropped(_, .pushed), .didReceiveRemoteCalled,
      .screenLit, .soundReplaced, .summaryShown, .nothingToRemove, .badgeKept, .badgeReported,
      .cleared,
      .crashed,
      .willPresentCalled, .silenced, .tapped, .didReceiveCalled, .responseLost, .zoneChanged,
      .clockSet, .relocated, .updated, .monitoringResumed, .monitoringFailed, .monitoringIgnored,
      .crossed, .crossingIgnored, .triggerPassedOver:
      break
    }
  }

  private mutating func see(_ effect: LocationEffect) {
    switch effect {
    case .radiosSet(let radios): self.radios = radios
    case .refreshSet(let app, let isOn): change(app) { $0.isRefreshOff = !isOn }
    case .prompted(let app, let asked):
      prompt = app
      locationPrompt = asked
    case .monitorMade(let app, let monitor): change(app) { $0.monitors.append(monitor) }
    case .stateTold, .departed, .conditionTold: break
    }
  }

  private mutating func change(_ app: AppNumber, _ change: (inout AppFace) -> Void) {
    change(&apps[Int(app.rawValue)])
  }

  /// Forgets an app; whether its categories go with it, effects of their own say.
  private mutating func wipe(_ app: AppNumber) {
    let categories = apps[Int(app.rawValue)].categories
    apps[Int(app.rawValue)] = AppFace()
    apps[Int(app.rawValue)].categories = categories
  }

  /// Forgets the categories of what is not shown any more.
  private mutating func forgetLabels() {
    guard !labels.isEmpty else { return }
    let listed = apps.flatMap { $0.delivered.map(\.name) }
    let shown = Set(listed + lockScreen + bannersBeneath + (banner.map { [$0] } ?? []))
    labels.removeAll { !shown.contains($0.name) }
  }

  /// Forgets the category of a notification unless it is shown somewhere.
  private mutating func forgetLabel(of name: NotificationName) {
    guard let index = labels.firstIndex(where: { $0.name == name }), banner != name,
      !bannersBeneath.contains(name), !lockScreen.contains(name),
      !apps[Int(name.app.rawValue)].delivered.contains(where: { $0.name == name })
    else { return }
    labels.remove(at: index)
  }

  private mutating func monitor(_ name: RegionName) {
    change(name.app) { app in
      app.regions.removeAll { $0 == name }
      app.regions.append(name)
    }
  }

  private mutating func keep(_ name: NotificationName, _ content: Content, due: Instant?) {
    change(name.app) { app in
      if let index = app.pending.firstIndex(where: { $0.name == name }) {
        app.pending[index].due = due
      } else {
        app.pending.append(Pending(name: name, content: content, due: due))
      }
    }
  }

  private mutating func show(
    _ name: NotificationName,
    _ content: Content,
    as presentation: Presentation
  ) {
    held.removeAll { $0.name == name }
    if presentation.contains(.list) {
      change(name.app) { $0.delivered.append(Delivered(name: name, content: content)) }
    }
    if presentation.contains(.lockscreen) { lockScreen.append(name) }
    let covered = banner
    if presentation.contains(.banner) {
      bannersBeneath.removeAll { $0 == name }
      banner = name
    }
    labels.removeAll { $0.name == name }
    if let label = Label(name, content) { labels.append(label) }
    forgetLabel(of: name)
    if let covered { forgetLabel(of: covered) }
  }
}

extension Face.AppFace {
  fileprivate mutating func see(_ effect: CategoryEffect) {
    switch effect {
    case .set(let name, let traits):
      categories.removeAll { $0.identifier == name.identifier }
      let place = categories.firstIndex { name.identifier.rawValue < $0.identifier.rawValue }
      let category = Category(identifier: name.identifier, traits: traits)
      categories.insert(category, at: place ?? categories.endIndex)
    case .actionAdded(let name, let action):
      guard let index = categories.firstIndex(where: { $0.identifier == name.identifier }) else {
        return
      }
      categories[index].actions.append(action)
    case .forgotten(let name):
      categories.removeAll { $0.identifier == name.identifier }
    }
  }
}

extension Device {
  /// What is seen of this device.
  public var face: Face { Face(of: self) }
}
