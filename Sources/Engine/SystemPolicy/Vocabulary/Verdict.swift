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
  /// "Deliver Quietly" on a notification; on a provisional one, "Keep…" first.
  case keepQuietly
  /// "Turn Off…" on a notification.
  case turnOff
  /// "Keep…", then "Deliver in Scheduled Summary", on a provisional notification.
  case keepInSummary
  /// "Mute for 1 Hour" on a notification in the list.
  case muteForOneHour
  /// "Mute for Today" on a notification in the list.
  case muteForToday
}
