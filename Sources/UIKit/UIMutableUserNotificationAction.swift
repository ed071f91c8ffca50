/// A button on a notification that can be changed, before iOS 10.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  /// What the app knows it by.
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }

  /// What is written on it.
  open override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }

  /// Whether it is a button or a field for text.
  open override var behavior: UIUserNotificationActionBehavior {
    get { super.behavior }
    set { super.behavior = newValue }
  }

  /// What is written on the button beside a field for text.
  open override var parameters: [AnyHashable: Any] {
    get { super.parameters }
    set { super.parameters = newValue }
  }

  /// Where the app is when it hears of it.
  open override var activationMode: UIUserNotificationActivationMode {
    get { super.activationMode }
    set { super.activationMode = newValue }
  }

  /// Whether the user has to unlock the phone first; one in the foreground always has.
  open override var isAuthenticationRequired: Bool {
    get { super.isAuthenticationRequired }
    set { wantsAuthentication = newValue }
  }

  /// Whether it is shown as one that takes something away.
  open override var isDestructive: Bool {
    get { super.isDestructive }
    set { super.isDestructive = newValue }
  }
}
