public import SystemPolicy
public import VirtualTime

/// An effect on a request or on a notification.
public enum NotificationEffect: Hashable, Sendable {
  /// A request is pending; this effect is repeated whenever it repeats or moves to another date.
  ///
  /// The instant is on the monotonic clock; nil if it never fires.
  case kept(Content, due: Instant?)
  /// A request is pending until the boundary of a region is crossed.
  case keptForRegion(Content, TextNumber, Boundary)
  /// A pending request was replaced by one with its identifier.
  case replaced
  /// A pending request has fired and will not fire again.
  case spent
  /// The app removed a pending request.
  case removed
  /// The app tried to remove something that does not exist.
  case nothingToRemove
  /// The completion handler of `add` was called.
  case addReported(NotificationError?)
  /// Its attachment could not be made, so the request was never added.
  case attachmentRefused(NotificationError)
  /// The file of its attachment left the app's folders for the system's own.
  case attachmentMoved(TextNumber)
  /// A location trigger's region was crossed, but the request did not fire.
  case triggerPassedOver

  /// APNs keeps a remote notification until the phone can be reached.
  case keptByServer(Content)
  /// The system holds a background push until it delivers those again.
  case pushHeld(Content)
  /// A notification was dropped.
  case dropped(Effect.Stage)
  /// The app in the foreground is asked how to show a notification.
  case willPresentCalled
  /// The app in the foreground prevented a notification from being shown.
  case silenced
  /// A notification was shown.
  case delivered(Content, Presentation)
  /// A notification lit up the screen of the locked phone.
  case screenLit
  /// The default sound was played for a notification instead of the named file.
  case soundReplaced
  /// A notification waits for the Scheduled Summary.
  case held(Content)
  /// A notification left Notification Center and the lock screen.
  case withdrawn

  /// The user cleared a notification.
  case cleared
  /// The user tapped a notification.
  case tapped
  /// The user performed another action with a notification.
  case acted(UserAct)

  /// The delegate's `didReceive` was called.
  case didReceiveCalled(Response)
  /// No delegate received a response.
  case responseLost(Response)
  /// No delegate received a response that the connection options of a scene contain.
  ///
  /// The scene has no name if it is the app's first one.
  case responseInOptionsAlone(Response, scene: TextNumber?)
  /// The app's `didReceiveRemoteNotification` was called.
  case didReceiveRemoteCalled
  /// The service extension's `didReceive` was called.
  case extensionCalled
  /// `serviceExtensionTimeWillExpire` of the service extension was called.
  case extensionTimeWillExpire
  /// The service extension called the content handler.
  case extensionAnswered(ServiceExtensionAnswer)
  /// The system ended the service extension, which has not answered.
  case extensionEnded
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

  /// Indicates whether the effect makes or keeps a request pending.
  var isKept: Bool {
    switch self {
    case .kept, .keptForRegion: true
    case _: false
    }
  }

  /// Indicates whether the effect ends the pending state of a request.
  var endsWaiting: Bool {
    switch self {
    case .replaced, .spent, .removed, .nothingToRemove, .dropped(.added), .dropped(.limit),
      .attachmentRefused:
      true
    case .addReported(let error): error != nil
    case _: false
    }
  }

  /// Indicates whether the effect is the final outcome of a notification, this time.
  var isFate: Bool {
    switch self {
    case .delivered, .dropped, .silenced, .removed, .didReceiveCalled, .responseLost,
      .responseInOptionsAlone, .triggerPassedOver, .didReceiveRemoteCalled, .didReceiveLocalCalled,
      .handleActionCalled,
      .held, .attachmentRefused, .keptByServer, .pushHeld,
      .extensionCalled:
      true
    case .addReported(let error): error != nil
    case _: false
    }
  }
}
