import SystemPolicy
import VirtualDevice

extension Topic {
  static let foreground = Topic(
    "In the foreground",
    """
    While its app is in the foreground, a notification is shown only if the app's delegate allows \
    it. Without a delegate it is silenced.
    """,
    Verb.foreground,
    examples: [
      #"""
      scenario "the delegate decides how to present"
      device has authorization authorized
      @08:00 user opens app
        app sets delegate with willPresent
        app adds "tea" after 5m title "Tea"
      @08:05 expect willPresent called for "tea"
        app presents "tea" as banner list
        expect "tea" delivered as banner list
      """#,
      #"""
      scenario "an app without a delegate"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 5m title "Tea"
        expect "tea" not silenced
      @08:05 expect "tea" silenced
        expect willPresent not called for "tea"
      """#,
      #"""
      scenario "a delegate that the app releases"
      device has authorization authorized
      @08:00 user opens app
        app sets delegate with willPresent
        app releases delegate
        app adds "tea" after 5m title "Tea"
      @08:05 expect "tea" silenced
      """#,
    ],
    slips: [
      "app presents \"tea\" with banner",
      "user opens app\napp presents \"tea\" as banner",
      "user opens app\napp releases delegate",
    ]
  )
}

extension Verb {
  /// Notifications that are due while the app is in the foreground.
  static let foreground: [Verb] = [
    app(
      "presents <id:id> (as <options:presentation> | as nothing)",
      "Calls the completion handler of willPresent, for an app that has no fact for it."
    ) {
      .presents($0.identifier(), PresentationOptions(rawValue: UInt8($0["options"] ?? 0)))
    } write: {
      guard case .presents(let identifier, let options) = $0 else { return nil }
      return [("id", identifier.captured)]
        + (options.isEmpty ? [("as", 1)] : [("options", Int64(options.rawValue))])
    },

    app(
      "sets delegate [with willPresent]",
      "Sets the delegate of the notification center; it replaces the delegate set before."
    ) {
      .setsDelegate(
        $0.has("with") ? [.isSet, .didReceive, .willPresent] : [.isSet, .didReceive]
      )
    } write: {
      guard case .setsDelegate(let methods) = $0 else { return nil }
      return methods.contains(.willPresent) ? [("with", 1)] : []
    },

    app(
      "releases delegate",
      """
      Releases the delegate. The notification center does not retain its delegate, so the system \
      calls no method of it any more.
      """
    ) { _ in
      .releasesDelegate
    } write: {
      $0 == .releasesDelegate ? [] : nil
    },

    happened(
      .silenced,
      "[<of:app>] <id:id> silenced WINDOW",
      "A notification was due while its app was in the foreground, and was not shown."
    ),
    didNotHappen(
      .silenced,
      "[<of:app>] <id:id> not silenced SINCE",
      "The app did not silence a notification."
    ),

    happened(
      .willPresentCalled,
      "[<of:app>] willPresent called for <id:id> WINDOW",
      "The system called the delegate's willPresent for a notification."
    ),
    didNotHappen(
      .willPresentCalled,
      "[<of:app>] willPresent not called for <id:id> SINCE",
      "The system did not call the delegate's willPresent for a notification."
    ),
  ]
}
