import DropInSupport
public import Foundation

/// A region that an app can monitor: a circle on the globe, or the range of beacons.
///
/// Two regions are equal if their identifiers are equal.
open class CLRegion: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private static let fields = FieldTable<CLRegion>(
    .init("identifier", \.identifier, isRequired: true),
    .init("notifyOnEntry", \.notifyOnEntry),
    .init("notifyOnExit", \.notifyOnExit)
  )

  /// The identifier that the app gave the region.
  open private(set) var identifier: String
  /// A Boolean value that indicates whether entry is reported.
  open var notifyOnEntry = true
  /// A Boolean value that indicates whether exit is reported.
  open var notifyOnExit = true

  /// Creates a region without an identifier, for subclasses in tests.
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

  /// A Boolean value that indicates whether the class supports secure coding; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a new region with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    notifying(like: CLRegion(identifier: identifier))
  }

  /// Sets the flags of a copy to those of this region, and returns the copy.
  final func notifying<Copy: CLRegion>(like copy: Copy) -> Copy {
    copy.notifyOnEntry = notifyOnEntry
    copy.notifyOnExit = notifyOnExit
    return copy
  }

  /// Returns a Boolean value that indicates whether another object is a region with the same
  /// identifier.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CLRegion)?.identifier == identifier
  }

  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
}
