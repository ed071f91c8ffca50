/// The behaviours of a category of notifications.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, with Apple's values.
  public let rawValue: UInt

  /// Creates options from bits with Apple's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app is notified when the user dismisses a notification.
  public static var customDismissAction: Self { Self(rawValue: 1 << 0) }
  /// The notification may be shown in CarPlay.
  public static var allowInCarPlay: Self { Self(rawValue: 1 << 1) }
  /// The title is shown though previews are hidden.
  public static var hiddenPreviewsShowTitle: Self { Self(rawValue: 1 << 2) }
  /// The subtitle is shown though previews are hidden.
  public static var hiddenPreviewsShowSubtitle: Self { Self(rawValue: 1 << 3) }
  /// Siri may announce the notification; no longer needed.
  public static var allowAnnouncement: Self { Self(rawValue: 1 << 4) }
}
