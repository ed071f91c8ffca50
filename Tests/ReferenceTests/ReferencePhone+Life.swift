import SystemPolicy
import VirtualDevice

/// The states of apps and of the phone: APP, PWR, and the next event.
extension ReferencePhone {
  mutating func install(_ app: Int, _ status: AuthorizationStatus) {
    while apps.count <= app { apps.append(App()) }
    let (wasClip, hasScenes) = (apps[app].isClip, apps[app].hasScenes)
    apps[app] = App()
    apps[app].hasScenes = hasScenes
    apps[app].isInstalled = true
    apps[app].isClip = wasClip || status == .ephemeral
    // A clip may notify from its first launch on.
    if status == .notDetermined || status == .ephemeral { return }
    apps[app].status = status
    apps[app].kinds = [.alert, .lockScreen, .notificationCenter, .sound, .badge]
    apps[app].switches = status == .provisional ? [.notificationCenter] : apps[app].kinds
  }

  /// An app comes to the front; the one that was there goes to the background.
  mutating func open(_ app: Int) {
    for other in apps.indices where other != app && apps[other].isInFront {
      apps[other].state = .background
    }
    let isLaunched = apps[app].state == .notRunning
    apps[app].state = .foreground
    if isLaunched {
      happenings.append(.launched(app))
      launchClip(app)
    }
    connectScene(app)
  }

  /// SCN-02, SCN-09: an app without a connected scene gets one when it comes to the front.
  private mutating func connectScene(_ app: Int) {
    if apps[app].hasScenes, apps[app].scene == nil { apps[app].scene = .active }
  }

  /// A process ends, and with it what it had to answer and to hear.
  mutating func end(_ app: Int) {
    apps[app].state = .notRunning
    apps[app].sessions = []
    apps[app].delegate = []
    if covered == app { covered = nil }
    for offer in offers where offer.name.app == AppNumber(app) {
      happenings.append(.silenced(offer.name))
    }
    offers.removeAll { $0.name.app == AppNumber(app) }
    let first = prompts.first
    prompts.removeAll { $0.app == app }
    if prompts.first != first { showPrompt() }
  }

  mutating func crash(_ app: Int, _ exception: Exception) {
    happenings.append(.crashed(app, exception))
    end(app)
  }

  mutating func delete(_ app: Int) {
    end(app)
    lockScreen.removeAll { $0.app == AppNumber(app) }
    beneath.removeAll { $0.app == AppNumber(app) }
    if banner?.app == AppNumber(app) { leaveBanner() }
    let (wasClip, hasScenes) = (apps[app].isClip, apps[app].hasScenes)
    apps[app] = App()
    apps[app].isClip = wasClip
    apps[app].hasScenes = hasScenes
  }

  mutating func lock() {
    isLocked = true
    banner = nil
    bannerLeaves = nil
    beneath = []
    for app in apps.indices where apps[app].isInFront {
      apps[app].state = .background
      covered = app
    }
  }

  mutating func unlock() {
    isLocked = false
    lockScreen = []
    if let covered {
      apps[covered].state = .foreground
      connectScene(covered)
    }
    covered = nil
    guard !wasUnlocked else { return }
    wasUnlocked = true
    fireMissed()
  }

  mutating func powerOff() {
    isOn = false
    wasUnlocked = false
    isLocked = true
    for app in apps.indices where apps[app].state != .notRunning { end(app) }
    banner = nil
    bannerLeaves = nil
    beneath = []
    lockScreen = []
    taps = []
    tapsInOptions = []
    for app in apps.indices { apps[app].isForceQuit = false }
  }

  mutating func powerOn() {
    isOn = true
    receiveKept()
  }

  // MARK: What is next

  /// The time of a scheduled event, or nil.
  func date(of wakeup: Wakeup) -> Int? {
    switch wakeup {
    case .fires(let name):
      isOn && wasUnlocked ? apps[name.owner].pending.first { $0.name == name }?.due : nil
    case .replyIsOverdue(let name): offers.first { $0.name == name }?.until
    case .responds(let name): taps.contains(name) ? now : nil
    case .bannerLeaves: bannerLeaves
    case .clipExpires(let app): apps[Int(app.rawValue)].clipEnds
    case .suspends(let app): apps[Int(app.rawValue)].sleepsAt
    default: nil
    }
  }

  /// The time of the next scheduled event.
  var next: Int {
    var next = taps.isEmpty ? bannerLeaves ?? .max : now
    for offer in offers where offer.until < next { next = offer.until }
    for app in apps {
      if let end = app.clipEnds, end < next { next = end }
      if let end = app.sleepsAt, end < next { next = end }
      guard isOn, wasUnlocked else { continue }
      for request in app.pending {
        if let due = request.due, due < next { next = due }
      }
    }
    return next
  }
}
