import SystemPolicy
import VirtualDevice

extension Topic {
  static let authorization = Topic(
    "Permission",
    "An app without permission can add requests: the system accepts them and shows nothing.",
    Verb.authorization,
    examples: [
      #"""
      scenario "the user does not allow notifications"
      @08:00 user opens app
        expect no prompt
        app asks for alert sound
        expect prompt
        expect prompt for app
        expect app requestAuthorization not answered
        user answers "Don't Allow"
        expect app requestAuthorization not granted
        expect authorization denied
      """#,
      #"""
      phone iOS 14

      scenario "provisional: the user keeps notifications"
      @08:00 user opens app
        app asks for alert provisional
        expect authorization provisional
        app adds "news" after 5m title "News"
        user leaves app
      @08:05 user keeps "news" prominently
        expect authorization authorized
      """#,
      #"""
      scenario "an app clip may notify for eight hours after its launch"
      device has authorization ephemeral
      @08:00 expect authorization notDetermined
        user opens app
        expect authorization ephemeral
        app adds "ready" after 9h title "Ready"
        user leaves app
      @17:00 expect "ready" not delivered
        expect authorization notDetermined
      """#,
      #"""
      scenario "the user mutes an app"
      device has authorization authorized
      @08:00 user opens app
        app adds "news" after 5m title "News" sound
        app adds "rain" after 30m title "Rain" sound
        user leaves app
      @08:05 user chooses Mute for 1 Hour on "news"
      @08:30 expect "rain" delivered as list
      """#,
      #"""
      scenario "provisional: the user turns notifications off"
      @08:00 user opens app
        app asks for alert provisional
        app adds "news" after 5m title "News"
        user leaves app
      @08:05 user turns off "news"
        expect authorization denied
      """#,
    ],
    slips: [
      "user mutes \"news\"",
      "user chooses mute for 1 hour on \"news\"",
      "user allows",
      "user answers \"Yes\"",
      "app requests permission for alert and sound",
      "expect permission granted",
      "user opens app\nuser answers \"Allow\"",
      "app asks for alert",
    ]
  )
}

extension Verb {
  /// Requests for permission, answers, and results.
  static let authorization: [Verb] = [
    app(
      "asks for <options:options>",
      "Calls requestAuthorization with these options."
    ) {
      .asks($0.options)
    } write: {
      guard case .asks(let options) = $0 else { return nil }
      return [("options", Int64(options.rawValue))]
    },

    user(
      "answers <answer:answer> [with precise off]",
      """
      Answers the prompt on the screen; for a location prompt, optionally with Precise Location \
      off.
      """
    ) {
      $0.has("with")
        ? $0.locationAnswer(isPrecise: false)
        : Verdict(answer: $0["answer"]!).map(UserAction.answers)
          ?? $0.locationAnswer(isPrecise: true)
    } write: {
      if case .answers(let verdict) = $0 { return [("answer", Int64(verdict.rawValue))] }
      guard case .location(.answers(let verdict, let isPrecise)) = $0 else { return nil }
      return [("answer", verdict.answer)] + (isPrecise ? [] : [("with", 1)])
    },

    user(
      "keeps <id:id> [for <of:app>] (prominently | immediately | quietly | in Scheduled Summary)",
      """
      Presses Keep on a provisional notification. Since iOS 15, immediately replaces prominently. \
      On iOS 12 to 14, every notification offers quietly.
      """
    ) {
      .decides(
        $0.name(),
        $0.has("quietly")
          ? .keepQuietly
          : $0.has("in")
            ? .keepInSummary : $0.has("immediately") ? .keepImmediately : .keepProminently
      )
    } write: {
      guard case .decides(let name, let verdict) = $0 else { return nil }
      switch verdict {
      case .keepProminently: return name.written + [("prominently", 1)]
      case .keepImmediately: return name.written + [("immediately", 1)]
      case .keepQuietly: return name.written + [("quietly", 1)]
      case .keepInSummary: return name.written + [("in", 1)]
      case .turnOff, .allow, .dontAllow, .muteForOneHour, .muteForToday: return nil
      }
    },

    user(
      "turns off <id:id> [for <of:app>]",
      """
      Presses Turn Off on a notification, which denies its app the permission; before iOS 15, only \
      a provisional notification offers it.
      """
    ) {
      .decides($0.name(), .turnOff)
    } write: {
      guard case .decides(let name, .turnOff) = $0 else { return nil }
      return name.written
    },

    user(
      "chooses Mute for (1 Hour | Today) on <id:id> [for <of:app>]",
      """
      Chooses Mute in the menu of a notification, since iOS 15. For that time, notifications of \
      its app are only in Notification Center.
      """
    ) {
      .decides($0.name(), $0.has("Today") ? .muteForToday : .muteForOneHour)
    } write: {
      guard case .decides(let name, let verdict) = $0 else { return nil }
      switch verdict {
      case .muteForOneHour: return name.written + [("1", 1)]
      case .muteForToday: return name.written + [("Today", 1)]
      case _: return nil
      }
    },

    expect("[<of:app>] authorization <status:status>", "The app's permission to notify now.") {
      .isSo(.authorization($0.appNamed("of"), AuthorizationStatus(rawValue: UInt8($0["status"]!))!))
    } write: {
      guard case .isSo(.authorization(let app, let status)) = $0 else { return nil }
      return [("of", app.captured), ("status", Int64(status.rawValue))]
    },

    expect("prompt [because <because:rule>]", "A prompt is on the screen now.") { _ in
      .isSo(.prompt(true))
    } write: {
      $0 == .isSo(.prompt(true)) ? [] : nil
    },

    expect(
      "prompt for <whose:app> [because <because:rule>]",
      "The prompt on the screen now belongs to this app."
    ) {
      .isSo(.promptOf($0.appNamed("whose")))
    } write: {
      guard case .isSo(.promptOf(let app)) = $0 else { return nil }
      return [("whose", app.captured)]
    },

    expect("no prompt WINDOW", "No prompt is on the screen; with `because`, the rule withheld it.")
    {
      _ in
      .isSo(.prompt(false))
    } write: {
      $0 == .isSo(.prompt(false)) ? [] : nil
    },

    expect(
      "[<of:app>] requestAuthorization (granted | not granted) WINDOW",
      "The completion handler of requestAuthorization was called with this value."
    ) {
      .authorizationReported($0.appNamed("of"), isGranted: $0.has("granted"))
    } write: {
      guard case .authorizationReported(let app, let isGranted) = $0 else { return nil }
      return [("of", app.captured), (isGranted ? "granted" : "not", 1)]
    },

    expect(
      "[<of:app>] requestAuthorization not answered SINCE",
      "The completion handler of requestAuthorization was not called."
    ) {
      .authorizationNotReported($0.appNamed("of"))
    } write: {
      guard case .authorizationNotReported(let app) = $0 else { return nil }
      return [("of", app.captured)]
    },
  ]
}

extension Captures {
  /// The authorization options of a sentence.
  var options: AuthorizationOptions { AuthorizationOptions(rawValue: UInt16(self["options"]!)) }

  /// Returns an answer that only a location prompt offers.
  fileprivate func locationAnswer(isPrecise: Bool) -> UserAction {
    let verdict = LocationVerdict.allCases.first { $0.answer == self["answer"] }!
    return .location(.answers(verdict, isPrecise: isPrecise))
  }
}

extension Verdict {
  /// Creates an answer that both kinds of prompt offer.
  fileprivate init?(answer: Int64) {
    guard let verdict = UInt8(exactly: answer).flatMap(Verdict.init) else { return nil }
    self = verdict
  }
}
