import BelfryCoreLocation
import BelfryUserNotifications
import Foundation

/// The names that classes have in the archives of releases up to 0.3, whose modules had Apple's
/// names.
package enum ArchivedClasses {
  private static let ofCoreLocation: [AnyClass] = [
    CLBeacon.self, CLBeaconIdentityConstraint.self, CLBeaconRegion.self, CLCircularRegion.self,
    CLFloor.self, CLHeading.self, CLLocation.self, CLLocationSourceInformation.self,
    CLPlacemark.self, CLRegion.self, CLVisit.self,
  ]

  private static let ofUserNotifications: [AnyClass] = [
    UNCalendarNotificationTrigger.self, UNLocationNotificationTrigger.self,
    UNMutableNotificationContent.self, UNNotification.self, UNNotificationAction.self,
    UNNotificationActionIcon.self, UNNotificationAttachment.self, UNNotificationCategory.self,
    UNNotificationContent.self, UNNotificationRequest.self, UNNotificationResponse.self,
    UNNotificationSettings.self, UNNotificationSound.self, UNNotificationTrigger.self,
    UNPushNotificationTrigger.self, UNTextInputNotificationAction.self,
    UNTextInputNotificationResponse.self, UNTimeIntervalNotificationTrigger.self,
  ]

  private static let ofUIKit: [AnyClass] = [
    UILocalNotification.self, UIMutableUserNotificationAction.self,
    UIMutableUserNotificationCategory.self, UIUserNotificationAction.self,
    UIUserNotificationCategory.self,
  ]

  /// Names the classes for readers of archives, once in a process.
  package static let areNamed: Bool = {
    let modules = [
      ("CoreLocation", ofCoreLocation), ("UserNotifications", ofUserNotifications),
      ("UIKit", ofUIKit),
    ]
    for (module, classes) in modules {
      for each in classes {
        NSKeyedUnarchiver.setClass(each, forClassName: "\(module).\(each)")
      }
    }
    return true
  }()
}
