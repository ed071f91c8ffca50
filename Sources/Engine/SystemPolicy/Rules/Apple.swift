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
  static let interruptionLevel = framework + "unnotificationinterruptionlevel"
  static let timeSensitive = interruptionLevel + "/timesensitive"
  static let critical = interruptionLevel + "/critical"
  static let criticalAlert = framework + "unauthorizationoptions/criticalalert"
  static let locationTrigger = framework + "unlocationnotificationtrigger"
  static let actionContext =
    "https://developer.apple.com/documentation/uikit/uiusernotificationactioncontext"
  static let localNotification =
    "https://developer.apple.com/documentation/uikit/uilocalnotification"
  static let registering =
    "https://developer.apple.com/documentation/uikit/uiapplication/registerusernotificationsettings(_:)"
  private static let coreLocation = "https://developer.apple.com/documentation/corelocation/"
  static let locationManager = coreLocation + "cllocationmanager"
  static let locationStatus = coreLocation + "clauthorizationstatus"
  static let proximity =
    coreLocation + "monitoring-the-user-s-proximity-to-geographic-regions"
  static let locationAuthorization =
    coreLocation + "requesting-authorization-to-use-location-services"
  static let locationUpdate = coreLocation + "cllocationupdate"
  static let serviceSession = coreLocation + "clservicesession-pt7n"
  static let sessionDiagnostic = serviceSession + "/diagnostic"
  static let monitor = coreLocation + "clmonitor-2r51v"
  static let monitorEvent = monitor + "/event"
  static let monitorRequest =
    coreLocation + "clmonitor-6ynwz/requestmonitorwithconfiguration:completion:"
  static let backgroundUpdates = coreLocation + "handling-location-updates-in-the-background"
  static let coreLocationUpdates = "https://developer.apple.com/documentation/updates/corelocation"
  static let authorizationTalk = "https://developer.apple.com/videos/play/wwdc2024/10212/"
  static let choosingAuthorization =
    "https://developer.apple.com/documentation/bundleresources/choosing-the-location-services-authorization-to-request"
  static let regionGuide =
    "https://developer.apple.com/library/archive/documentation/UserExperience/Conceptual/LocationAwarenessPG/RegionMonitoring/RegionMonitoring.html"
}
