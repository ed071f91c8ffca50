import SystemPolicy
import VirtualDevice
import VirtualTime

extension ReferencePhone {
  /// Tells what is to be seen, heard or read otherwise on the device, if anything.
  func difference(from snapshot: PhoneSnapshot, _ happenings: [Happening]) -> String? {
    for (number, app) in apps.enumerated() {
      if let difference = app.difference(from: snapshot.apps[number], now) {
        return "app \(number): \(difference)"
      }
    }
    let prompt = prompts.first.map { AppNumber($0.app) }
    let power: Power = !isOn ? .off : wasUnlocked ? .on : .started
    if snapshot.lockScreen != lockScreen {
      return tell("lock screen", snapshot.lockScreen, lockScreen)
    }
    if snapshot.banner != banner { return tell("banner", snapshot.banner, banner) }
    if snapshot.bannersBeneath != beneath {
      return tell("beneath", snapshot.bannersBeneath, beneath)
    }
    if snapshot.prompt != prompt { return tell("prompt", snapshot.prompt, prompt) }
    if snapshot.isLocked != isLocked { return tell("locked", snapshot.isLocked, isLocked) }
    if snapshot.power != power { return tell("power", snapshot.power, power) }
    if happenings != self.happenings { return tell("effects", happenings, self.happenings) }
    return nil
  }
}

extension ReferencePhone.App {
  func difference(from app: PhoneSnapshot.AppSnapshot, _ now: Int) -> String? {
    let it = app.permission
    if app.isInstalled != isInstalled { return tell("installed", app.isInstalled, isInstalled) }
    let theirs = app.scenes.map(\.state)
    if theirs != (scene.map { [$0] } ?? []) {
      return tell("scenes", theirs, scene.map { [$0] } ?? [])
    }
    if app.state != state { return tell("state", app.state, state) }
    if it.status != status { return tell("status", it.status, status) }
    if it.kinds.rawValue != kinds.rawValue { return tell("kinds", it.kinds, kinds) }
    if it.switches.rawValue != switches.rawValue {
      return tell("switches", it.switches, switches)
    }
    if it.keepsBanners != keepsBanners { return tell("persistent", it.keepsBanners, keepsBanners) }
    if app.badge != badge { return tell("badge", app.badge, badge) }
    if app.delegate.rawValue != delegate.rawValue {
      return tell("delegate", app.delegate, delegate)
    }
    if app.location.authorization != location {
      return tell("location", app.location.authorization, location)
    }
    let sessions = app.sessions.map { $0.session?.requirement }
    if sessions != self.sessions { return tell("sessions", sessions, self.sessions) }
    var isSame = app.pending.count == pending.count
    for (theirs, mine) in zip(app.pending, pending) where isSame {
      // What is overdue is overdue, however long.
      let due = theirs.due.map { max(Int($0.seconds), now) }
      isSame =
        theirs.name == mine.name && theirs.content == mine.content
        && due == mine.due.map { max($0, now) }
    }
    if !isSame { return tell("pending", app.pending, pending) }
    isSame = app.delivered.count == delivered.count
    for (theirs, mine) in zip(app.delivered, delivered) where isSame {
      isSame = theirs.name == mine.name && theirs.content == mine.content
    }
    return isSame ? nil : tell("delivered", app.delivered, delivered)
  }
}

private func tell(_ what: String, _ device: some Any, _ reference: some Any) -> String {
  "\(what)\n  device:    \(plain(device))\n  reference: \(plain(reference))"
}

/// A value as its numbers, without the names of types.
private func plain(_ value: some Any) -> String {
  var text = "\(value)"
  for name in [
    "VirtualDevice.", "SystemPolicy.", "VirtualTime.", "ReferenceTests.", "ReferencePhone.",
    "NotificationName", "AppNumber", "TextNumber", "ContentNumber", "rawValue: ", "Happening.",
    "Face.",
  ] {
    text = text.split(separator: name, omittingEmptySubsequences: false).joined()
  }
  return text
}
