/// A change that the user makes to an app's notification settings.
public enum SettingsChange: Hashable, Sendable {
  /// The user turns a switch on or off.
  case turns(Switch, on: Bool)
  /// The user makes banners persistent or temporary.
  case keepsBanners(Bool)
  /// The user turns time-sensitive notifications on or off.
  case allowsTimeSensitive(Bool)
  /// The user turns the Scheduled Summary on or off, with new times if the user chooses any.
  case summarizes(Bool, at: SummaryTimes?)
  /// The user chooses where previews are shown.
  case previews(ShowPreviews)
  /// The user chooses how notifications are grouped.
  case groups(GroupingChoice)

  /// The choice that the user makes, or `nil` if every version of iOS has it.
  public var choice: UserChoice? {
    switch self {
    case .turns, .keepsBanners: nil
    case .allowsTimeSensitive: .timeSensitive
    case .summarizes: .summary
    case .previews: .previews
    case .groups: .grouping
    }
  }
}
