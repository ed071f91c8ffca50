import VirtualTime

/// What this program is.
enum Version {
  /// The release, as `CHANGELOG.md` numbers it.
  static let text = "0.4.0"

  /// The release of the tz database it holds.
  static let zones = Zone.release
}
