public import Foundation

/// How an app may notify, and with which actions, before iOS 10.
open class UIUserNotificationSettings: NSObject {
  /// How it may notify.
  open private(set) var types: UIUserNotificationType
  /// The actions.
  open private(set) var categories: Set<UIUserNotificationCategory>?

  /// Creates settings to register.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
  }

  /// Tells whether another object allows the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIUserNotificationSettings else { return false }
    return types == other.types && categories ?? [] == other.categories ?? []
  }

  /// A hash of the types.
  open override var hash: Int { Int(bitPattern: types.rawValue) }
}
