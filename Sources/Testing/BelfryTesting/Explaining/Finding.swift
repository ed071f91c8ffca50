import DeviceHost
import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The outcome for the notification that a failed expectation is about, in the words of Swift.
struct Finding: Equatable {
  /// An event that led to the failure.
  struct Cause: Equatable {
    var time: String
    var text: String
    /// The line of the test that caused it.
    var place: String?
  }

  /// The state or the event in place of the expected one, and its time.
  var found: String
  /// The reasons that no event states.
  var reasons: [String] = []
  /// The rule that decided, or that states what happened.
  var rule: RuleNumber?
  /// Indicates whether the outcome would have been another without the rule.
  var isDeciding = false
  /// The code to write instead, the nearest first.
  var mends: [String] = []
  /// The sides of disputes under which the expectation would be met.
  var sides: [String] = []
  /// The events that led to it, the oldest first.
  var causes: [Cause] = []

  /// The lines of the finding; the first says what was found.
  var lines: [String] {
    var rows: [(key: String, text: String)] = reasons.map { ("reason", $0) }
    if let rule {
      let summary = Law.rule(rule)
      rows.append((isDeciding ? "decided by" : "by rule", summary.sentence))
      rows.append(("", "\(summary.id) (\(summary.grade.rawValue))"))
    }
    for (index, mend) in mends.enumerated() { rows.append((index == 0 ? "write" : "or", mend)) }
    let width = causes.map(\.time.count).max() ?? 0
    for (index, cause) in causes.enumerated() {
      let text = "\(cause.time.padding(to: width))  \(cause.text)"
      let place = cause.place.map { "   \($0)" } ?? ""
      rows.append((index == 0 ? "because" : "then", text + place))
    }
    if !sides.isEmpty {
      let sides = Suggestion.either(sides.map { "`assuming: [\($0)]`" })
      rows.append(("disputed", "it would pass under \(sides), on which sources disagree"))
    }
    return [found]
      + rows.map { row in
        let key = String(repeating: " ", count: max(0, Self.keyWidth - row.key.count)) + row.key
        return "\(key)  \(row.text)"
      }
  }

  private static let keyWidth = 10
}

extension PhoneRecord {
  /// Returns the time of a moment on the phone's clock, with the date if it is another day than
  /// now.
  func time(of moment: Moment) -> String { moment.text(beside: device.moment) }

  /// Returns the finding of a notification that should have been there, or should not.
  ///
  /// - Parameters:
  ///   - name: The notification.
  ///   - look: The property that the test looked at.
  ///   - isWanted: Whether the notification was expected there.
  func finding(of name: NotificationName, in look: Look?, isWanted: Bool) -> Finding? {
    if isWanted, look != .pending, let finding = findingOfLater(name) { return finding }
    let subject = subject(of: name, in: look, isWanted: isWanted)
    var finding = finding(expecting: subject, about: name)
    // What is as usual needs no rule.
    if !isWanted { finding?.rule = nil }
    return finding
  }

  /// Returns the finding of an expectation that is not met.
  func finding(
    expecting subject: ScenarioExpectation.Subject,
    about name: NotificationName?
  ) -> Finding? {
    let replayed = ReplayedFailure(
      of: self,
      expecting: subject,
      until: name.flatMap { lastOccurrence(of: $0, for: subject) }
    )
    let chain = replayed.map { replayed in
      replayed.chain.map { entry in index(of: entry).map { journal.entries[$0] } ?? entry }
    }
    let entries = chain ?? name.map(ownEntries) ?? []
    guard let last = entries.last else { return nil }
    var finding = Finding(found: headline(of: last))
    finding.rule = replayed.map(\.rule) ?? last.because.mostSpecificFirst.first
    finding.isDeciding = !(replayed?.failure.deciding.isEmpty ?? true)
    let times = Moment.texts(of: entries.map(\.moment), beside: device.moment)
    finding.causes = zip(times, entries).map { time, entry in
      Finding.Cause(time: time, text: wording.sentence(entry), place: place(of: entry))
    }
    let mends = SwiftMends(of: self, in: entries, replayed?.failure.remarks ?? [], finding.rule)
    finding.reasons = mends.reasons
    finding.mends = mends.own
    guard !mends.isComplete, let replayed else { return finding }
    for remedies in replayed.failure.remedies where finding.mends.count < SwiftMends.most {
      let lines = remedies.compactMap { mends.text($0, in: replayed.result.scenario) }
      let mend = lines.joined(separator: ", and ")
      guard lines.count == remedies.count, !finding.mends.contains(mend) else { continue }
      finding.mends.append(mend)
    }
    finding.sides = replayed.failure.otherSides.map { VirtualPhone.Side(of: $0).spelling }
    return finding
  }

  /// Returns an instant as a line of a scenario says it.
  func written(_ instant: Instant) -> WrittenMoment {
    let moment = device.moment.at(instant)
    let local = moment.zone.civil(at: moment.wall)
    return WrittenMoment(
      day: local.date.daysSince1970,
      second: Int(local.time.nanosecondOfDay / 1_000_000_000)
    )
  }

  /// Returns the time at which a repeating request last came due, if the expectation is about what
  /// became of it then; without this, its next date would hide the answer.
  private func lastOccurrence(
    of name: NotificationName,
    for subject: ScenarioExpectation.Subject
  ) -> Instant? {
    guard case .delivered(name, _, _) = subject,
      let last = journal.entries.last(where: { $0.effect.name == name }), last.effect.keeps(name)
    else { return nil }
    return journal.entries.last { $0.effect.isOutcome(of: name) }?.moment.instant
  }

  /// Returns what was found: the decisive entry, and when.
  private func headline(of entry: Journal.Entry) -> String {
    let time = time(of: entry.moment)
    switch entry.effect {
    case .notification(let name, .dropped(.added)):
      return "\(wording.quoted(name)) was not kept at \(time), although add reported success"
    case .notification(let name, .dropped(.limit)):
      return "\(wording.quoted(name)) was dropped at \(time): the app has too many pending requests"
    case .notification(let name, .kept(_, let due?)) where due <= device.now:
      return "\(wording.quoted(name)) is still pending, and was due at "
        + self.time(of: device.moment.at(due))
    case .notification(let name, .kept), .notification(let name, .keptForRegion):
      let quoted = wording.quoted(name)
      // The sentence says when it is due, or for which region it waits.
      return "\(quoted) is still\(wording.sentence(entry).dropFirst(quoted.count))"
    case .notification, .app, .region, .category, .phone:
      return "\(wording.sentence(entry)) at \(time)"
    }
  }

  /// Returns the finding of a request that is pending and will be due later.
  private func findingOfLater(_ name: NotificationName) -> Finding? {
    let apps = device.snapshot.apps
    guard apps.indices.contains(Int(name.app.rawValue)),
      let pending = apps[Int(name.app.rawValue)].pending.first(where: { $0.name == name }),
      let due = pending.due, due > device.now,
      // It may be one that repeats and was due before.
      !journal.entries.contains(where: { $0.effect.isOutcome(of: name) })
    else { return nil }
    let moment = device.moment.later(due)
    var finding = Finding(
      found: """
        \(wording.quoted(name)) is not due yet: due at \(time(of: moment)), in \
        \((due - device.now).inWords)
        """
    )
    finding.mends = [advance(to: due)]
    let kept = journal.entries.last { $0.effect.keeps(name) }
    finding.causes = [kept].compactMap(\.self).map { entry in
      Finding.Cause(
        time: time(of: entry.moment),
        text: wording.sentence(entry),
        place: place(of: entry)
      )
    }
    return finding
  }

  /// Returns the call that advances the time to an instant.
  func advance(to instant: Instant) -> String {
    let moment = device.moment.later(instant)
    let local = moment.zone.civil(at: moment.wall)
    let target = moment.isSameDay(as: device.moment) ? local.time.text : local.text
    return "`await phone.advance(to: \"\(target)\")` before this line"
  }

  /// Returns the entries about a notification, if its life cannot be played again.
  private func ownEntries(of name: NotificationName) -> [Journal.Entry] {
    Array(journal.entries.filter { $0.effect.name == name }.suffix(4))
  }

  /// Returns the expectation that the test has, as a scenario would say it.
  private func subject(
    of name: NotificationName,
    in look: Look?,
    isWanted: Bool
  ) -> ScenarioExpectation.Subject {
    var shown: Presentation?
    for entry in journal.entries {
      if case .notification(name, .delivered(_, let ways)) = entry.effect { shown = ways }
    }
    // A repeating request that was never shown: what became of it when it was due counts.
    if isWanted, look == .delivered, shown == nil,
      lastOccurrence(of: name, for: delivered(name)) != nil
    {
      return delivered(name)
    }
    switch look {
    case .pending: return .isSo(.pending(name, isWanted))
    case .delivered: return .isSo(.listed(name, isWanted))
    case .banner: return shown.map { delivered(name, $0.union(.banner)) } ?? delivered(name)
    case .sounds: return shown.map { delivered(name, $0.union(.sound)) } ?? delivered(name)
    case .lockScreen: return shown.map { delivered(name, $0.union(.lockScreen)) } ?? delivered(name)
    case .shown, .notification, .held, .badge, .authorization, nil:
      return shown == nil ? delivered(name) : .isSo(.listed(name, isWanted))
    }
  }

  private func delivered(
    _ name: NotificationName,
    _ ways: Presentation? = nil
  ) -> ScenarioExpectation.Subject {
    .delivered(name, as: ways, times: 1)
  }
}

extension Effect {
  /// Indicates whether a request came due by the effect, and what became of it.
  fileprivate func isOutcome(of name: NotificationName) -> Bool {
    switch self {
    case .notification(name, .delivered), .notification(name, .dropped),
      .notification(name, .silenced), .notification(name, .held):
      true
    case .notification, .app, .region, .category, .phone: false
    }
  }

  /// Indicates whether a request is pending by the effect.
  fileprivate func keeps(_ name: NotificationName) -> Bool {
    switch self {
    case .notification(name, .kept), .notification(name, .keptForRegion): true
    case .notification, .app, .region, .category, .phone: false
    }
  }
}

extension String {
  /// The text with spaces behind it, up to a width.
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
