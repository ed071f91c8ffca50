import SystemPolicy
import VirtualDevice

extension Verb {
  /// Remote notifications.
  static let remote: [Verb] = [
    device(
      "receives push [<id:id>] [from <payload:path>] [for <of:app>] CONTENT [content-available]",
      "A remote notification comes, from a file as `xcrun simctl push` takes it or as written here."
    ) {
      let push = Push(
        identifier: $0.identifier(),
        content: $0.content,
        isContentAvailable: $0.has("content-available")
      )
      return .receives($0.appNamed("of"), push)
    } write: {
      guard case .receives(let app, let push) = $0 else { return nil }
      return [("id", push.identifier.captured), ("of", app.captured)] + push.content.written
        + [("content-available", push.isContentAvailable.marked)].filter { $0.1 != nil }
    },

    happened(
      .remoteReceived,
      "[<of:app>] didReceiveRemoteNotification called for <id:id> WINDOW",
      "The app itself was told of a remote notification with content-available."
    ),
    didNotHappen(
      .remoteReceived,
      "[<of:app>] didReceiveRemoteNotification not called for <id:id> SINCE",
      "The app itself was not told of a remote notification."
    ),
  ]
}
