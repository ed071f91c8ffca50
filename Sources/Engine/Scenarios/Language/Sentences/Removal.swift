import SystemPolicy
import VirtualDevice

extension Topic {
  static let removal = Topic(
    "Removing and clearing",
    """
    The app removes requests and notifications and gets no callback. The user clears \
    notifications.
    """,
    Verb.removal,
    examples: [
      #"""
      scenario "removed by the app"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 5m title "Tea"
        app adds "cake" after 5m title "Cake"
        app removes pending "tea"
        user leaves app
      @08:05 expect "tea" not delivered
      @08:06 user opens app
        app removes delivered "cake"
        app removes all pending
      @08:07 expect "cake" not listed
      """#,
      #"""
      scenario "cleared by the user"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 5m title "Tea"
        app adds "cake" after 5m title "Cake"
        user leaves app
      @08:06 user clears "tea"
        user clears all
        expect listed none
      """#,
    ],
    slips: [
      "app cancels \"tea\"",
      "app removes all",
      "user dismisses \"tea\"",
      "user opens app\napp adds \"tea\" after 5m\nuser clears \"tea\"",
    ]
  )
}

extension Verb {
  /// The removal of requests and notifications.
  static let removal: [Verb] = [
    app(
      "removes [pending] <id:id>",
      "Calls removePendingNotificationRequests with this identifier."
    ) {
      .removesPending($0.identifier())
    } write: {
      guard case .removesPending(let identifier) = $0 else { return nil }
      return [("id", identifier.captured)]
    },

    app(
      "removes delivered <id:id>",
      "Calls removeDeliveredNotifications with this identifier."
    ) {
      .removesDelivered($0.identifier())
    } write: {
      guard case .removesDelivered(let identifier) = $0 else { return nil }
      return [("id", identifier.captured)]
    },

    app(
      "removes all (pending | delivered)",
      "Calls removeAllPendingNotificationRequests or removeAllDeliveredNotifications."
    ) {
      $0.has("pending") ? .removesAllPending : .removesAllDelivered
    } write: {
      switch $0 {
      case .removesAllPending: [("pending", 1)]
      case .removesAllDelivered: [("delivered", 1)]
      case _:
        nil
      }
    },

    user(
      "clears <id:id> [for <of:app>]",
      "Clears a notification from Notification Center and the lock screen; this dismisses it."
    ) {
      .clears($0.name())
    } write: {
      guard case .clears(let name) = $0 else { return nil }
      return name.written
    },

    user("clears all", "Clears Notification Center and the lock screen.") { _ in
      .clearsAll
    } write: {
      $0 == .clearsAll ? [] : nil
    },
  ]
}
