import PhoneDescription
import Scenarios
import Support
import SystemPolicy
import Testing

@testable import Reports

/// `explain` answers questions as people put them in forums and in the titles of issues.
@Suite struct LookupTests {
  /// A question, and the rules or disputes of which one has to be among the first three answers.
  struct Question: Sendable, CustomTestStringConvertible {
    let text: String
    let answers: [String]

    init(_ text: String, _ answers: String...) { (self.text, self.answers) = (text, answers) }

    var testDescription: String { text }
  }

  static let index = LookupIndex()

  static let questions: [Question] = [
    Question(
      "what happens to a local notification when permission is denied",
      "add-when-denied",
      "delivery.denied-shows-nothing"
    ),
    Question(
      "does the app get notified if the user turns off notifications in Settings",
      "settings.off-denies"
    ),
    Question("didReceive not called when app is killed", "response.no-delegate-loses-the-tap"),
    Question("notification tap not received on cold start", "response.no-delegate-loses-the-tap"),
    Question(
      "do local notifications still fire after the user force quits the app",
      "delivery.needs-no-running-app"
    ),
    Question("silent push not delivered after force quit", "remote.force-quit-stays-closed"),
    Question("do scheduled notifications survive a reboot", "restart-keeps"),
    Question("will notifications fire before the first unlock after restart", "before-unlock"),
    Question("64 notification limit which ones are kept", "limit-keeps"),
    Question("what happens when I schedule more than 64 local notifications", "limit-keeps"),
    Question("daylight saving time 2:30 reminder skipped", "gap-time"),
    Question("notification fires twice when clocks go back", "overlap-time"),
    Question("time zone change calendar trigger", "calendar-zone"),
    Question(
      "does UNTimeIntervalNotificationTrigger change with the time zone",
      "dates.intervals-know-no-zone"
    ),
    Question("repeat interval less than 60 seconds crash", "scheduling.repeat-needs-a-minute"),
    Question("schedule notification in the past", "past-calendar"),
    Question(
      "notification not showing while app is in foreground",
      "foreground.no-delegate-shows-nothing",
      "foreground.no-method-shows-nothing"
    ),
    Question(
      "willPresent not called",
      "foreground.no-method-shows-nothing",
      "foreground.delegate-is-not-kept",
      "foreground.app-is-asked"
    ),
    Question("badge stays when the notification is removed", "badge.outlives-its-notification"),
    Question("does setting badge to 0 remove notifications", "zero-badge"),
    Question(
      "notification with same identifier replaced",
      "scheduling.same-identifier-replaces",
      "delivery.same-identifier-replaces"
    ),
    Question("custom sound longer than 30 seconds", "sound.too-long-plays-the-default"),
    Question("missing sound file", "missing-sound"),
    Question("do not disturb silences notification", "focus.silences-other-apps"),
    Question("time sensitive notifications break through focus", "time-sensitive-in-a-focus"),
    Question("critical alert mute switch", "sound.critical-ignores-the-silent-switch"),
    Question("provisional authorization no banner", "authorization.provisional-quiet"),
    Question("can I ask for full permission after provisional", "ask-while-provisional"),
    Question(
      "ask permission a second time after user said no",
      "authorization.denied-stays-denied"
    ),
    Question(
      "location trigger without location permission",
      "regions.trigger-needs-permission"
    ),
    Question("more than 20 regions", "regions.app-holds-twenty", "21st-region", "region-pool"),
    Question("regions after reboot", "regions-after-reboot"),
    Question("app deleted and reinstalled permission", "reinstall"),
    Question("removeAllPendingNotificationRequests race with add", "removal-takes-time"),
    Question("dismiss action not called", "response.dismissal-needs-its-option"),
    Question(
      "do action buttons work on a locked phone",
      "response.actions-work-on-a-locked-phone"
    ),
    Question("attachment image too large", "attachments.too-large-is-refused"),
    Question("monthly reminder on February 30", "missing-day"),
    Question("notification on the 31st of each month", "missing-day"),
    Question(
      "nextTriggerDate for time interval",
      "dates.next-of-an-interval-counts-from-now"
    ),
    Question("scheduled summary delays notification", "summary.holds-back"),
    Question("notifications grouped by threadIdentifier", "grouping.a-thread-is-a-group"),
    Question(
      "hidden preview placeholder text",
      "preview.placeholder-of-the-category",
      "preview.plain-placeholder"
    ),
    Question("app clip notifications 8 hours", "clip.notifies-for-eight-hours"),
    Question("scene delegate connectionOptions notificationResponse", "scene-response"),
    Question("service extension time limit", "extension.thirty-seconds"),
    Question("background refresh off silent push", "push-without-refresh"),
    Question("user changes the clock manually", "clock-jump", "signals.set-clock-is-significant"),
    Question("new phone restored from backup notifications", "backup-requests"),
    Question("setBadgeCount negative number", "badge.negative-is-refused"),
    Question("DST", "gap-time"),
    Question("snooze", "response.background-action-is-told", "response.delegate-is-told"),
    Question("64", "limit-keeps"),
    Question("force quit", "force-quit-action"),
    Question("past date", "past-calendar"),
    Question("travel", "calendar-zone", "journey-over-a-date"),
    Question("timezone", "calendar-zone"),
    Question("do not disturb", "focus.silences-other-apps"),
    Question("geofence", "regions.trigger-fires", "regions.monitored-until-stopped"),
    Question("restart", "restart-keeps", "before-unlock", "regions-after-reboot"),
  ]

  @Test(arguments: questions)
  func `a question has its answer among the first three`(question: Question) {
    let first = Self.index.hits(for: question.text).prefix(3).map(\.name)
    #expect(first.contains(where: question.answers.contains), "\(first)")
  }

  @Test(arguments: [
    ("permision", "permission"), ("atachment corrupt", "attachment corrupt"),
    ("geofense", "geofence"), ("provisonal banner", "provisional banner"),
    ("forground without delegate", "foreground without delegate"),
  ])
  func `a typing error changes no answer`(written: String, meant: String) {
    let hits = Self.index.hits(for: meant).prefix(3).map(\.name)
    #expect(hits.count == 3)
    #expect(Self.index.hits(for: written).prefix(3).map(\.name) == hits)
  }

  @Test func `every answer is a rule on which sources agree, or a dispute`() {
    let names = Law.rules.filter { $0.dispute == nil }.map(\.id) + Law.disputes.map(\.id)
    let unknown = Self.questions.flatMap(\.answers).filter { !names.contains($0) }
    #expect(unknown == [])
    #expect(Self.questions.count >= 60)
  }

  @Test(arguments: ["", "why", "what is the", "qqqq zzzz", "🙂", "how do I use this app"])
  func `a question without a word that is known has no answer`(question: String) {
    #expect(lookup(question, Palette(isColored: false)) == nil)
  }

  @Test func `an answer has the command that says more, and the version`() throws {
    let text = try #require(lookup("64 limit", on: 18, Palette(isColored: false)))
    #expect(text.contains("  limit-keeps  disputed: 2 answers\n"))
    #expect(text.contains("    on iOS 18: yes, since iOS 10\n"))
    #expect(text.contains("    belfry explain limit-keeps --ios 18\n"))
    #expect(text.split(separator: "\n").count { $0.contains("belfry explain ") } <= 5)
  }

  @Test func `what ended before a version is marked`() throws {
    let question = "summaryArgument of a group"
    let text = try #require(lookup(question, on: 18, Palette(isColored: false)))
    #expect(text.contains("on iOS 18: no, from iOS 12 to 14"))
  }

  @Test func `the index of the pages is the one that the pages have`() throws {
    let catalogue = try Repository.text(of: "Documentation/Rules/Catalogue.md")
    let rows = catalogue.split(separator: "\n").compactMap { line -> String? in
      let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
      guard cells.count > 2, let dash = cells[0].firstIndex(of: "-"),
        Int(cells[0][dash...].dropFirst().prefix { $0.isNumber }) != nil
      else { return nil }
      return String(cells[0].prefix { $0 != " " })
    }
    #expect(DocumentationIndex.facts.map(\.entry) == rows)
    for heading in DocumentationIndex.headings {
      let page = String(heading.address.prefix { $0 != "#" })
      let text = try Repository.text(of: page)
      let lines = text.split(separator: "\n").map { $0.filter { $0 != "`" } }
      let isThere = lines.contains { $0.hasPrefix("#") && $0.hasSuffix(" " + heading.title) }
      // A link in a heading is its text here.
      #expect(isThere || text.contains("](") && text.contains("\n#"), "\(heading)")
    }
  }
}
