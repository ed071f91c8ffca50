public import CoreLocation
public import Foundation

/// Fires when the phone crosses the edge of a region.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The region.
  open var region: CLRegion { place.copy() as? CLRegion ?? place }
  private let place: CLRegion

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
    guard let place = coder.decodeObject(of: CLRegion.self, forKey: "region") else { return nil }
    self.place = place
    super.init(coder: coder)
  }

  /// Writes it into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(place, forKey: "region")
  }

  /// Tells whether another trigger is alike.
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && (object as? UNLocationNotificationTrigger)?.place == place
  }
}
