/// A choice about an app's location permission, on a prompt or in Settings.
public enum LocationVerdict: UInt8, Hashable, Sendable, CaseIterable {
  /// "Don't Allow".
  case dontAllow
  /// "Allow".
  case allow
  /// "Allow Once".
  case allowOnce
  /// "Allow While Using App".
  case allowWhileUsing
  /// "Keep Only While Using".
  case keepWhileUsing
  /// "Change to Always Allow".
  case changeToAlways
  /// Precise Location, turned off.
  case preciseOff
  /// Precise Location, turned on.
  case preciseOn
}
