import SystemPolicy

/// A reason why an action with the buttons of a notification is impossible.
public enum ResponseObjection: Hashable, Sendable {
  /// Its content names no category, so the notification has no buttons.
  case noCategory(NotificationName)
  /// The app has not set the category.
  case categoryNotSet(CategoryName)
  /// The category has no such action; the first action that it has, if any.
  case noAction(CategoryName, TextNumber, TextNumber?)
  /// No action of the category takes a text.
  case noTextInput(CategoryName)
  /// Several actions of the category take a text; the first of them.
  case severalTextInputs(NotificationName, TextNumber)
  /// The action takes a text.
  case takesText(NotificationName, TextNumber)
  /// The action takes no text.
  case takesNoText(NotificationName, TextNumber)
  /// The action has no button, because only a number of buttons are shown.
  case buttonNotShown(NotificationName, Int)
  /// The notification is no banner on the screen.
  case noBanner(NotificationName)
  /// The last response of the app was not for that notification.
  case notReceived(NotificationName)
}
