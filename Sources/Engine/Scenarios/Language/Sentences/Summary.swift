import SystemPolicy
import VirtualDevice
import VirtualTime

extension Topic {
  static let summary = Topic(
    "Summary, previews and groups",
    """
    The user's choices for an app in Settings, in addition to its switches. The Scheduled Summary \
    holds notifications until its next time and then delivers them without a sound, sorted by \
    relevance.
    """,
    Verb.summary,
    examples: [
      #"""
      scenario "held until the evening"
      device has authorization authorized
      app entitled to time-sensitive communication
      @08:30 user opens app
        user turns on Scheduled Summary at 12:00 18:00
        app adds "tip" at 12:30 title "A tip" relevance 0.2
        app adds "news" at 13:00 title "News" relevance 0.9
        app adds "pills" at 13:00 title "Pills" level time-sensitive
        app adds "mum" at 13:00 title "Mum" communication
      @13:00 expect "tip" held since 12:00
        expect "pills" not held
        expect "mum" not held
      @18:00 expect listed "pills" "mum" "news" "tip"
        user turns off time-sensitive notifications
        user turns off Scheduled Summary
      """#,
      #"""
      scenario "previews and groups"
      device has authorization authorized
      @08:00 user opens app
        app adds "anna" after 5m title "Anna" thread "family"
        app adds "ben" after 5m title "Ben" thread "family"
        app adds "cleo" after 5m title "Cleo" thread "work"
        user shows previews when unlocked
        user locks device
      @08:05 expect "anna" preview hidden
        expect "anna" reads body "Notification"
        expect summary argument of "anna" none
        user unlocks device
        expect "anna" preview shown
        expect "anna" grouped with "ben"
        expect "anna" not grouped with "cleo"
        expect groups 2
        user groups notifications by app
        expect groups 1
      """#,
    ],
    slips: [
      "user turns on summary",
      "user turns on Scheduled Summary at 8am",
      "user hides previews",
      "user groups notifications",
      "expect \"tea\" held",
    ]
  )
}

extension Verb {
  /// The Scheduled Summary, previews and groups.
  static let summary: [Verb] = [
    user(
      "turns (on | off) time-sensitive notifications [for <of:app>]",
      "Turns the switch of an app that has the entitlement, under its name in Settings."
    ) {
      .changes($0.appNamed("of"), .allowsTimeSensitive($0.has("on")))
    } write: {
      guard case .changes(let app, .allowsTimeSensitive(let allows)) = $0 else { return nil }
      return [("of", app.captured), (allows ? "on" : "off", 1)]
    },

    user(
      """
      turns on Scheduled Summary [at <first:time> [<second:time>] [<third:time>]] [for <of:app>]
      """,
      "Adds the app to the Scheduled Summary; the default times are 08:00 and 18:00."
    ) { captures in
      let times = captures["first"].map { first in
        SummaryTimes(time(first), captures["second"].map(time), captures["third"].map(time))
      }
      return .changes(captures.appNamed("of"), .summarizes(true, at: times))
    } write: {
      guard case .changes(let app, .summarizes(true, let times)) = $0 else { return nil }
      let written: Written = [
        ("first", times?.first.nanosecondOfDay), ("second", times?.second?.nanosecondOfDay),
        ("third", times?.third?.nanosecondOfDay),
      ]
      return [("of", app.captured)] + written.filter { $0.value != nil }
    },

    user(
      "turns off Scheduled Summary [for <of:app>]",
      "Takes the app out of the Scheduled Summary."
    ) {
      .changes($0.appNamed("of"), .summarizes(false, at: nil))
    } write: {
      guard case .changes(let app, .summarizes(false, _)) = $0 else { return nil }
      return [("of", app.captured)]
    },

    user(
      "shows previews (always | when unlocked | never) [for <of:app>]",
      "Chooses in Settings when the text of a notification can be read."
    ) {
      .changes(
        $0.appNamed("of"),
        .previews($0.has("always") ? .always : $0.has("never") ? .never : .whenAuthenticated)
      )
    } write: {
      guard case .changes(let app, .previews(let previews)) = $0 else { return nil }
      switch previews {
      case .always: return [("of", app.captured), ("always", 1)]
      case .whenAuthenticated: return [("of", app.captured), ("when", 1)]
      case .never: return [("of", app.captured), ("never", 1)]
      }
    },

    user(
      "groups notifications (automatically | by app | not at all) [for <of:app>]",
      "Chooses in Settings how the app's notifications are grouped."
    ) {
      .changes(
        $0.appNamed("of"),
        .groups($0.has("by") ? .byApp : $0.has("not") ? .off : .automatic)
      )
    } write: {
      guard case .changes(let app, .groups(let choice)) = $0 else { return nil }
      switch choice {
      case .automatic: return [("of", app.captured), ("automatically", 1)]
      case .byApp: return [("of", app.captured), ("by", 1)]
      case .off: return [("of", app.captured), ("not", 1)]
      }
    },

    happened(
      .held,
      "[<of:app>] <id:id> held WINDOW",
      "A notification was due, and the Scheduled Summary holds it."
    ),
    didNotHappen(
      .held,
      "[<of:app>] <id:id> not held SINCE",
      "The Scheduled Summary did not hold a notification."
    ),

    expect(
      "[<of:app>] <id:id> preview (shown | hidden) [because <because:rule>]",
      "The text of a notification can be read where it is shown now, or not."
    ) {
      .isSo(.preview($0.name(), isHidden: $0.has("hidden")))
    } write: {
      guard case .isSo(.preview(let name, let isHidden)) = $0 else { return nil }
      return name.written + [(isHidden ? "hidden" : "shown", 1)]
    },

    expect(
      """
      [<of:app>] <id:id> reads [title <title:text>] [subtitle <subtitle:text>] [body <body:text>] \
      [because <because:rule>]
      """,
      """
      The whole text of a notification that can be read now, in Notification Center or on the \
      lock screen.
      """
    ) {
      .isSo(
        .reads(
          $0.name(),
          ContentTexts(
            title: $0.text("title"),
            subtitle: $0.text("subtitle"),
            body: $0.text("body")
          )
        )
      )
    } write: {
      guard case .isSo(.reads(let name, let texts)) = $0 else { return nil }
      let written: Written = [
        ("title", texts.title?.captured), ("subtitle", texts.subtitle?.captured),
        ("body", texts.body?.captured),
      ]
      return name.written + written.filter { $0.value != nil }
    },

    expect(
      """
      [<of:app>] summary argument of <id:id> (none | <argument:text>) [because <because:rule>]
      """,
      "The summaryArgument in the summary of a notification's group now."
    ) {
      .isSo(.summaryArgument($0.name(), $0.text("argument")))
    } write: {
      guard case .isSo(.summaryArgument(let name, let argument)) = $0 else { return nil }
      return name.written + [argument.map { ("argument", $0.captured) } ?? ("none", 1)]
    },

    expect(
      "[<of:app>] <id:id> (grouped | not grouped) with <other:id> [because <because:rule>]",
      "Two notifications in Notification Center are in one group now, or not."
    ) {
      .isSo(.grouped($0.name(), $0.identifier("other"), $0.has("grouped")))
    } write: {
      guard case .isSo(.grouped(let name, let other, let areGrouped)) = $0 else { return nil }
      return name.written + [(areGrouped ? "grouped" : "not", 1), ("other", other.captured)]
    },

    expect(
      "[<of:app>] groups <count:count>",
      "The number of groups of the app's notifications in Notification Center now."
    ) {
      .isSo(.groups($0.appNamed("of"), Int($0["count"]!)))
    } write: {
      guard case .isSo(.groups(let app, let count)) = $0 else { return nil }
      return [("of", app.captured), ("count", Int64(count))]
    },
  ]
}

extension Verb {
  @Sendable private static func time(_ nanosecond: Int64) -> CivilTime {
    CivilTime(nanosecondOfDay: nanosecond)!
  }
}
