/// A warning that the system writes to an app's console.
public enum Warning: UInt8, Hashable, Sendable, CaseIterable {
  /// The completion handler of `didReceive` was never called.
  case responseNotCompleted
  /// The app has no scenes, which a later SDK requires.
  case scenesWillBeRequired
  /// The app has no scenes, in the words of the system before iOS 26.
  case scenesNotAdopted

  /// The text of the warning, in Apple's words.
  public var text: String {
    switch self {
    case .responseNotCompleted:
      "Warning: UNUserNotificationCenter delegate received call to "
        + "-userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: "
        + "but the completion handler was never called."
    case .scenesWillBeRequired:
      "UIScene lifecycle will soon be required. Failure to adopt will result in an assert in the "
        + "future."
    case .scenesNotAdopted:
      "This process does not adopt UIScene lifecycle. This will become an assert in a future "
        + "version."
    }
  }
}
