public import Foundation

/// A button of a notification.
open class UNNotificationAction: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Its name in the app.
  open var identifier: String { name }
  /// What stands on the button.
  open var title: String { label }
  /// What it asks for.
  open var options: UNNotificationActionOptions { wishes }
  /// The icon beside the title.
  open var icon: UNNotificationActionIcon? { image }

  private let name: String
  private let label: String
  private let wishes: UNNotificationActionOptions
  private let image: UNNotificationActionIcon?

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
    guard let name = coder.decodeObject(of: NSString.self, forKey: "identifier") else { return nil }
    self.name = name as String
    label = coder.decodeObject(of: NSString.self, forKey: "title") as String? ?? ""
    let bits = coder.decodeInteger(forKey: "options")
    wishes = UNNotificationActionOptions(rawValue: UInt(bitPattern: bits))
    image = coder.decodeObject(of: UNNotificationActionIcon.self, forKey: "icon")
  }

  /// Writes it into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(name as NSString, forKey: "identifier")
    coder.encode(label as NSString, forKey: "title")
    coder.encode(Int(bitPattern: wishes.rawValue), forKey: "options")
    coder.encode(image, forKey: "icon")
  }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// It never changes, so a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another action is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAction else { return false }
    return type(of: other) == type(of: self) && other.identifier == identifier
      && other.title == title && other.options == options && other.icon == icon
  }

  /// A hash that like actions share.
  open override var hash: Int { name.hashValue }
}
