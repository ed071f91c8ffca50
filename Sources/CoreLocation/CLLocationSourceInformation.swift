public import Foundation

/// Where a location comes from.
open class CLLocationSourceInformation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<CLLocationSourceInformation>(
    .init("isSimulatedBySoftware", \.isSimulatedBySoftware),
    .init("isProducedByAccessory", \.isProducedByAccessory)
  )

  /// Whether a program made it up, as on a virtual phone.
  open private(set) var isSimulatedBySoftware: Bool
  /// Whether an accessory found it out.
  open private(set) var isProducedByAccessory: Bool

  /// Says where a location comes from.
  public init(
    softwareSimulationState isSoftware: Bool,
    andExternalAccessoryState isAccessory: Bool
  ) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
  }

  /// Reads it from an archive.
  public required init?(coder: NSCoder) {
    (isSimulatedBySoftware, isProducedByAccessory) = (false, false)
    super.init()
    guard CLLocationSourceInformation.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes it into an archive.
  open func encode(with coder: NSCoder) {
    CLLocationSourceInformation.fields.encode(self, with: coder)
  }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
