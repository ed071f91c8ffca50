public import SystemPolicy
public import VirtualTime

/// An effect on an app, or a callback about the app as a whole.
public enum AppEffect: Hashable, Sendable {
  /// It was installed.
  case installed(Permission)
  /// It has a new process.
  case launched
  /// It changed its state.
  case moved(AppState, Effect.Cause)
  /// A scene of it changed; nil for its first one.
  case scene(TextNumber?, SceneEffect)
  /// It was deleted.
  case deleted
  /// It was replaced with a newer version.
  case updated
  /// Its process ended in an exception.
  case crashed(Exception)
  /// The system wrote a warning to its console.
  case warned(Warning)

  /// Its notification center has a delegate with these methods, or none.
  case delegateSet(DelegateMethods)
  /// It observes signals of the system.
  case observed(SystemSignals)
  /// A change of the time was reported to it.
  case signalled(SystemSignals)

  /// The user is asked whether the app may notify.
  case promptShown
  /// The user will be asked after the prompt on the screen is answered.
  case promptQueued
  /// It requested authorization, but no prompt was shown.
  case promptWithheld
  /// Its prompt has left the screen, or the queue for it.
  case promptClosed
  /// Its permission has changed.
  case authorizationChanged(Permission, Effect.PermissionCause)
  /// Its completion handler was called with the outcome of its request.
  case authorizationReported(isGranted: Bool)
  /// `application(_:didRegister:)` was called with the kinds that are allowed.
  case didRegisterCalled(Settings)

  /// `didRegisterForRemoteNotificationsWithDeviceToken` was called.
  case didRegisterForRemoteCalled
  /// `didFailToRegisterForRemoteNotificationsWithError` was called.
  case didFailToRegisterForRemoteCalled
  /// Its registration for remote notifications waits until APNs can be reached.
  case registrationWaits

  /// A location prompt is shown.
  case locationPromptShown(LocationPrompt)
  /// Its location permission has changed.
  case locationChanged(LocationPermission, Effect.LocationCause)
  /// Its request for temporary full accuracy has its answer.
  case fullAccuracyReported(isGranted: Bool)
  /// It monitors significant changes of the location, or no longer.
  case significantChangesSet(isOn: Bool)
  /// `didUpdateLocations` was called for a significant change.
  case significantChangeReported
  /// It monitors visits, or no longer.
  case visitsSet(isOn: Bool)
  /// `didVisit` was called, with instants on the wall clock; a visit without a departure goes on.
  case visitReported(arrival: Instant, departure: Instant?)
  /// Its process has made a monitor.
  case monitorMade(MonitorNumber)
  /// It iterates over the events of a monitor, or no longer.
  case monitorAwaited(MonitorNumber, isOn: Bool)
  /// It has created a service session, which it holds.
  case sessionCreated(ServiceSession)
  /// It has ended a service session.
  case sessionInvalidated(ServiceSession)
  /// A diagnostic of a service session was reported to it, with these reasons.
  case sessionDiagnosed(ServiceSession, LocationDiagnostics)
  /// It iterates over live updates of the location, or one loop fewer.
  case liveUpdatesSet(isOn: Bool)
  /// A live update was reported to it, with these reasons.
  case liveUpdateReported(LocationDiagnostics)
  /// It counts as in use in the background, because it shows the location indicator, or no longer.
  case backgroundLocationSet(isOn: Bool)
  /// It started background location updates, but does not count as in use.
  case backgroundLocationRefused
  /// One of its background tasks changes.
  case task(TextNumber, BackgroundTaskEffect)
  /// The user has muted it until an instant of the monotonic clock.
  case muted(until: Instant)
  /// The user has switched its Background App Refresh.
  case refreshSet(isOn: Bool)

  /// Its icon has a new number.
  case badgeSet(Int32)
  /// The number on its icon did not change, although it might have.
  case badgeKept
  /// The completion handler of `setBadgeCount` was called.
  case badgeReported(NotificationError?)

  /// Settings and its notifications link to the app's own settings.
  case settingsLinked
  /// The user followed that link, on a notification if there is one.
  case settingsLinkFollowed(TextNumber?)
  /// The delegate's `openSettingsFor` was called, for a notification or for none.
  case openSettingsCalled(TextNumber?)

  /// The aspect of a guard that the effect changes; nil if it changes none.
  var aspect: Aspect? {
    switch self {
    case .authorizationChanged, .installed: .authorization
    case .moved, .scene: .state
    case .delegateSet: .delegate
    case .locationChanged, .refreshSet, .backgroundLocationSet: .location
    case .monitorMade: .region
    case .muted: .attention
    case _: nil
    }
  }
}
