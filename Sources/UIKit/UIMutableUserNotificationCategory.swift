/// A group of actions that can be changed, before iOS 10.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  /// What a notification names it by.
  open override var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  /// Sets the actions for as much room as there is.
  open func setActions(
    _ actions: [UIUserNotificationAction]?,
    for context: UIUserNotificationActionContext
  ) {
    storedActions[context] = actions
  }
}
