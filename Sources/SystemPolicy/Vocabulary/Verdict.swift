/// A decision of the user about an app's notifications.
public enum Verdict: UInt8, Hashable, Sendable, CaseIterable {
  /// "Allow" on the prompt.
  case allow
  /// "Don't Allow" on the prompt.
  case dontAllow
  /// "Keep…", then "Deliver Prominently", on a provisional notification.
  case keepProminently
  /// "Keep…", then "Deliver Immediately", on a provisional notification.
  case keepImmediately
  /// "Keep…", then "Deliver Quietly", on a provisional notification.
  case keepQuietly
  /// "Turn Off…" on a provisional notification.
  case turnOff
  /// "Keep…", then "Deliver in Scheduled Summary", on a provisional notification.
  case keepInSummary
}
