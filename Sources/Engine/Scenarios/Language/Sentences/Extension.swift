import SystemPolicy
import VirtualDevice

extension Topic {
  static let extensions = Topic(
    "Service extensions",
    """
    A notification service extension gets a push with an alert and `mutable-content` before the \
    system presents it, whether or not its app runs. A step says when it calls the content \
    handler. If it does not answer, the system calls `serviceExtensionTimeWillExpire` after thirty \
    seconds, and presents the push as it was sent one second later. The system can end it \
    earlier. While it has a push, it can \
    add and remove requests of its app, as in `app adds "tea" after 5m`.
    """,
    Verb.extensionFacts + Verb.extensions,
    examples: [
      #"""
      scenario "the extension decrypts a push"
      app has service extension
      device has authorization authorized
      @08:00 device receives push "chat" title "New message" mutable-content
        expect extension called for "chat"
        expect "chat" not delivered
      @08:00:05 app extension answers push "chat" title "Anna" body "Lunch?" sound
        expect "chat" delivered as banner list sound
        expect "chat" listed title "Anna" body "Lunch?"
        expect serviceExtensionTimeWillExpire not called for "chat"
      """#,
      #"""
      scenario "the extension never answers"
      app has service extension
      device has authorization authorized
      @08:00 device receives push "chat" title "New message" mutable-content
      @08:00:30 expect serviceExtensionTimeWillExpire called for "chat"
      @08:00:31 expect "chat" listed title "New message"
      @08:01 device receives push "badge" badge 1 mutable-content
        expect extension not called for "badge"
      """#,
      #"""
      scenario "the system ends the extension"
      app has service extension
      device has authorization authorized
      @08:00 device receives push "chat" title "New message" mutable-content
        device ends extension with push "chat"
        expect "chat" listed title "New message"
        expect serviceExtensionTimeWillExpire not called for "chat"
      """#,
      #"""
      scenario "the extension suppresses a push"
      app has service extension
      app entitled to filtering
      device has authorization authorized
      @08:00 device receives push "chat" title "Sync" mutable-content
        app extension answers push "chat" with nothing
        expect "chat" dropped
      """#,
    ],
    slips: [
      "app has extension",
      "app has notification service extension",
      "app answers push \"chat\" with title \"Anna\"",
      "app extension answers \"chat\" title \"Anna\"",
      "app extension answers push \"chat\" with title \"Anna\"",
      "expect service extension called for \"chat\"",
      "app has content extension",
      "device ends extension",
      "device terminates extension with push \"chat\"",
    ]
  )
}

extension Verb {
  /// Facts about service extensions.
  static let extensionFacts: [Verb] = [
    fact(
      "app has service extension",
      "The app has a notification service extension, which gets pushes with `mutable-content`."
    ) {
      .hasServiceExtension($0.app)
    } write: {
      guard case .hasServiceExtension(let app) = $0 else { return nil }
      return [("app", app.captured)]
    }
  ]

  /// Service extensions.
  static let extensions: [Verb] = [
    app(
      "extension answers push <answered:id> CONTENT",
      "The service extension of the app calls the content handler with this content."
    ) {
      .answersPush($0.text("answered")!, .content($0.content))
    } write: {
      guard case .answersPush(let identifier, .content(let content)) = $0 else { return nil }
      return [("answered", identifier.captured)] + content.written
    },
    app(
      "extension answers push <id:id> (unchanged | with nothing)",
      "It calls the content handler with the content of the push, or with empty content."
    ) {
      .answersPush($0.identifier(), $0.has("unchanged") ? .unchanged : .empty)
    } write: {
      switch $0 {
      case .answersPush(let identifier, .unchanged):
        [("id", identifier.captured), ("unchanged", 1)]
      case .answersPush(let identifier, .empty): [("id", identifier.captured), ("with", 1)]
      case _: nil
      }
    },

    device(
      "ends extension with push <id:id> [for <of:app>]",
      """
      The system ends the service extension that has a push, as at its start or for its memory, \
      without a call of `serviceExtensionTimeWillExpire`.
      """
    ) {
      .endsExtension($0.appNamed("of"), $0.identifier())
    } write: {
      guard case .endsExtension(let app, let identifier) = $0 else { return nil }
      return [("id", identifier.captured), ("of", app.captured)]
    },

    happened(
      .extensionCalled,
      "[<of:app>] extension called for <id:id> WINDOW",
      "The system called `didReceive(_:withContentHandler:)` of the service extension for a push."
    ),
    didNotHappen(
      .extensionCalled,
      "[<of:app>] extension not called for <id:id> SINCE",
      "The system did not call the service extension for a push."
    ),
    happened(
      .extensionTimeWillExpire,
      "[<of:app>] serviceExtensionTimeWillExpire called for <id:id> WINDOW",
      "The system called `serviceExtensionTimeWillExpire` for a push that has no answer yet."
    ),
    didNotHappen(
      .extensionTimeWillExpire,
      "[<of:app>] serviceExtensionTimeWillExpire not called for <id:id> SINCE",
      "The system did not call `serviceExtensionTimeWillExpire` for a push."
    ),
  ]
}
