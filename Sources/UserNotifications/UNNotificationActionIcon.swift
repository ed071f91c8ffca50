import CoreLocation
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

  /// Writes it into an archive.
  open func encode(with coder: NSCoder) {
    UNNotificationActionIcon.fields.encode(self, with: coder)
  }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// It never changes, so a copy is the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Tells whether another icon is the same.
  open override func isEqual(_ object: Any?) -> Bool {
    UNNotificationActionIcon.fields.areEqual(self, object)
  }

  /// A hash that like icons share.
  open override var hash: Int { UNNotificationActionIcon.fields.hash(of: self) }
}
