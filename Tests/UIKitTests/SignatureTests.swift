import CoreLocation
import Testing
import UIKit

/// Uses of UIKit as apps write them: the test is that they compile.
///
/// Nothing here is called; on Apple's platforms the same lines compile against the real framework.
@Suite struct SignatureTests {
  @Test func `uses of the application compile`() {
    _ = Self.living
    _ = Self.notifying
    _ = Self.acting
    _ = Self.scheduling
    _ = Self.forwarding
    _ = Self.asking
  }

  @MainActor private static func asking(_ delegate: any UIApplicationDelegate, _ url: URL) -> String
  {
    let options: [UIApplication.OpenURLOptionsKey: Any] = [.sourceApplication: "com.example"]
    _ = delegate.application?(UIApplication.shared, open: url, options: options)
    _ = options[.annotation] ?? options[.openInPlace] ?? options[.eventAttribution]
    let device = UIDevice.current
    if device.userInterfaceIdiom == .pad { return device.identifierForVendor?.uuidString ?? "" }
    switch device.batteryState {
    case .charging, .full, .unknown, .unplugged: break
    @unknown default: break
    }
    let generator = UIImpactFeedbackGenerator(style: .medium)
    generator.prepare()
    generator.impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
    UIPasteboard.general.string = device.systemVersion
    return "\(device.model) \(device.systemName) \(device.name)"
  }

  @MainActor private static func living(_ application: UIApplication) async {
    if application.applicationState == .active, application.isProtectedDataAvailable { return }
    switch application.applicationState {
    case .active, .inactive, .background: break
    @unknown default: break
    }
    _ = application.backgroundRefreshStatus == .available
    _ = application.backgroundTimeRemaining < 10
    application.registerForRemoteNotifications()
    application.unregisterForRemoteNotifications()
    _ = application.isRegisteredForRemoteNotifications
    if let url = URL(string: UIApplication.openSettingsURLString) {
      application.open(url, options: [:]) { (isOpen: Bool) in }
      _ = await application.open(url)
    }
    _ = UIApplication.openNotificationSettingsURLString
    let task = application.beginBackgroundTask {}
    if task != .invalid { application.endBackgroundTask(task) }
    UIApplication.shared.applicationIconBadgeNumber = 0
    _ = UIApplication.shared.delegate as? Delegate
  }

  @MainActor private static func notifying(_ center: NotificationCenter) {
    for name in [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
      UIApplication.significantTimeChangeNotification,
      UIApplication.didReceiveMemoryWarningNotification,
      UIApplication.protectedDataDidBecomeAvailableNotification,
      UIApplication.backgroundRefreshStatusDidChangeNotification,
    ] {
      _ = center.addObserver(forName: name, object: nil, queue: .main) { _ in }
    }
  }

  private static func acting() -> UIUserNotificationSettings {
    let snooze = UIMutableUserNotificationAction()
    snooze.identifier = "snooze"
    snooze.title = "Snooze"
    snooze.activationMode = .background
    snooze.isDestructive = false
    snooze.isAuthenticationRequired = false
    snooze.behavior = .textInput
    snooze.parameters = [UIUserNotificationTextInputActionButtonTitleKey: "Send"]
    let category = UIMutableUserNotificationCategory()
    category.identifier = "reminder"
    category.setActions([snooze], for: .default)
    category.setActions([snooze], for: .minimal)
    return UIUserNotificationSettings(types: [.alert, .badge, .sound], categories: [category])
  }

  @MainActor private static func scheduling(_ application: UIApplication) {
    application.registerUserNotificationSettings(acting())
    guard application.currentUserNotificationSettings?.types.contains(.alert) == true else {
      return
    }
    let notification = UILocalNotification()
    notification.fireDate = Date(timeIntervalSinceNow: 60)
    notification.timeZone = .current
    notification.repeatInterval = .day
    notification.repeatCalendar = Calendar.current
    notification.alertTitle = "Water"
    notification.alertBody = "Drink"
    notification.alertAction = "open"
    notification.alertLaunchImage = nil
    notification.hasAction = true
    notification.soundName = UILocalNotificationDefaultSoundName
    notification.applicationIconBadgeNumber = application.applicationIconBadgeNumber + 1
    notification.userInfo = ["id": 7]
    notification.category = "reminder"
    notification.region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      radius: 100,
      identifier: "null"
    )
    notification.regionTriggersOnce = false
    application.scheduleLocalNotification(notification)
    application.presentLocalNotificationNow(notification)
    for old in application.scheduledLocalNotifications ?? []
    where old.userInfo?["id"] as? Int == 7 {
      application.cancelLocalNotification(old)
    }
    application.cancelAllLocalNotifications()
    application.scheduledLocalNotifications = []
  }

  @MainActor private static func forwarding(_ delegates: [any UIApplicationDelegate]) async {
    let application = UIApplication.shared
    let options: [UIApplication.LaunchOptionsKey: Any] = [.location: true]
    for delegate in delegates {
      _ = delegate.application?(application, didFinishLaunchingWithOptions: options)
      delegate.applicationDidBecomeActive?(application)
      delegate.applicationDidEnterBackground(application)
      delegate.application?(application, didReceive: UILocalNotification())
      delegate.application?(
        application,
        handleActionWithIdentifier: "snooze",
        for: UILocalNotification(),
        completionHandler: {}
      )
      let result: UIBackgroundFetchResult = await delegate.applicationPerformFetch(application)
      _ = result == .noData
    }
  }
}

/// An app delegate in the style of most.
private final class Delegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if launchOptions?[.localNotification] is UILocalNotification { return false }
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.newData) }

  func application(
    _ application: UIApplication,
    performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { options[.sourceApplication] is String }

  func application(
    _ application: UIApplication,
    didRegister notificationSettings: UIUserNotificationSettings
  ) {}

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
}
