public import Foundation

/// A stay at a place.
///
/// A virtual phone notices none: crossing the edge of a region is all it tells of journeys.
open class CLVisit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<CLVisit>(
    .init("arrivalDate", \.arrivalDate, isRequired: true),
    .init("departureDate", \.departureDate, isRequired: true),
    .init("latitude", \.coordinate.latitude),
    .init("longitude", \.coordinate.longitude),
    .init("horizontalAccuracy", \.horizontalAccuracy)
  )

  /// When the stay began; the distant past where that is not known.
  open private(set) var arrivalDate: Date
  /// When it ended; the distant future where it has not.
  open private(set) var departureDate: Date
  /// The place.
  open private(set) var coordinate: CLLocationCoordinate2D
  /// How far off the place may be.
  open private(set) var horizontalAccuracy: CLLocationAccuracy

  /// Creates a stay of which nothing is known, as a mock's subclass does.
  public override init() {
    arrivalDate = .distantPast
    departureDate = .distantFuture
    coordinate = CLLocationCoordinate2D()
    horizontalAccuracy = 0
  }

  /// Reads a stay from an archive.
  public required init?(coder: NSCoder) {
    (arrivalDate, departureDate) = (.distantPast, .distantFuture)
    coordinate = CLLocationCoordinate2D()
    horizontalAccuracy = 0
    super.init()
    guard CLVisit.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the stay into an archive.
  open func encode(with coder: NSCoder) { CLVisit.fields.encode(self, with: coder) }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Returns itself, as it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
