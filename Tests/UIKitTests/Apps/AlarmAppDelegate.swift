import UIKit

/// An app delegate from before iOS 10, as tutorials of those years have it.
final class AlarmAppDelegate: UIResponder, UIApplicationDelegate {
  var events: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let settings = UIUserNotificationSettings(
      types: [.alert, .badge, .sound],
      categories: [category]
    )
    application.registerUserNotificationSettings(settings)
    if let notification = launchOptions?[.localNotification] as? UILocalNotification {
      events.append("launched with \(notification.alertBody ?? "")")
    }
    return true
  }

  func application(
    _ application: UIApplication,
    didRegister notificationSettings: UIUserNotificationSettings
  ) { events.append("registered \(notificationSettings.types.rawValue)") }

  func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
    events.append("received \(notification.userInfo?["pill"] as? String ?? "")")
  }

  private var category: UIUserNotificationCategory {
    let taken = UIMutableUserNotificationAction()
    taken.identifier = "taken"
    taken.title = "Taken"
    taken.activationMode = .background
    let why = UIMutableUserNotificationAction()
    why.identifier = "why"
    why.title = "Why not?"
    why.activationMode = .background
    why.behavior = .textInput
    let category = UIMutableUserNotificationCategory()
    category.identifier = "pill"
    category.setActions([taken, why], for: .default)
    return category
  }

  func application(
    _ application: UIApplication,
    handleActionWithIdentifier identifier: String?,
    for notification: UILocalNotification,
    withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping () -> Void
  ) {
    let text = responseInfo[UIUserNotificationActionResponseTypedTextKey] as? String
    events.append("\(identifier ?? "") \(notification.alertBody ?? "") \(text ?? "-")")
    completionHandler()
  }

  func schedule(_ pill: String, at date: Date, daily: Bool) {
    let notification = UILocalNotification()
    notification.fireDate = date
    notification.timeZone = .current
    notification.alertBody = pill
    notification.soundName = UILocalNotificationDefaultSoundName
    notification.userInfo = ["pill": pill]
    notification.category = "pill"
    if daily { notification.repeatInterval = .day }
    UIApplication.shared.scheduleLocalNotification(notification)
  }
}
