public import Foundation

/// A button of a notification behind which a text is written.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// What stands on the button that sends the text.
  open var textInputButtonTitle: String { button }
  /// What stands where the text is going to be.
  open var textInputPlaceholder: String { placeholder }

  private let button: String
  private let placeholder: String

  private init(
    name: String,
    label: String,
    wishes: UNNotificationActionOptions,
    image: UNNotificationActionIcon?,
    button: String,
    placeholder: String
  ) {
    self.button = button
    self.placeholder = placeholder
    super.init(name: name, label: label, wishes: wishes, image: image)
  }

  /// Creates an action.
  public convenience init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.init(
      identifier: identifier,
      title: title,
      options: options,
      icon: nil,
      textInputButtonTitle: textInputButtonTitle,
      textInputPlaceholder: textInputPlaceholder
    )
  }

  /// Creates an action with an icon.
  public convenience init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?,
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.init(
      name: identifier,
      label: title,
      wishes: options,
      image: icon,
      button: textInputButtonTitle,
      placeholder: textInputPlaceholder
    )
  }

  /// Reads an action from an archive.
  public required init?(coder: NSCoder) {
    func text(_ key: String) -> String {
      coder.decodeObject(of: NSString.self, forKey: key) as String? ?? ""
    }
    button = text("textInputButtonTitle")
    placeholder = text("textInputPlaceholder")
    super.init(coder: coder)
  }

  /// Writes it into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(button as NSString, forKey: "textInputButtonTitle")
    coder.encode(placeholder as NSString, forKey: "textInputPlaceholder")
  }
}
