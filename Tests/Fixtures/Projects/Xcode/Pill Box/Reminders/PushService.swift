import FirebaseMessaging
import UserNotifications

final class PushService: NSObject, MessagingDelegate {}
