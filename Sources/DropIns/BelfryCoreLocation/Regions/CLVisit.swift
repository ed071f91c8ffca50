import DropInSupport
public import Foundation

/// A visit to a place.
///
/// A phone reports one when it notices an arrival, and again when it notices the departure.
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<CLVisit>(
    .init("arrivalDate", \.arrivalDate, isRequired: true),
    .init("departureDate", \.departureDate, isRequired: true),
    .init("latitude", \.coordinate.latitude),
    .init("longitude", \.coordinate.longitude),
    .init("horizontalAccuracy", \.horizontalAccuracy)
  )

  /// The time of arrival; the distant past if unknown.
  open private(set) var arrivalDate: Date
  /// The time of departure; the distant future if the visit has not ended.
  open private(set) var departureDate: Date
  /// The coordinate of the place.
  open private(set) var coordinate: CLLocationCoordinate2D
  /// The accuracy of the coordinate, in metres.
  open private(set) var horizontalAccuracy: CLLocationAccuracy

  /// Creates a visit without values, for subclasses in tests.
  public override init() {
    arrivalDate = .distantPast
    departureDate = .distantFuture
    coordinate = CLLocationCoordinate2D()
    horizontalAccuracy = 0
  }

  /// Creates a visit to a location.
  init(at location: CLLocation, from arrival: Date, to departure: Date) {
    arrivalDate = arrival
    departureDate = departure
    coordinate = location.coordinate
    horizontalAccuracy = location.horizontalAccuracy
  }

  /// Reads a visit from an archive.
  public required init?(coder: NSCoder) {
    (arrivalDate, departureDate) = (.distantPast, .distantFuture)
    coordinate = CLLocationCoordinate2D()
    horizontalAccuracy = 0
    super.init()
    guard CLVisit.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the visit into an archive.
  open func encode(with coder: NSCoder) { CLVisit.fields.encode(self, with: coder) }

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns the object itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
