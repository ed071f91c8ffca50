import DropInSupport
public import Foundation

/// The source of a location.
open class CLLocationSourceInformation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<CLLocationSourceInformation>(
    .init("isSimulatedBySoftware", \.isSimulatedBySoftware),
    .init("isProducedByAccessory", \.isProducedByAccessory)
  )

  /// A Boolean value that indicates whether software simulated the location, as on a virtual phone.
  open private(set) var isSimulatedBySoftware: Bool
  /// A Boolean value that indicates whether an accessory produced the location.
  open private(set) var isProducedByAccessory: Bool

  /// Creates source information.
  public init(
    softwareSimulationState isSoftware: Bool,
    andExternalAccessoryState isAccessory: Bool
  ) {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
  }

  /// Reads source information from an archive.
  public required init?(coder: NSCoder) {
    (isSimulatedBySoftware, isProducedByAccessory) = (false, false)
    super.init()
    guard CLLocationSourceInformation.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the source information into an archive.
  open func encode(with coder: NSCoder) {
    CLLocationSourceInformation.fields.encode(self, with: coder)
  }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
