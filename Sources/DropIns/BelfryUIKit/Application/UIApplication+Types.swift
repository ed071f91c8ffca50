extension UIApplication {
  /// The state of an app.
  public enum State: Int, Sendable {
    /// The app is in the foreground and receives touches.
    case active
    /// The app is in the foreground but does not receive events.
    case inactive
    /// The app is in the background.
    case background
  }

  /// The key of a reason for an app's launch.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The key of an option for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Opens the URL only as a universal link in an installed app.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }
}

extension UIApplication {
  /// The key of an option of a URL that another app opened.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bundle identifier of the app that opened the URL.
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    /// The data of the app that opened the URL.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// A Boolean value that indicates whether the app has to copy the document before it uses it.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    /// The event attribution of the URL.
    public static let eventAttribution = Self(
      rawValue: "UIApplicationOpenURLOptionsEventAttributionKey"
    )
  }
}

/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// The app fetched new data.
  case newData
  /// There was no new data.
  case noData
  /// The fetch failed.
  case failed
}

/// The status of background refresh for an app.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// A restriction forbids background refresh, not the user.
  case restricted
  /// The user turned off background refresh.
  case denied
  /// Background refresh is available.
  case available
}
