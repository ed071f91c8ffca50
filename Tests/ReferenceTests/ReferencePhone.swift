import SystemPolicy
import VirtualDevice
import VirtualTime

/// A second phone, written to be obvious: a few lists, and an `if` for whatever the catalogue says.
///
/// It knows nothing of laws, agendas and journals. It takes the default reading, counts in whole
/// seconds, and finds what is next by looking through everything. Where it and the device differ,
/// one of the two has misread the catalogue.
struct ReferencePhone {
  /// The major number of iOS.
  let version: Int
  /// Seconds on the monotonic clock.
  var now: Int
  /// The seconds by which the wall clock is ahead of the monotonic clock.
  var shift = 0
  var zone: Zone

  var isOn = true
  /// A Boolean value that indicates whether it was unlocked since it was switched on.
  var wasUnlocked = true
  var isLocked = false

  var apps: [App] = []
  var lockScreen: [NotificationName] = []
  var banner: NotificationName?
  /// The time at which the banner disappears; nil if it stays.
  var bannerLeaves: Int?
  /// Banners that stay, under the one that is seen.
  var beneath: [NotificationName] = []
  /// The prompts: the first is on the screen, the others wait.
  var prompts: [Prompt] = []
  /// The notifications whose app in the foreground has not answered yet.
  var offers: [Offer] = []
  /// Taps of which the apps have not heard yet.
  var taps: [NotificationName] = []
  /// The tapped notifications that the connection options of a new scene contain.
  var tapsInOptions: Set<NotificationName> = []
  /// The app under the lock screen.
  var covered: Int?

  /// The pushes that wait for a phone that is off.
  var kept: [Kept] = []

  /// The effects of the last event that the state does not show.
  var happenings: [Happening] = []

  struct App: Hashable {
    var isInstalled = false
    var isClip = false
    /// The end of an app clip's permission.
    var clipEnds: Int?
    var state = AppState.notRunning {
      didSet {
        if state != .background { sleepsAt = nil }
        moveScene()
        if oldValue == .notRunning, state != .notRunning { isForceQuit = false }
      }
    }
    /// Indicates whether it was built with scenes.
    var hasScenes = false
    /// The state of its scene, if one is connected.
    var scene: SceneState?
    /// Indicates whether the user has swiped it away, and it has not run since.
    var isForceQuit = false
    /// The time at which it is suspended again after a push woke it, on the monotonic clock.
    var sleepsAt: Int?
    var status = AuthorizationStatus.notDetermined
    /// The options that it asked for.
    var kinds: Settings = []
    /// The switches that are on.
    var switches: Settings = []
    var keepsBanners = false
    /// The end of the time for which the user has muted it, on the monotonic clock.
    var mutedUntil: Int?
    var badge: Int32 = 0
    var delegate: DelegateMethods = []
    /// LOC-02, LOC-03: the permission to know the location, and its terms.
    var location = LocationAuthorization.notDetermined
    var isAllowedOnce = false
    var wasAskedForAlways = false
    /// Indicates whether Settings lists it although it is undecided.
    var isListed = false
    /// LOC-29, LOC-39: what its sessions require; nil for a loop over live updates.
    var sessions: [ServiceSession.Requirement?] = []
    /// In the order of adding.
    var pending: [Pending] = []
    /// Its notifications in Notification Center, in the order of delivery.
    var delivered: [Delivered] = []

    /// SCN-01: a connected scene follows the app, and ends with its process.
    private mutating func moveScene() {
      guard scene != nil else { return }
      switch state {
      case .notRunning: scene = nil
      case .foreground: scene = .active
      case .inactive: scene = .inactive
      case .background, .suspended: scene = .background
      }
    }

    /// The ways in which it may notify now.
    var allowed: Settings { status == .denied || status == .notDetermined ? [] : switches }
    var isInFront: Bool { state == .foreground || state == .inactive }
    /// Its notifications in Notification Center.
    var shown: [NotificationName] { delivered.map(\.name) }
  }

  struct Pending: Hashable {
    var name: NotificationName
    var content: Content
    var trigger: Trigger
    /// The time at which it fires, on the monotonic clock.
    var due: Int?
  }

  struct Delivered: Hashable {
    var name: NotificationName
    var content: Content
  }

  struct Prompt: Hashable {
    var app: Int
    var options: AuthorizationOptions
    /// The question about the location, if it is one.
    var location: LocationPrompt?
  }

  struct Offer: Hashable {
    var name: NotificationName
    var content: Content
    var until: Int
  }

  init(version: OSVersion, startingAt now: Instant, zone: Zone) {
    self.version = Int(version.major)
    self.now = Int(now.seconds)
    self.zone = zone
  }

  /// The time on the wall clock, as seconds since 1970 in Greenwich.
  var wall: Int { now + shift }

  /// Lets one thing happen.
  mutating func on(_ event: Event) {
    happenings = []
    switch event {
    case .app(let app, let action): on(action, of: Int(app.rawValue))
    case .user(let action): on(action)
    case .device(let action): on(action)
    case .due(let wakeup):
      on(wakeup)
      return updateSessions()
    }
    endPermissionsForOnce()
    updateSessions()
  }

  private mutating func on(_ action: AppAction, of app: Int) {
    switch action {
    case .asks(let options): ask(app, options)
    case .adds(let request): add(request, app)
    case .removesPending(let id): apps[app].pending.removeAll { $0.name.identifier == id }
    case .removesAllPending: apps[app].pending = []
    case .removesDelivered(let id): removeDelivered(NotificationName(AppNumber(app), id))
    case .removesAllDelivered: removeAllDelivered(of: app)
    case .setsBadge(let count): setBadge(count, app)
    case .setsIconBadge(let count): setBadge(count, app, isProperty: true)
    case .setsDelegate(let methods): apps[app].delegate = methods
    case .releasesDelegate: apps[app].delegate = []
    case .presents(let id, let options): answer(NotificationName(AppNumber(app), id), options)
    case .location(let action): on(action, of: app)
    default: break
    }
  }

  private mutating func on(_ action: UserAction) {
    switch action {
    case .opens(let app): open(Int(app.rawValue))
    case .leaves(let app): apps[Int(app.rawValue)].state = .background
    case .pullsDown:
      for app in apps.indices where apps[app].state == .foreground { apps[app].state = .inactive }
    case .returns(let app): apps[Int(app.rawValue)].state = .foreground
    case .forceQuits(let app):
      end(Int(app.rawValue))
      apps[Int(app.rawValue)].isForceQuit = true
    case .answers(let verdict): answerPrompt(verdict)
    case .decides(let name, let verdict): decide(verdict, name.owner)
    case .changes(let app, let change): self.change(change, Int(app.rawValue))
    case .location(.answers(let verdict, _)): answerLocation(verdict)
    case .allows(let app, let location): allow(location, Int(app.rawValue))
    case .clears(let name): remove(name)
    case .clearsAll:
      for name in lockScreen { remove(name) }
      for app in apps.indices { removeAllDelivered(of: app) }
    case .taps(let name): tap(name)
    case .locks: lock()
    case .unlocks: unlock()
    case .deletes(let app): delete(Int(app.rawValue))
    case .installs(let app): install(Int(app.rawValue), .notDetermined)
    default: break
    }
  }

  private mutating func on(_ action: DeviceAction) {
    switch action {
    case .installs(let app, let status): install(Int(app.rawValue), status)
    case .moves(let zone): move(to: zone)
    case .setsClock(let time): setClock(time)
    case .powersOff: powerOff()
    case .powersOn: powerOn()
    case .reboots:
      powerOff()
      powerOn()
    case .builds(let app, let build):
      apps[Int(app.rawValue)].hasScenes = build.hasSceneManifest && version >= 13
    case .disconnectsScene(let app, _): apps[Int(app.rawValue)].scene = nil
    case .suspends(let app): apps[Int(app.rawValue)].state = .suspended
    case .receives(let app, let push): receive(push, Int(app.rawValue))
    case .terminates(let app), .updates(let app): end(Int(app.rawValue))
    default: break
    }
  }

  private mutating func on(_ wakeup: Wakeup) {
    switch wakeup {
    case .fires(let name): fire(name)
    case .replyIsOverdue(let name): dismiss(name)
    case .bannerLeaves: leaveBanner()
    case .responds(let name): respond(name)
    case .clipExpires(let app): expire(Int(app.rawValue))
    case .suspends(let app): apps[Int(app.rawValue)].state = .suspended
    default: break
    }
  }
}

extension AppNumber {
  init(_ number: Int) { self.init(rawValue: UInt16(number)) }
}

extension NotificationName {
  /// The number of its app.
  var owner: Int { Int(app.rawValue) }
}

/// The effects that the state does not show.
enum Happening: Hashable {
  case prompted(Int)
  case toldAuthorization(Int, Bool)
  case addAnswered(NotificationName, NotificationError?)
  case dropped(NotificationName, Effect.Stage)
  case offered(NotificationName)
  case silenced(NotificationName)
  case delivered(NotificationName, Content, Presentation)
  case crashed(Int, Exception)
  case badgeAnswered(Int, NotificationError?)
  case launched(Int)
  case toldTap(NotificationName)
  case lostTap(NotificationName)
  case toldPush(NotificationName)

  /// The happening that an effect of the device stands for, if there is one.
  init?(_ effect: Effect) {
    switch effect {
    case .notification(let name, let effect): self.init(effect, of: name)
    case .app(let app, let effect): self.init(effect, of: Int(app.rawValue))
    case .region, .category, .phone: return nil
    }
  }

  private init?(_ effect: NotificationEffect, of name: NotificationName) {
    switch effect {
    case .addReported(let error): self = .addAnswered(name, error)
    case .dropped(let stage): self = .dropped(name, stage)
    case .willPresentCalled: self = .offered(name)
    case .silenced: self = .silenced(name)
    case .delivered(let content, let ways): self = .delivered(name, content, ways)
    case .didReceiveCalled: self = .toldTap(name)
    case .responseLost: self = .lostTap(name)
    case .didReceiveRemoteCalled: self = .toldPush(name)
    default: return nil
    }
  }

  private init?(_ effect: AppEffect, of app: Int) {
    switch effect {
    case .promptShown: self = .prompted(app)
    case .authorizationReported(let granted): self = .toldAuthorization(app, granted)
    case .crashed(let exception): self = .crashed(app, exception)
    case .badgeReported(let error): self = .badgeAnswered(app, error)
    case .launched: self = .launched(app)
    default: return nil
    }
  }
}
