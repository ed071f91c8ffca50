public import SystemPolicy
public import VirtualDevice

/// A reason that no entry of the journal states: what was off, was not carried, or never happened.
public enum Remark: Hashable, Sendable {
  /// A notification does not carry what this way needs.
  case carriesNo(Presentation, NotificationName)
  /// What this way needs is off for an app.
  case isOff(Presentation, AppNumber, wasGranted: Bool)
  /// The reply of the app in the foreground leaves out this way.
  case repliedWithout(Presentation, NotificationName)
  /// A way that only a phone in the other state has: no banner while locked, no lock screen while
  /// unlocked.
  case wasLocked(Bool)
  /// An app never asked for these kinds.
  case neverAskedFor(AppNumber, Settings)
  /// Identifiers are in another order than wanted; this is how Belfry orders them.
  case order(Expectation.Shelf)
  /// An app does not hear of it now, as it does not run on.
  case cannotHear(AppNumber, isSuspended: Bool)
  /// An app has no delegate to call.
  case noDelegate(AppNumber)
  /// Nothing in the scenario did this before the expectation.
  case nothing(Occasion)

  /// What has to happen before something can be met.
  public enum Occasion: Hashable, Sendable {
    case adds(NotificationName)
    case addsAny(AppNumber)
    case touches(NotificationName)
    case setsBadge(AppNumber)
    case asks(AppNumber)
    case asksAny
    case asksForLocation(AppNumber)
    case registers(AppNumber)
    case setsCategories(AppNumber)
    case observes(AppNumber, SystemSignals)
    case changesTime
    case followsLink(AppNumber)
    case crashes(AppNumber)
    case warns(AppNumber)
    case watches(RegionName)
    case moves(RegionName)
    case locks
    case milestone(AppNumber, Milestone)
    case changesState(AppNumber)
    case setsAttachment(NotificationName)
    case schedulesForRegion(NotificationName)
  }
}
