import DropInSupport
public import Foundation

/// The description of a place.
///
/// A virtual phone has no map, so it creates none; an archived one can be read.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<CLPlacemark>(
    .init("location", \.location),
    .init("region", \.region),
    .init("timeZone", \.timeZone),
    .init("texts", texts: \.texts)
  )

  /// The location of the place.
  @NSCopying open private(set) var location: CLLocation?
  /// The circular region around the place.
  @NSCopying open private(set) var region: CLRegion?
  /// The time zone of the place.
  open private(set) var timeZone: TimeZone?
  private var texts: [String: String]

  /// Creates a copy of a placemark.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    region = placemark.region
    timeZone = placemark.timeZone
    texts = placemark.texts
  }

  /// The name of the place.
  open var name: String? { texts["name"] }
  /// The street.
  open var thoroughfare: String? { texts["thoroughfare"] }
  /// The number in the street.
  open var subThoroughfare: String? { texts["subThoroughfare"] }
  /// The city.
  open var locality: String? { texts["locality"] }
  /// The district of the city.
  open var subLocality: String? { texts["subLocality"] }
  /// The state or province.
  open var administrativeArea: String? { texts["administrativeArea"] }
  /// The county.
  open var subAdministrativeArea: String? { texts["subAdministrativeArea"] }
  /// The postal code.
  open var postalCode: String? { texts["postalCode"] }
  /// The two-letter country code.
  open var isoCountryCode: String? { texts["isoCountryCode"] }
  /// The country.
  open var country: String? { texts["country"] }
  /// The name of a lake or river at the place.
  open var inlandWater: String? { texts["inlandWater"] }
  /// The name of an ocean at the place.
  open var ocean: String? { texts["ocean"] }
  /// The points of interest at the place.
  open var areasOfInterest: [String]? { texts["areasOfInterest"].map { [$0] } }

  /// Reads a place from an archive.
  public required init?(coder: NSCoder) {
    texts = [:]
    super.init()
    guard CLPlacemark.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the place into an archive.
  open func encode(with coder: NSCoder) { CLPlacemark.fields.encode(self, with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a copy of the placemark.
  open func copy(with zone: NSZone? = nil) -> Any { CLPlacemark(placemark: self) }
}
