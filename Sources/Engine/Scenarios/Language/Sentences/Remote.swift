import SystemPolicy
import VirtualDevice
import VirtualTime

extension Topic {
  static let remote = Topic(
    "Remote notifications",
    """
    A push is presented like a notification that the app added. Its collapse identifier names it. \
    A push can come from a file in the format of `xcrun simctl push`: after `device receives push \
    from "order.apns"`, the name of the file is the identifier.
    """,
    Verb.remoteFacts + Verb.remote,
    examples: [
      #"""
      scenario "a push with an alert"
      device has authorization authorized
      @08:00 device receives push "order" title "Your coffee is ready" sound
        expect "order" delivered as banner list sound
        expect didReceiveRemoteNotification not called for "order"
      """#,
      #"""
      scenario "a push that cannot launch the app"
      app has no background mode remote-notification
      @08:00 device receives push "sync" content-available
        expect "sync" dropped
        expect app not running
      """#,
      #"""
      scenario "a push that only launches the app"
      app reacts to push "sync" adding "news" now title "News"
      device has authorization authorized
      @08:00 device receives push "sync" content-available
        expect didReceiveRemoteNotification called for "sync"
        expect app background
        expect "news" delivered
      """#,
      #"""
      scenario "a push while the phone is off"
      device has authorization authorized
      @08:00 device powers off
      @08:10 device receives push "first" title "One new message"
      @08:20 device receives push "second" title "Two new messages" expires after 2h
        expect "first" dropped
      @09:00 device powers on
        expect "second" delivered
      """#,
      #"""
      scenario "a token comes without permission"
      @08:00 user opens app
        app registers for remote notifications
        expect authorization notDetermined
        expect app didRegisterForRemoteNotifications
      """#,
      #"""
      scenario "an app that is not entitled gets no token"
      app has no entitlement aps-environment
      @08:00 user opens app
        app registers for remote notifications
        expect app didFailToRegisterForRemoteNotifications
      """#,
      #"""
      scenario "background pushes that the system holds"
      @08:00 device holds background pushes
        device receives push "first" content-available
        device receives push "second" content-available
        expect "first" dropped
      @09:00 device delivers background pushes
        expect didReceiveRemoteNotification called for "second"
      """#,
    ],
    slips: [
      #"device receives push "order""#,
      #"device receives push title "Coffee""#,
      #"device receives push from "order.apns""#,
      #"user receives push "order" title "Coffee""#,
      #"device receives push "order" title "Coffee" expires 0"#,
      #"device receives push "order" title "Coffee" expires in 2h"#,
      "device holds background push",
      "device throttles background pushes",
      "app registers for pushes",
      "app has no push entitlement",
      "app has no background mode",
      "app has background mode remote-notification",
    ]
  )
}

extension Verb {
  /// Facts about remote notifications.
  static let remoteFacts: [Verb] = [
    fact(
      "app has no background mode remote-notification",
      """
      `UIBackgroundModes` in the app's property list lacks `remote-notification`; by default, the \
      app has this mode.
      """
    ) {
      .lacksRemoteNotificationMode($0.app)
    } write: {
      guard case .lacksRemoteNotificationMode(let app) = $0 else { return nil }
      return [("app", app.captured)]
    },

    fact(
      "app has no entitlement aps-environment",
      "The app was built without the capability Push Notifications; by default, it has it."
    ) {
      .lacksPushEntitlement($0.app)
    } write: {
      guard case .lacksPushEntitlement(let app) = $0 else { return nil }
      return [("app", app.captured)]
    },
  ]

  /// Remote notifications.
  static let remote: [Verb] = [
    device(
      "receives push [<id:id>] [from <payload:path>] [for <of:app>] CONTENT [content-available] [mutable-content] [expires after <lifetime:interval>]",
      """
      The phone receives a remote notification, from a file for `xcrun simctl push` or as written \
      here. While the phone is off, or in airplane mode without Wi-Fi, APNs keeps the latest one \
      for each app until it can reach the phone: for thirty days, or until the time after \
      `expires after`. With `expires after 0s`, as with an `apns-expiration` of 0 or in the past, \
      APNs keeps nothing.
      """
    ) {
      let push = Push(
        identifier: $0.identifier(),
        content: $0.content,
        isContentAvailable: $0.has("content-available"),
        isMutable: $0.has("mutable-content"),
        lifetime: $0.interval("lifetime")
      )
      return .receives($0.appNamed("of"), push)
    } write: {
      guard case .receives(let app, let push) = $0 else { return nil }
      return [("id", push.identifier.captured), ("of", app.captured)] + push.content.written
        + [
          ("content-available", push.isContentAvailable.marked),
          ("mutable-content", push.isMutable.marked),
          ("lifetime", push.lifetime?.nanoseconds),
        ].filter { $0.1 != nil }
    },

    app(
      "registers for remote notifications",
      """
      Calls registerForRemoteNotifications. A push reaches every app, whether it has registered or \
      not.
      """
    ) { _ in
      .registersForPushes
    } write: {
      $0 == .registersForPushes ? [] : nil
    },

    device(
      "holds background pushes",
      """
      From now on the system delays background pushes, which have `content-available` and nothing \
      to show: it holds the newest one of each app until the user opens the app. If the process of \
      the app ends, the push is discarded.
      """
    ) { _ in
      .holdsBackgroundPushes(true)
    } write: {
      $0 == .holdsBackgroundPushes(true) ? [] : nil
    },

    device("delivers background pushes", "The system no longer holds background pushes.") { _ in
      .holdsBackgroundPushes(false)
    } write: {
      $0 == .holdsBackgroundPushes(false) ? [] : nil
    },

    happened(
      .remoteReceived,
      "[<of:app>] didReceiveRemoteNotification called for <id:id> WINDOW",
      "didReceiveRemoteNotification was called for a remote notification with content-available."
    ),
    didNotHappen(
      .remoteReceived,
      "[<of:app>] didReceiveRemoteNotification not called for <id:id> SINCE",
      "didReceiveRemoteNotification was not called for a remote notification."
    ),
  ]
}
