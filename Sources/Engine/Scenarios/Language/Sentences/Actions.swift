import SystemPolicy
import VirtualDevice

extension Topic {
  static let actions = Topic(
    "Actions",
    """
    An action without the option foreground runs in the background; an action with it opens the \
    app. The app receives a dismissal only for a category with customDismissAction.
    """,
    Verb.actions,
    examples: [
      #"""
      scenario "an action in the background"
      device has authorization authorized
      app has delegate
      @08:00 user opens app
        app sets categories "tea" with actions "drunk" "later"
        app adds "cup" after 10m title "Tea" category "tea"
        user leaves app
      @08:11 user taps action "later" on "cup"
        expect action "later" on "cup" received
        expect action "drunk" on "cup" not received
        expect app background
      """#,
      #"""
      scenario "a reply"
      device has authorization authorized
      app has delegate
      @08:00 user opens app
        app sets categories "chat" with actions "reply" textInput
        app adds "ada" after 10m title "Ada" category "chat"
        user leaves app
      @08:11 user replies "On my way" to "ada"
        expect action "reply" on "ada" received saying "On my way"
      """#,
      #"""
      scenario "a dismissal, and a banner that is flicked away"
      device has authorization authorized
      app has delegate
      @08:00 user opens app
        app sets categories "tea" customDismissAction
        app adds "cup" after 10m title "Tea" category "tea"
        user leaves app
      @08:10:02 user flicks away "cup"
        expect dismissal of "cup" not received
      @08:11 user clears "cup"
        expect dismissal of "cup" received
      """#,
      #"""
      scenario "responses without a delegate"
      device has authorization authorized
      @08:00 user opens app
        app sets categories "tea" with actions "later" customDismissAction
        app adds "cup" after 10m title "Tea" category "tea"
        app adds "pot" after 10m title "Tea" category "tea"
        user leaves app
      @08:11 user taps action "later" on "cup"
        user clears "pot"
        expect action "later" on "cup" lost
        expect dismissal of "pot" lost
      """#,
      #"""
      scenario "a completion handler that is never called"
      device has authorization authorized
      app has delegate
      @08:00 user opens app
        app adds "cup" after 10m title "Tea"
        user leaves app
        expect app not warned
      @08:11 user taps "cup"
        app never completes "cup"
        expect app warned \#
      "Warning: UNUserNotificationCenter delegate received call to \#
      -userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler: \#
      but the completion handler was never called."
      """#,
      #"""
      scenario "reactions to responses, without calling the completion handler"
      device has authorization authorized
      app reacts to launch setting categories "tea" with actions "later"
      app reacts to action "later" on "cup" adding "second" after 10m title "Tea"
      app reacts to didReceive never
      @08:00 user opens app
        app adds "cup" after 10m title "Tea" category "tea"
        user leaves app
      @08:11 user taps action "later" on "cup"
      @08:21 expect "second" delivered
      """#,
      #"""
      scenario "an action on a locked phone"
      @08:00 user locks device
        expect protected files unavailable
        user unlocks device
        expect protected files available
      """#,
      #"""
      scenario "the thread of the delegate's methods"
      assume main-actor
      app has delegate
      @08:00 user opens app
        expect delegate called on the main actor
      """#,
    ],
    slips: [
      "user taps \"later\" on \"cup\"",
      "user replies to \"ada\"",
      """
      user opens app
      app asks for alert
      user answers "Allow"
      user leaves app
      app adds "cup" now title "Tea" category "tea"
      user taps action "later" on "cup"
      """,
      "expect response \"later\" on \"cup\"",
    ]
  )
}

extension Verb {
  /// The buttons of notifications, text input, dismissals, and the callbacks that report them.
  static let actions: [Verb] = [
    user(
      "taps action <action:action> on <id:id> [for <of:app>]",
      "Chooses an action of a notification, wherever it is shown."
    ) {
      .performs($0.name(), action: $0.text("action"), text: nil)
    } write: {
      guard case .performs(let name, let action?, text: nil) = $0 else { return nil }
      return name.written + [("action", action.captured)]
    },
    user(
      "replies <text:text> to <id:id> [for <of:app>] [with action <action:action>]",
      "Chooses the action with text input, types this text and sends it."
    ) {
      .performs($0.name(), action: $0.text("action"), text: $0.text("text"))
    } write: {
      guard case .performs(let name, let action, let text?) = $0 else { return nil }
      return name.written + [("text", text.captured)]
        + (action.map { [("action", $0.captured)] } ?? [])
    },
    user(
      "flicks away <id:id> [for <of:app>]",
      "Flicks a banner off the screen; the notification stays in Notification Center."
    ) {
      .flicksAway($0.name())
    } write: {
      guard case .flicksAway(let name) = $0 else { return nil }
      return name.written
    },
    app(
      "never completes <id:id>",
      "Releases the completion handler of didReceive for the last response without calling it."
    ) {
      .neverCompletes($0.identifier())
    } write: {
      guard case .neverCompletes(let identifier) = $0 else { return nil }
      return [("id", identifier.captured)]
    },

    received(
      "action <action:action> on <id:id>",
      "The delegate's didReceive was called for an action; with saying, the user typed this text.",
      saying: "[saying <text:text>] "
    ) {
      .action($0.text("action")!, text: $0.text("text"))
    } write: {
      guard case .action(let action, let text) = $0 else { return nil }
      return [("action", action.captured)] + (text.map { [("text", $0.captured)] } ?? [])
    },
    notReceived(
      "action <action:action> on <id:id>",
      "The delegate's didReceive was not called for an action."
    ) {
      .action($0.text("action")!, text: nil)
    } write: {
      guard case .action(let action, text: nil) = $0 else { return nil }
      return [("action", action.captured)]
    },
    lost(
      "action <action:action> on <id:id>",
      "The action was lost: no delegate of the app received it."
    ) {
      .action($0.text("action")!, text: nil)
    } write: {
      guard case .action(let action, text: nil) = $0 else { return nil }
      return [("action", action.captured)]
    },
    received(
      "dismissal of <id:id>",
      "The delegate's didReceive was called for a notification that the user cleared."
    ) { _ in
      .dismissal
    } write: {
      $0 == .dismissal ? [] : nil
    },
    notReceived(
      "dismissal of <id:id>",
      "The delegate's didReceive was not called for a dismissal."
    ) { _ in
      .dismissal
    } write: {
      $0 == .dismissal ? [] : nil
    },
    lost(
      "dismissal of <id:id>",
      "The dismissal was lost: no delegate of the app received it."
    ) { _ in
      .dismissal
    } write: {
      $0 == .dismissal ? [] : nil
    },

    response(
      "[<of:app>] warned <warning:warning> WINDOW",
      "The system wrote this warning to the app's console."
    ) {
      .warned($0.appNamed("of"), Warning(rawValue: UInt8($0["warning"]!))!)
    } write: {
      guard case .warned(let app, let warning) = $0 else { return nil }
      return [("of", app.captured), ("warning", Int64(warning.rawValue))]
    },
    response("[<of:app>] not warned SINCE", "The system wrote no warning to the app's console.") {
      .notWarned($0.appNamed("of"))
    } write: {
      guard case .notWarned(let app) = $0 else { return nil }
      return [("of", app.captured)]
    },
    expect(
      "protected files (available | unavailable) [because <because:rule>]",
      "Apps can read files with complete protection now, or not."
    ) {
      .isSo(.protectedFiles($0.has("available")))
    } write: {
      guard case .isSo(.protectedFiles(let canRead)) = $0 else { return nil }
      return [(canRead ? "available" : "unavailable", 1)]
    },
    expect(
      "delegate called on (the main actor | a background queue) [because <because:rule>]",
      "The thread of the delegate's methods with completion handlers; sources disagree."
    ) {
      // The first word of a choice stands for all its words.
      .isSo(.calledOnMainActor($0.has("the")))
    } write: {
      guard case .isSo(.calledOnMainActor(let isOnMainActor)) = $0 else { return nil }
      return [(isOnMainActor ? "the" : "a", 1)]
    },
  ]
}
