public import Foundation

/// A storey of a building.
public final class CLFloor: NSObject, NSCopying, NSSecureCoding, Sendable {
  /// How many storeys it is above the ground.
  public let level: Int

  init(level: Int) { self.level = level }

  /// Reads a storey from an archive.
  public init?(coder: NSCoder) {
    level = coder.decodeInteger(forKey: "level")
  }

  /// Writes the storey into an archive.
  public func encode(with coder: NSCoder) {
    coder.encode(level, forKey: "level")
  }

  /// Archives of it may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
