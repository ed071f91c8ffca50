public import SystemPolicy
public import VirtualDevice

/// A reason that no journal entry states: something was off, was missing, or never happened.
public enum Remark: Hashable, Sendable {
  /// A notification lacks the content that this way needs.
  case carriesNo(Presentation, NotificationName)
  /// A critical notification came as an ordinary one: its app may not send critical alerts.
  case isNotCritical(NotificationName)
  /// The setting that this way needs is off for an app.
  case isOff(Presentation, AppNumber, wasGranted: Bool)
  /// The reply of the app in the foreground omits this way.
  case repliedWithout(Presentation, NotificationName)
  /// The phone was in the wrong state for this way: no banner while locked, no lock screen while
  /// unlocked.
  case wasLocked(Bool)
  /// An app never requested these kinds.
  case neverAskedFor(AppNumber, Settings)
  /// The identifiers are in a different order; this is the order in which Belfry lists them.
  case order(Expectation.Shelf)
  /// An app receives no call now, because it is not running.
  case cannotHear(AppNumber, isSuspended: Bool)
  /// An app has no delegate.
  case noDelegate(AppNumber)
  /// No delegate received a response.
  case missed(MissedResponse)
  /// A response is not lost, because the connection options of a scene contain it.
  case isInOptions(NotificationName, scene: TextNumber?)
  /// The phone moved so recently that no boundary counts as crossed yet.
  case crossesSoon
  /// A notification was delivered this many times, and the expectation asks for one delivery.
  case meansOnce(found: Int)
  /// The service extension of an app has a notification and has not answered.
  case awaitsExtension(NotificationName)
  /// An event happened this many times, and the expectation asks for one.
  case countsOnce(found: Int)
  /// An app gets no location and no reason: the user has not decided and is not asked.
  case isNotAsked(AppNumber)
  /// The scenario contains no such step before the expectation.
  case nothing(Occasion)

  /// An event that is needed before an expectation can be met.
  public enum Occasion: Hashable, Sendable {
    case adds(NotificationName)
    /// The occasion of a reaction that would have added it.
    case reacts(AppNumber, Reaction)
    case addsAny(AppNumber)
    case touches(NotificationName)
    case setsBadge(AppNumber)
    case asks(AppNumber)
    case asksAny
    case asksForLocation(AppNumber)
    case createsSession(AppNumber, ServiceSession)
    case startsLiveUpdates(AppNumber)
    case registers(AppNumber)
    case setsCategories(AppNumber)
    case observes(AppNumber, SystemSignals)
    /// None of these signals is posted.
    case changesTime(SystemSignals)
    case followsLink(AppNumber)
    case crashes(AppNumber)
    case warns(AppNumber)
    case monitors(RegionName)
    case moves(RegionName)
    /// The app neither monitors the region nor requests its state.
    case monitorsOrRequestsState(RegionName)
    case requestsState(RegionName)
    case failsMonitoring(RegionName)
    case unmonitors(RegionName)
    case locks
    case milestone(AppNumber, Milestone)
    case task(TextNumber, BackgroundTaskOutcome)
    case changesState(AppNumber)
    case setsAttachment(NotificationName)
    case schedulesForRegion(NotificationName)
  }
}
