import DeviceHost

/// The notification centre of the app whose code asks for it.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let theOne = UNUserNotificationCenter(())

  private init(_: ()) {}

  /// The notification centre: one object without a state, for whichever app asks.
  open class func current() -> UNUserNotificationCenter { theOne }
}
