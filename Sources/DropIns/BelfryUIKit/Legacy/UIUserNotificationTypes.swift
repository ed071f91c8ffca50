/// The ways in which an app may notify the user before iOS 10.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// The types as bits.
  public let rawValue: UInt

  /// Creates types from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A badge on the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// An alert.
  public static let alert = Self(rawValue: 1 << 2)
}

/// The behaviour of an action before iOS 10.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
  /// A button.
  case `default`
  /// A text field.
  case textInput
}

/// The state of the app when it handles an action, before iOS 10.
public enum UIUserNotificationActivationMode: UInt, Sendable {
  /// The app is in the foreground.
  case foreground
  /// The app entered the background.
  case background
}

/// The space that is available for actions before iOS 10.
public enum UIUserNotificationActionContext: UInt, Sendable {
  /// Space for up to four actions.
  case `default`
  /// Space for up to two actions.
  case minimal
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the title of the button next to a text field.
public let UIUserNotificationTextInputActionButtonTitleKey =
  "UIUserNotificationTextInputActionButtonTitleKey"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The key of the text that the user typed.
public let UIUserNotificationActionResponseTypedTextKey =
  "UIUserNotificationActionResponseTypedTextKey"
