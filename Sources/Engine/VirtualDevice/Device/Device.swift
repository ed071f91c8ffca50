import SystemPolicy
public import VirtualTime

/// A phone as a value: a state, and one function from an event to its effects.
///
/// All of its state is plain numbers in arrays, so a copy has the same future, and two phones
/// with the same future are equal. The journal records the past; the device does not.
public struct Device: Hashable, Sendable {
  /// The monotonic clock.
  public internal(set) var now: Instant
  /// The interval by which the wall clock is ahead of the monotonic clock.
  var wallShift: Interval = .zero
  /// The time zone of the wall clock.
  public internal(set) var zone: Zone
  /// The phone calendar's rules for weeks.
  public internal(set) var weeks: WeekRules
  /// A Boolean value that indicates whether the phone is locked.
  public internal(set) var isLocked = false
  /// The state of the power, and of the first unlock after a start.
  public internal(set) var power = Power.on
  /// The position of the phone, if it is known.
  public internal(set) var position: Coordinate?
  /// The delay with which the phone detects crossings; nil for none.
  var latency: Latency?
  /// The route of the phone, if it moves.
  var route: Route?
  /// The switches on which location depends.
  var radios: Radios = []
  /// Indicates whether due requests wait for the phone to start.
  var areRequestsHeld = false

  /// The app that the lock screen covers.
  var covered: AppNumber?

  var agenda = Agenda<Wakeup>()
  /// The apps, indexed by number.
  var apps: [AppRow] = []
  /// The requests by app, and within an app in the order they were added.
  var requests = RequestTable()
  /// The notifications in Notification Center, in the order of delivery.
  var delivered = Shelf<DeliveredRow>()
  /// The notifications on the lock screen, in the order of delivery.
  var lockScreen = Shelf<NotificationName>()
  /// The banner on the screen.
  var banner: NotificationName?
  /// The instant at which the banner leaves; `nil` without one, and for one that stays.
  var bannerEnd: Instant?
  /// Indicates whether an app may have a location permission that ends when it is not used.
  var mayLapse = false

  /// The Focus that is on.
  var focus: FocusName?
  /// Indicates whether the silent switch is on.
  var isSilent = false
  /// The number of times that the device tokens of all apps have changed; it begins again at 256.
  public internal(set) var restoreCount: UInt8 = 0
  /// Indicates whether Low Power Mode is on.
  var isLowPower = false
  /// Indicates whether the system holds background pushes at the moment.
  var holdsBackgroundPushes = false
  private var shared = Shared(RareState())

  /// Creates a phone without apps, unlocked, with both clocks at an instant.
  public init(startingAt now: Instant, zone: Zone, weeks: WeekRules = .gregorian) {
    self.now = now
    self.zone = zone
    self.weeks = weeks
  }

  /// The state that few events read or change; copies share it until one of them changes it.
  var rare: RareState {
    _read { yield shared.value }
    _modify { yield &shared.value }
  }

  /// The time that the wall clock shows.
  public var wall: Instant { now + wallShift }

  /// The current moment on both clocks.
  public var moment: Moment { Moment(instant: now, wall: wall, zone: zone) }

  /// Applies an event and records its effects in the journal.
  ///
  /// - Returns: The reason why the event cannot happen, if there is one; the device is then
  ///   unchanged.
  @discardableResult
  public mutating func receive(_ event: Event, in turn: inout Turn) -> Objection? {
    // Most due events are requests; they take the shortest path.
    if case .due(.fires(let name)) = event {
      fire(name, in: &turn)
      return nil
    }
    // The device itself scheduled the wakeup, so it has no objection to it.
    if case .due(let wakeup) = event {
      if let route { position = route.point(at: now) }
      receive(wakeup, in: &turn)
      updateSessions(in: &turn)
      if route != nil { planRoute() }
      return nil
    }
    if let objection = objection(to: event, in: &turn) { return objection }
    if let route { position = route.point(at: now) }
    switch event {
    case .app(let app, let action): receive(action, of: app, in: &turn)
    case .user(let action): receive(action, in: &turn)
    case .device(let action): receive(action, in: &turn)
    case .due: break
    }
    lapse(in: &turn)
    updateSessions(in: &turn)
    if route != nil { planRoute() }
    return nil
  }

  /// Moves the clock to the next wakeup at or before an instant and returns it; if none is due,
  /// moves the clock to that instant.
  ///
  /// The clock never goes back: an instant in the past leaves it unchanged.
  public mutating func nextWakeup(through limit: Instant) -> Event? {
    guard let entry = agenda.popFirst(through: limit) else {
      now = max(now, limit)
      return nil
    }
    now = max(now, entry.due)
    return .due(entry.item)
  }

  /// The instant of the next wakeup, if any.
  public var nextDue: Instant? { agenda.first?.due }

  private mutating func receive(_ action: AppAction, of app: AppNumber, in turn: inout Turn) {
    switch action {
    case .asks(let options): ask(app, for: options, in: &turn)
    case .adds(let request): add(request, of: app, in: &turn)
    case .legacy(let action): receive(action, of: app, in: &turn)
    case .removesPending(let identifier):
      removePending(NotificationName(app, identifier), in: &turn)
    case .removesDelivered(let identifier):
      removeDelivered(NotificationName(app, identifier), in: &turn)
    case .removesAllPending: removeAllPending(of: app, in: &turn)
    case .removesAllDelivered: removeAllDelivered(of: app, in: &turn)
    case .raisesBadge(let count): raiseBadge(by: count, of: app, in: &turn)
    case .setsBadge(let count): setBadge(count, of: app, in: &turn)
    case .setsIconBadge(let count): setBadge(count, of: app, isProperty: true, in: &turn)
    case .opensScene(let name): openScene(name, of: app, in: &turn)
    case .fitsScene(let name, let fit, let target): set(fit, of: name, for: target, in: app)
    case .setsDelegate(let methods): setDelegate(methods, of: app, in: &turn)
    case .releasesDelegate: setDelegate(nil, of: app, in: &turn)
    case .presents(let identifier, let options):
      apply(.options(options), for: NotificationName(app, identifier), in: &turn)
    case .answersPush(let identifier, let answer):
      apply(answer, for: NotificationName(app, identifier), in: &turn)
    case .observes(let signals): observe(signals, in: app, in: &turn)
    case .setsCategories(let categories):
      setCategories(categories, of: app, in: &turn)
    case .registersForPushes: registerForPushes(app, in: &turn)
    case .backgroundTask(let action): receive(action, of: app, in: &turn)
    case .neverCompletes(let identifier):
      leaveOpen(NotificationName(app, identifier), in: &turn)
    case .monitors(let region): startMonitoring(region, of: app, in: &turn)
    case .stopsMonitoring(let identifier):
      stopMonitoring(RegionName(app, identifier), in: &turn)
    case .location(let action): receive(action, of: app, in: &turn)
    }
  }

  private mutating func receive(_ action: UserAction, in turn: inout Turn) {
    switch action {
    case .opens(let app): open(app, because: .opened, in: &turn)
    case .leaves(let app): move(app, to: .background, because: .left, in: &turn)
    case .pullsDown: pullDown(in: &turn)
    case .returns(let app): move(app, to: .foreground, because: .returned, in: &turn)
    case .forceQuits(let app): end(app, because: .forceQuit, in: &turn)
    case .answers(let verdict): answerPrompt(verdict, in: &turn)
    case .decides(let name, let verdict): decide(verdict, on: name, in: &turn)
    case .changes(let app, let change):
      self.change(change, of: app, in: &turn)
    case .clears(let name): clear(name, in: &turn)
    case .clearsAll: clearAll(in: &turn)
    case .taps(let name): tap(name, in: &turn)
    case .performs(let name, let action, let text):
      perform(action, text, on: name, in: &turn)
    case .flicksAway(let name): flickAway(name, in: &turn)
    case .followsSettingsLink(let app, let identifier):
      followSettingsLink(of: app, from: identifier, in: &turn)
    case .turnsFocus(let focus): self.turn(to: focus, in: &turn)
    case .setsUpFocus(let fact): setUp(fact)
    case .silences(let isSilent):
      self.isSilent = isSilent
      note(.phone(.silentSwitched(isSilent)), in: &turn)
    case .turnsLowPowerMode(let isOn): turnLowPowerMode(isOn, in: &turn)
    case .locks: lock(in: &turn)
    case .unlocks: unlock(in: &turn)
    case .deletes(let app): delete(app, in: &turn)
    case .installs(let app): reinstall(app, in: &turn)
    case .allows(let app, let location):
      goToSettings(in: &turn)
      allow(location, for: app, by: .choice, in: &turn)
    case .location(let action): receive(action, in: &turn)
    }
  }

  private mutating func receive(_ action: DeviceAction, in turn: inout Turn) {
    switch action {
    case .stores(let app, let file):
      rare.files.removeAll { $0.app == app && $0.file.name == file.name }
      rare.files.append(FileRow(app: app, file: file))
    case .installs(let app, let status): install(app, status, in: &turn)
    case .builds(let app, let build): apps[Int(app.rawValue)].build = build
    case .disconnectsScene(let app, let name): disconnectScene(name, of: app, in: &turn)
    case .moves(let zone): move(to: zone, in: &turn)
    case .setsClock(let time): setClock(to: time, in: &turn)
    case .relocates(let spot): relocate(to: spot, in: &turn)
    case .location(let action): receive(action, in: &turn)
    case .powersOff: powerOff(in: &turn)
    case .powersOn: powerOn(in: &turn)
    case .restores: restore(in: &turn)
    case .reboots:
      powerOff(in: &turn)
      powerOn(in: &turn)
    case .suspends(let app): suspend(app, in: &turn)
    case .terminates(let app): end(app, because: .terminated, in: &turn)
    case .receives(let app, let push): receive(push, for: app, in: &turn)
    case .launchesTask(let app, let identifier): launchTask(identifier, of: app, in: &turn)
    case .endsExtension(let app, let identifier):
      endExtension(for: NotificationName(app, identifier), isEarly: true, in: &turn)
    case .holdsBackgroundPushes(let isHolding): holdBackgroundPushes(isHolding, in: &turn)
    case .updates(let app): update(app, in: &turn)
    case .entitles(let app, let entitlements):
      apps[Int(app.rawValue)].entitlements = entitlements
    case .bundles(let app, let name, let file):
      rare.sounds.append(SoundRow(app: app, name: name, file: file))
    case .setsUp(let fact): setUp(fact)
    }
  }

  private mutating func receive(_ wakeup: Wakeup, in turn: inout Turn) {
    switch wakeup {
    case .fires(let name): fire(name, in: &turn)
    case .replyIsOverdue(let name): apply(.none, for: name, in: &turn)
    case .extensionTimeEnds(let name): expireExtension(for: name, in: &turn)
    case .extensionEnds(let name): endExtension(for: name, in: &turn)
    case .responds(let name): respond(name, in: &turn)
    case .showsSettings(let app): showSettings(of: app, in: &turn)
    case .showsSettingsFor(let name):
      showSettings(of: name.app, for: name.identifier, in: &turn)
    case .removesPending(let name): removePendingAfterDelay(name, in: &turn)
    case .withdraws(let name): removeDeliveredAfterDelay(name, in: &turn)
    case .clipExpires(let app): clip(app, .expired, in: &turn)
    case .bannerLeaves: bannerLeaves(in: &turn)
    case .summarizes: summarize(in: &turn)
    case .crosses(let name): confirmCrossing(of: name, in: &turn)
    case .reports(let name): report(name, in: &turn)
    case .passes: pass(in: &turn)
    case .trips(let name): trip(name, in: &turn)
    case .taskExpires(let app, let identifier): expireTask(identifier, of: app, in: &turn)
    case .suspends(let app): suspend(app, in: &turn)
    case .badgeIsRead(let app): apps[Int(app.rawValue)].badgeRead = nil
    case .timeChanges: timeChanges(in: &turn)
    }
  }

  func note(_ effect: Effect, because: RuleSet = RuleSet(), in turn: inout Turn) {
    turn.journal.append(effect, at: moment, because: because)
  }
}
