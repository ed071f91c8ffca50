/// The user's choice of where previews are shown, with Apple's numbers.
public enum ShowPreviews: UInt8, Hashable, Sendable, CaseIterable {
  /// Previews are always shown.
  case always
  /// Previews are shown while the phone is unlocked.
  case whenAuthenticated
  /// Previews are never shown.
  case never
}
