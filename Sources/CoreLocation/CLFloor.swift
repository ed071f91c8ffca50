public import Foundation

/// A storey of a building.
open class CLFloor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// How many storeys it is above the ground.
  open private(set) var level: Int

  /// Creates the ground floor, as a mock's subclass does.
  public override init() { level = 0 }

  init(level: Int) { self.level = level }

  /// Reads a storey from an archive.
  public required init?(coder: NSCoder) {
    level = coder.decodeInteger(forKey: "level")
  }

  /// Writes the storey into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(level, forKey: "level")
  }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
