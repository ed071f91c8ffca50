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

extension Device {
  /// Returns the reason why the user cannot choose an action of a notification, in any version.
  func objectionToPerforming(
    _ identifier: TextNumber?,
    _ text: TextNumber?,
    on name: NotificationName
  ) -> Objection? {
    guard isShown(name) else { return .notShown(name) }
    guard let category = categoryName(of: name) else { return .response(.noCategory(name)) }
    guard let actions = self.category(category)?.actions else {
      return .response(.categoryNotSet(category))
    }
    guard let identifier else {
      let inputs = actions.filter { $0.isTextInput }
      guard inputs.count < 2 else {
        return .response(.severalTextInputs(name, inputs[0].identifier))
      }
      return inputs.isEmpty ? .response(.noTextInput(category)) : nil
    }
    guard let action = actions.first(where: { $0.identifier == identifier }) else {
      return .response(.noAction(category, identifier, actions.first?.identifier))
    }
    if text != nil, !action.isTextInput { return .response(.takesNoText(name, identifier)) }
    return text == nil && action.isTextInput ? .response(.takesText(name, identifier)) : nil
  }

  /// Returns the reason why a button cannot be pressed that this version of iOS does not show.
  func objectionToButton(
    _ identifier: TextNumber?,
    on name: NotificationName,
    in turn: inout Turn
  ) -> Objection? {
    let shown = actions(of: name, in: &turn).actions
    let isThere = shown.contains {
      identifier == nil ? $0.isTextInput : $0.identifier == identifier
    }
    return isThere ? nil : .response(.buttonNotShown(name, shown.count))
  }
}
