import Scenarios
import SystemPolicy
package import VirtualDevice
import VirtualTime

extension Wording {
  /// Returns the phrase for an effect on a request or a notification.
  package func phrase(
    _ effect: NotificationEffect,
    of name: NotificationName,
    at moment: Moment
  ) -> Phrase {
    let it = quoted(name)
    return switch effect {
    case .kept(_, nil): Phrase("\(it) pending, never due", label: "pending")
    case .kept(_, let due?):
      Phrase(
        "\(it) pending, due \(moment.later(due).text(beside: moment))",
        label: "pending"
      )
    case .keptForRegion(_, let place, let boundary):
      Phrase(
        "\(it) pending until the phone \(verb(boundary)) \(quoted(place))",
        label: "pending"
      )
    case .replaced: Phrase("pending \(it) was replaced by a new request")
    case .spent: Phrase("\(it) fired and is no longer pending")
    case .removed: Phrase("\(self.name(name.app)) removed \(it)", label: "removed")
    case .nothingToRemove: Phrase("nothing to remove under \(it)")
    case .addReported(nil): Phrase("add \(it) succeeded", label: "add succeeded")
    case .addReported(let error?):
      Phrase("add \(it) failed: \(error.inFull)", label: "add failed with \(error.name)")
    case .attachmentRefused(let error):
      Phrase(
        "the attachment of \(it) failed: \(error.inFull)",
        label: "attachment failed with \(error.name)"
      )
    case .attachmentMoved(let file): Phrase("\(quoted(file)) was moved away for \(it)")
    case .triggerPassedOver:
      Phrase("\(it) was passed over: its trigger did not fire", label: "passed over")
    case .dropped(.added):
      Phrase("add succeeded, but iOS did not keep the request", label: "dropped")
    case .dropped(.limit):
      Phrase(
        "\(it) was dropped: an app keeps at most \(RequestLimit.mostPending) pending requests",
        label: "dropped"
      )
    case .dropped(.due): Phrase("\(it) was due and not shown", label: "dropped")
    case .dropped(.pushed): Phrase("push \(it) was discarded", label: "dropped")
    case .keptByServer:
      Phrase("APNs keeps push \(it) until the phone can be reached", label: "kept by APNs")
    case .pushHeld: Phrase("the system holds background push \(it)", label: "held")
    case .willPresentCalled:
      Phrase("willPresent was called for \(it)", label: "willPresent called")
    case .silenced: Phrase("\(it) was not shown", label: "silenced")
    case .delivered(_, let ways): delivered(it, as: ways.text)
    case .screenLit: Phrase("\(it) lit up the screen")
    case .soundReplaced: Phrase("\(it) played the default sound instead of its own")
    case .held: Phrase("\(it) waits for the Scheduled Summary", label: "held")
    case .withdrawn: Phrase("\(it) left Notification Center", label: "removed")
    case .cleared: Phrase("the user cleared \(it)")
    case .tapped: Phrase("the user tapped \(it)")
    case .acted(let act): Phrase(acted(name, act))
    case .didReceiveCalled(let response):
      Phrase(responseSentence(name, response), label: "\(words(for: response)) received")
    case .responseLost(let response):
      Phrase(responseSentence(name, response, isLost: true), label: "\(words(for: response)) lost")
    case .responseInOptionsAlone(let response, let scene):
      Phrase(
        responseSentence(name, response, isLost: true)
          + "; \(of(scene, self.name(name.app))) got it in its connection options",
        label: "\(words(for: response)) received by the scene alone"
      )
    case .didReceiveRemoteCalled:
      Phrase(
        "didReceiveRemoteNotification was called for \(it)",
        label: "didReceiveRemoteNotification called"
      )
    case .extensionCalled:
      Phrase("the service extension was called for \(it)", label: "extension called")
    case .extensionTimeWillExpire:
      Phrase(
        "serviceExtensionTimeWillExpire was called for \(it)",
        label: "serviceExtensionTimeWillExpire called"
      )
    case .extensionEnded: Phrase("the system ended the service extension for \(it)")
    case .extensionAnswered(.unchanged):
      Phrase("the service extension returned \(it) unchanged")
    case .extensionAnswered(.empty):
      Phrase("the service extension returned empty content for \(it)")
    case .extensionAnswered(.content):
      Phrase("the service extension returned new content for \(it)")
    case .didReceiveLocalCalled:
      Phrase("didReceive of the app delegate was called for \(it)", label: "received")
    case .launchedWith: Phrase("the launch options held \(it)", label: "launched with it")
    case .handleActionCalled(let response):
      Phrase(
        "handleActionWithIdentifier was called for the \(words(for: response)) of \(it)",
        label: words(for: response)
      )
    }
  }

  /// Returns the sentence for an act of the user other than a tap or a clear.
  private func acted(_ name: NotificationName, _ act: UserAct) -> String {
    switch act {
    case .flicksAway: "the user flicked \(quoted(name)) off the screen"
    case .performs(let action, text: nil): "the user tapped \(quoted(action)) on \(quoted(name))"
    case .performs(let action, let text?):
      "the user tapped \(quoted(action)) on \(quoted(name)) and wrote \(quoted(text))"
    }
  }

  /// Returns the sentence for a response that was delivered or lost.
  private func responseSentence(
    _ name: NotificationName,
    _ response: Response,
    isLost: Bool = false
  ) -> String {
    let start = isLost ? "the app was not notified of" : "didReceive was called for"
    return switch response {
    case .tap: isLost ? "\(start) the tap on \(quoted(name))" : "\(start) \(quoted(name))"
    case .dismissal, .action: "\(start) the \(words(for: response)) of \(quoted(name))"
    }
  }

  /// Returns a response in a few words.
  package func words(for response: Response) -> String {
    switch response {
    case .tap: "tap"
    case .dismissal: "dismissal"
    case .action(let action, text: nil): "action \(quoted(action))"
    case .action(let action, let text?): "action \(quoted(action)) saying \(quoted(text))"
    }
  }

  private func delivered(_ it: String, as ways: String) -> Phrase {
    Phrase("\(it) delivered as \(ways)", label: "delivered as \(ways)")
  }

  private func verb(_ boundary: Boundary) -> String {
    switch boundary {
    case .entry: "enters"
    case .exit: "leaves"
    default: "crosses"
    }
  }
}

extension NotificationError {
  /// The error with its domain and its code.
  package var inFull: String { "\(name) (\(domain) \(rawValue))" }
}
