/// What the app in the foreground made of a notification it was asked about.
public enum Reply: Hashable, Sendable {
  /// Nobody speaks for the app: the notification centre has no delegate.
  case noDelegate
  /// The delegate does not implement `willPresent`.
  case noMethod
  /// The completion handler was not called in time.
  case none
  /// The process that was asked has ended.
  case ended
  /// The options that were returned.
  case options(PresentationOptions)
}
