import Testing

/// A way to expect that something did not happen.
struct Denial: Sendable, CustomTestStringConvertible {
  /// The form of the sentence, as the manual has it.
  var form: String
  /// The facts of a story in which it happens.
  var facts = "device has authorization authorized"
  /// The steps by which it happens, from eight to nine o'clock.
  var steps: String
  /// The expectation that it happened.
  var positive: String
  /// The expectation that it did not happen.
  var negative: String

  var testDescription: String { negative }

  private static let open = "@08:00 user opens app\n"
  private static let add = open + "app adds \"x\" after 5m title \"X\" sound\n"
  private static let shown = add + "user leaves app"
  private static let region = """
    place "office" 12.9775,77.5713 radius 300m
    place "home" 12.9000,77.5000
    device at "home"
    device has location always

    """

  static let all: [Denial] = [
    .init(
      form: "no crash",
      steps: open + "app adds \"x\" after 0s title \"X\"",
      positive: "app crashed \"time interval must be greater than 0\"",
      negative: "no crash"
    ),
    .init(
      form: "requestAuthorization not answered",
      facts: "",
      steps: open + "app asks for alert\nuser answers \"Allow\"",
      positive: "requestAuthorization granted",
      negative: "requestAuthorization not answered"
    ),
    .init(
      form: "\"id\" not silenced",
      steps: add,
      positive: "\"x\" silenced",
      negative: "\"x\" not silenced"
    ),
    .init(
      form: "willPresent not called for \"id\"",
      steps: open + "app sets delegate with willPresent\n" + "app adds \"x\" after 5m title \"X\"",
      positive: "willPresent called for \"x\"",
      negative: "willPresent not called for \"x\""
    ),
    .init(
      form: "no notification delivered",
      steps: shown,
      positive: "\"x\" delivered",
      negative: "no notification delivered"
    ),
    .init(
      form: "\"id\" not delivered",
      steps: shown,
      positive: "\"x\" delivered",
      negative: "\"x\" not delivered"
    ),
    .init(
      form: "\"id\" not dropped",
      facts: "device has authorization denied",
      steps: shown,
      positive: "\"x\" dropped",
      negative: "\"x\" not dropped"
    ),
    .init(
      form: "\"id\" not sounded",
      steps: shown,
      positive: "\"x\" sounded",
      negative: "\"x\" not sounded"
    ),
    .init(form: "no sound", steps: shown, positive: "\"x\" sounded", negative: "no sound"),
    .init(
      form: "screen not lit by \"id\"",
      steps: add + "user locks device",
      positive: "screen lit by \"x\"",
      negative: "screen not lit by \"x\""
    ),
    .init(
      form: "\"id\" not sounded with the default sound",
      steps: open + "app adds \"x\" after 5m title \"X\" sound \"none.caf\"\nuser leaves app",
      positive: "\"x\" sounded with the default sound",
      negative: "\"x\" not sounded with the default sound"
    ),
    .init(
      form: "\"id\" not held",
      steps: open + "user turns on Scheduled Summary at 12:00\n"
        + "app adds \"x\" after 5m title \"X\"",
      positive: "\"x\" held",
      negative: "\"x\" not held"
    ),
    .init(
      form: "tap on \"id\" not received",
      facts: "device has authorization authorized\napp has delegate",
      steps: shown + "\n@08:06 user taps \"x\"",
      positive: "tap on \"x\" received",
      negative: "tap on \"x\" not received"
    ),
    .init(
      form: "action \"action\" on \"id\" not received",
      facts: "device has authorization authorized\napp has delegate",
      steps: open + "app sets categories \"c\" with actions \"a\" textInput\n"
        + "app adds \"x\" after 5m title \"X\" category \"c\"\nuser leaves app\n"
        + "@08:06 user replies \"yes\" to \"x\"",
      positive: "action \"a\" on \"x\" received saying \"yes\"",
      negative: "action \"a\" on \"x\" not received"
    ),
    .init(
      form: "dismissal of \"id\" not received",
      facts: "device has authorization authorized\napp has delegate",
      steps: open + "app sets categories \"c\" customDismissAction\n"
        + "app adds \"x\" after 5m title \"X\" category \"c\"\nuser leaves app\n"
        + "@08:06 user clears all",
      positive: "dismissal of \"x\" received",
      negative: "dismissal of \"x\" not received"
    ),
    .init(
      form: "not warned",
      facts: "device has authorization authorized\napp has delegate",
      steps: shown + "\n@08:06 user taps \"x\"\napp never completes \"x\"",
      positive: "warned \"Warning: UNUserNotificationCenter delegate received call to "
        + "-userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: but the "
        + "completion handler was never called.\"",
      negative: "app not warned"
    ),
    .init(
      form: "openSettings not called",
      facts: "app has delegate",
      steps: open + "app asks for alert providesAppNotificationSettings\nuser answers \"Allow\"\n"
        + "user opens settings inside app",
      positive: "openSettings called",
      negative: "openSettings not called"
    ),
    .init(
      form: "region <place> not (entered | exited | ignored | failed)",
      facts: region,
      steps: open + "app monitors \"office\"\n@08:05 device moves to \"office\"",
      positive: "region \"office\" entered",
      negative: "region \"office\" not entered"
    ),
    .init(
      form: "condition <place> in monitor \"monitor\" not CONDITION",
      facts: region,
      steps: open + "app opens monitor \"m\"\napp monitors \"office\" in monitor \"m\"\n"
        + "@08:05 device moves to \"office\"",
      positive: "condition \"office\" in monitor \"m\" satisfied",
      negative: "condition \"office\" in monitor \"m\" not satisfied"
    ),
    .init(
      form: "\"id\" not received",
      facts: "phone iOS 9\ndevice has authorization authorized",
      steps: open + "app presents local notification \"x\" now body \"X\"",
      positive: "\"x\" received",
      negative: "\"x\" not received"
    ),
    .init(
      form: "not launched with \"id\"",
      facts: "phone iOS 9\ndevice has authorization authorized",
      steps: open + "app schedules local notification \"x\" after 5m body \"X\"\n"
        + "user force-quits app\n@08:06 user taps \"x\"",
      positive: "launched with \"x\"",
      negative: "not launched with \"x\""
    ),
    .init(
      form: "didReceiveRemoteNotification not called for \"id\"",
      steps: "@08:00 device receives push \"x\" content-available",
      positive: "didReceiveRemoteNotification called for \"x\"",
      negative: "didReceiveRemoteNotification not called for \"x\""
    ),
    .init(
      form: "extension not called for \"id\"",
      facts: "device has authorization authorized\napp has service extension",
      steps: "@08:00 device receives push \"x\" title \"X\" mutable-content",
      positive: "extension called for \"x\"",
      negative: "extension not called for \"x\""
    ),
    .init(
      form: "serviceExtensionTimeWillExpire not called for \"id\"",
      facts: "device has authorization authorized\napp has service extension",
      steps: "@08:00 device receives push \"x\" title \"X\" mutable-content",
      positive: "serviceExtensionTimeWillExpire called for \"x\"",
      negative: "serviceExtensionTimeWillExpire not called for \"x\""
    ),
    .init(
      form: "not notified of <signals>",
      steps: open + "app observes NSSystemTimeZoneDidChange NSCalendarDayChanged\n"
        + "device moves to zone Europe/Rome",
      positive: "notified of NSSystemTimeZoneDidChange",
      negative: "not notified of NSCalendarDayChanged NSSystemTimeZoneDidChange"
    ),
  ]
}
