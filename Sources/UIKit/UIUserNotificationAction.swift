import CoreLocation
public import Foundation

/// A button on a notification, before iOS 10.
open class UIUserNotificationAction: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  private static let fields = FieldTable<UIUserNotificationAction>(
    .init("identifier", \.identifier),
    .init("title", \.title),
    .init("behavior", \.behavior),
    .init("parameters", info: \.parameters),
    .init("activationMode", \.activationMode),
    .init("isAuthenticationRequired", \.wantsAuthentication),
    .init("isDestructive", \.isDestructive)
  )

  /// What the app knows it by.
  open internal(set) var identifier: String?
  /// What is written on it.
  open internal(set) var title: String?
  /// Whether it is a button or a field for text.
  open internal(set) var behavior = UIUserNotificationActionBehavior.default
  /// What is written on the button beside a field for text.
  open internal(set) var parameters: [AnyHashable: Any] = [:]
  /// Where the app is when it hears of it.
  open internal(set) var activationMode = UIUserNotificationActivationMode.foreground
  /// Whether the user has to unlock the phone first; one in the foreground always has.
  open var isAuthenticationRequired: Bool {
    wantsAuthentication || activationMode == .foreground
  }
  /// Whether it is shown as one that takes something away.
  open internal(set) var isDestructive = false
  /// Whether the app wants the phone unlocked first.
  final var wantsAuthentication = false

  /// Creates a button without a title.
  public override init() {}

  init(like other: UIUserNotificationAction) {
    super.init()
    UIUserNotificationAction.fields.copy(other, to: self)
  }

  /// Reads a button from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    guard UIUserNotificationAction.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the button into an archive.
  open func encode(with coder: NSCoder) {
    UIUserNotificationAction.fields.encode(self, with: coder)
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
    UIUserNotificationAction.fields.areEqual(self, object)
  }

  /// The hash of the identifier.
  open override var hash: Int { UIUserNotificationAction.fields.hash(of: self) }
}
