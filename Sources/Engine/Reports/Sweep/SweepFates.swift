import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The fates of the notifications of a run.
struct SweepFates {
  private(set) var fates: [SweepOutcome.Fate] = []
  /// The rule that decided the outcome as a whole, where one is known.
  private(set) var rule: RuleNumber?
  private var rules: [NotificationName: RuleNumber] = [:]

  /// The last known fate of a notification.
  private struct Known {
    var last: Journal.Entry
    var response: String?
    var ways: [String] = []
    var count = 0
    var time: String?
    /// The rules of the first delivery, or of the last fate.
    var because: RuleSet
  }

  init(_ result: ScenarioResult) {
    let wording = Wording(result.book)
    let zone = result.scenario.setting.zone
    let first = zone.civil(at: result.scenario.start).date.daysSince1970
    var order: [NotificationName] = []
    var known: [NotificationName: Known] = [:]
    for entry in result.journal.entries {
      guard case .notification(let name, let effect) = entry.effect else { continue }
      guard let rank = effect.rank else { continue }
      if known[name] == nil {
        order.append(name)
        known[name] = Known(last: entry, because: entry.because)
      }
      var now = known[name]!
      switch effect {
      case .delivered(_, let ways):
        if now.count == 0 {
          let date = entry.moment.zone.civil(at: entry.moment.wall)
          let days = date.date.daysSince1970 - first
          now.time = (days == 0 ? "" : days < 0 ? "\(days)d " : "+\(days)d ") + date.time.text
          now.because = entry.because
        }
        now.count += 1
        if !now.ways.contains(ways.text) { now.ways.append(ways.text) }
      case .didReceiveCalled, .responseLost, .responseInOptionsAlone, .handleActionCalled,
        .launchedWith, .didReceiveLocalCalled:
        now.response = wording.phrase(entry).label
      case _: break
      }
      if now.count == 0, rank >= now.last.effect.rank ?? 0 {
        now.last = entry
        now.because = entry.because
      }
      known[name] = now
    }
    for name in order {
      guard let now = known[name] else { continue }
      rules[name] = now.because.mostSpecificFirst.first
      fates.append(
        SweepOutcome.Fate(
          name: wording.quoted(name),
          words: Self.words(now, wording),
          time: now.time
        )
      )
    }
    let named = result.scenario.steps.reversed().compactMap { step -> RuleNumber? in
      guard case .expect = step.action else { return nil }
      return step.action.notification.flatMap { rules[$0] }
    }
    rule = named.first ?? order.compactMap { rules[$0] }.first
    if rule == nil {
      let last = result.journal.entries.last { !$0.because.isEmpty }
      rule = last?.because.mostSpecificFirst.first
    }
  }

  /// Returns the rule behind the fate of a notification.
  func rule(of name: NotificationName) -> RuleNumber? { rules[name] }

  private static func words(_ known: Known, _ wording: Wording) -> String {
    var words: String
    if known.count > 0 {
      words = "delivered as \(known.ways.joined(separator: ", then "))"
      if known.count > 1 { words += " \(known.count) times" }
    } else {
      let phrase = wording.phrase(known.last)
      words = phrase.label ?? phrase.sentence
      // What is last known may be the response itself.
      if words == known.response { return words }
    }
    if let response = known.response { words += ", \(response)" }
    return words
  }
}

extension Effect {
  fileprivate var rank: Int? {
    if case .notification(_, let effect) = self { effect.rank } else { nil }
  }
}

extension NotificationEffect {
  /// The importance for the fate of a notification; nil for an effect that says nothing of it.
  fileprivate var rank: Int? {
    switch self {
    case .kept, .keptForRegion, .keptByServer, .pushHeld: 0
    case .delivered, .dropped, .silenced, .removed, .held, .attachmentRefused, .extensionCalled,
      .didReceiveRemoteCalled, .triggerPassedOver, .didReceiveCalled, .responseLost,
      .responseInOptionsAlone, .handleActionCalled, .launchedWith, .didReceiveLocalCalled:
      1
    case .addReported(let error): error == nil ? nil : 1
    case .replaced, .spent, .nothingToRemove, .attachmentMoved, .willPresentCalled, .screenLit,
      .soundReplaced, .withdrawn, .cleared, .tapped, .acted, .extensionAnswered, .extensionEnded,
      .extensionTimeWillExpire:
      nil
    }
  }
}
