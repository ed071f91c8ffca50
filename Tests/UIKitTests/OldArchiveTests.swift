import BelfryTesting
import CoreLocation
import Support
import Testing
import UIKit
import UserNotifications

/// Archives written by Belfry 0.3, which every later version reads.
@Suite(.phone) struct OldArchiveTests {
  private static let moment = Date(timeIntervalSince1970: 1_772_870_400)
  private static let office = CLLocationCoordinate2D(latitude: 12.9775, longitude: 77.5713)
  private static let beacon = UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0")!

  private static func region() -> CLCircularRegion {
    let region = CLCircularRegion(center: office, radius: 300, identifier: "office")
    region.notifyOnExit = false
    return region
  }

  private static func beacons() -> CLBeaconRegion {
    let region = CLBeaconRegion(uuid: beacon, major: 7, identifier: "shop")
    region.notifyEntryStateOnDisplay = true
    return region
  }

  private static func location() -> CLLocation {
    CLLocation(
      coordinate: office,
      altitude: 920,
      horizontalAccuracy: 5,
      verticalAccuracy: 3,
      course: 90,
      courseAccuracy: 1,
      speed: 2,
      speedAccuracy: 0.5,
      timestamp: moment,
      sourceInfo: CLLocationSourceInformation(
        softwareSimulationState: true,
        andExternalAccessoryState: false
      )
    )
  }

  private static func content() -> UNMutableNotificationContent {
    let content = UNMutableNotificationContent()
    content.badge = 3
    content.body = "Take two"
    content.categoryIdentifier = "PILL"
    content.filterCriteria = "health"
    content.interruptionLevel = .timeSensitive
    content.launchImageName = "launch"
    content.relevanceScore = 0.75
    content.sound = .criticalSoundNamed(UNNotificationSoundName("siren.caf"), withAudioVolume: 0.5)
    content.subtitle = "Morning"
    content.summaryArgument = "pills"
    content.summaryArgumentCount = 2
    content.targetContentIdentifier = "main"
    content.threadIdentifier = "doses"
    content.title = "Iron"
    content.userInfo = ["id": "7"]
    return content
  }

  private static func notification(_ trigger: UNNotificationTrigger?) -> UNNotification {
    let request = UNNotificationRequest(
      identifier: "pill",
      content: content(),
      trigger: trigger
    )
    return UNNotification(request: request, date: moment)
  }

  private static func local() -> UILocalNotification {
    let local = UILocalNotification()
    local.fireDate = moment
    local.timeZone = TimeZone(identifier: "Europe/Berlin")
    local.repeatInterval = .day
    local.region = region()
    local.regionTriggersOnce = false
    local.alertBody = "Drink"
    local.hasAction = false
    local.alertAction = "drink"
    local.alertLaunchImage = "launch"
    local.alertTitle = "Water"
    local.soundName = "drop.caf"
    local.applicationIconBadgeNumber = 2
    local.userInfo = ["id": "7"]
    local.category = "reminder"
    return local
  }

  private static func legacyCategory() -> UIUserNotificationCategory {
    let action = UIMutableUserNotificationAction()
    action.identifier = "snooze"
    action.title = "Snooze"
    action.behavior = .textInput
    action.activationMode = .background
    action.isDestructive = true
    action.isAuthenticationRequired = true
    action.parameters = [UIUserNotificationTextInputActionButtonTitleKey: "Send"]
    let category = UIMutableUserNotificationCategory()
    category.identifier = "reminder"
    category.setActions([action], for: .minimal)
    return category
  }

  /// One object of each class that can be archived, with every field off its default.
  private static func objects() -> [any NSObject & NSCoding] {
    let icon = UNNotificationActionIcon(systemImageName: "pills")
    let action = UNNotificationAction(
      identifier: "TAKE",
      title: "Take",
      options: [.foreground, .destructive],
      icon: icon
    )
    let reply = UNTextInputNotificationAction(
      identifier: "NOTE",
      title: "Note",
      options: [.authenticationRequired],
      textInputButtonTitle: "Send",
      textInputPlaceholder: "How do you feel?"
    )
    let category = UNNotificationCategory(
      identifier: "PILL",
      actions: [action, reply],
      intentIdentifiers: ["intent"],
      hiddenPreviewsBodyPlaceholder: "A pill",
      categorySummaryFormat: "%u more",
      options: [.customDismissAction]
    )
    var date = DateComponents()
    date.hour = 8
    let shown = notification(UNCalendarNotificationTrigger(dateMatching: date, repeats: true))
    return [
      category, shown.request.content, shown,
      notification(UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: true)),
      notification(UNLocationNotificationTrigger(region: region(), repeats: true)),
      UNTextInputNotificationResponse(
        notification: notification(nil),
        actionIdentifier: "NOTE",
        userText: "well"
      ),
      UNNotificationSettings(authorizationStatus: .provisional, sound: .disabled),
      region(), beacons(), location(), CLHeading(), CLFloor(), CLVisit(), CLBeacon(),
      local(), legacyCategory(),
    ]
  }

  private static func archive(_ objects: [any NSObject & NSCoding]) -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.outputFormat = .binary
    for (index, object) in objects.enumerated() { archiver.encode(object, forKey: "\(index)") }
    archiver.finishEncoding()
    return archiver.encodedData
  }

  private static let file = Repository.root.appending(path: "Tests/Fixtures/archive-0.3.plist")

  /// The keys of each archived object, and everything in it that is not another object.
  private func lines(of data: Data) throws -> [String] {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let objects = try #require((list as? [String: Any])?["$objects"] as? [Any])
    return objects.compactMap { object in
      guard let fields = object as? [String: Any] else { return nil }
      return fields.map { key, value in
        value is String || value is NSNumber ? "\(key)=\(value)" : key
      }.sorted().joined(separator: " ")
    }.sorted()
  }

  /// The objects that Belfry 0.3 has written.
  private func read() throws -> [any NSObject & NSCoding] {
    let reader = try NSKeyedUnarchiver(forReadingFrom: try Data(contentsOf: Self.file))
    reader.requiresSecureCoding = false
    return try Self.objects().indices.map { index in
      try #require(reader.decodeObject(forKey: "\(index)") as? any NSObject & NSCoding)
    }
  }

  @Test func `archives of 0.3 are read, and hold what they held`() throws {
    let objects = Self.objects()
    let read = try read()
    for (old, new) in zip(read, objects) { #expect(type(of: old) == type(of: new)) }
    // A location, a heading, a storey, a visit and a beacon each equal themselves alone.
    for index in objects.indices where !(9...13).contains(index) {
      #expect(read[index] == objects[index])
    }
  }

  @Test func `archives keep their keys and values`() throws {
    let old = try lines(of: try Data(contentsOf: Self.file))
    // A class has the name of its module there, and Foundation offers no other on Linux.
    let new = try lines(of: Self.archive(try read())).map {
      $0.replacing("$classname=Belfry", with: "$classname=")
    }
    #expect(new.sorted() == old)
    #expect(old.contains { $0.contains("relevanceScore=0.75") })
  }
}
