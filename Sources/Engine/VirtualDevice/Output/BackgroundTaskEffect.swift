public import SystemPolicy

/// An effect on a background task of an app.
public enum BackgroundTaskEffect: Hashable, Sendable {
  /// Its request is pending.
  case submitted(BackgroundTask.Kind)
  /// `submit` threw an error.
  case refused(BackgroundTaskError)
  /// The app has cancelled its request.
  case cancelled
  /// The system could not launch it now.
  case postponed
  /// Its launch handler was called.
  case launched(BackgroundTask.Kind)
  /// Its `expirationHandler` was called.
  case expired
  /// The app has completed it.
  case completed
}
