import VirtualTime

/// A field of a plan: the one source for the reader, the schema and the documentation.
public struct PlanField: Sendable {
  /// The name of the field.
  public let name: String
  /// The shape of its value.
  public let shape: Shape
  /// The meaning, as a sentence.
  public let meaning: String
  /// A Boolean value that indicates whether the field must be there.
  public let isRequired: Bool

  /// The shape of a value; a field that is not required can also be null.
  public indirect enum Shape: Sendable {
    case text
    /// One of these texts.
    case word([String])
    /// A whole number in a range.
    case whole(ClosedRange<Int64>)
    /// A number of seconds.
    case seconds
    case flag
    /// True, false, or the name of a sound.
    case sound
    /// A value that makes no difference to the plan.
    case anything
    case object([PlanField])
    case list([PlanField])
  }

  init(_ name: String, _ shape: Shape, _ meaning: String, isRequired: Bool = false) {
    self.name = name
    self.shape = shape
    self.meaning = meaning
    self.isRequired = isRequired
  }
}

extension PlanField {
  /// The fields of a plan in the form of Belfry.
  public static let plan: [PlanField] = [
    PlanField("requests", .list(request), "The pending requests.", isRequired: true),
    PlanField("zone", .text, "The time zone of the phone, such as `Europe/Berlin`."),
    PlanField("date", .text, "The date and time of the list, such as `2026-03-06 09:00`."),
  ]

  /// The fields of a request.
  public static let request: [PlanField] = [
    PlanField("identifier", .text, "The identifier of the request.", isRequired: true),
    PlanField("content", .object(content), "The content that is shown."),
    PlanField("trigger", .object(trigger), "The trigger; null delivers the request at once."),
  ]

  /// The fields of a content.
  public static let content: [PlanField] =
    [
      PlanField("title", .text, "The title."),
      PlanField("subtitle", .text, "The subtitle."),
      PlanField("body", .text, "The body."),
      PlanField("sound", .sound, "True, or the name of a sound."),
      PlanField("badge", .whole(Int64(Int32.min)...Int64(Int32.max)), "The number for the badge."),
      PlanField("categoryIdentifier", .text, "The identifier of the category."),
      PlanField("threadIdentifier", .text, "The identifier of the thread."),
    ] + ignored(contentExtras)

  /// The fields of a trigger.
  public static let trigger: [PlanField] =
    [
      PlanField("type", .word(triggerTypes), "The kind of trigger.", isRequired: true),
      PlanField("repeats", .flag, "Whether the trigger fires again; the default is false."),
      PlanField("seconds", .seconds, "The interval of `timeInterval`."),
      PlanField("dateComponents", .object(dateComponents), "The components of `calendar`."),
    ] + ignored(["region", "class", "channelId"])

  /// The kinds of triggers.
  static let triggerTypes = ["calendar", "timeInterval", "location"]

  /// The components for which lists may have 0, although no date has it: Foundation writes it for a
  /// quarter that is not set, and some languages count weekdays from 0.
  static let zeros: [DateComponent] = [.weekday, .quarter]

  /// The fields of date components, named as in Foundation.
  public static let dateComponents: [PlanField] =
    DateComponent.allCases.map { component in
      let range = component.range
      let isReported = zeros.contains { $0 == component }
      return PlanField(
        component.name,
        .whole((isReported ? 0 : Int64(range.lowerBound))...Int64(range.upperBound)),
        "From \(range.lowerBound) to \(range.upperBound)\(isReported ? "; 0 never fires" : "")."
      )
    } + [
      PlanField("timeZone", .text, "The time zone of the components, if they have one.")
    ] + ignored(["calendar", "isLeapMonth"])

  /// The fields of a notification of Notifee, with its trigger.
  public static let notifee: [PlanField] = [
    PlanField(
      "notification",
      .object(
        [
          PlanField("id", .text, "The identifier.", isRequired: true),
          PlanField("title", .text, "The title."),
          PlanField("subtitle", .text, "The subtitle."),
          PlanField("body", .text, "The body."),
          PlanField(
            "ios",
            .object(
              [
                PlanField("sound", .sound, "The name of a sound."),
                PlanField("badgeCount", .whole(0...Int64(Int32.max)), "The number for the badge."),
                PlanField("categoryId", .text, "The identifier of the category."),
                PlanField("threadId", .text, "The identifier of the thread."),
              ] + ignored(notifeeExtras)
            ),
            "The part for iOS."
          ),
        ] + ignored(["data", "android", "remote"])
      ),
      "The content.",
      isRequired: true
    ),
    PlanField(
      "trigger",
      .object(
        [
          PlanField("type", .whole(0...1), "0 is a timestamp, 1 an interval.", isRequired: true),
          PlanField("timestamp", .whole(timestamps), "Milliseconds since 1970."),
          PlanField("repeatFrequency", .whole(-1...2), "-1 none, 0 hourly, 1 daily, 2 weekly."),
          PlanField("interval", .whole(1...1_000_000), "The number of units of an interval."),
          PlanField("timeUnit", .word(timeUnits), "The unit of an interval."),
        ] + ignored(["alarmManager"])
      ),
      "The trigger.",
      isRequired: true
    ),
  ]

  /// The units of an interval of Notifee.
  static let timeUnits = ["SECONDS", "MINUTES", "HOURS", "DAYS"]

  /// The fields of a request of `flutter_local_notifications`, as it is sent to iOS.
  public static let flutter: [PlanField] =
    [
      PlanField("id", .whole(-2_147_483_648...2_147_483_647), "The identifier.", isRequired: true),
      PlanField("title", .text, "The title."),
      PlanField("body", .text, "The body."),
      PlanField("scheduledDateTime", .text, "Such as `2026-03-06T09:00:00`."),
      PlanField("timeZoneName", .text, "The time zone of the date."),
      PlanField(
        "matchDateTimeComponents",
        .whole(0...3),
        "0 time, 1 weekday and time, 2 day and time, 3 month, day and time."
      ),
      PlanField("repeatInterval", .whole(0...3), "0 minute, 1 hour, 2 day, 3 week."),
      PlanField(
        "repeatIntervalMilliseconds",
        .whole(1...1_000_000_000_000),
        "The interval of a repeating request."
      ),
      PlanField("platformSpecifics", .object(flutterDetails), "The part for iOS."),
    ] + ignored(flutterExtras)

  private static let flutterDetails: [PlanField] =
    [
      PlanField("subtitle", .text, "The subtitle."),
      PlanField("badgeNumber", .whole(0...Int64(Int32.max)), "The number for the badge."),
      PlanField("categoryIdentifier", .text, "The identifier of the category."),
      PlanField("threadIdentifier", .text, "The identifier of the thread."),
    ] + ignored(flutterDetailExtras)

  /// The instants that a scenario can have, in milliseconds since 1970.
  static let timestamps: ClosedRange<Int64> = -9_214_560_000_000...9_214_646_400_000

  private static func ignored(_ names: [String]) -> [PlanField] {
    names.map { PlanField($0, .anything, "Makes no difference.") }
  }

  private static let contentExtras = [
    "data", "attachments", "launchImageName", "summaryArgument", "summaryArgumentCount",
    "targetContentIdentifier", "interruptionLevel", "relevanceScore", "userInfo", "filterCriteria",
  ]
  private static let notifeeExtras = [
    "attachments", "badgeIncrement", "communicationInfo", "critical", "criticalVolume",
    "foregroundPresentationOptions", "interruptionLevel", "launchImageName", "relevanceScore",
    "summaryArgument", "summaryArgumentCount", "targetContentId",
  ]
  private static let flutterExtras = [
    "payload", "scheduledDateTimeISO8601", "calledAt", "repeatTime", "day",
    "uiLocalNotificationDateInterpretation",
  ]
  private static let flutterDetailExtras = [
    "presentAlert", "presentSound", "presentBadge", "presentBanner", "presentList", "sound",
    "attachments", "interruptionLevel", "criticalSoundVolume",
  ]

  /// The fields and the types of triggers that `expo-notifications` lists only on Android.
  static let ofAndroid: Set<String> = [
    "autoDismiss", "color", "priority", "sticky", "vibrationPattern", "channel", "date", "daily",
    "weekly", "monthly", "yearly",
  ]

  /// Returns the help for a number that a field cannot have; empty if the field's range is enough.
  static func help(for name: String) -> String {
    switch name {
    case "weekday": "1 is Sunday and 7 is Saturday"
    case _: ""
    }
  }
}
