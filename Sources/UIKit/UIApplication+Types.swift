extension UIApplication {
  /// Where an app runs.
  public enum State: Int, Sendable {
    /// In front, and the user can touch it.
    case active
    /// In front, and something else has the user's attention.
    case inactive
    /// In the background.
    case background
  }

  /// Why an app was launched.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only in an app that belongs to the address.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }
}

/// What came of fetching in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was something new.
  case newData
  /// There was nothing new.
  case noData
  /// It did not work.
  case failed
}

/// Whether an app may refresh in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// Somebody else than the user forbids it.
  case restricted
  /// The user forbids it.
  case denied
  /// It may.
  case available
}
