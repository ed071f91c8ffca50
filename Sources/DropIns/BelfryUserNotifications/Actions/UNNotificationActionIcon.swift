import BelfryCoreLocation
import DropInSupport
public import Foundation

/// The icon of an action.
open class UNNotificationActionIcon: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<UNNotificationActionIcon>(
    .init("name", \.name, isRequired: true),
    .init("isOfSystem", \.isOfSystem)
  )

  private var name = ""
  private var isOfSystem = false

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
    super.init()
    guard UNNotificationActionIcon.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the object into an archive.
  open func encode(with coder: NSCoder) {
    UNNotificationActionIcon.fields.encode(self, with: coder)
  }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns a Boolean value that indicates whether another icon is equal.
  open override func isEqual(_ object: Any?) -> Bool {
    UNNotificationActionIcon.fields.areEqual(self, object)
  }

  /// A hash that equal icons share.
  open override var hash: Int { UNNotificationActionIcon.fields.hash(of: self) }
}
