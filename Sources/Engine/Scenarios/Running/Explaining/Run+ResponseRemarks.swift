import SystemPolicy
import VirtualDevice

extension Run {
  /// The rule by which a tap calls the delegate alone, because a scene is connected.
  var warmTapRule: RuleNumber? { Law.number(of: "scenes.warm-tap-calls-the-delegate-alone") }

  /// Returns the last entry of a response to a notification that connected no scene, as one was
  /// connected already; nil if the last response is another one.
  func warmTap(on name: NotificationName) -> Int? {
    guard let rule = warmTapRule else { return nil }
    let last = journal.entries.lastIndex { entry in
      entry.effect.isResponse(to: name)
    }
    return last.flatMap { journal.entries[$0].because.contains(rule) ? $0 : nil }
  }

  /// Adds the reasons why an expected response was not received, or not lost.
  func explain(_ failure: inout Failure, _ wanted: ResponseSubject, _ cause: Cause?) {
    guard let cause, let name = wanted.name else { return }
    let effect = journal.entries[cause.entry].effect
    guard effect.isResponse(to: name) || effect.touches(name) else {
      // How the notification was presented says nothing about a response that the user never gave.
      if effect.isDelivery { failure.rules = [] }
      return
    }
    guard let missed = journal.missedResponse(at: cause.entry, before: journal.entries.count)
    else { return }
    let isExpectedLost = if case .lost = wanted { true } else { false }
    if isExpectedLost, case .hasResponse(let scene) = missed.scene {
      failure.remarks.append(.isInOptions(name, scene: scene))
    } else if !isExpectedLost {
      failure.remarks.append(.missed(missed))
    }
    let decisive = [
      "scenes.options-spare-the-delegate",
      isExpectedLost
        ? "scenes.options-hold-what-no-delegate-gets" : "response.no-delegate-loses-the-tap",
    ].compactMap(Law.number)
    failure.decisiveRule = decisive.first(where: failure.rules.contains)
  }
}
