import SystemPolicy
import VirtualDevice

extension Topic {
  static let shelves = Topic(
    "All there is",
    """
    All requests, all notifications, in their order; none is left out. Of what they say, \
    only what is named is looked at.
    """,
    Verb.shelves,
    examples: [
      #"""
      scenario "everything, everywhere"
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
        expect lock screen empty
      """#
    ],
    slips: [
      "expect pending 2",
      "expect listed nothing",
      "expect lockscreen empty",
      "user opens app\napp adds \"tea\" after 5m\nexpect pending none",
    ]
  )
}

extension Verb {
  /// All there is of an app in a place, in its order, and what it says.
  static let shelves: [Verb] = [
    shelf(
      .pending,
      "[<of:app>] pending (none | <count:count> requests | <ids:ids>)",
      "All pending requests of the app now, in the order of adding, or how many there are."
    ),
    shelf(
      .listed,
      "[<of:app>] listed (none | <count:count> notifications | <ids:ids>)",
      "All that Notification Center holds of the app now, the oldest first, or how many."
    ),
    shelf(
      .lockScreen,
      "[<of:app>] lock screen (empty | <ids:ids>)",
      "All that the lock screen shows of the app now, the oldest first."
    ),
    content(
      .pending,
      "[<of:app>] <id:id> pending CONTENT [attachment <attachment:text>]",
      "What a pending request will show; what is not named is not looked at."
    ),
    content(
      .listed,
      "[<of:app>] <id:id> listed CONTENT [attachment <attachment:text>]",
      "What a notification in Notification Center shows; what is not named is not looked at."
    ),

    expect("[<of:app>] banner <id:id>", "The banner on the screen now.") {
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
      let nothing = shelf == .lockScreen ? "empty" : "none"
      var values: Written = [("of", app.captured)]
      values += identifiers.map { ("ids", $0.captured) }
      if identifiers.isEmpty { values.append((nothing, 1)) }
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
