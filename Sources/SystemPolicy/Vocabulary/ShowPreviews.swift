/// Where previews are shown, with Apple's numbers.
public enum ShowPreviews: UInt8, Hashable, Sendable, CaseIterable {
  /// Wherever a notification is shown.
  case always
  /// On an unlocked phone.
  case whenAuthenticated
  /// Nowhere.
  case never
}
