import UIKit
import UserNotifications

final class ReminderList: UITableViewController {
  var requests: [UNNotificationRequest] = []
}
