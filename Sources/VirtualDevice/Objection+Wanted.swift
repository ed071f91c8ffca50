public import SystemPolicy

extension Event {
  /// What it needs that not every version of iOS has.
  public var wanted: Offering.Wanted? {
    switch self {
    case .app(_, let action): action.wanted
    case .user(.changes): .switches
    case .user, .device, .due: nil
    }
  }
}

extension AppAction {
  /// What it needs that not every version of iOS has.
  fileprivate var wanted: Offering.Wanted? {
    switch self {
    case .legacy(.registers): .registration
    case .asks, .adds, .removesPending, .removesDelivered, .removesAllPending, .removesAllDelivered,
      .setsDelegate, .releasesDelegate, .presents, .setsCategories, .neverCompletes:
      .center
    case .legacy(.schedules(let notification)), .legacy(.presentsNow(let notification)):
      notification.region == nil ? nil : .region
    case .legacy(.cancels), .legacy(.cancelsAll), .setsBadge, .raisesBadge, .observes, .watches,
      .stopsWatching, .locates:
      nil
    }
  }
}
