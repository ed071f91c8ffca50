public import BelfryCoreLocation
import DropInSupport
public import Foundation

/// A trigger that fires when the phone crosses the boundary of a region.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  private static let fields = FieldTable<UNLocationNotificationTrigger>(
    .init("region", \.place, isRequired: true)
  )

  /// The region whose boundary the phone must cross.
  open var region: CLRegion { place.copy() as? CLRegion ?? place }
  private var place = CLRegion()

  private init(place: CLRegion, repeats: Bool) {
    self.place = place
    super.init(repeats: repeats)
  }

  /// Creates a trigger.
  public convenience init(region: CLRegion, repeats: Bool) {
    self.init(place: region.copy() as? CLRegion ?? region, repeats: repeats)
  }

  /// Reads a trigger from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard UNLocationNotificationTrigger.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the object into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    UNLocationNotificationTrigger.fields.encode(self, with: coder)
  }

  /// Returns a Boolean value that indicates whether another trigger is equal.
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && UNLocationNotificationTrigger.fields.areEqual(self, object)
  }
}
