/// How the user wants an app's notifications grouped.
public enum GroupingChoice: UInt8, Hashable, Sendable, CaseIterable {
  /// As the app puts them in threads.
  case automatic
  /// All of the app together.
  case byApp
  /// Not at all.
  case off
}
