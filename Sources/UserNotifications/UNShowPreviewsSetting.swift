import SystemPolicy

/// When the texts of notifications are shown.
public enum UNShowPreviewsSetting: Int, Hashable, Sendable {
  /// Always.
  case always = 0
  /// While the phone is unlocked.
  case whenAuthenticated = 1
  /// Never.
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
