import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The kinds of findings, each with its own condition.
extension PlanSearch {
  /// The disputes about dates, with the kinds of findings that they can cause.
  private static let disputes: [(dispute: String, kind: PlanFinding.Kind)] = [
    ("gap-time", .skippedHour), ("overlap-time", .doubledHour), ("missing-day", .missingDay),
  ]

  /// The rules of these disputes; the flag marks rules by which a request does not fire on the day.
  static let rules: [(number: RuleNumber, kind: PlanFinding.Kind, isSkipped: Bool)] =
    Law.rules.compactMap { rule in
      for (dispute, kind) in disputes where rule.dispute == dispute {
        return (rule.number, kind, rule.side == "loses-the-day" || rule.side == "skips")
      }
      return nil
    }

  /// Notes that the calendar or the clock does not have a request's date, or has it twice.
  ///
  /// - Returns: The rule that chose another date; nil for none.
  @discardableResult
  mutating func noteDates(
    _ entry: Journal.Entry,
    _ name: NotificationName,
    _ date: CivilDateTime,
    isKept: Bool
  ) -> RuleNumber? {
    var rule: RuleNumber?
    for (number, kind, isSkipped) in Self.rules where entry.because.contains(number) {
      rule = number
      // A request that does not fire is only known when its next date is computed.
      guard isKept == isSkipped else { continue }
      let asked = triggers[name]?.asked(kind) ?? ""
      let when =
        switch kind {
        case .doubledHour: "at \(date.time.text)\(offset(of: entry))"
        case .missingDay: "on day \(date.date.day) at \(date.time.text)"
        case _: "at \(date.time.text)"
        }
      let what = isSkipped ? "does not come" : "comes \(when)"
      add(kind, name, date, asked.isEmpty ? what : "\(asked) \(what)", number)
    }
    return rule
  }

  /// The offset that distinguishes a time from the other one of the same name.
  private func offset(of entry: Journal.Entry) -> String {
    Zone.offsetText(entry.moment.zone.offset(at: entry.moment.wall))
  }

  /// Notes that a request is delivered before the date that it was given.
  mutating func noteEarliness(
    _ name: NotificationName,
    _ entry: Journal.Entry,
    _ date: CivilDateTime
  ) {
    guard let instant = asked[text(name)], entry.moment.instant < instant else { return }
    let given = entry.moment.zone.civil(at: instant)
    let note = "given \(given.text), comes at \(date.time.text)"
    add(.early, name, date, note, Self.nextMatch)
  }

  /// Returns the rule that decides the time at which a request is delivered.
  func timing(of name: NotificationName, _ entry: Journal.Entry) -> RuleNumber? {
    switch triggers[name] {
    case .calendar(let pattern, _)?: pattern.zone == nil ? Self.nextMatch : Self.pinned
    case .interval?: Self.interval
    case .now?: Self.now
    case .fireDate?, .region?, nil: entry.because.mostSpecificFirst.first
    }
  }

  /// The rules that decide whether and when a request is delivered.
  private static let nextMatch = Law.rule(named: "dates.next-is-the-next-match")?.number
  private static let pinned = Law.rule(named: "dates.pinned-to-its-zone")?.number
  private static let interval = Law.rule(named: "dates.intervals-know-no-zone")?.number
  private static let now = Law.rule(named: "scheduling.no-trigger-delivers-now")?.number
  private static let nothing = Law.rule(named: "scheduling.empty-content-is-accepted")?.number
  private static let replacing = Law.rule(named: "scheduling.same-identifier-replaces")?.number

  /// Returns a Boolean value that indicates whether the time of day of a delivery is known.
  ///
  /// Intervals of days, and intervals that end once, begin when the list was made.
  func hasKnownTime(_ name: NotificationName) -> Bool {
    guard !isStartKnown, let trigger = triggers[name] else { return true }
    switch trigger {
    case .interval(_, let repeats): return repeats && !trigger.isByDays
    case .now: return false
    case .calendar, .fireDate, .region: return true
    }
  }

  /// Notes that a text is delivered again within a minute.
  mutating func noteRepetition(
    _ name: NotificationName,
    _ content: Content,
    _ entry: Journal.Entry,
    _ date: CivilDateTime
  ) {
    let all = result.book[content.texts]
    guard all.title != nil || all.body != nil else { return }
    let texts = ContentTexts(title: all.title, subtitle: all.subtitle, body: all.body)
    let instant = entry.moment.instant
    // A clock that shows an hour twice shows the time of a daily request twice.
    let isDoubled = last[name] == date && triggers[name]?.isByDays ?? false
    // The set is taken out, so it is never copied.
    guard var before = sameTexts.removeValue(forKey: texts),
      instant - before.instant < .minute || isDoubled
    else {
      sameTexts[texts] = SameTexts(instant: instant, first: name, date: date)
      return
    }
    let isFirst = before.names.count == 1
    if !before.names.insert(name).inserted, !isDoubled {
      // A request that comes twice a minute says the same by itself.
      sameTexts[texts] = SameTexts(instant: instant, first: name, date: date)
      return
    }
    sameTexts[texts] = before
    let title = (all.title ?? all.body).map { result.book[$0] } ?? ""
    // The requests between the first and this one were added when they came.
    let identifiers = (before.first == name ? [name] : [before.first, name]).map { text($0) }
    let note = "say \"\(title.shortened)\" at \(date.time.text)"
    let rule = timing(of: name, entry)
    if isFirst || isDoubled { add(.twice, identifiers, PlanOccurrences(before.date), note, rule) }
    add(.twice, identifiers, PlanOccurrences(date), note, rule)
  }

  /// Notes that a request that repeats by days is delivered at another time of day.
  mutating func noteShift(
    _ name: NotificationName,
    _ entry: Journal.Entry,
    _ date: CivilDateTime
  ) {
    // A date that the calendar or the clock does not have is another finding.
    if Self.rules.contains(where: { entry.because.contains($0.number) }) { return }
    defer { usual[name] = date.time }
    guard let before = usual[name], before != date.time, triggers[name]?.isByDays ?? false else {
      return
    }
    add(.shifted, name, date, "\(before.text) becomes \(date.time.text)", timing(of: name, entry))
  }

  /// Adds the requests that were not added because no calendar has their dates.
  mutating func addImpossible(_ requests: [PlannedRequest]) {
    for request in requests {
      guard case .never(let reason) = request.trigger else { continue }
      add(.lost, [request.identifier], PlanOccurrences(life.start), reason, Self.nextMatch)
    }
  }

  /// Adds the requests that end the app.
  mutating func addCrashes(_ crashes: [PlanCrash]) {
    for crash in crashes {
      let note = "raises an exception: \(crash.exception.reason)"
      add(.lost, [crash.identifier], PlanOccurrences(life.start), note, crash.rule)
    }
  }

  /// Adds the findings that are known only at the end.
  mutating func finish() {
    let device = result.device
    for name in order {
      switch fates[name] {
      case .dropped(.due, _)? where isEmpty.contains(name):
        let note = "shows nothing: it has no title, subtitle, body, sound or badge"
        add(.lost, name, life.start, note, Self.nothing)
      case .dropped(let stage, let because)? where stage != .limit:
        let when = stage == .due ? "is dropped when it is due" : "is dropped when it is added"
        add(.lost, name, life.start, when, because.mostSpecificFirst.first)
      case .refused(let error, let because)?:
        let note = "cannot be added: \(error.name)"
        add(.lost, name, life.start, note, because.mostSpecificFirst.first)
      case .pending(let because, nil)?:
        let note = isPast(name) ? "its date is past" : "no date matches"
        add(.lost, name, life.start, note, because.mostSpecificFirst.first)
      case .silenced(let because)?:
        let note = "comes while the app is in front, and is not shown"
        add(.lost, name, life.start, note, because.mostSpecificFirst.first)
      case .pending, .came, .dropped, .removed, nil: break
      }
    }
    for name in order {
      guard let count = replaced[name] else { continue }
      let note =
        count == 1
        ? "is replaced by a later request with its identifier"
        : "is replaced \(count) times by later requests with its identifier"
      add(.lost, name, life.start, note, Self.replacing)
    }
    for night in nights {
      let times = night.times.few?.map { $0.text }.joined(separator: " or ")
      let note = night.dates.count == 1 ? "" : "at \(times ?? night.times.number)"
      add(.night, [text(night.name)], night.dates, note, night.rule)
    }
    let snapshot = PhoneSnapshot(after: result.journal.entries)
    for app in snapshot.apps {
      for request in app.pending {
        let date = request.due.flatMap { due -> CivilDateTime? in
          guard due < .latest else { return nil }
          return device.zone.civil(at: due + (device.moment.wall - device.moment.instant))
        }
        life.later.append(PlanLife.Later(identifier: text(request.name), date: date))
      }
    }
    if result.isStopped { life.stop = lastDate ?? life.start }
  }

  /// Indicates whether the whole date of a request is before the start.
  private func isPast(_ name: NotificationName) -> Bool {
    guard case .calendar(let pattern, _)? = triggers[name], let year = pattern.year,
      let month = pattern.month, let day = pattern.day,
      let date = CivilDate(year: year, month: month, day: day)
    else { return false }
    let time = CivilTime(hour: pattern.hour ?? 0, minute: pattern.minute ?? 0) ?? .midnight
    return CivilDateTime(date: date, time: time) <= life.start
  }

  /// Puts the most important kind first; nothing can be added afterwards.
  mutating func sort() {
    let inOrder = life.findings.enumerated().sorted {
      ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset)
    }
    life.findings = inOrder.map { $0.element }
  }
}

extension Trigger {
  /// Returns the day or the time that the trigger names and that the calendar or the clock does not
  /// have.
  fileprivate func asked(_ kind: PlanFinding.Kind) -> String {
    guard case .calendar(let pattern, _) = self else { return "" }
    if kind == .missingDay { return pattern.day.map { "day \($0)" } ?? "" }
    guard let hour = pattern.hour,
      let time = CivilTime(hour: hour, minute: pattern.minute ?? 0)
    else { return "" }
    return time.text
  }

  /// Indicates whether the trigger repeats at one time of day.
  fileprivate var isByDays: Bool {
    switch self {
    case .interval(let interval, true):
      interval.nanoseconds > 0 && interval.nanoseconds % Interval.day.nanoseconds == 0
    case .calendar(let pattern, true): pattern.hour != nil
    case .now, .interval, .calendar, .fireDate, .region: false
    }
  }
}

extension String {
  /// The text, cut after forty characters.
  var shortened: String { count > 40 ? prefix(39) + "…" : self }
}
