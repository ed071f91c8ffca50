public import Foundation

/// A group of notification actions of the API before iOS 10.
open class UIUserNotificationCategory: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  var storedIdentifier: String?
  var storedActions: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  /// The identifier that notifications use for the group.
  open var identifier: String? { storedIdentifier }

  /// Creates a group without actions.
  public override init() {}

  /// Reads a group from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    storedIdentifier = coder.decodeText("identifier")
    for context in [UIUserNotificationActionContext.default, .minimal] {
      let key = "actions.\(context.rawValue)"
      guard coder.containsValue(forKey: key) else { continue }
      let classes = [NSArray.self, UIUserNotificationAction.self]
      let actions = coder.decodeObject(of: classes, forKey: key)
      storedActions[context] = actions as? [UIUserNotificationAction]
    }
  }

  /// Writes the group into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(storedIdentifier as NSString?, forKey: "identifier")
    for (context, actions) in storedActions {
      let immutable = actions.map { UIUserNotificationAction(like: $0) }
      coder.encode(immutable as NSArray, forKey: "actions.\(context.rawValue)")
    }
  }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the actions for a context; without default actions the minimal ones apply.
  @discardableResult
  open func actions(
    for context: UIUserNotificationActionContext
  ) -> [UIUserNotificationAction]? {
    storedActions[context]
  }

  /// Returns a new immutable group with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { fill(UIUserNotificationCategory()) }

  /// Returns a new mutable group with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    fill(UIMutableUserNotificationCategory())
  }

  private func fill(_ copy: UIUserNotificationCategory) -> UIUserNotificationCategory {
    copy.storedIdentifier = storedIdentifier
    copy.storedActions = storedActions
    return copy
  }

  /// Returns a Boolean value that indicates whether another object is a group of the same actions.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIUserNotificationCategory else { return false }
    return storedIdentifier == other.storedIdentifier && storedActions == other.storedActions
  }

  /// The hash of the identifier.
  open override var hash: Int { storedIdentifier.hashValue }
}
