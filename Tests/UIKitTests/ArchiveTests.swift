import CoreLocation
import Support
import Testing
import UIKit
import UserNotifications

/// Copying, comparing and archiving as with Apple's types.
@Suite struct ArchiveTests {
  private func archived<Value: NSObject & NSCoding>(_ value: Value) throws -> Value? {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: value,
      requiringSecureCoding: false
    )
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    return reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Value
  }

  private func notification() -> UILocalNotification {
    let notification = UILocalNotification()
    notification.fireDate = Date(timeIntervalSince1970: 1_772_870_400)
    notification.timeZone = TimeZone(identifier: "Europe/Berlin")
    notification.repeatInterval = .day
    notification.alertTitle = "Water"
    notification.alertBody = "Drink"
    notification.applicationIconBadgeNumber = 2
    notification.userInfo = ["id": "7"]
    notification.category = "reminder"
    notification.hasAction = false
    notification.region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 1, longitude: 2),
      radius: 100,
      identifier: "office"
    )
    return notification
  }

  @Test func `a notification comes back from an archive and equals what went in`() throws {
    let read = try #require(try archived(notification()))
    #expect(read.fireDate == notification().fireDate)
    #expect(read.timeZone == notification().timeZone)
    #expect(read.repeatInterval == .day)
    #expect(read.userInfo?["id"] as? String == "7")
    #expect(read.region?.identifier == "office")
    #expect(read == notification())
  }

  @Test func `a copy is equal until it changes`() throws {
    let copy = try #require(notification().copy() as? UILocalNotification)
    #expect(copy == notification())
    #expect(copy.hash == notification().hash)
    copy.alertBody = "Sleep"
    #expect(copy != notification())
  }

  @Test func `an attachment comes back from an archive, under the keys of its class`() throws {
    let scratch = try Scratch(["dose.png": "picture"])
    let attachment = try UNNotificationAttachment(
      identifier: "dose",
      url: scratch.folder.appending(path: "dose.png")
    )
    let read = try #require(try archived(attachment))
    #expect(read == attachment && read.identifier == "dose" && read.type == "public.png")
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    attachment.encode(with: archiver)
    let list = try PropertyListSerialization.propertyList(from: archiver.encodedData, format: nil)
    let top = try #require((list as? [String: Any])?["$top"] as? [String: Any])
    #expect(top.keys.sorted() == ["URL", "identifier", "type"])
  }

  @Test func `actions and categories copy both ways and come back from archives`() throws {
    let action = UIMutableUserNotificationAction()
    action.identifier = "snooze"
    action.title = "Snooze"
    action.activationMode = .background
    action.parameters = [UIUserNotificationTextInputActionButtonTitleKey: "Send"]
    let category = UIMutableUserNotificationCategory()
    category.identifier = "reminder"
    category.setActions([action], for: .default)
    let fixed = try #require(category.copy() as? UIUserNotificationCategory)
    #expect(!(fixed is UIMutableUserNotificationCategory))
    #expect(fixed == category)
    #expect(fixed.actions(for: .default) == [action])
    #expect(fixed.actions(for: .minimal) == nil)
    let read = try #require(try archived(fixed))
    #expect(read == fixed)
    let change = try #require(fixed.mutableCopy() as? UIMutableUserNotificationCategory)
    change.identifier = "other"
    #expect(change != fixed)
    let settings = UIUserNotificationSettings(types: [.alert], categories: [category])
    #expect(settings == UIUserNotificationSettings(types: [.alert], categories: [fixed]))
    #expect(settings != UIUserNotificationSettings(types: [.sound], categories: [fixed]))
  }

  @Test func `an action in the foreground always wants the phone unlocked`() {
    let action = UIMutableUserNotificationAction()
    action.activationMode = .foreground
    #expect(action.isAuthenticationRequired)
    action.activationMode = .background
    #expect(!action.isAuthenticationRequired)
  }

  @Test func `a file with both Testing and UIKit has Foundation and notifications too`() {
    #expect(UNUserNotificationCenter.current() === UNUserNotificationCenter.current())
    #expect(Date(timeIntervalSince1970: 0) < Date())
  }
}
