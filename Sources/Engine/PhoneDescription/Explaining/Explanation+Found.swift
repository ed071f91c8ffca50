import Scenarios
import SystemPolicy
package import VirtualDevice
import VirtualTime

/// The events that were found in place of the expected ones.
extension Explanation {
  /// The maximum number of found entries that are compared to find their common values.
  private static let mostCompared = 100
  /// The maximum number of times that are listed.
  private static let mostTimes = 3

  func found(_ entries: [Int]) -> String {
    guard let last = entries.last else { return absence }
    guard let counted = count(of: entries) else {
      return labelled(last) + (heldUntil.map { "; it is due in the summary at \($0)" } ?? "")
    }
    // Asking the result for each entry would copy the journal each time.
    let journal = result.journal.entries
    let times = Moment.texts(
      of: counted.suffix(Self.mostTimes).map { journal[$0].moment },
      beside: failure.moment
    )
    let effect = journal.effect(at: last)
    let label = wording.phrase(journal[last]).label
    let isOneThing = counted.suffix(Self.mostCompared).allSatisfy {
      // Most are the same in all; only others are put into words.
      journal.effect(at: $0) == effect || wording.phrase(journal[$0]).label == label
    }
    let what = (isOneThing ? label : isOfDelivery ? "delivered" : nil) ?? "it happened"
    // One event was expected: only where one of these would do, their number is wrong.
    let isOfCount =
      wantedCount != 1
      || failure.remarks.contains { remark in
        switch remark {
        case .meansOnce, .countsOnce: true
        case _: false
        }
      }
    let instead = isOfCount ? wantedCount.map { ", not \(Self.times($0))" } ?? "" : ""
    return "\(what) \(Self.times(counted.count))\(window)\(instead): at "
      + (counted.count > Self.mostTimes ? "… " : "") + times.joined(separator: ", ")
  }

  /// Returns the entries whose number is what differs; nil if one entry differs in itself.
  private func count(of entries: [Int]) -> [Int]? {
    guard case .expect(let expectation) = step.action,
      case .delivered(let name, _, let wanted) = expectation.subject, wanted > 0
    else { return entries.count > 1 ? entries : nil }
    let journal = result.journal.entries
    // What became of the notification instead, such as a drop, is no delivery.
    guard let last = entries.last, journal.effect(at: last).isDelivery(of: name) else { return nil }
    let all = (failure.windowStart..<failure.journalCount).filter {
      journal.effect(at: $0).isDelivery(of: name)
    }
    return all.count == wanted ? nil : all
  }

  /// The number of events that the line expects; nil if it expects none.
  private var wantedCount: Int? {
    guard case .expect(let expectation) = step.action, !expectation.subject.isDenial else {
      return nil
    }
    switch expectation.subject {
    case .delivered(_, _, let times), .region(.condition(_, _, let times)),
      .region(.stateReported(_, _, let times)):
      return times
    case _: return 1
    }
  }

  private var isOfDelivery: Bool {
    if case .expect(let expectation) = step.action, case .delivered = expectation.subject {
      true
    } else {
      false
    }
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  /// The words for an event that did not happen.
  private var absence: String {
    // What was dropped before the window cannot happen in it.
    if isOfDelivery, let end = failure.chain.last {
      switch entry(end).effect {
      case .notification(_, .dropped), .notification(_, .silenced): return labelled(end)
      case .notification, .app, .region, .category, .phone: break
      }
    }
    if let before {
      if failure.isOfAnotherDelivery { return "not delivered again after \(before)" }
      let isThen = window == " since \(before)"
      return isThen
        ? "not delivered after \(before), only at that time"
        : "not delivered\(window), but before, at \(before)"
    }
    if let notYet { return notYet }
    return isOfDelivery ? "not delivered\(window)" : "it has not happened\(window)"
  }

  /// The time of a delivery before the examined part of the run, if that would have met the
  /// expectation.
  private var before: String? {
    guard failure.earlierMatch != nil, case .expect(let expectation) = step.action,
      case .delivered(let name, _, 1) = expectation.subject,
      let last = result.journal.entries[..<failure.windowStart]
        .last(where: { $0.effect.isDelivery(of: name) })
    else { return nil }
    return last.moment.text(beside: failure.moment)
  }

  /// The time at which what is expected is due, if it is not due yet.
  var notYet: String? {
    if let due = failure.due {
      let rest = (due.instant - failure.moment.instant).inWords
      return "not yet: due at \(due.text(beside: failure.moment)), in \(rest)"
    }
    return heldUntil.map { "not yet: held for the summary at \($0)" }
  }

  /// The time of the summary for which the notification waits.
  private var heldUntil: String? {
    guard let summary = failure.nextSummary, case .expect(let expectation) = step.action,
      let name = expectation.subject.name,
      let last = failure.chain.last(where: { entry($0).effect.name == name }),
      case .notification(_, .held) = entry(last).effect
    else { return nil }
    return summary.text(beside: failure.moment)
  }

  /// The time since which events count: the beginning of the window that the expectation examines.
  private var window: String {
    if case .expect(let expectation) = step.action, let since = expectation.since {
      return " since \(since.text)"
    }
    let entries = result.journal.entries
    guard let begin = failure.windowBegin else { return " so far" }
    let next = entries.indices.contains(failure.windowStart) ? entries[failure.windowStart] : nil
    // The clock may have been set meanwhile: the nearest moment knows what it showed.
    let moment = (next?.moment ?? failure.moment)
    return " since \(moment.at(begin).text(beside: failure.moment))"
  }
}

extension Effect {
  /// Indicates whether the effect delivered a notification.
  package func isDelivery(of wanted: NotificationName) -> Bool {
    if case .notification(wanted, .delivered) = self { true } else { false }
  }
}
