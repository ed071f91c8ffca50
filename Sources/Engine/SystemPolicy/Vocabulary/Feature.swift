/// A feature that a later version of iOS introduced.
///
/// Features that rules handle on older versions are not here: levels, the options banner and list,
/// and app clips, which have no effect there.
public enum Feature: UInt8, Hashable, Sendable, CaseIterable {
  /// The UserNotifications framework, with its notification center.
  case center
  /// `registerUserNotificationSettings`.
  case registration
  /// A local notification that waits for a region.
  case region
  /// Switches for an app's notifications in Settings.
  case switches
  /// Do Not Disturb.
  case doNotDisturb
  /// `requestState`, which reports whether the phone is in a region.
  case regionState
  /// The Background App Refresh switch.
  case backgroundRefresh
  /// A local notification that names a category.
  case localCategory
  /// The request for location permission, and its usage strings.
  case locationRequest
  /// A text input action of a local notification.
  case typedText
  /// The text that is shown where previews are hidden.
  case hiddenPreviews
  /// Provisional authorization.
  case provisional
  /// Critical alerts: the option, the entitlement, the switch, the sound.
  case criticalAlerts
  /// A link to settings inside an app.
  case settingsLink
  /// A category's format for summaries, and a content's argument.
  case summaryFormat
  /// The announcement of notifications by Siri.
  case announcement
  /// The option and the entitlement for time-sensitive notifications.
  case timeSensitive
  /// The relevance score.
  case relevance
  /// Communication notifications: the content and the entitlement.
  case communication
  /// A remote notification that the notification center handles.
  case push
  /// A Focus that lets some apps through.
  case focusApps
  /// Filter criteria, and Focus filters.
  case focusFilter
  /// A request for a task in the background.
  case backgroundTasks
  /// The switch for Low Power Mode.
  case lowPowerMode
  /// The target content identifier, which chooses a scene.
  case targetContent
  /// Live updates of the location.
  case liveUpdates
  /// A session that declares which location authorization an app needs.
  case serviceSession
  /// The reasons for a missing location that live updates and events of a monitor give.
  case locationReasons
}

extension Feature {
  /// A row of the table of features.
  private struct Row {
    /// The first version of iOS that has the feature.
    var since: OSVersion
    /// The feature as the subject of a sentence, with the verb.
    var clause: String
    /// Another line for an older phone, if there is one.
    var instead: String?

    init(since: OSVersion, _ clause: String, instead: String? = nil) {
      self.since = since
      self.clause = clause
      self.instead = instead
    }
  }

  /// The row of the feature: it states everything about the feature that is not a rule.
  private var row: Row {
    switch self {
    case .center:
      Row(
        since: 10,
        "`UNUserNotificationCenter` needs",
        instead: "`schedules local notification` for an older phone"
      )
    case .registration:
      Row(since: 8, "registering for notifications needs", instead: "remove the line")
    case .region:
      Row(since: 8, "regions of local notifications need")
    case .switches:
      Row(since: 5, "the switches for local notifications in Settings need")
    case .doNotDisturb:
      Row(since: 6, "Do Not Disturb needs")
    case .regionState:
      Row(since: 7, "requesting the state of a region needs")
    case .backgroundRefresh:
      Row(since: 7, "Background App Refresh needs")
    case .localCategory:
      Row(since: 8, "categories of local notifications need")
    case .locationRequest:
      Row(
        since: 8,
        "requesting authorization for location needs",
        instead: "`device has location always`"
      )
    case .typedText:
      Row(since: 9, "actions with text input need", instead: "remove `textInput`")
    case .hiddenPreviews:
      Row(since: 11, "placeholders for hidden previews need")
    case .provisional:
      Row(since: 12, "provisional authorization needs", instead: "remove `provisional`")
    case .criticalAlerts:
      Row(since: 12, "critical alerts need")
    case .settingsLink:
      Row(since: 12, "`providesAppNotificationSettings` needs")
    case .summaryFormat:
      Row(since: 12, "summary formats need")
    case .announcement:
      Row(since: 13, "the option `announcement` needs")
    case .timeSensitive:
      Row(since: 15, "time-sensitive notifications need")
    case .relevance:
      Row(since: 15, "relevance needs")
    case .communication:
      Row(since: 15, "communication notifications need")
    case .push:
      Row(since: 10, "simulated remote notifications need")
    case .focusApps:
      Row(since: 15, "the allowed apps of a Focus need")
    case .focusFilter:
      Row(since: 16, "Focus filters need")
    case .backgroundTasks:
      Row(since: 13, "background tasks need")
    case .lowPowerMode:
      Row(since: 9, "Low Power Mode needs")
    case .targetContent:
      Row(since: 13, "target content identifiers need")
    case .liveUpdates:
      Row(since: 17, "live updates need")
    case .serviceSession:
      Row(since: 18, "`CLServiceSession` needs", instead: "`app asks for location when in use`")
    case .locationReasons:
      Row(since: 18, "the reasons for a missing location need")
    }
  }

  /// The first version of iOS that has it.
  public var since: OSVersion { row.since }

  /// The reason why a phone lacks it, and what to write instead, in one line.
  public var message: String { "\(refusal.message); \(refusal.help)" }

  /// The reason why a phone lacks it, and what to write instead.
  package var refusal: (message: String, help: String) {
    let row = row
    let phone = "write `phone iOS \(row.since.text)`"
    return (
      "\(row.clause) iOS \(row.since.text)", row.instead.map { "\(phone), or \($0)" } ?? phone
    )
  }
}

extension OSVersion {
  /// Returns the last version of iOS without a feature.
  static func before(_ feature: Feature) -> OSVersion { OSVersion(feature.since.major - 1) }
}
