public import VirtualTime

/// The pending requests of an app, as an app or a framework exports them.
public struct Plan: Hashable, Sendable {
  /// The requests, in the order in which they are added.
  public var requests: [PlannedRequest]
  /// The time zone of the phone, if the plan names it.
  public var zone: Zone?
  /// The date and time at which the list was made, if the plan has them.
  public var date: CivilDateTime?
  /// The form in which the list is written.
  public var form: Form

  /// The forms in which a list can be written.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// The form of Belfry, which `expo-notifications` has too.
    case belfry = "expo-notifications"
    /// The list that `getTriggerNotifications` of Notifee returns.
    case notifee
    /// The arguments that `flutter_local_notifications` sends to iOS.
    case flutter = "flutter_local_notifications"
  }
}

/// A request of a plan.
public struct PlannedRequest: Hashable, Sendable {
  /// The identifier.
  public var identifier: String
  /// The content that is shown.
  public var content = Content()
  /// The trigger.
  public var trigger: Trigger
  /// The date and time that the app asked for, in the zone of the trigger or of the phone, if the
  /// form of the list has it beside the trigger's components.
  public var asked: CivilDateTime?

  /// The content of a request.
  public struct Content: Hashable, Sendable {
    /// The title.
    public var title: String?
    /// The subtitle.
    public var subtitle: String?
    /// The body.
    public var body: String?
    /// A Boolean value that indicates whether it makes a sound.
    public var hasSound = false
    /// The number for the badge.
    public var badge: Int?
    /// The identifier of the category.
    public var category: String?
    /// The identifier of the thread.
    public var thread: String?
  }

  /// The trigger of a request.
  public enum Trigger: Hashable, Sendable {
    /// None: the request is delivered at once.
    case now
    /// An interval after the request was added, once or repeatedly.
    case interval(Interval, repeats: Bool)
    /// A date that matches, once or each time.
    case calendar(DatePattern, repeats: Bool)
    /// The date of an instant in the phone's zone, reduced to what repeats.
    case timestamp(Instant, Frequency?)
    /// The boundary of a place, which a plan cannot cross.
    case place
    /// A date that no calendar has, such as weekday 0.
    case never(String)
  }

  /// The intervals at which a timestamp of Notifee repeats.
  public enum Frequency: Int64, Hashable, Sendable, CaseIterable {
    case hourly, daily, weekly
  }
}

extension PlannedRequest {
  /// The identifier between quotes, as a script has it.
  var name: String { identifier.inScript }
}

/// A mistake in a plan.
public struct PlanMistake: Error, Hashable, Sendable {
  /// The line of the JSON, from one; nil if the mistake is in no line.
  public var line: Int?
  /// The sentence that says what is wrong.
  public var message: String
  /// The text to write instead, or an empty text.
  public var help: String

  init(_ message: String, help: String = "", line: Int? = nil) {
    self.line = line
    self.message = message
    self.help = help
  }
}

extension String {
  /// The text between quotes as a script has it; a long one is cut.
  func inScript(most: Int) -> String {
    var result = "\""
    for scalar in unicodeScalars.prefix(most) {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      case _: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The text between quotes as a script has it.
  var inScript: String { inScript(most: .max) }
}
