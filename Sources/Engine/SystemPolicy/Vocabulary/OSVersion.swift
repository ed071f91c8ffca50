/// A version of iOS: a major number and a minor one.
@frozen
public struct OSVersion: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// The major number, such as 17.
  public var major: UInt8
  /// The minor number, such as 4 in 17.4.
  public var minor: UInt8

  /// Creates a version from its numbers.
  public init(_ major: UInt8, _ minor: UInt8 = 0) {
    self.major = major
    self.minor = minor
  }

  /// Creates the first version of a major number.
  public init(integerLiteral major: UInt8) {
    self.init(major)
  }

  /// The last version that this one includes as an upper limit: 12 includes all minor versions.
  var throughMinors: OSVersion { minor == 0 ? OSVersion(major, .max) : self }

  /// Returns a Boolean value that indicates whether the first version was released earlier.
  public static func < (a: Self, b: Self) -> Bool {
    (a.major, a.minor) < (b.major, b.minor)
  }

  /// The version in its usual form, such as `17` or `17.4`.
  public var text: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }

  /// The newest version that the law describes, which is the default of a phone.
  public static let newest = OSVersion(majors[majors.count - 1])

  /// The oldest version that the law describes: the first with local notifications.
  public static let oldest: OSVersion = 4

  /// The first version with the UserNotifications framework and its notification center.
  public static let center: OSVersion = 10

  /// Each major number with its last minor number; add a new version here only.
  ///
  /// Version 26 followed version 18. The newest two still get minor versions, so any is valid.
  static let released: [(major: UInt8, lastMinor: UInt8)] = [
    (4, 3), (5, 1), (6, 1), (7, 1), (8, 4), (9, 3), (10, 3), (11, 4), (12, 5), (13, 7), (14, 8),
    (15, 8), (16, 7), (17, 7), (18, 7), (26, 9), (27, 9),
  ]

  /// The major numbers that the law describes, oldest first.
  public static let majors: [UInt8] = released.map { $0.major }

  /// The major numbers as a text: `4 to 18, 26 and 27`.
  public static let majorsText: String = {
    var ranges: [ClosedRange<UInt8>] = []
    for major in majors {
      if let last = ranges.last, last.upperBound + 1 == major, major < 26 {
        ranges[ranges.count - 1] = last.lowerBound...major
      } else {
        ranges.append(major...major)
      }
    }
    let texts = ranges.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
    }
    return texts.dropLast().joined(separator: ", ") + " and " + texts[texts.count - 1]
  }()

  /// Returns the last version with the major number of a text, or `nil` for an unknown number.
  public static func last(like text: some StringProtocol) -> OSVersion? {
    let major = text.split(separator: ".", maxSplits: 1).first.flatMap { UInt8($0) }
    return released.first { $0.major == major }.map { OSVersion($0.major, $0.lastMinor) }
  }

  /// The reasons why a version cannot be simulated.
  public enum Refusal: Hashable, Sendable {
    /// The text is not a version number.
    case malformed
    /// No such version was released.
    case neverReleased
    /// The version is older than local notifications.
    case tooOld
  }

  /// Returns the version of a text such as `17` or `17.4`, or the reason why it is refused.
  public static func reading(_ text: some StringProtocol) -> Result<OSVersion, RefusalError> {
    // What is done with a text of any type is looked up at run time, which takes long.
    let parts = String(text)
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts.map { $0.utf8.allSatisfy { (48...57).contains($0) } ? UInt8($0) : nil }
    guard let first = numbers.first, let major = first, let last = numbers.last, let minor = last
    else { return .failure(RefusalError(.malformed)) }
    let version = parts.count == 1 ? OSVersion(major) : OSVersion(major, minor)
    guard version >= oldest || major == 0 else { return .failure(RefusalError(.tooOld)) }
    guard let release = released.first(where: { $0.major == major }),
      version.minor <= release.lastMinor
    else { return .failure(RefusalError(.neverReleased)) }
    return .success(version)
  }

  /// A refusal that can be thrown.
  public struct RefusalError: Error, Hashable, Sendable {
    /// The reason why the version was refused.
    public let reason: Refusal
    init(_ reason: Refusal) { self.reason = reason }
  }
}
