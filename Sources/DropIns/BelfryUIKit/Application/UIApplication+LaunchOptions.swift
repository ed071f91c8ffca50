extension UIApplication.LaunchOptionsKey {
  /// The URL to open.
  public static let url = Self(
    rawValue: "UIApplicationLaunchOptionsURLKey"
  )
  /// The identifier of the app that requested the launch.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
  )
  /// The remote notification that caused the launch.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
  )
  /// The local notification of the API before iOS 10 that caused the launch.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey"
  )
  /// The data from another app.
  public static let annotation = Self(
    rawValue: "UIApplicationLaunchOptionsAnnotationKey"
  )
  /// A Core Location event caused the launch.
  public static let location = Self(
    rawValue: "UIApplicationLaunchOptionsLocationKey"
  )
  /// The newsstand downloads that caused the launch.
  public static let newsstandDownloads = Self(
    rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey"
  )
  /// The Bluetooth centrals to restore.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey"
  )
  /// The Bluetooth peripherals to restore.
  public static let bluetoothPeripherals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey"
  )
  /// The shortcut on the app's icon that caused the launch.
  public static let shortcutItem = Self(
    rawValue: "UIApplicationLaunchOptionsShortcutItemKey"
  )
  /// The user activity to continue.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
  )
  /// The type of the user activity to continue.
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
  )
  /// The metadata of an iCloud share.
  public static let cloudKitShareMetadata = Self(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey"
  )
  /// An event attribution.
  public static let eventAttribution = Self(
    rawValue: "UIApplicationLaunchOptionsEventAttributionKey"
  )
}
