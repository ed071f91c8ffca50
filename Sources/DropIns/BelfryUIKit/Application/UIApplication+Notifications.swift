public import Foundation

extension UIApplication {
  /// The app was launched.
  public nonisolated class var didFinishLaunchingNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidFinishLaunchingNotification")
  }

  /// The app became active.
  public nonisolated class var didBecomeActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidBecomeActiveNotification")
  }

  /// The app is about to become inactive.
  public nonisolated class var willResignActiveNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillResignActiveNotification")
  }

  /// The app entered the background.
  public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidEnterBackgroundNotification")
  }

  /// The app is about to enter the foreground.
  public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillEnterForegroundNotification")
  }

  /// The app is about to terminate.
  public nonisolated class var willTerminateNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationWillTerminateNotification")
  }

  /// A new day began, or the clock or its time zone changed.
  public nonisolated class var significantTimeChangeNotification: NSNotification.Name {
    SignalObservation.startForCurrent()
    return NSNotification.Name("UIApplicationSignificantTimeChangeNotification")
  }

  /// Memory is low; a virtual phone never posts it.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// The phone is about to be locked.
  public nonisolated class var protectedDataWillBecomeUnavailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }

  /// The phone was unlocked.
  public nonisolated class var protectedDataDidBecomeAvailableNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }

  /// The background refresh status changed.
  public nonisolated class var backgroundRefreshStatusDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }

  /// The user took a screenshot.
  public nonisolated class var userDidTakeScreenshotNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }

  /// The URL of the app's page in Settings.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }

  /// The URL of the app's notification page in Settings.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The URL of an app's notification page in Settings.
public nonisolated let UIApplicationOpenNotificationSettingsURLString =
  UIApplication.openNotificationSettingsURLString

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The system clock was changed; Foundation on Linux lacks this name.
  public static var NSSystemClockDidChange: NSNotification.Name {
    SignalObservation.startForCurrent()
    return NSNotification.Name("NSSystemClockDidChangeNotification")
  }
}
