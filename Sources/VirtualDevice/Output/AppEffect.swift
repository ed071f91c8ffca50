public import SystemPolicy

/// An effect on an app, or a callback about the app as a whole.
public enum AppEffect: Hashable, Sendable {
  /// It was put on the phone.
  case installed(Permission)
  /// It has a new process.
  case launched
  /// It moved to another state.
  case moved(AppState, Effect.Cause)
  /// It was deleted.
  case deleted
  /// It gave way to a newer version of itself.
  case updated
  /// Its process ended in an exception.
  case crashed(Exception)
  /// The system wrote a warning to its console.
  case warned(Warning)

  /// Its notification centre has a delegate with these methods, or none.
  case delegateSet(DelegateMethods)
  /// It observes signals of the system.
  case observed(SystemSignals)
  /// It was told of a change of the time.
  case signalled(SystemSignals)

  /// The user is asked whether it may notify.
  case promptShown
  /// The user will be asked about it, once the prompt on the screen is answered.
  case promptQueued
  /// It asked, and the user was not.
  case promptWithheld
  /// Its prompt has left the screen, or the queue for it.
  case promptClosed
  /// What it may do has changed.
  case authorizationChanged(Permission, Effect.PermissionCause)
  /// Its completion handler was called with the outcome of its request.
  case authorizationReported(isGranted: Bool)
  /// `application(_:didRegister:)` was called with the kinds that are allowed.
  case didRegisterCalled(Settings)

  /// The user is asked what it may know of where the phone is.
  case locationPromptShown(LocationPrompt)
  /// What it may know of where the phone is has changed.
  case locationChanged(LocationPermission)
  /// Its process has made a monitor.
  case monitorMade(MonitorNumber)
  /// The user has switched its Background App Refresh.
  case refreshSet(isOn: Bool)

  /// Its icon carries a new number.
  case badgeSet(Int32)
  /// The number on its icon stayed, where it might have changed.
  case badgeKept
  /// The completion handler of `setBadgeCount` was called.
  case badgeReported(NotificationError?)

  /// Settings and its notifications link to settings of its own.
  case settingsLinked
  /// The user followed that link, on a notification if there is one.
  case settingsLinkFollowed(TextNumber?)
  /// The delegate's `openSettingsFor` was called, for a notification or for none.
  case openSettingsCalled(TextNumber?)

  /// The aspect of a guard that the effect changes; nil if it changes none.
  var aspect: Aspect? {
    switch self {
    case .authorizationChanged, .installed: .authorization
    case .moved: .state
    case .delegateSet: .delegate
    case .locationChanged, .refreshSet: .location
    case .monitorMade: .region
    case _: nil
    }
  }
}
