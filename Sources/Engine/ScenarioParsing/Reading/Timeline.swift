import Scenarios
import VirtualDevice
import VirtualTime

/// Finds the instants of a script's gutters, one after the other.
///
/// Only the script itself moves the clock and the zone, so every instant is known before the run.
/// Gutters are times on the phone's clock; their order is checked on the monotonic clock.
struct Timeline {
  /// A part of the scenario in which the phone's clock and zone do not change.
  private struct Stretch {
    /// The start of the part on the monotonic clock.
    var begin: Instant
    /// The zone of the phone's clock.
    var zone: Zone
    /// The interval by which the phone's clock is ahead of the monotonic one.
    var shift = Interval.zero

    /// The time on the phone's clock.
    func civil(at instant: Instant) -> CivilDateTime { zone.civil(at: instant + shift) }
  }

  /// The parts of the scenario so far; the last part is still open.
  private var stretches: [Stretch]
  /// The instant at which the scenario starts.
  let start: Instant
  /// The instant of the latest gutter.
  private(set) var now: Instant
  /// A Boolean value that indicates whether the instant of an earlier gutter is known only during
  /// the run.
  private var isOpen = false

  /// The time on the phone's clock.
  private var wall: Instant { now + shift }

  /// The date on the phone's clock.
  var today: CivilDate { zone.civil(at: wall).date }

  private var zone: Zone { stretches[stretches.count - 1].zone }
  private var shift: Interval { stretches[stretches.count - 1].shift }

  /// The reason why a time cannot be placed.
  struct Refusal: Error {
    var error: ParseError
    /// The position of the time.
    var place: Place
    /// A Boolean value that indicates whether the clock shows the time twice.
    var isTwofold = false
    /// The instant of a time that goes back.
    var earlier: Instant?

    /// The places of a time: in the margin, after `since`, or at the end of the sentence.
    enum Place {
      case margin, since, sentence
    }

    init(_ error: ParseError, at place: Place = .margin) {
      self.error = error
      self.place = place
    }

    init(_ kind: MistakeKind, _ values: [String], at place: Place = .margin) {
      self.init(ParseError(kind, values), at: place)
    }
  }

  init(_ setting: Setting) throws(Refusal) {
    start = try Self.place(setting.start, offset: setting.startOffset, in: setting.zone)
    now = start
    stretches = [Stretch(begin: start, zone: setting.zone)]
  }

  /// Follows an event that moves the clock or the zone.
  mutating func follow(_ event: Event) throws(Refusal) {
    switch event {
    case .device(.moves(let zone)):
      stretches.append(Stretch(begin: now, zone: zone, shift: shift))
    case .device(.setsClock(let time)):
      try Self.check(time.date, at: .sentence)
      let wanted = zone.resolve(time).earliest
      guard wanted >= start else {
        let first = zone.civil(at: start)
        throw Refusal(
          .clockBeforeStart,
          ["\(first.date.text) \(first.time.text)"],
          at: .sentence
        )
      }
      stretches.append(Stretch(begin: now, zone: zone, shift: wanted - now))
    case _:
      return
    }
  }

  /// Refuses a date on which no scenario can play.
  static func check(_ date: CivilDate, at place: Refusal.Place = .margin) throws(Refusal) {
    guard !ScenarioYears.all.contains(date.year) else { return }
    throw Refusal(
      .yearOutOfRange,
      ["\(ScenarioYears.all.lowerBound)", "\(ScenarioYears.all.upperBound)"],
      at: place
    )
  }

  /// Moves to the instant of a gutter.
  mutating func move(to gutter: Gutter) throws(Refusal) {
    switch gutter {
    case .untilIdle: isOpen = true
    case .elapsed: break
    case .time, .dateTime, .weekday, .days:
      guard !isOpen else { throw Refusal(.clockAfterIdle, []) }
    }
    let next = try instant(of: gutter)
    guard next >= now else {
      var refusal = Refusal(.timeGoesBack, [wall.text(in: zone), later(than: gutter)])
      refusal.earlier = next
      throw refusal
    }
    guard next < ScenarioYears.end else {
      throw Refusal(
        .yearOutOfRange,
        ["\(ScenarioYears.all.lowerBound)", "\(ScenarioYears.all.upperBound)"]
      )
    }
    now = next
  }

  /// Returns the instant of a moment that has passed: the latest at which the clock showed it.
  ///
  /// If clocks skip the time, the result is the end of the gap. If they have shown it twice, the
  /// moment needs an offset. If the clock was set past the time, or a journey moved it past the
  /// time, the result is the instant of that change.
  func instant(of moment: WrittenMoment) throws(Refusal) -> Instant {
    guard !isOpen else { throw Refusal(.sinceAfterIdle, [], at: .since) }
    let time = CivilTime(nanosecondOfDay: Int64(moment.second) * 1_000_000_000)!
    var end = now
    var otherOffset: Refusal?
    for (index, stretch) in stretches.enumerated().reversed() {
      let last = stretch.civil(at: end)
      let dates =
        moment.day.map { [CivilDate(daysSince1970: $0)] } ?? [
          last.date, last.date.adding(days: -1),
        ]
      for date in dates {
        let wanted = CivilDateTime(date: date, time: time)
        let shown = stretch.zone.resolve(wanted).all.map { $0 - stretch.shift }
        let passed = shown.filter { stretch.begin <= $0 && $0 <= end }
        if !passed.isEmpty {
          let showings = passed.map { $0 + stretch.shift }
          do throws(Refusal) {
            let one = try Self.one(of: showings, wanted, offset: moment.offset, in: stretch.zone)
            return one - stretch.shift
          } catch {
            let refusal = Refusal(error.error, at: .since)
            guard !error.isTwofold else { throw refusal }
            otherOffset = otherOffset ?? refusal
          }
        }
        guard index > 0, moment.offset == nil, shown[0] < stretch.begin else { continue }
        let before = stretches[index - 1].civil(at: stretch.begin)
        if before < wanted { return stretch.begin }
      }
      end = stretch.begin
    }
    if let otherOffset { throw otherOffset }
    let span = "from \(start.text(in: stretches[0].zone)) to \(wall.text(in: zone))"
    throw Refusal(.sinceOutsideScenario, [span], at: .since)
  }

  private func instant(of gutter: Gutter) throws(Refusal) -> Instant {
    switch gutter {
    case .time(let time, let offset):
      return try place(CivilDateTime(date: today, time: time), offset: offset)
    case .dateTime(let dateTime, let offset):
      return try place(dateTime, offset: offset)
    case .days(let days, let time, let offset):
      return try place(CivilDateTime(date: today.adding(days: days), time: time), offset: offset)
    case .weekday(let weekday, let time, let offset):
      var ahead = (weekday.rawValue - today.weekday.rawValue + 7) % 7
      // What has passed today needs no offset, though it may have come twice.
      if ahead == 0, offset == nil, time <= zone.civil(at: wall).time { ahead = 7 }
      let date = today.adding(days: ahead)
      let instant = try place(CivilDateTime(date: date, time: time), offset: offset)
      guard instant <= now else { return instant }
      return try place(CivilDateTime(date: date.adding(days: 7), time: time), offset: offset)
    case .elapsed(let interval): return now + interval
    case .untilIdle: return now
    }
  }

  private func place(_ local: CivilDateTime, offset: Int?) throws(Refusal) -> Instant {
    try Self.place(local, offset: offset, in: zone) - shift
  }

  /// Returns when a clock in a zone shows a time.
  private static func place(
    _ local: CivilDateTime,
    offset: Int?,
    in zone: Zone
  ) throws(Refusal) -> Instant {
    try check(local.date)
    let resolved = zone.resolve(local)
    if case .gap(let gap) = resolved { throw refusal(of: gap, in: zone) }
    return try one(of: resolved.all, local, offset: offset, in: zone)
  }

  /// Returns the instant that an offset chooses among those at which a clock shows a time; a single
  /// instant needs no offset.
  private static func one(
    of instants: [Instant],
    _ local: CivilDateTime,
    offset: Int?,
    in zone: Zone
  ) throws(Refusal) -> Instant {
    let offsets = instants.map { zone.offset(at: $0) }
    guard let offset else {
      guard instants.count > 1 else { return instants[0] }
      let times = Suggestion.codes(offsets.map { local.time.text + Zone.offsetText($0) })
      var refusal = Refusal(.timeTwice, [local.time.text, local.date.text, times])
      refusal.isTwofold = true
      throw refusal
    }
    if let index = offsets.firstIndex(of: offset) { return instants[index] }
    let times = Suggestion.codes(offsets.map { local.time.text + Zone.offsetText($0) })
    let known = Suggestion.either(offsets.map { Zone.offsetText($0) })
    let moment = "\(local.date.text) \(local.time.text)"
    throw Refusal(.otherOffset, [zone.name, moment, known, Zone.offsetText(offset), times])
  }

  private static func refusal(of gap: LocalInstant.Gap, in zone: Zone) -> Refusal {
    guard gap.start.time != gap.end.time else {
      return Refusal(.dateSkipped, [gap.start.date.text, zone.name, gap.end.date.text])
    }
    return Refusal(
      .timeSkipped,
      [zone.name, gap.start.time.text, gap.end.time.text, gap.start.date.text]
    )
  }

  private func later(than gutter: Gutter) -> String {
    guard case .time(let time, _) = gutter else { return "a later time" }
    return "`@+1d \(time.text)` for the next day"
  }
}

extension LocalInstant {
  /// The instants at which clocks show the time; the end of the gap where they skip it.
  fileprivate var all: [Instant] {
    if case .overlap(let first, let second) = self { [first, second] } else { [earliest] }
  }
}
