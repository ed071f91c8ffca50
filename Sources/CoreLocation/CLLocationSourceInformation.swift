public import Foundation

/// Where a location comes from.
public final class CLLocationSourceInformation: NSObject, NSCopying, NSSecureCoding, Sendable {
  /// Whether a program made it up, as on a virtual phone.
  public let isSimulatedBySoftware: Bool
  /// Whether an accessory found it out.
  public let isProducedByAccessory: Bool

  /// Says where a location comes from.
  public init(
    softwareSimulationState isSoftware: Bool,
    andExternalAccessoryState isAccessory: Bool
  ) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
  }

  /// Reads it from an archive.
  public init?(coder: NSCoder) {
    isSimulatedBySoftware = coder.decodeBool(forKey: "isSimulatedBySoftware")
    isProducedByAccessory = coder.decodeBool(forKey: "isProducedByAccessory")
  }

  /// Writes it into an archive.
  public func encode(with coder: NSCoder) {
    coder.encode(isSimulatedBySoftware, forKey: "isSimulatedBySoftware")
    coder.encode(isProducedByAccessory, forKey: "isProducedByAccessory")
  }

  /// Archives of it may be read securely.
  public static var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
