/// What a user can change under an app's name in Settings.
public enum SettingsChange: Hashable, Sendable {
  /// A switch.
  case turns(Switch, on: Bool)
  /// Whether banners stay until somebody acts on them.
  case keepsBanners(Bool)
  /// Whether time-sensitive notifications are to be more than others.
  case allowsTimeSensitive(Bool)
  /// Whether notifications wait for the Scheduled Summary; with times for it, if others are chosen.
  case summarizes(Bool, at: SummaryTimes?)
  /// Where previews are shown.
  case previews(ShowPreviews)
  /// How notifications are grouped.
  case groups(GroupingChoice)

  /// What has to be there for it, if it was not on every version of iOS.
  public var feature: Feature? {
    switch self {
    case .turns, .keepsBanners: nil
    case .allowsTimeSensitive: .timeSensitive
    case .summarizes: .summary
    case .previews: .previews
    case .groups: .grouping
    }
  }
}
