/// A mutable notification action of the API before iOS 10.
open class UIMutableUserNotificationAction: UIUserNotificationAction {
  /// The identifier by which the app knows the action.
  open override var identifier: String? {
    get { super.identifier }
    set { super.identifier = newValue }
  }

  /// The title of the button.
  open override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }

  /// The behaviour of the action: a button or a text field.
  open override var behavior: UIUserNotificationActionBehavior {
    get { super.behavior }
    set { super.behavior = newValue }
  }

  /// The parameters, such as the title of the button next to a text field.
  open override var parameters: [AnyHashable: Any] {
    get { super.parameters }
    set { super.parameters = newValue }
  }

  /// The state of the app when it handles the action.
  open override var activationMode: UIUserNotificationActivationMode {
    get { super.activationMode }
    set { super.activationMode = newValue }
  }

  /// A Boolean value that indicates whether the user must unlock the phone first.
  ///
  /// It is always `true` for an action in the foreground.
  open override var isAuthenticationRequired: Bool {
    get { super.isAuthenticationRequired }
    set { wantsAuthentication = newValue }
  }

  /// A Boolean value that indicates whether the action is shown as destructive.
  open override var isDestructive: Bool {
    get { super.isDestructive }
    set { super.isDestructive = newValue }
  }
}
