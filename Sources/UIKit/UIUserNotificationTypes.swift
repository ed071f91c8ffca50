/// How an app may notify, before iOS 10.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// One bit a way.
  public let rawValue: UInt

  /// Creates ways from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// With a number on its icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// With a sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// With a text.
  public static let alert = Self(rawValue: 1 << 2)
}

/// What an action is, before iOS 10.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
  /// A button.
  case `default`
  /// A field for text.
  case textInput
}

/// Where the app is when it hears of an action, before iOS 10.
public enum UIUserNotificationActivationMode: UInt, Sendable {
  /// In the foreground.
  case foreground
  /// In the background.
  case background
}

/// How much room there is for actions, before iOS 10.
public enum UIUserNotificationActionContext: UInt, Sendable {
  /// Enough for four.
  case `default`
  /// Enough for two.
  case minimal
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of what is written on the button beside a field for text.
public let UIUserNotificationTextInputActionButtonTitleKey =
  "UIUserNotificationTextInputActionButtonTitleKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the text that the user has typed.
public let UIUserNotificationActionResponseTypedTextKey =
  "UIUserNotificationActionResponseTypedTextKey"
