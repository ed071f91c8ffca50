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
