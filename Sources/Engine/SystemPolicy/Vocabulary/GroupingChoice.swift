/// The user's choice of how an app's notifications are grouped.
public enum GroupingChoice: UInt8, Hashable, Sendable, CaseIterable {
  /// Groups by the app's threads.
  case automatic
  /// One group for the whole app.
  case byApp
  /// No groups.
  case off
}
