public import SystemPolicy
public import VirtualTime

/// An effect on a request or on a notification.
public enum NotificationEffect: Hashable, Sendable {
  /// A request is pending; one that repeats or moves to another date each time anew.
  ///
  /// The instant is on the monotonic clock; nil if it never fires.
  case kept(Content, due: Instant?)
  /// A request is pending until the edge of a region is crossed.
  case keptForRegion(Content, TextNumber, Boundary)
  /// A pending request gave way to one with its identifier.
  case replaced
  /// A pending request has fired and will not again.
  case spent
  /// The app took back a pending request.
  case removed
  /// The app removed what was not there.
  case nothingToRemove
  /// The completion handler of `add` was called.
  case addReported(NotificationError?)
  /// Its attachment could not be made, so the request was never added.
  case attachmentRefused(NotificationError)
  /// The file of its attachment left the app's folders for the system's own.
  case attachmentMoved(TextNumber)
  /// A location trigger's region was crossed, and the request did not fire.
  case triggerPassedOver

  /// A notification is gone unseen.
  case dropped(Effect.Stage)
  /// The app in the foreground is asked how to show a notification.
  case willPresentCalled
  /// The app in the foreground had a notification not shown.
  case silenced
  /// A notification was shown.
  case delivered(Content, Presentation)
  /// A notification lit up the screen of the locked phone.
  case screenLit
  /// The default sound was heard of a notification, and not the file that it names.
  case soundReplaced
  /// A notification waits for the Scheduled Summary.
  case held(Content)
  /// A notification left Notification Center and the lock screen.
  case withdrawn

  /// The user cleared a notification.
  case cleared
  /// The user tapped a notification.
  case tapped
  /// The user did something else with a notification.
  case acted(UserAct)

  /// The delegate's `didReceive` was called.
  case didReceiveCalled(Response)
  /// No delegate received a response.
  case responseLost(Response)
  /// The app's `didReceiveRemoteNotification` was called.
  case didReceiveRemoteCalled
  /// `application(_:didReceive:)` was called with a `UILocalNotification`.
  case didReceiveLocalCalled
  /// The launch options held a `UILocalNotification`.
  case launchedWith
  /// `application(_:handleActionWithIdentifier:for:)` was called, with the text where there is one.
  case handleActionCalled(Response)

  /// The aspect of a guard that the effect changes; nil if it changes none.
  var aspect: Aspect? {
    switch self {
    case .kept, .keptForRegion, .spent, .replaced, .removed: .request
    case _: nil
    }
  }

  /// Whether a request is pending by it.
  var isKept: Bool {
    switch self {
    case .kept, .keptForRegion: true
    case _: false
    }
  }

  /// Whether a request is not pending from then on.
  var endsWaiting: Bool {
    switch self {
    case .replaced, .spent, .removed, .nothingToRemove, .dropped(.added), .dropped(.limit),
      .attachmentRefused:
      true
    case .addReported(let error): error != nil
    case _: false
    }
  }

  /// Whether this is how it ended with a notification, for this time.
  var isFate: Bool {
    switch self {
    case .delivered, .dropped, .silenced, .removed, .didReceiveCalled, .responseLost,
      .triggerPassedOver, .didReceiveRemoteCalled, .didReceiveLocalCalled, .handleActionCalled,
      .held, .attachmentRefused:
      true
    case .addReported(let error): error != nil
    case _: false
    }
  }
}
