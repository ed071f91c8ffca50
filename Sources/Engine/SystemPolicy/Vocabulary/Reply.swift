/// The reply of a foreground app to `willPresent`.
public enum Reply: Hashable, Sendable {
  /// The notification center has no delegate.
  case noDelegate
  /// The delegate does not implement `willPresent`.
  case noMethod
  /// The app did not call the completion handler in time.
  case none
  /// The app's process has ended.
  case ended
  /// The app returned options.
  case options(PresentationOptions)
}
