import BelfryCoreLocation
import DropInSupport
public import Foundation

/// A notification action of the API before iOS 10.
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

  /// The identifier by which the app knows the action.
  open internal(set) var identifier: String?
  /// The title of the button.
  open internal(set) var title: String?
  /// The behaviour of the action: a button or a text field.
  open internal(set) var behavior = UIUserNotificationActionBehavior.default
  /// The parameters, such as the title of the button next to a text field.
  open internal(set) var parameters: [AnyHashable: Any] = [:]
  /// The state of the app when it handles the action.
  open internal(set) var activationMode = UIUserNotificationActivationMode.foreground
  /// A Boolean value that indicates whether the user must unlock the phone first.
  ///
  /// It is always `true` for an action in the foreground.
  open var isAuthenticationRequired: Bool {
    wantsAuthentication || activationMode == .foreground
  }
  /// A Boolean value that indicates whether the action is shown as destructive.
  open internal(set) var isDestructive = false
  /// Indicates whether the app requires an unlocked phone.
  final var wantsAuthentication = false

  /// Creates an action without a title.
  public override init() {}

  init(like other: UIUserNotificationAction) {
    super.init()
    UIUserNotificationAction.fields.copy(other, to: self)
  }

  /// Reads an action from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    guard UIUserNotificationAction.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the action into an archive.
  open func encode(with coder: NSCoder) {
    UIUserNotificationAction.fields.encode(self, with: coder)
  }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a new immutable action with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { UIUserNotificationAction(like: self) }

  /// Returns a new mutable action with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    UIMutableUserNotificationAction(like: self)
  }

  /// Returns a Boolean value that indicates whether another object is the same action.
  open override func isEqual(_ object: Any?) -> Bool {
    UIUserNotificationAction.fields.areEqual(self, object)
  }

  /// The hash of the identifier.
  open override var hash: Int { UIUserNotificationAction.fields.hash(of: self) }
}
