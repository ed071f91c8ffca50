import SystemPolicy
public import VirtualTime

/// An effect on the phone as a whole.
public enum PhoneEffect: Hashable, Sendable {
  /// It was switched off.
  case poweredOff
  /// It has started and waits to be unlocked.
  case poweredOn
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
  /// The user has switched airplane mode or Wi-Fi.
  case radiosSet(Radios)

  /// The banner left the screen; the one it covered, if any, is seen again.
  case bannerLeft
  /// The banner on the screen stays, beneath the one that comes next.
  case bannerCovered
  /// The lock screen shows no notification any more.
  case lockScreenCleared
  /// The Scheduled Summary came, with what waited for it.
  case summaryShown
  /// A Focus was turned on, or (nil) the one off that was on.
  case focusTurned(FocusName?)
  /// The silent switch was put on, or off.
  case silentSwitched(Bool)

  /// The aspect of a guard that the effect changes; nil if it changes none.
  var aspect: Aspect? {
    switch self {
    case .locked: .lock
    case .focusTurned, .silentSwitched: .attention
    case .poweredOn, .poweredOff: .power
    case .relocated, .radiosSet, .departed: .place
    case _: nil
    }
  }
}
