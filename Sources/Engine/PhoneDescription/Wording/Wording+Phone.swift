import Scenarios
import SystemPolicy
package import VirtualDevice
import VirtualTime

extension Wording {
  /// The words for events of the phone as a whole.
  package func phrase(_ effect: PhoneEffect) -> Phrase {
    switch effect {
    case .poweredOff: Phrase("the phone was switched off")
    case .restored: Phrase("the phone was set up from a backup")
    case .poweredOn: Phrase("the phone has started, and waits to be unlocked")
    case .locked(let isLocked): Phrase("the phone was \(isLocked ? "locked" : "unlocked")")
    case .zoneChanged(let zone): Phrase("the phone is in zone \(zone.name)")
    case .clockSet: Phrase("the phone's clock was set")
    case .relocated(let spot): Phrase("the phone is at \(spot.name.map(quoted) ?? "another place")")
    case .departed(let spot, _):
      Phrase("the phone travels to \(spot.name.map(quoted) ?? "another place")")
    case .lowPowerSet(let isOn): Phrase("Low Power Mode is \(isOn ? "on" : "off")")
    case .visitBegan: Phrase("the phone noticed an arrival")
    case .visitEnded: Phrase("the phone noticed a departure")
    case .radiosSet(let radios):
      Phrase(
        "airplane mode is \(radios.contains(.airplaneMode) ? "on" : "off"), "
          + "Wi-Fi is \(radios.contains(.wiFiOff) ? "off" : "on"), "
          + "Location Services are \(radios.contains(.locationServicesOff) ? "off" : "on")"
      )
    case .backgroundPushesHeld(let isHolding):
      Phrase(
        isHolding
          ? "the system holds background pushes" : "the system delivers background pushes again"
      )
    case .bannerLeft: Phrase("the banner left the screen")
    case .bannerCovered: Phrase("the banner stays beneath the next one")
    case .lockScreenCleared: Phrase("the lock screen was cleared")
    case .summaryShown: Phrase("the Scheduled Summary came")
    case .focusTurned(let focus): Phrase(turned(focus))
    case .silentSwitched(let isSilent):
      Phrase("the phone was switched to \(isSilent ? "silent" : "ring")")
    }
  }

  private func turned(_ focus: FocusName?) -> String {
    switch focus {
    case .doNotDisturb?: "the user turned on Do Not Disturb"
    case .named(let name)?: "the user turned on the Focus \(quoted(name))"
    case nil: "the user turned off the Focus"
    }
  }

  /// The state of the phone itself, if it is not on and unlocked.
  package func state(of snapshot: PhoneSnapshot) -> String? {
    switch snapshot.power {
    case .on: snapshot.isLocked ? "the phone is locked" : nil
    case .started: "the phone was not unlocked since it started"
    case .off: "the phone is off"
    }
  }
}
