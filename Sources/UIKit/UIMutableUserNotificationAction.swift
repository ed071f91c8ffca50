/// A button on a notification that can be changed, before iOS 10.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  /// What the app knows it by.
  open override var identifier: String? {
    get { values.identifier }
    set { values.identifier = newValue }
  }

  /// What is written on it.
  open override var title: String? {
    get { values.title }
    set { values.title = newValue }
  }

  /// Whether it is a button or a field for text.
  open override var behavior: UIUserNotificationActionBehavior {
    get { values.behavior }
    set { values.behavior = newValue }
  }

  /// What is written on the button beside a field for text.
  open override var parameters: [AnyHashable: Any] {
    get { values.parameters }
    set { values.parameters = newValue }
  }

  /// Where the app is when it hears of it.
  open override var activationMode: UIUserNotificationActivationMode {
    get { values.activationMode }
    set { values.activationMode = newValue }
  }

  /// Whether the user has to unlock the phone first; one in the foreground always has.
  open override var isAuthenticationRequired: Bool {
    get { super.isAuthenticationRequired }
    set { values.isAuthenticationRequired = newValue }
  }

  /// Whether it is shown as one that takes something away.
  open override var isDestructive: Bool {
    get { values.isDestructive }
    set { values.isDestructive = newValue }
  }
}
