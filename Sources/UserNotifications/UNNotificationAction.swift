import CoreLocation
public import Foundation

/// A button of a notification.
open class UNNotificationAction: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<UNNotificationAction>(
    .init("identifier", \.name, isRequired: true),
    .init("title", \.label),
    .init("options", \.wishes),
    .init("icon", \.image)
  )

  /// Its name in the app.
  open var identifier: String { name }
  /// What stands on the button.
  open var title: String { label }
  /// What it asks for.
  open var options: UNNotificationActionOptions { wishes }
  /// The icon beside the title.
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

  /// Writes it into an archive.
  open func encode(with coder: NSCoder) { UNNotificationAction.fields.encode(self, with: coder) }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// It never changes, so a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another action is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    type(of: object as AnyObject) == type(of: self)
      && UNNotificationAction.fields.areEqual(self, object)
  }

  /// A hash that like actions share.
  open override var hash: Int { UNNotificationAction.fields.hash(of: self) }
}
