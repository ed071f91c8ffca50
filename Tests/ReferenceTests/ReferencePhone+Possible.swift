import SystemPolicy
import VirtualDevice

/// The events that are possible.
extension ReferencePhone {
  func isPossible(_ event: Event) -> Bool {
    switch event {
    case .app(let app, let action): isPossible(action, Int(app.rawValue))
    case .user(let action): isOn && isPossible(action)
    case .device(let action): isPossible(action)
    case .due: true
    }
  }

  /// An app acts while it runs and is not suspended.
  private func isPossible(_ action: AppAction, _ app: Int) -> Bool {
    guard apps[app].isInstalled, apps[app].state != .notRunning, apps[app].state != .suspended
    else { return false }
    switch action {
    case .asks(let options): return version >= 12 || !options.contains(.provisional)
    case .releasesDelegate: return !apps[app].delegate.isEmpty
    case .presents(let id, _):
      return offers.contains { $0.name == NotificationName(AppNumber(app), id) }
    case .location(let action): return isPossible(action, of: app)
    default: return true
    }
  }

  private func isPossible(_ action: UserAction) -> Bool {
    switch action {
    case .location(.answers(let verdict, _)): return !isLocked && isOffered(verdict)
    case .answers(let verdict) where prompts.first?.location != nil:
      return !isLocked && verdict == .dontAllow && isOffered(.dontAllow)
    case .answers(let verdict):
      return !isLocked && !prompts.isEmpty && (verdict == .allow || verdict == .dontAllow)
    case .locks: return !isLocked
    case .unlocks: return isLocked
    default: break
    }
    // A prompt comes first.
    guard prompts.isEmpty else { return false }
    switch action {
    case .opens(let app): return canOpen(Int(app.rawValue))
    case .leaves(let app): return apps[Int(app.rawValue)].isInFront
    case .pullsDown: return !isLocked && apps.contains { $0.state == .foreground }
    case .returns(let app): return apps[Int(app.rawValue)].state == .inactive
    case .forceQuits(let app): return !isLocked && apps[Int(app.rawValue)].state != .notRunning
    case .decides(let name, let verdict):
      return isSeen(name)
        && isOffered(verdict, onTrial: apps[name.owner].status == .provisional)
    case .changes(let app, let change): return !isLocked && canChange(change, Int(app.rawValue))
    case .clears(let name): return isKept(name)
    case .clearsAll: return !lockScreen.isEmpty || apps.contains { !$0.delivered.isEmpty }
    case .taps(let name): return isSeen(name)
    case .allows(let app, _): return !isLocked && isInLocationSettings(Int(app.rawValue))
    case .deletes(let app): return !isLocked && apps[Int(app.rawValue)].isInstalled
    case .installs(let app): return !isLocked && !apps[Int(app.rawValue)].isInstalled
    default: return true
    }
  }

  private func isPossible(_ action: DeviceAction) -> Bool {
    switch action {
    case .moves(let zone): zone != self.zone
    case .powersOn: !isOn
    case .receives(let app, _): apps[Int(app.rawValue)].isInstalled
    case .disconnectsScene(let app, _): apps[Int(app.rawValue)].scene == .background
    case .suspends(let app): isOn && apps[Int(app.rawValue)].state == .background
    case .terminates(let app): isOn && apps[Int(app.rawValue)].state != .notRunning
    case .updates(let app): isOn && apps[Int(app.rawValue)].isInstalled
    default: isOn
    }
  }

  private func canOpen(_ app: Int) -> Bool {
    apps[app].isInstalled && !isLocked && !apps[app].isInFront
  }

  /// In Notification Center, or on the lock screen.
  private func isKept(_ name: NotificationName) -> Bool {
    lockScreen.contains(name) || apps[name.owner].delivered.contains { $0.name == name }
  }

  private func isSeen(_ name: NotificationName) -> Bool { banner == name || isKept(name) }

  /// AUTH-09: what a notification on trial offers.
  private func isOffered(_ verdict: Verdict, onTrial isOnTrial: Bool) -> Bool {
    switch verdict {
    case .turnOff: isOnTrial || version >= 15
    case .keepProminently: isOnTrial && version < 15
    case .keepImmediately: isOnTrial && version >= 15
    // UIS-03
    case .keepQuietly: version >= 12 && version < 15
    // UIS-01
    case .muteForOneHour, .muteForToday: version >= 15
    case .allow, .dontAllow, .keepInSummary: false
    }
  }

  /// Settings lists an app that has asked, with a switch for what it has asked for.
  private func canChange(_ change: SettingsChange, _ number: Int) -> Bool {
    let app = apps[number]
    guard app.isInstalled, app.status != .notDetermined else { return false }
    switch change {
    case .turns(.notifications, let on): return on == (app.status == .denied)
    case .turns(.lockScreen, let on): return canTurn(.lockScreen, on, app)
    case .turns(.notificationCenter, let on): return canTurn(.notificationCenter, on, app)
    case .turns(.banners, let on): return canTurn(.alert, on, app)
    case .turns(.sounds, let on): return canTurn(.sound, on, app)
    case .turns(.badges, let on): return canTurn(.badge, on, app)
    case .turns(.criticalAlerts, let on): return canTurn(.criticalAlert, on, app)
    case .allowsTimeSensitive, .summarizes, .previews, .groups: return false
    case .keepsBanners(let keeps):
      return app.status != .denied && app.kinds.contains(.alert) && app.keepsBanners != keeps
    }
  }

  private func canTurn(_ kind: Settings, _ on: Bool, _ app: App) -> Bool {
    app.status != .denied && app.kinds.contains(kind) && app.switches.contains(kind) != on
  }
}
