public import Foundation

/// A storey of a building.
open class CLFloor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<CLFloor>(
    .init("level", \.level)
  )

  /// How many storeys it is above the ground.
  open private(set) var level: Int

  /// Creates the ground floor, as a mock's subclass does.
  public override init() { level = 0 }

  init(level: Int) { self.level = level }

  /// Reads a storey from an archive.
  public required init?(coder: NSCoder) {
    level = 0
    super.init()
    guard CLFloor.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the storey into an archive.
  open func encode(with coder: NSCoder) { CLFloor.fields.encode(self, with: coder) }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
