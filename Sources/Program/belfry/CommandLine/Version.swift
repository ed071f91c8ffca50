import VirtualTime

/// The versions that `belfry version` prints.
enum Version {
  /// The date of the manual page.
  static let date = "November 23, 2026"
  /// The release, as `CHANGELOG.md` numbers it.
  static let text = "0.4.0"

  /// The release of the tz database it holds.
  static let zones = Zone.release
}
