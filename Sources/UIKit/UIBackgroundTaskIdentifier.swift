/// A name for something an app finishes in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  /// Its number.
  public let rawValue: Int

  /// Creates a name from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The name of nothing.
  public static let invalid = Self(rawValue: 0)
}
