import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// Searches the journal of a plan that was played on.
struct PlanSearch {
  var life: PlanLife
  let result: ScenarioResult
  let choices: PlanChoices
  /// The fate of each request that was not delivered so far, in the order in which they were added.
  var fates: [NotificationName: Fate] = [:]
  var order: [NotificationName] = []
  /// The first findings of each kind, note and rule.
  var groups: [Group: Int] = [:]
  /// The requests of each finding.
  var members: [Int: Set<String>] = [:]
  /// The last time at which a text was delivered.
  var sameTexts: [ContentTexts: SameTexts] = [:]
  /// The last delivery of a repeating request.
  var last: [NotificationName: CivilDateTime] = [:]
  /// The time of day of that delivery, if the calendar and the clock have the request's date.
  var usual: [NotificationName: CivilTime] = [:]
  var triggers: [NotificationName: Trigger] = [:]
  /// A Boolean value that indicates whether the requests are added at the time at which the app
  /// added them, so that their intervals end at the same time as on the phone.
  var isStartKnown = true
  /// The instants that requests were given beside the components of their triggers, by identifier.
  var asked: [String: Instant] = [:]
  /// The number of times that a request was replaced.
  var replaced: [NotificationName: Int] = [:]
  /// The times of deliveries at night, by request and rule.
  var nights: [Night] = []
  private var nightPlaces: [NotificationName: [RuleNumber?: Int]] = [:]
  /// The date of the last delivery.
  var lastDate: CivilDateTime?
  /// The requests whose contents have nothing to present.
  var isEmpty: Set<NotificationName> = []

  /// The deliveries of a request at night, by one rule.
  struct Night {
    var name: NotificationName
    var rule: RuleNumber?
    var dates = PlanOccurrences()
    var times = PlanTimes()
  }

  /// The last known fate of a request.
  enum Fate {
    case pending(RuleSet, due: Instant?)
    case came
    case dropped(Effect.Stage, RuleSet)
    case refused(NotificationError, RuleSet)
    case silenced(RuleSet)
    case removed
  }

  /// The requests that have the same text and are delivered within a minute.
  struct SameTexts {
    /// The instant of the first.
    var instant: Instant
    var first: NotificationName
    var date: CivilDateTime
    var names: Set<NotificationName>

    init(instant: Instant, first: NotificationName, date: CivilDateTime) {
      self.instant = instant
      self.first = first
      self.date = date
      names = [first]
    }
  }

  struct Group: Hashable {
    var kind: PlanFinding.Kind
    var note: String
    var rule: RuleNumber?
  }

  init(_ result: ScenarioResult, _ choices: PlanChoices) {
    self.result = result
    self.choices = choices
    let device = result.device
    let start = result.scenario.start
    life = PlanLife(
      zone: result.scenario.setting.zone,
      version: result.version,
      reading: result.reading,
      start: result.scenario.setting.zone.civil(at: start),
      end: device.zone.civil(at: device.moment.wall),
      deliveries: PlanDeliveries(result)
    )
    for step in result.scenario.steps {
      guard case .event(.app(let app, .adds(let request))) = step.action else { continue }
      let name = NotificationName(app, request.identifier)
      triggers[name] = request.trigger
      if request.content.carries.isEmpty { isEmpty.insert(name) } else { isEmpty.remove(name) }
    }
  }

  /// Reads the journal from its beginning.
  mutating func read() {
    for entry in result.journal.entries {
      guard case .notification(let name, let effect) = entry.effect else { continue }
      let date = entry.moment.zone.civil(at: entry.moment.wall)
      switch effect {
      case .kept(_, let due):
        note(name, .pending(entry.because, due: due))
        noteDates(entry, name, date, isKept: true)
      case .keptForRegion: note(name, .pending(entry.because, due: .latest))
      case .delivered(let content, _): comes(name, content, entry, date)
      case .dropped(.limit):
        note(name, .dropped(.limit, entry.because))
        add(.overLimit, name, date, "", entry.because.mostSpecificFirst.first)
      case .dropped(let stage): note(name, .dropped(stage, entry.because))
      case .addReported(let error?): note(name, .refused(error, entry.because))
      case .removed: note(name, .removed)
      case .replaced: replaced[name, default: 0] += 1
      case .silenced: note(name, .silenced(entry.because))
      case _: break
      }
    }
    finish()
  }

  mutating func note(_ name: NotificationName, _ fate: Fate) {
    guard let known = fates[name] else {
      order.append(name)
      fates[name] = fate
      return
    }
    // A request that was delivered once is not lost, even if it is dropped later.
    if case .came = known { return }
    // A repeating request that showed nothing is pending for its next date.
    if case .dropped(.due, _) = known, case .pending = fate { return }
    fates[name] = fate
  }

  mutating func comes(
    _ name: NotificationName,
    _ content: Content,
    _ entry: Journal.Entry,
    _ date: CivilDateTime
  ) {
    note(name, .came)
    life.deliveries.count += 1
    lastDate = date
    let chosen = noteDates(entry, name, date, isKept: false)
    noteEarliness(name, entry, date)
    noteRepetition(name, content, entry, date)
    noteShift(name, entry, date)
    last[name] = date
    if choices.isNight(date.time), hasKnownTime(name) {
      noteNight(name, date, chosen ?? timing(of: name, entry))
    }
  }

  private mutating func noteNight(
    _ name: NotificationName,
    _ date: CivilDateTime,
    _ rule: RuleNumber?
  ) {
    // What comes at night anyway needs no dispute for it.
    let usual = nightPlaces[name]?.first { place in !Self.rules.contains { $0.number == place.key }
    }
    let index = usual?.value ?? nightPlaces[name]?[rule] ?? nights.count
    if index == nights.count {
      nights.append(Night(name: name, rule: rule))
      nightPlaces[name, default: [:]][rule] = index
    }
    nights[index].dates.add(date)
    nights[index].times.insert(date.time)
  }

  /// Adds an occurrence to the findings.
  mutating func add(
    _ kind: PlanFinding.Kind,
    _ name: NotificationName,
    _ date: CivilDateTime,
    _ note: String,
    _ rule: RuleNumber?
  ) {
    add(kind, [text(name)], PlanOccurrences(date), note, rule)
  }

  /// The largest number of findings that differ in more than their kind.
  private static let mostFindings = 20_000

  mutating func add(
    _ kind: PlanFinding.Kind,
    _ identifiers: [String],
    _ dates: PlanOccurrences,
    _ note: String,
    _ rule: RuleNumber?
  ) {
    // What is said twice is one finding, also where the requests come by several rules.
    var group = Group(kind: kind, note: note, rule: kind == .twice ? nil : rule)
    if groups[group] == nil, groups.count >= Self.mostFindings {
      group = Group(kind: kind, note: "and more of the kind", rule: nil)
    }
    guard let index = groups[group] else {
      groups[group] = life.findings.count
      members[life.findings.count] = Set(identifiers)
      life.findings.append(
        PlanFinding(
          kind: kind,
          identifiers: identifiers,
          note: group.note,
          dates: dates,
          rule: rule
        )
      )
      return
    }
    for identifier in identifiers where members[index, default: []].insert(identifier).inserted {
      life.findings[index].identifiers.append(identifier)
    }
    life.findings[index].dates.add(dates)
  }

  func text(_ name: NotificationName) -> String { result.book[name.identifier] }
}
