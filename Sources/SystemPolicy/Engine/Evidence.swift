/// What a rule rests on: how good it is, what it says in our own words, and where to read it.
public struct Evidence: Hashable, Sendable {
  /// How well a behaviour is supported, strongest first.
  public enum Grade: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Apple documents it.
    case documented
    /// Several independent people measured it.
    case reported
    /// One person measured it.
    case reportedOnce = "reported once"
    /// One of the documents this project was created from states it.
    case seed
    /// Nobody wrote it down; it is the likeliest reading.
    case assumed

    /// Tells whether the first grade is the stronger one.
    public static func < (a: Self, b: Self) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  /// How good the evidence is.
  public var grade: Grade
  /// What the source says, in our own words.
  public var note: String
  /// Where to read it; empty where there is nothing to read.
  public var links: [String]

  /// Evidence from Apple's documentation.
  public static func documented(_ note: String, _ links: String...) -> Evidence {
    Evidence(grade: .documented, note: note, links: links)
  }

  /// Evidence from several independent reports.
  public static func reported(_ note: String, _ links: String...) -> Evidence {
    Evidence(grade: .reported, note: note, links: links)
  }

  /// Evidence from a single report.
  public static func reportedOnce(_ note: String, _ links: String...) -> Evidence {
    Evidence(grade: .reportedOnce, note: note, links: links)
  }

  /// Evidence from one of the documents this project was created from.
  public static func seed(_ seed: Seed, _ note: String) -> Evidence {
    Evidence(grade: .seed, note: "\(seed.title): \(note)", links: seed.link.map { [$0] } ?? [])
  }

  /// No evidence: the reason why this reading is the likeliest.
  public static func assumed(_ note: String) -> Evidence {
    Evidence(grade: .assumed, note: note, links: [])
  }
}

/// One of the documents this project was created from; together they are the reading `seeds`.
public enum Seed: Hashable, Sendable, CaseIterable {
  /// Apple's page on scheduling a local notification.
  case scheduling
  /// Apple's reference of the class of iOS 4 to 9.
  case localNotification
  /// A post that builds a notification manager.
  case manager
  /// A blog post of 2011 on a daily alarm.
  case alarm
  /// An article of 2026 on local notifications and geofencing.
  case geofencing

  /// What the document is called here.
  public var title: String {
    switch self {
    case .scheduling: "Apple, Scheduling a notification locally from your app"
    case .localNotification: "Apple, UILocalNotification"
    case .manager: "Implement iOS local notification"
    case .alarm: "Local Notifications in iPhone (2011)"
    case .geofencing: "Local Notifications and Geofencing in iOS (2026)"
    }
  }

  /// Where the document can be read, if it has a known address.
  public var link: String? {
    let apple = "https://developer.apple.com/documentation/"
    return switch self {
    case .scheduling:
      apple + "usernotifications/scheduling-a-notification-locally-from-your-app"
    case .localNotification: apple + "uikit/uilocalnotification"
    case .manager, .alarm, .geofencing: nil
    }
  }
}

/// The pages of Apple's documentation that rules cite most.
enum Apple {
  private static let framework = "https://developer.apple.com/documentation/usernotifications/"
  private static let center = framework + "unusernotificationcenter"

  static let asking = framework + "asking-permission-to-use-notifications"
  static let adding = center + "/add(_:withcompletionhandler:)"
  static let removing = center + "/removependingnotificationrequests(withidentifiers:)"
  static let badgeCount = center + "/setbadgecount(_:withcompletionhandler:)"
  static let delegate = center + "delegate"
  static let centerDelegate = center + "/delegate"
  static let willPresent =
    center + "delegate/usernotificationcenter(_:willpresent:withcompletionhandler:)"
  static let openSettings =
    center + "delegate/usernotificationcenter(_:opensettingsfor:)"
  static let handling =
    framework + "handling-notifications-and-notification-related-actions"
  static let categories = center + "/setnotificationcategories(_:)"
  static let category = framework + "unnotificationcategory"
  static let summaryFormat = category + "/categorysummaryformat"
  static let action = framework + "unnotificationactionoptions"
  static let textInput = framework + "untextinputnotificationresponse"
  static let dismissal = framework + "unnotificationdismissactionidentifier"
  static let scheduling = framework + "scheduling-a-notification-locally-from-your-app"
  static let interval = framework + "untimeintervalnotificationtrigger"
  static let request = framework + "unnotificationrequest"
  static let content = framework + "unnotificationcontent"
  static let presentation = framework + "unnotificationpresentationoptions"
  static let locationTrigger = framework + "unlocationnotificationtrigger"
  static let localNotification =
    "https://developer.apple.com/documentation/uikit/uilocalnotification"
  static let registering =
    "https://developer.apple.com/documentation/uikit/uiapplication/registerusernotificationsettings(_:)"
  private static let coreLocation = "https://developer.apple.com/documentation/corelocation/"
  static let locationManager = coreLocation + "cllocationmanager"
  static let proximity =
    coreLocation + "monitoring-the-user-s-proximity-to-geographic-regions"
  static let locationAuthorization =
    coreLocation + "requesting-authorization-to-use-location-services"
  static let regionGuide =
    "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/LocationAwarenessPG/RegionMonitoring/RegionMonitoring.html"
}
