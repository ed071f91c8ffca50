import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The kinds of findings, each with its own condition.
extension PlanSearch {
  /// The disputes about dates, with the kinds of finding that they lead to.
  private static let disputes: [(dispute: String, kind: PlanFinding.Kind)] = [
    ("gap-time", .skippedHour), ("overlap-time", .doubledHour), ("missing-day", .missingDay),
  ]

  /// The rules of these disputes, and whether a request then does not fire on that day.
  private static let rules: [(number: RuleNumber, kind: PlanFinding.Kind, isSkipped: Bool)] =
    Law.rules.compactMap { rule in
      for (dispute, kind) in disputes where rule.dispute == dispute {
        return (rule.number, kind, rule.side == "loses-the-day" || rule.side == "skips")
      }
      return nil
    }

  /// Notes that the calendar or the clock does not have a request's date, or has it twice.
  mutating func noteDates(
    _ entry: Journal.Entry,
    _ name: NotificationName,
    _ date: CivilDateTime,
    isKept: Bool
  ) {
    for (number, kind, isSkipped) in Self.rules where entry.because.contains(number) {
      // A request that does not fire is only known when its next date is computed.
      guard isKept == isSkipped else { continue }
      let asked = triggers[name]?.asked ?? ""
      let what = isSkipped ? "does not come" : "comes at \(date.time.text)"
      add(kind, name, date, asked.isEmpty ? what : "\(asked) \(what)", number)
    }
  }

  /// Notes that a text comes again within a minute.
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
    // A clock that shows an hour twice shows the time of a request twice.
    let isDoubled = last[name] == date
    // The set is taken out, so it is never copied.
    guard var before = said.removeValue(forKey: texts),
      instant - before.instant < .minute || isDoubled
    else {
      said[texts] = Said(instant: instant, first: name)
      return
    }
    if !before.names.insert(name).inserted, !isDoubled {
      // A request that comes twice a minute says the same by itself.
      said[texts] = Said(instant: instant, first: name)
      return
    }
    said[texts] = before
    let title = (all.title ?? all.body).map { result.book[$0] } ?? ""
    // The requests between the first and this one were added when they came.
    let identifiers = (before.first == name ? [name] : [before.first, name]).map { text($0) }
    let note = "\"\(title.shortened)\" at \(date.time.text)"
    add(.twice, identifiers, date, note, entry.because.ofDate)
  }

  /// Notes that a request that repeats by days comes at another time of day.
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
    add(.shifted, name, date, "\(before.text) becomes \(date.time.text)", entry.because.ofDate)
  }

  /// Adds the requests that end the app.
  mutating func addCrashes(_ crashes: [PlanCrash]) {
    for crash in crashes {
      let note = "ends the app: \(crash.exception.reason)"
      add(.lost, [crash.identifier], life.start, note, crash.rule)
    }
    sort()
  }

  /// Adds what is known only at the end.
  mutating func finish() {
    let device = result.device
    for name in order {
      switch fates[name] {
      case .dropped(let stage, let because)? where stage != .limit:
        let when = stage == .due ? "is dropped when it is due" : "is dropped when it is added"
        add(.lost, name, life.start, when, because.mostTellingFirst.first)
      case .refused(let error, let because)?:
        let note = "cannot be added: \(error.name)"
        add(.lost, name, life.start, note, because.mostTellingFirst.first)
      case .pending(let because, nil)?:
        add(.lost, name, life.start, "no date matches any more", because.mostTellingFirst.first)
      case .silenced(let because)?:
        let note = "comes while the app is in front, and is not shown"
        add(.lost, name, life.start, note, because.mostTellingFirst.first)
      case .pending, .came, .dropped, .removed, nil: break
      }
    }
    for name in order {
      guard let night = nights[name] else { continue }
      let times = Set(night.dates.map { $0.time }).sorted()
      let note =
        night.dates.count == 1
        ? "once"
        : times.count == 1
          ? "at \(times[0].text)" : "at \(times.count) times from \(times[0].text)"
      for date in night.dates { add(.night, name, date, note, night.rule) }
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
    if result.isStopped { life.stop = life.deliveries.last?.date ?? life.start }
    sort()
  }

  mutating func sort() {
    let inOrder = life.findings.enumerated().sorted {
      ($0.element.kind.rank, $0.offset) < ($1.element.kind.rank, $1.offset)
    }
    life.findings = inOrder.map { $0.element }
  }
}

extension PlanFinding.Kind {
  /// Indicates whether the kind is about the time of a delivery.
  var isOfTime: Bool {
    switch self {
    case .twice, .shifted, .night: true
    case .overLimit, .lost, .missingDay, .skippedHour, .doubledHour: false
    }
  }
}

extension RuleSet {
  /// The most telling rule about a date, or else about anything.
  var ofDate: RuleNumber? {
    let rules = mostTellingFirst
    return rules.first { number in
      let id = Law.rule(number).id
      return id.hasPrefix("dates.") || id.hasPrefix("scheduling.")
    } ?? rules.first
  }
}

extension Trigger {
  /// The date that the trigger asks for, in the words of a finding.
  fileprivate var asked: String {
    guard case .calendar(let pattern, _) = self else { return "" }
    if let day = pattern.day, day > 28 { return "day \(day)" }
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
