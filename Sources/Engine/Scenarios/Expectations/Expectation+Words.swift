import SystemPolicy
import VirtualDevice

extension Expectation {
  /// The places of requests and notifications.
  public enum Shelf: UInt8, Hashable, Sendable, CaseIterable {
    /// Among the pending requests.
    case pending
    /// In Notification Center.
    case listed
    /// On the lock screen.
    case lockScreen
    /// Among the scheduled local notifications.
    case scheduled
  }

  /// An event of a notification other than its delivery.
  public enum Happening: UInt8, Hashable, Sendable, CaseIterable {
    /// It was lost unseen, when it was added or when it was due.
    case dropped
    /// The app in the foreground had it not shown.
    case silenced
    /// It made a sound.
    case sounded
    /// It lit up the screen of the locked phone.
    case screenLit
    /// The default sound was heard in the place of its own.
    case soundReplaced
    /// It waits for the Scheduled Summary.
    case held
    /// The app in the foreground was asked how to show it.
    case willPresentCalled
    /// The app delegate received a local notification.
    case received
    /// The app was launched with a local notification.
    case launchedWith
    /// The app received a remote notification through `didReceiveRemoteNotification`.
    case remoteReceived
    /// The service extension received a push.
    case extensionCalled
    /// The system warned the service extension that its time ends.
    case extensionTimeWillExpire

    /// Indicates whether an effect is this event, for a notification.
    func isSeen(in effect: Effect, of name: NotificationName) -> Bool {
      switch self {
      case .dropped: if case .notification(name, .dropped) = effect { true } else { false }
      case .silenced: effect == .notification(name, .silenced)
      case .sounded: effect.isSound && effect.name == name
      case .remoteReceived: effect == .notification(name, .didReceiveRemoteCalled)
      case .extensionCalled: effect == .notification(name, .extensionCalled)
      case .extensionTimeWillExpire:
        effect == .notification(name, .extensionTimeWillExpire)
      case .screenLit: effect == .notification(name, .screenLit)
      case .soundReplaced: effect == .notification(name, .soundReplaced)
      case .held: if case .notification(name, .held) = effect { true } else { false }
      case .willPresentCalled: effect == .notification(name, .willPresentCalled)
      case .received: effect == .notification(name, .didReceiveLocalCalled)
      case .launchedWith: effect == .notification(name, .launchedWith)
      }
    }
  }
}

extension Effect {
  /// Indicates whether the effect plays a notification's sound.
  var isSound: Bool {
    if case .notification(_, .delivered(_, let ways)) = self {
      ways.contains(.sound)
    } else {
      false
    }
  }
}
