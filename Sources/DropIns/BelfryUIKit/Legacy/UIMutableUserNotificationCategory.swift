/// A mutable group of actions of the API before iOS 10.
open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  /// The identifier that notifications use for the group.
  open override var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  /// Sets the actions for a context.
  open func setActions(
    _ actions: [UIUserNotificationAction]?,
    for context: UIUserNotificationActionContext
  ) {
    storedActions[context] = actions
  }
}
