public import Foundation

/// A button on a notification, before iOS 10.
open class UIUserNotificationAction: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  struct Values {
    var identifier: String?
    var title: String?
    var behavior = UIUserNotificationActionBehavior.default
    var parameters: [AnyHashable: Any] = [:]
    var activationMode = UIUserNotificationActivationMode.foreground
    var isAuthenticationRequired = false
    var isDestructive = false
  }

  var values = Values()

  /// What the app knows it by.
  open var identifier: String? { values.identifier }
  /// What is written on it.
  open var title: String? { values.title }
  /// Whether it is a button or a field for text.
  open var behavior: UIUserNotificationActionBehavior { values.behavior }
  /// What is written on the button beside a field for text.
  open var parameters: [AnyHashable: Any] { values.parameters }
  /// Where the app is when it hears of it.
  open var activationMode: UIUserNotificationActivationMode { values.activationMode }
  /// Whether the user has to unlock the phone first; one in the foreground always has.
  open var isAuthenticationRequired: Bool {
    values.isAuthenticationRequired || values.activationMode == .foreground
  }
  /// Whether it is shown as one that takes something away.
  open var isDestructive: Bool { values.isDestructive }

  /// Creates a button without a title.
  public override init() {}

  init(like other: UIUserNotificationAction) { values = other.values }

  /// Reads a button from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    values.identifier = coder.decodeText("identifier")
    values.title = coder.decodeText("title")
    values.behavior =
      UIUserNotificationActionBehavior(rawValue: UInt(coder.decodeInteger(forKey: "behavior")))
      ?? .default
    values.parameters = coder.decodePropertyList(forKey: "parameters") as? [AnyHashable: Any] ?? [:]
    values.activationMode =
      UIUserNotificationActivationMode(
        rawValue: UInt(coder.decodeInteger(forKey: "activationMode"))
      ) ?? .foreground
    values.isAuthenticationRequired = coder.decodeBool(forKey: "isAuthenticationRequired")
    values.isDestructive = coder.decodeBool(forKey: "isDestructive")
  }

  /// Writes the button into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(values.identifier as NSString?, forKey: "identifier")
    coder.encode(values.title as NSString?, forKey: "title")
    coder.encode(Int(values.behavior.rawValue), forKey: "behavior")
    coder.encode(values.parameters as NSDictionary, forKey: "parameters")
    coder.encode(Int(values.activationMode.rawValue), forKey: "activationMode")
    coder.encode(values.isAuthenticationRequired, forKey: "isAuthenticationRequired")
    coder.encode(values.isDestructive, forKey: "isDestructive")
  }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a button of its own that cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { UIUserNotificationAction(like: self) }

  /// Returns a button of its own that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    UIMutableUserNotificationAction(like: self)
  }

  /// Tells whether another object is the same button.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? UIUserNotificationAction)?.values else { return false }
    return values.identifier == other.identifier && values.title == other.title
      && values.behavior == other.behavior
      && values.parameters as NSDictionary == other.parameters as NSDictionary
      && values.activationMode == other.activationMode
      && values.isAuthenticationRequired == other.isAuthenticationRequired
      && values.isDestructive == other.isDestructive
  }

  /// The hash of the identifier.
  open override var hash: Int { values.identifier.hashValue }
}
