public import Foundation

/// The icon of an action.
open class UNNotificationActionIcon: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let name: String
  private let isOfSystem: Bool

  private init(_ name: String, isOfSystem: Bool) {
    self.name = name
    self.isOfSystem = isOfSystem
  }

  /// Creates the icon of an image of the system.
  public convenience init(systemImageName: String) { self.init(systemImageName, isOfSystem: true) }

  /// Creates the icon of an image of the app.
  public convenience init(templateImageName: String) {
    self.init(templateImageName, isOfSystem: false)
  }

  /// Reads an icon from an archive.
  public required init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
    self.name = name as String
    isOfSystem = coder.decodeBool(forKey: "isOfSystem")
  }

  /// Writes it into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(name as NSString, forKey: "name")
    coder.encode(isOfSystem, forKey: "isOfSystem")
  }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// It never changes, so a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another icon is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationActionIcon else { return false }
    return other.name == name && other.isOfSystem == isOfSystem
  }

  /// A hash that like icons share.
  open override var hash: Int { name.hashValue }
}
