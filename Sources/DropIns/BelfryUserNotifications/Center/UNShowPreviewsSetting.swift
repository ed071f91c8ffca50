import SystemPolicy

/// The setting that decides when previews of notifications are shown.
public enum UNShowPreviewsSetting: Int, Hashable, Sendable {
  /// Previews are always shown.
  case always = 0
  /// Previews are shown while the phone is unlocked.
  case whenAuthenticated = 1
  /// Previews are never shown.
  case never = 2
}

extension UNShowPreviewsSetting {
  init(_ previews: ShowPreviews) {
    switch previews {
    case .always: self = .always
    case .whenAuthenticated: self = .whenAuthenticated
    case .never: self = .never
    }
  }
}
