import SystemPolicy
import VirtualDevice

extension Topic {
  static let foreground = Topic(
    "In the foreground",
    """
    While its app is in front a notification is shown only if the app's delegate says so. \
    Without a delegate it is silenced.
    """,
    Verb.foreground,
    examples: [
      #"""
      scenario "asked, and answered"
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
      scenario "a delegate without a strong reference"
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
  /// Notifications that come while the app is in the foreground.
  static let foreground: [Verb] = [
    app(
      "presents <id:id> (as <options:presentation> | as nothing)",
      "Calls the completion handler of willPresent; for apps that do not react by themselves."
    ) {
      .presents($0.identifier(), PresentationOptions(rawValue: UInt8($0["options"] ?? 0)))
    } write: {
      guard case .presents(let identifier, let options) = $0 else { return nil }
      return [("id", identifier.captured)]
        + (options.isEmpty ? [("as", 1)] : [("options", Int64(options.rawValue))])
    },

    app(
      "sets delegate [with willPresent]",
      "Sets the notification centre's one delegate now, in the place of the one before."
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
      "Lets go of the delegate, which the notification centre does not keep: nobody is called any more."
    ) { _ in
      .releasesDelegate
    } write: {
      $0 == .releasesDelegate ? [] : nil
    },

    happened(
      .silenced,
      "[<of:app>] <id:id> silenced WINDOW",
      "A notification came while its app was in the foreground, and was not shown."
    ),
    didNotHappen(
      .silenced,
      "[<of:app>] <id:id> not silenced SINCE",
      "A notification was not held back by its app."
    ),

    happened(
      .willPresentCalled,
      "[<of:app>] willPresent called for <id:id> WINDOW",
      "The delegate was asked how to show a notification."
    ),
    didNotHappen(
      .willPresentCalled,
      "[<of:app>] willPresent not called for <id:id> SINCE",
      "The delegate was not asked how to show a notification."
    ),
  ]
}
