import SystemPolicy
import VirtualDevice
import VirtualTime

/// Remote notifications with something to show: REM-01, APNS-01 and APNS-02.
extension ReferencePhone {
  /// A push that APNs keeps for an app while the phone is off.
  struct Kept: Hashable {
    var name: NotificationName
    var content: Content
    /// The time from which APNs no longer keeps it.
    var until: Int
  }

  /// A push is sent to the phone.
  mutating func receive(_ push: Push, _ app: Int) {
    let name = NotificationName(AppNumber(app), push.identifier)
    // REM-01: the same as a local notification that is due.
    if isOn { return present(name, push.content) }
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
    kept.append(Kept(name: name, content: push.content, until: now + lifetime))
  }

  /// The phone can be reached again.
  mutating func receiveKept() {
    // No source names the order of several apps; the device takes the order of sending.
    let arriving = kept
    kept = []
    for push in arriving {
      if push.until > now {
        present(push.name, push.content)
      } else {
        happenings.append(.dropped(push.name, .pushed))
      }
    }
  }
}
