import SystemPolicy
import VirtualDevice

/// The permission to know the location: LOC-02, LOC-03, LOC-29 and LOC-39.
extension ReferencePhone {
  mutating func on(_ action: LocationAction, of app: Int) {
    switch action {
    case .createsSession(let session): apps[app].sessions.append(session.requirement)
    case .invalidatesSession(let session): end(session.requirement, app)
    case .startsLiveUpdates: apps[app].sessions.append(nil)
    case .stopsLiveUpdates: end(nil, app)
    default: break
    }
  }

  private mutating func end(_ need: ServiceSession.Requirement?, _ app: Int) {
    if let index = apps[app].sessions.firstIndex(of: need) { apps[app].sessions.remove(at: index) }
  }

  /// LOC-39: what is required and not there is asked for while the app is in front; LOC-29: a loop
  /// asks for When In Use if the app holds no session at all.
  mutating func updateSessions() {
    guard version >= 18 else { return }
    for app in apps.indices where apps[app].isInFront {
      let held = apps[app].sessions.compactMap { $0 }
      for need in held { pursue(need, app) }
      if held.isEmpty, !apps[app].sessions.isEmpty { pursue(.whenInUse, app) }
    }
  }

  private mutating func pursue(_ need: ServiceSession.Requirement, _ app: Int) {
    guard !prompts.contains(where: { $0.app == app && $0.location != nil }) else { return }
    let isAllowed = apps[app].location.isAllowed
    let asked: LocationPrompt
    switch need {
    case .none: return
    case .whenInUse where isAllowed: return
    case .whenInUse: asked = .whenInUse
    case .always where apps[app].location == .always: return
    case .always: asked = isAllowed ? .upgrade : .always
    }
    guard canAsk(app, asked) else { return }
    prompts.append(Prompt(app: app, options: [], location: asked))
  }

  /// LOC-02: the first time, and once more for Always.
  func canAsk(_ app: Int, _ prompt: LocationPrompt) -> Bool {
    switch apps[app].location {
    case .notDetermined: true
    case .whenInUse:
      prompt != .whenInUse && !apps[app].isAllowedOnce && !apps[app].wasAskedForAlways
    case .always, .denied, .restricted: false
    }
  }

  func isOffered(_ verdict: LocationVerdict) -> Bool {
    guard let prompt = prompts.first?.location else { return false }
    return switch verdict {
    case .keepWhileUsing, .changeToAlways: prompt == .upgrade
    case .dontAllow, .allowOnce, .allowWhileUsing: prompt != .upgrade
    case .allow, .preciseOff, .preciseOn: false
    }
  }

  mutating func answerLocation(_ verdict: LocationVerdict) {
    let prompt = prompts.removeFirst()
    let app = prompt.app
    switch verdict {
    case .dontAllow:
      apps[app].location = .denied
      if prompt.location == .always { apps[app].wasAskedForAlways = true }
    case .allowOnce:
      apps[app].location = .whenInUse
      apps[app].isAllowedOnce = true
    // LOC-22: Always is provisional at first, and reads as Always.
    case .allowWhileUsing: apps[app].location = prompt.location == .always ? .always : .whenInUse
    case .keepWhileUsing: apps[app].wasAskedForAlways = true
    case .changeToAlways: apps[app].location = .always
    case .allow, .preciseOff, .preciseOn: break
    }
    showPrompt()
  }

  /// LOC-03: for once is as long as the app is used.
  mutating func endPermissionsForOnce() {
    for app in apps.indices where apps[app].isAllowedOnce && !apps[app].isInFront {
      apps[app].isAllowedOnce = false
      apps[app].wasAskedForAlways = false
      apps[app].location = .notDetermined
      apps[app].isListed = true
    }
  }

  func isInLocationSettings(_ app: Int) -> Bool {
    apps[app].isInstalled && (apps[app].location != .notDetermined || apps[app].isListed)
  }

  /// The user leaves what is in front for Settings.
  mutating func allow(_ location: LocationAuthorization, _ app: Int) {
    for app in apps.indices where apps[app].isInFront { apps[app].state = .background }
    // LOC-02: an app that had Always has asked for it.
    if apps[app].location == .always, location != .always { apps[app].wasAskedForAlways = true }
    apps[app].location = location
    apps[app].isAllowedOnce = false
    apps[app].isListed = false
  }

  func isPossible(_ action: LocationAction, of app: Int) -> Bool {
    switch action {
    case .createsSession: version >= 18
    case .invalidatesSession(let session):
      version >= 18 && apps[app].sessions.contains(session.requirement)
    case .startsLiveUpdates: version >= 17
    case .stopsLiveUpdates: apps[app].sessions.contains(nil)
    default: true
    }
  }
}
