import SystemPolicy
public import VirtualTime

/// An effect on the phone as a whole.
public enum PhoneEffect: Hashable, Sendable {
  /// It was switched off.
  case poweredOff
  /// It has started and waits to be unlocked.
  case poweredOn
  /// It was set up from a backup.
  case restored
  /// It was locked, or unlocked.
  case locked(Bool)
  /// It moved to another time zone.
  case zoneChanged(Zone)
  /// Its clock was set by hand.
  case clockSet

  /// It is at another place.
  case relocated(Spot)
  /// It has set out for another place, and will be there at an instant of the monotonic clock.
  case departed(Spot, arrival: Instant)
  /// It has noticed that the user has arrived at a place.
  case visitBegan
  /// It has noticed that the user leaves a place.
  case visitEnded
  /// The user has switched airplane mode or Wi-Fi.
  case radiosSet(Radios)

  /// The user has turned Low Power Mode on or off.
  case lowPowerSet(Bool)
  /// The system begins or ends to hold background pushes.
  case backgroundPushesHeld(Bool)

  /// The banner left the screen; the one it covered, if any, is visible again.
  case bannerLeft
  /// The banner on the screen stays, beneath the next one.
  case bannerCovered
  /// The lock screen no longer shows any notification.
  case lockScreenCleared
  /// The Scheduled Summary was delivered, with the notifications that waited for it.
  case summaryShown
  /// A Focus was turned on, or (nil) the current one was turned off.
  case focusTurned(FocusName?)
  /// The silent switch was turned on or off.
  case silentSwitched(Bool)

  /// The aspect of a guard that the effect changes; nil if it changes none.
  var aspect: Aspect? {
    switch self {
    case .locked: .lock
    case .focusTurned, .silentSwitched: .attention
    case .poweredOn, .poweredOff, .lowPowerSet: .power
    case .relocated, .radiosSet, .departed: .place
    case _: nil
    }
  }
}
