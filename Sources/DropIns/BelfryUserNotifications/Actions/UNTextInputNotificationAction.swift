import BelfryCoreLocation
import DropInSupport
public import Foundation

/// A notification action that lets the user type text.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  private static let fields = FieldTable<UNTextInputNotificationAction>(
    .init("textInputButtonTitle", \.button),
    .init("textInputPlaceholder", \.placeholder)
  )

  /// The title of the button that sends the text.
  open var textInputButtonTitle: String { button }
  /// The placeholder in the empty text field.
  open var textInputPlaceholder: String { placeholder }

  private var button = ""
  private var placeholder = ""

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
    super.init(coder: coder)
    guard UNTextInputNotificationAction.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the object into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    UNTextInputNotificationAction.fields.encode(self, with: coder)
  }
}
