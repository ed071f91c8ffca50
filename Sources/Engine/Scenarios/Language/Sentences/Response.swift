import SystemPolicy
import VirtualDevice

extension Topic {
  static let response = Topic(
    "Taps",
    "A tap opens the app. The app receives the tap only if it has a delegate with didReceive.",
    Verb.response,
    examples: [
      #"""
      scenario "the delegate receives the tap"
      device has authorization authorized
      app has delegate
      @08:00 user opens app
        app adds "mail" after 10m title "A letter from Ada"
        user leaves app
      @08:11 user taps "mail"
        expect tap on "mail" received
      """#,
      #"""
      scenario "a tap is lost without a delegate"
      device has authorization authorized
      @08:00 user opens app
        app adds "mail" after 10m title "A letter from Ada"
        user leaves app
      @08:11 user taps "mail"
        expect tap on "mail" lost
        expect tap on "mail" not received
      """#,
      #"""
      scenario "an app that only shows itself"
      device has authorization authorized
      app has delegate
      app ignores responses
      @08:00 user opens app
        app adds "mail" after 10m title "A letter from Ada"
        app releases delegate
        user leaves app
      @08:11 user taps "mail"
        expect app foreground
      """#,
    ],
    slips: [
      "app ignores taps",
      "user clicks \"mail\"",
      "user taps mail",
      "user opens app\napp adds \"mail\" after 10m\nuser taps \"mail\"",
    ]
  )
}

extension Verb {
  /// The responses of the user to a notification, and the callbacks that report them.
  static let response: [Verb] = [
    user("taps <id:id> [for <of:app>]", "Taps a notification, wherever it is shown.") {
      .taps($0.name())
    } write: {
      guard case .taps(let name) = $0 else { return nil }
      return name.written
    },

    fact(
      "app ignores responses",
      """
      The app ignores taps, actions and dismissals on purpose. Otherwise a response that no \
      delegate receives fails the scenario.
      """
    ) {
      .ignoresResponses($0.app)
    } write: {
      guard case .ignoresResponses(let app) = $0 else { return nil }
      return [("app", app.captured)]
    },

    received(
      "tap on <id:id>",
      "The delegate's didReceive was called for a tap."
    ) { _ in
      .tap
    } write: {
      $0 == .tap ? [] : nil
    },
    notReceived(
      "tap on <id:id>",
      "The delegate's didReceive was not called for a tap."
    ) { _ in
      .tap
    } write: {
      $0 == .tap ? [] : nil
    },
    lost(
      "tap on <id:id>",
      "The tap was lost: no delegate of the app received it."
    ) { _ in
      .tap
    } write: {
      $0 == .tap ? [] : nil
    },
  ]
}
