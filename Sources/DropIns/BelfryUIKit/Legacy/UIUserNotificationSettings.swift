public import Foundation

/// The notification types and actions that an app registers before iOS 10.
open class UIUserNotificationSettings: NSObject {
  /// The notification types.
  open private(set) var types: UIUserNotificationType
  /// The groups of actions.
  open private(set) var categories: Set<UIUserNotificationCategory>?

  /// Creates settings to register.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
  }

  /// Returns a Boolean value that indicates whether another object has the same types and groups.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIUserNotificationSettings else { return false }
    return types == other.types && categories ?? [] == other.categories ?? []
  }

  /// A hash of the types.
  open override var hash: Int { Int(bitPattern: types.rawValue) }
}
