import DropInSupport
public import Foundation

/// A floor of a building.
open class CLFloor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<CLFloor>(
    .init("level", \.level)
  )

  /// The number of floors above the ground floor.
  open private(set) var level: Int

  /// Creates the ground floor, for subclasses in tests.
  public override init() { level = 0 }

  init(level: Int) { self.level = level }

  /// Reads a floor from an archive.
  public required init?(coder: NSCoder) {
    level = 0
    super.init()
    guard CLFloor.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the floor into an archive.
  open func encode(with coder: NSCoder) { CLFloor.fields.encode(self, with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
