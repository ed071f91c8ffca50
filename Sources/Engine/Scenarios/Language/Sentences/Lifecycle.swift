import SystemPolicy
import VirtualDevice

extension Topic {
  static let lifecycle = Topic(
    "Opening, leaving, ending, locking",
    """
    iOS shows a notification whether its app runs or not. The app's code runs only in some states.
    """,
    Verb.lifecycle,
    examples: [
      #"""
      scenario "the user opens, leaves and force-quits an app"
      @08:00 user opens app
        expect app foreground
        user leaves app
        expect app background
        user force-quits app
        expect app not running
        expect no crash
      """#,
      #"""
      scenario "under Notification Center"
      @08:00 user opens app
        user pulls down Notification Center
        expect app inactive
        user returns to app
        expect app foreground
      """#,
      #"""
      scenario "on a locked phone"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 5m title "Tea"
        user locks device
      @08:05 expect "tea" delivered as list lockScreen
        user unlocks device
      """#,
      #"""
      scenario "an exception crashes the app"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 0s title "Tea"
        expect app crashed "time interval must be greater than 0"
      """#,
      #"""
      scenario "the user has to answer a prompt first"
      @08:00 user opens app
        app asks for alert
        user leaves app
        expect impossible
        user answers "Allow"
        user leaves app
        expect app background
      """#,
    ],
    slips: [
      "user launches app",
      "user opens",
      "user locks phone",
      "app opens",
      "user opens app\nuser opens app",
      "user leaves app",
      "user returns to app",
      "user pulls down Notification Center",
      "user opens app\nuser pulls down Notification Center\nuser opens app",
      "user unlocks device",
      "user opens app\nexpect impossible",
      "expect impossible",
    ]
  )
}

extension Verb {
  /// Launching, leaving and ending apps; locking the phone.
  static let lifecycle: [Verb] = [
    user("opens <of:app>", "Brings an app to the foreground, launching it if it does not run.") {
      .opens($0.appNamed("of"))
    } write: {
      guard case .opens(let app) = $0 else { return nil }
      return [("of", app.captured)]
    },

    user("leaves <of:app>", "Goes to the home screen; the app continues in the background.") {
      .leaves($0.appNamed("of"))
    } write: {
      guard case .leaves(let app) = $0 else { return nil }
      return [("of", app.captured)]
    },

    user(
      "pulls down Notification Center",
      "Covers the app in the foreground with Notification Center; the app becomes inactive."
    ) { _ in
      .pullsDown
    } write: {
      $0 == .pullsDown ? [] : nil
    },

    user("returns to <of:app>", "Closes Notification Center; the app becomes active again.") {
      .returns($0.appNamed("of"))
    } write: {
      guard case .returns(let app) = $0 else { return nil }
      return [("of", app.captured)]
    },

    user("force-quits <of:app>", "Swipes an app out of the app switcher.") {
      .forceQuits($0.appNamed("of"))
    } write: {
      guard case .forceQuits(let app) = $0 else { return nil }
      return [("of", app.captured)]
    },

    user("locks device", "Locks the phone.") { _ in
      .locks
    } write: {
      $0 == .locks ? [] : nil
    },

    user("unlocks device", "Unlocks the phone, which clears the lock screen.") { _ in
      .unlocks
    } write: {
      $0 == .unlocks ? [] : nil
    },

    expect(
      "[<of:app>] (foreground | inactive | background | suspended | not running)",
      "The state of the app now."
    ) { captures in
      let state = [AppState.foreground, .inactive, .background, .suspended].first {
        captures.has(SlotName($0.name))
      }
      return .isSo(.state(captures.appNamed("of"), state ?? .notRunning))
    } write: {
      guard case .isSo(.state(let app, let state)) = $0 else { return nil }
      let word = state == .notRunning ? "not" : state.name
      return [("of", app.captured), (word, 1)]
    },

    expect(
      "[<of:app>] crashed <reason:exception> WINDOW",
      "The app crashed with an exception. A crash that no line expects fails the scenario."
    ) {
      .crashed($0.appNamed("of"), Exception(rawValue: UInt8($0["reason"]!))!)
    } write: {
      guard case .crashed(let app, let exception) = $0 else { return nil }
      return [("of", app.captured), ("reason", Int64(exception.rawValue))]
    },

    expect(
      "impossible",
      "The step above cannot happen. It has no effect, and the scenario continues."
    ) { _ in
      .isSo(.impossible(true))
    } write: {
      $0 == .isSo(.impossible(true)) ? [] : nil
    },

    expect("no crash SINCE", "No app crashed.") { _ in
      .noCrash
    } write: {
      $0 == .noCrash ? [] : nil
    },
  ]
}
