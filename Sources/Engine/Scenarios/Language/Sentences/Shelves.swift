import SystemPolicy
import VirtualDevice

extension Topic {
  static let shelves = Topic(
    "Lists of requests and notifications",
    """
    A list names all requests or notifications in their order. Contents that a line does not name \
    are not checked.
    """,
    Verb.shelves,
    examples: [
      #"""
      scenario "all requests and notifications"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 5m title "Tea" body "Green"
        app adds "cake" after 5m title "Cake"
        expect pending "tea" "cake"
        expect "tea" pending title "Tea"
        user leaves app
        expect no banner
      @08:05 expect listed 2 notifications
        expect pending none
        expect banner "cake"
        expect "tea" listed body "Green"
        expect lockScreen none
      """#
    ],
    slips: [
      "expect pending 2",
      "expect listed nothing",
      "expect lockScreen empty",
      "user opens app\napp adds \"tea\" after 5m\nexpect pending none",
    ]
  )
}

extension Verb {
  /// The complete lists of an app's requests and notifications, and their contents.
  static let shelves: [Verb] = [
    shelf(
      .pending,
      "[<of:app>] pending (none | <count:count> requests | <ids:ids>)",
      "All pending requests of the app now, in the order in which they were added, or their number."
    ),
    shelf(
      .listed,
      "[<of:app>] listed (none | <count:count> notifications | <ids:ids>)",
      "All notifications of the app in Notification Center now, oldest first, or their number."
    ),
    shelf(
      .lockScreen,
      "[<of:app>] lockScreen (none | <ids:ids>)",
      "All notifications of the app on the lock screen now, oldest first."
    ),
    content(
      .pending,
      "[<of:app>] <id:id> pending CONTENT [attachment <attachment:text>]",
      "The contents of a pending request; contents that are not named are not checked."
    ),
    content(
      .listed,
      "[<of:app>] <id:id> listed CONTENT [attachment <attachment:text>]",
      """
      The contents of a notification in Notification Center; contents that are not named are not \
      checked.
      """
    ),

    expect("[<of:app>] banner <id:id>", "This banner is on the screen now.") {
      .isSo(.banner($0.name()))
    } write: {
      guard case .isSo(.banner(let name?)) = $0 else { return nil }
      return name.written
    },

    expect("no banner", "No banner is on the screen now.") { _ in
      .isSo(.banner(nil))
    } write: {
      $0 == .isSo(.banner(nil)) ? [] : nil
    },
  ]
}

extension Verb {
  static func shelf(
    _ shelf: Expectation.Shelf,
    _ text: String,
    _ summary: String
  ) -> Verb {
    expect(text, summary) { captures in
      let app = captures.appNamed("of")
      if let count = captures["count"] { return .isSo(.counts(shelf, app, Int(count))) }
      return .isSo(.holds(shelf, app, captures.identifiers))
    } write: { subject in
      if case .isSo(.counts(shelf, let app, let count)) = subject {
        return [("of", app.captured), ("count", Int64(count))]
      }
      guard case .isSo(.holds(shelf, let app, let identifiers)) = subject else { return nil }
      var values: Written = [("of", app.captured)]
      values += identifiers.map { ("ids", $0.captured) }
      if identifiers.isEmpty { values.append(("none", 1)) }
      return values
    }
  }

  private static func content(
    _ shelf: Expectation.Shelf,
    _ text: String,
    _ summary: String
  ) -> Verb {
    expect(text, summary) {
      .isSo(.says(shelf, $0.name(), $0.content))
    } write: {
      guard case .isSo(.says(shelf, let name, let content)) = $0 else { return nil }
      return name.written + content.written
    }
  }
}
