import SystemPolicy
import VirtualDevice

extension Topic {
  static let badge = Topic(
    "The number on the icon",
    "A notification or the app sets the number. It stays until it is set again.",
    Verb.badge,
    examples: [
      #"""
      scenario "the badge is set, raised and removed"
      device has authorization authorized
      @08:00 user opens app
        app sets badge 3
        expect app set badge succeeds
        expect app badge 3
        app raises badge by 1
        expect badge 4
        app sets badge 0
        expect badge 0
        app sets applicationIconBadgeNumber 2
        expect badge 2
      """#
    ],
    slips: [
      "expect badge is 3",
      "app sets badge to 3",
      "app sets badge",
      "user opens app\nexpect badge 3",
    ]
  )
}

extension Verb {
  /// The number on an app's icon.
  static let badge: [Verb] = [
    app(
      "sets badge <badge:count>",
      "Calls setBadgeCount; before iOS 16, sets applicationIconBadgeNumber."
    ) {
      .setsBadge(Int32($0["badge"]!))
    } write: {
      guard case .setsBadge(let count) = $0 else { return nil }
      return [("badge", Int64(count))]
    },

    app(
      "sets applicationIconBadgeNumber <badge:count>",
      "Sets the property, which iOS 16 replaced by setBadgeCount and which still works."
    ) {
      .setsIconBadge(Int32($0["badge"]!))
    } write: {
      guard case .setsIconBadge(let count) = $0 else { return nil }
      return [("badge", Int64(count))]
    },

    app(
      "raises badge by <more:count>",
      "Adds to applicationIconBadgeNumber, from the value that the app reads."
    ) {
      .raisesBadge(by: Int32(clamping: $0["more"]!))
    } write: {
      guard case .raisesBadge(let count) = $0 else { return nil }
      return [("more", Int64(count))]
    },

    expect(
      "[<of:app>] badge <badge:count> [because <because:rule>]",
      "The number on the icon of the app now; with `because`, this rule decided the number."
    ) {
      .isSo(.badge($0.appNamed("of"), Int32($0["badge"]!)))
    } write: {
      guard case .isSo(.badge(let app, let badge)) = $0 else { return nil }
      return [("of", app.captured), ("badge", Int64(badge))]
    },

    expect(
      "[<of:app>] set badge (succeeds | fails with <error:error>) WINDOW",
      "The completion handler of setBadgeCount was called with this result (since iOS 16)."
    ) {
      let error = $0["error"].flatMap { NotificationError(rawValue: UInt16($0)) }
      return .badgeReported($0.appNamed("of"), error)
    } write: {
      guard case .badgeReported(let app, let error) = $0 else { return nil }
      return [("of", app.captured), error.map { ("error", Int64($0.rawValue)) } ?? ("succeeds", 1)]
    },
  ]
}
