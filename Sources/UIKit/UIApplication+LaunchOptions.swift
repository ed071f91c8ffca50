extension UIApplication.LaunchOptionsKey {
  /// To open an address.
  public static let url = Self(
    rawValue: "UIApplicationLaunchOptionsURLKey"
  )
  /// By another app.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
  )
  /// For a remote notification.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
  )
  /// For a local notification of the old kind.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey"
  )
  /// With something from another app.
  public static let annotation = Self(
    rawValue: "UIApplicationLaunchOptionsAnnotationKey"
  )
  /// For an event of Core Location.
  public static let location = Self(
    rawValue: "UIApplicationLaunchOptionsLocationKey"
  )
  /// For downloads of a newspaper.
  public static let newsstandDownloads = Self(
    rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey"
  )
  /// For Bluetooth centrals.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey"
  )
  /// For Bluetooth peripherals.
  public static let bluetoothPeripherals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey"
  )
  /// For a shortcut on its icon.
  public static let shortcutItem = Self(
    rawValue: "UIApplicationLaunchOptionsShortcutItemKey"
  )
  /// To go on with what the user did.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
  )
  /// The kind of what the user did.
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
  )
  /// For something shared in iCloud.
  public static let cloudKitShareMetadata = Self(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey"
  )
  /// For an event of advertising.
  public static let eventAttribution = Self(
    rawValue: "UIApplicationLaunchOptionsEventAttributionKey"
  )
}
