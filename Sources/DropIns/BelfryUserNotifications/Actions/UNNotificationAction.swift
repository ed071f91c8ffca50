import BelfryCoreLocation
import DropInSupport
public import Foundation

/// A button of a notification.
open class UNNotificationAction: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<UNNotificationAction>(
    .init("identifier", \.name, isRequired: true),
    .init("title", \.label),
    .init("options", \.wishes),
    .init("icon", \.image)
  )

  /// The identifier that the app uses.
  open var identifier: String { name }
  /// The title of the button.
  open var title: String { label }
  /// The options.
  open var options: UNNotificationActionOptions { wishes }
  /// The icon next to the title.
  open var icon: UNNotificationActionIcon? { image }

  private var name = ""
  private var label = ""
  private var wishes: UNNotificationActionOptions = []
  private var image: UNNotificationActionIcon?

  init(
    name: String,
    label: String,
    wishes: UNNotificationActionOptions,
    image: UNNotificationActionIcon?
  ) {
    self.name = name
    self.label = label
    self.wishes = wishes
    self.image = image
  }

  /// Creates an action.
  public convenience init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = []
  ) {
    self.init(name: identifier, label: title, wishes: options, image: nil)
  }

  /// Creates an action with an icon.
  public convenience init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?
  ) {
    self.init(name: identifier, label: title, wishes: options, image: icon)
  }

  /// Reads an action from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    guard UNNotificationAction.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the object into an archive.
  open func encode(with coder: NSCoder) { UNNotificationAction.fields.encode(self, with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another action is equal.
  open override func isEqual(_ object: Any?) -> Bool {
    type(of: object as AnyObject) == type(of: self)
      && UNNotificationAction.fields.areEqual(self, object)
  }

  /// A hash that equal actions share.
  open override var hash: Int { UNNotificationAction.fields.hash(of: self) }
}
