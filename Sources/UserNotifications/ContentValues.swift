import Foundation

/// What a content holds; a copy of it is frozen.
struct ContentValues: @unchecked Sendable {
  var attachments: [UNNotificationAttachment] = []
  var badge: NSNumber?
  var body = ""
  var categoryIdentifier = ""
  var filterCriteria: String?
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var launchImageName = ""
  var relevanceScore = 0.0
  var sound: UNNotificationSound?
  var subtitle = ""
  var summaryArgument = ""
  var summaryArgumentCount = 0
  var targetContentIdentifier: String?
  var threadIdentifier = ""
  var title = ""
  var userInfo: [AnyHashable: Any] = [:]
}

extension ContentValues: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.texts == b.texts && a.badge == b.badge && a.attachments == b.attachments
      && a.sound == b.sound && a.interruptionLevel == b.interruptionLevel
      && a.relevanceScore == b.relevanceScore
      && a.summaryArgumentCount == b.summaryArgumentCount
      && a.userInfo as NSDictionary == b.userInfo as NSDictionary
  }

  /// All texts, for comparing them.
  var texts: [String?] {
    [
      title, subtitle, body, categoryIdentifier, filterCriteria, launchImageName, summaryArgument,
      targetContentIdentifier, threadIdentifier,
    ]
  }
}

extension ContentValues {
  init(from coder: NSCoder) {
    func text(_ key: String) -> String? {
      coder.decodeObject(of: NSString.self, forKey: key) as String?
    }
    let known: [AnyClass] = [
      NSArray.self, UNNotificationAttachment.self, NSDictionary.self, NSString.self,
      NSNumber.self, NSDate.self, NSData.self, NSURL.self,
    ]
    attachments =
      coder.decodeObject(of: known, forKey: "attachments") as? [UNNotificationAttachment]
      ?? []
    badge = coder.decodeObject(of: NSNumber.self, forKey: "badge")
    body = text("body") ?? ""
    categoryIdentifier = text("categoryIdentifier") ?? ""
    filterCriteria = text("filterCriteria")
    let level = UInt(coder.decodeInteger(forKey: "interruptionLevel"))
    interruptionLevel = UNNotificationInterruptionLevel(rawValue: level) ?? .active
    launchImageName = text("launchImageName") ?? ""
    relevanceScore = coder.decodeDouble(forKey: "relevanceScore")
    sound = coder.decodeObject(of: UNNotificationSound.self, forKey: "sound")
    subtitle = text("subtitle") ?? ""
    summaryArgument = text("summaryArgument") ?? ""
    summaryArgumentCount = coder.decodeInteger(forKey: "summaryArgumentCount")
    targetContentIdentifier = text("targetContentIdentifier")
    threadIdentifier = text("threadIdentifier") ?? ""
    title = text("title") ?? ""
    userInfo = coder.decodeObject(of: known, forKey: "userInfo") as? [AnyHashable: Any] ?? [:]
  }

  func encode(with coder: NSCoder) {
    coder.encode(attachments as NSArray, forKey: "attachments")
    coder.encode(badge, forKey: "badge")
    coder.encode(body as NSString, forKey: "body")
    coder.encode(categoryIdentifier as NSString, forKey: "categoryIdentifier")
    coder.encode(filterCriteria as NSString?, forKey: "filterCriteria")
    coder.encode(Int(interruptionLevel.rawValue), forKey: "interruptionLevel")
    coder.encode(launchImageName as NSString, forKey: "launchImageName")
    coder.encode(relevanceScore, forKey: "relevanceScore")
    coder.encode(sound, forKey: "sound")
    coder.encode(subtitle as NSString, forKey: "subtitle")
    coder.encode(summaryArgument as NSString, forKey: "summaryArgument")
    coder.encode(summaryArgumentCount, forKey: "summaryArgumentCount")
    coder.encode(targetContentIdentifier as NSString?, forKey: "targetContentIdentifier")
    coder.encode(threadIdentifier as NSString, forKey: "threadIdentifier")
    coder.encode(title as NSString, forKey: "title")
    coder.encode(userInfo as NSDictionary, forKey: "userInfo")
  }
}
