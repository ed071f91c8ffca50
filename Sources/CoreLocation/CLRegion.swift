public import Foundation

/// What an app can have watched: a circle on the globe, or a beacon's reach.
///
/// Two regions are equal if their identifiers are.
open class CLRegion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<CLRegion>(
    .init("identifier", \.identifier, isRequired: true),
    .init("notifyOnEntry", \.notifyOnEntry),
    .init("notifyOnExit", \.notifyOnExit)
  )

  /// The name the app gave it.
  open private(set) var identifier: String
  /// Whether entering it is reported.
  open var notifyOnEntry = true
  /// Whether leaving it is reported.
  open var notifyOnExit = true

  /// Creates a region without a name, as a mock's subclass does.
  public override init() { identifier = "" }

  init(identifier: String) { self.identifier = identifier }

  /// Reads a region from an archive.
  public required init?(coder: NSCoder) {
    identifier = ""
    super.init()
    guard CLRegion.fields.decode(self, from: coder) else { return nil }
  }

  /// Writes the region into an archive.
  open func encode(with coder: NSCoder) { CLRegion.fields.encode(self, with: coder) }

  /// Archives of it may be read securely.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a region of its own with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    notifying(like: CLRegion(identifier: identifier))
  }

  /// Gives a copy the flags of this region.
  final func notifying<Copy: CLRegion>(like copy: Copy) -> Copy {
    copy.notifyOnEntry = notifyOnEntry
    copy.notifyOnExit = notifyOnExit
    return copy
  }

  /// Tells whether another object is a region of the same identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
}
