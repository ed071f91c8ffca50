import SystemPolicy
import VirtualDevice
import VirtualTime

/// Remote notifications: REM-01, REM-02, APNS-01, APNS-02 and APNS-06.
extension ReferencePhone {
  /// A push that APNs keeps for an app while the phone is off.
  struct Kept: Hashable {
    var name: NotificationName
    var push: Push
    /// The time from which APNs no longer keeps it.
    var until: Int
  }

  /// A push is sent to the phone.
  mutating func receive(_ push: Push, _ app: Int) {
    let name = NotificationName(AppNumber(app), push.identifier)
    if isOn { return arrive(push, name) }
    let month = 30 * 86_400
    let lifetime = min(push.lifetime.map { Int($0.nanoseconds / 1_000_000_000) } ?? month, month)
    // APNS-02: an expiration in the past keeps none.
    if lifetime <= 0 {
      happenings.append(.dropped(name, .pushed))
      return
    }
    // APNS-01: the latest of each app.
    for old in kept where old.name.owner == app { happenings.append(.dropped(old.name, .pushed)) }
    kept.removeAll { $0.name.owner == app }
    kept.append(Kept(name: name, push: push, until: now + lifetime))
  }

  /// A push reaches the phone.
  private mutating func arrive(_ push: Push, _ name: NotificationName) {
    let isShown = !push.content.carries.isEmpty
    // REM-01: the same as a local notification that is due.
    if isShown { present(name, push.content) }
    if push.isContentAvailable, reaches(name.owner) {
      happenings.append(.toldPush(name))
    } else if !isShown {
      happenings.append(.dropped(name, .pushed))
    }
  }

  /// REM-02: the app is launched or woken for thirty seconds, unless the user has swiped it away.
  private mutating func reaches(_ app: Int) -> Bool {
    switch apps[app].state {
    case .foreground, .inactive, .background: return true
    case .notRunning where apps[app].isForceQuit: return false
    case .notRunning, .suspended: break
    }
    let isLaunched = apps[app].state == .notRunning
    apps[app].state = .background
    apps[app].sleepsAt = now + 30
    if isLaunched {
      happenings.append(.launched(app))
      launchClip(app)
    }
    return true
  }

  /// The phone can be reached again.
  mutating func receiveKept() {
    // No source names the order of several apps; the device takes the order of sending.
    let arriving = kept
    kept = []
    for push in arriving {
      if push.until > now {
        arrive(push.push, push.name)
      } else {
        happenings.append(.dropped(push.name, .pushed))
      }
    }
  }
}
