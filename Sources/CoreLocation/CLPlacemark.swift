public import Foundation

/// What people call a place.
///
/// A virtual phone has no map, so it makes none; one that an app has archived can be read.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<CLPlacemark>(
    .init("location", \.location),
    .init("region", \.region),
    .init("timeZone", \.timeZone),
    .init("texts", texts: \.texts)
  )

  /// Where it is.
  @NSCopying open private(set) var location: CLLocation?
  /// The circle that holds it.
  @NSCopying open private(set) var region: CLRegion?
  /// Its time zone.
  open private(set) var timeZone: TimeZone?
  private var texts: [String: String]

  /// Creates the same place again.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    region = placemark.region
    timeZone = placemark.timeZone
    texts = placemark.texts
  }

  /// Its name.
  open var name: String? { texts["name"] }
  /// Its street.
  open var thoroughfare: String? { texts["thoroughfare"] }
  /// Its number in the street.
  open var subThoroughfare: String? { texts["subThoroughfare"] }
  /// Its town.
  open var locality: String? { texts["locality"] }
  /// Its part of the town.
  open var subLocality: String? { texts["subLocality"] }
  /// Its state or province.
  open var administrativeArea: String? { texts["administrativeArea"] }
  /// Its county.
  open var subAdministrativeArea: String? { texts["subAdministrativeArea"] }
  /// Its postal code.
  open var postalCode: String? { texts["postalCode"] }
  /// The two letters of its country.
  open var isoCountryCode: String? { texts["isoCountryCode"] }
  /// Its country.
  open var country: String? { texts["country"] }
  /// The lake or river it lies at.
  open var inlandWater: String? { texts["inlandWater"] }
  /// The ocean it lies at.
  open var ocean: String? { texts["ocean"] }
  /// What people come to see there.
  open var areasOfInterest: [String]? { texts["areasOfInterest"].map { [$0] } }

  /// Reads a place from an archive.
  public required init?(coder: NSCoder) {
    texts = [:]
    super.init()
    guard CLPlacemark.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the place into an archive.
  open func encode(with coder: NSCoder) { CLPlacemark.fields.encode(self, with: coder) }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the same place again.
  open func copy(with zone: NSZone? = nil) -> Any { CLPlacemark(placemark: self) }
}
