import SystemPolicy
import VirtualDevice

extension Verb {
  /// What the user does with a notification, and who hears of it.
  static let response: [Verb] = [
    user("taps <id:id> [of <of:app>]", "Taps a notification that is on the screen or in the list.")
    {
      .taps($0.name())
    } write: {
      guard case .taps(let name) = $0 else { return nil }
      return name.written
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
      "Nobody in the app heard of the tap."
    ) { _ in
      .tap
    } write: {
      $0 == .tap ? [] : nil
    },
  ]

  /// What the user does with buttons, and what of it is told.
  static let actions: [Verb] = [
    user(
      "taps action <action:action> on <id:id> [of <of:app>]",
      "Chooses an action of a notification that is on the screen or in the list."
    ) {
      .performs($0.name(), action: $0.text("action"), text: nil)
    } write: {
      guard case .performs(let name, let action?, text: nil) = $0 else { return nil }
      return name.written + [("action", action.captured)]
    },
    user(
      "replies <text:text> to <id:id> [of <of:app>] [with action <action:action>]",
      "Chooses the action that takes a text, writes one and sends it."
    ) {
      .performs($0.name(), action: $0.text("action"), text: $0.text("text"))
    } write: {
      guard case .performs(let name, let action, let text?) = $0 else { return nil }
      return name.written + [("text", text.captured)]
        + (action.map { [("action", $0.captured)] } ?? [])
    },
    user(
      "flicks away <id:id> [of <of:app>]",
      "Flicks a banner off the screen; Notification Center keeps the notification."
    ) {
      .flicksAway($0.name())
    } write: {
      guard case .flicksAway(let name) = $0 else { return nil }
      return name.written
    },
    app(
      "never completes <id:id>",
      "Lets go of the completion handler of didReceive, without calling it, for the last response."
    ) {
      .neverCompletes($0.identifier())
    } write: {
      guard case .neverCompletes(let identifier) = $0 else { return nil }
      return [("id", identifier.captured)]
    },

    received(
      "action <action:action> on <id:id>",
      "The delegate's didReceive was called for an action, with this text if one is named.",
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
      "Nobody in the app heard of the action."
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
      "Nobody in the app heard of the dismissal."
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
    response("[<of:app>] not warned SINCE", "Nothing was written to the app's console.") {
      .notWarned($0.appNamed("of"))
    } write: {
      guard case .notWarned(let app) = $0 else { return nil }
      return [("of", app.captured)]
    },
    expect(
      "protected files (available | unavailable) [because <because:rule>]",
      "Whether apps can read their files with complete protection now."
    ) {
      .isSo(.protectedFiles($0.has("available")))
    } write: {
      guard case .isSo(.protectedFiles(let canRead)) = $0 else { return nil }
      return [(canRead ? "available" : "unavailable", 1)]
    },
    expect(
      "delegate called on (the main actor | a background queue) [because <because:rule>]",
      "Where the system calls the delegate's methods with completion handlers; sources disagree."
    ) {
      // A choice of several words goes by its first.
      .isSo(.calledOnMainActor($0.has("the")))
    } write: {
      guard case .isSo(.calledOnMainActor(let isOnMainActor)) = $0 else { return nil }
      return [(isOnMainActor ? "the" : "a", 1)]
    },
  ]

  /// Something about responses is expected.
  static func response(
    _ text: String,
    _ summary: String,
    read: @escaping @Sendable (Captures) -> ResponseSubject,
    write: @escaping @Sendable (ResponseSubject) -> Written?
  ) -> Verb {
    expect(text, summary) {
      .response(read($0))
    } write: {
      guard case .response(let subject) = $0 else { return nil }
      return write(subject)
    }
  }

  private static func received(
    _ text: String,
    _ summary: String,
    saying: String = "",
    read: @escaping @Sendable (Captures) -> Response,
    write: @escaping @Sendable (Response) -> Written?
  ) -> Verb {
    response("[<of:app>] \(text) received \(saying)WINDOW", summary) {
      .received($0.name(), read($0))
    } write: {
      guard case .received(let name, let response) = $0 else { return nil }
      return write(response).map { name.written + $0 }
    }
  }

  private static func notReceived(
    _ text: String,
    _ summary: String,
    read: @escaping @Sendable (Captures) -> Response,
    write: @escaping @Sendable (Response) -> Written?
  ) -> Verb {
    response("[<of:app>] \(text) not received SINCE", summary) {
      .notReceived($0.name(), read($0))
    } write: {
      guard case .notReceived(let name, let response) = $0 else { return nil }
      return write(response).map { name.written + $0 }
    }
  }

  private static func lost(
    _ text: String,
    _ summary: String,
    read: @escaping @Sendable (Captures) -> Response,
    write: @escaping @Sendable (Response) -> Written?
  ) -> Verb {
    response("[<of:app>] \(text) lost WINDOW", summary) {
      .lost($0.name(), read($0))
    } write: {
      guard case .lost(let name, let response) = $0 else { return nil }
      return write(response).map { name.written + $0 }
    }
  }
}
