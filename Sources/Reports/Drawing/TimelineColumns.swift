import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The instants at which something happens in a run, with what happens at each.
struct TimelineColumns {
  /// Something that was shown or not, and the reason.
  struct Outcome {
    var text: String
    var color: String
    /// The reason, in sentences.
    var reason: String
  }

  /// An instant of a run.
  struct Column {
    var moment: Moment
    /// The number of the journal's entries up to the end of the instant.
    var entries = 0
    /// The steps, in the words of the script; a step can be impossible.
    var steps: [(actor: Actor, text: String, isPossible: Bool)] = []
    /// The notifications that were shown, or not.
    var outcomes: [Outcome] = []
    /// The expectations.
    var expectations: [(text: String, isMet: Bool)] = []
    /// Indicates whether a bar of the drawing begins or ends here.
    var isChange = false
    /// The lines of the script that are played at the instant.
    var lines: [Int] = []
    /// The states that apps entered at the instant, in order; the last of an app stays.
    fileprivate var states: [(app: AppNumber, state: AppState)] = []
    /// The authorization statuses that apps got at the instant, in order.
    fileprivate var statuses: [(app: AppNumber, status: AuthorizationStatus)] = []

    /// Indicates whether the drawing of the run has it.
    fileprivate var isDrawn: Bool {
      !steps.isEmpty || !outcomes.isEmpty || !expectations.isEmpty || isChange
    }

    /// Indicates whether an expectation was not met.
    var isFailed: Bool { expectations.contains { !$0.isMet } }
    /// The number of instants that are left out before this one.
    var leftOut = 0
  }

  /// The lane of a step.
  enum Actor: CaseIterable {
    case user, app, device
  }

  private(set) var columns: [Column] = []
  /// All instants, also those that are not drawn, in their order.
  private(set) var instants: [Column] = []
  /// The phone at the end of each column.
  private(set) var phones: [PhoneMoment] = []
  /// The number of lines that were not played, as an earlier one was impossible.
  private(set) var notPlayed = 0

  /// The largest number of instants that are drawn.
  private static let most = 24

  init(of result: ScenarioResult, _ sources: [Source]) {
    readEntries(of: result)
    readSteps(of: result, sources)
    var count = 0
    for index in instants.indices {
      count = max(count, instants[index].entries)
      instants[index].entries = count
    }
    columns = Self.some(of: instants.filter { $0.isDrawn }, most: Self.most)
    phones = phones(of: result)
  }

  /// Returns the phone at the end of each column.
  private func phones(of result: ScenarioResult) -> [PhoneMoment] {
    guard let first = columns.first else { return [] }
    var phone = PhoneMoment(of: result, at: first.moment)
    return columns.map { column in
      phone.advance(through: result.journal.entries, to: column.entries, at: column.moment)
      return phone
    }
  }

  /// Returns the place of an instant's column, which is made if it is missing.
  ///
  /// A year of a phone has many instants, so it is looked for by halves.
  private mutating func place(of moment: Moment) -> Int {
    let place = countOfInstants { $0 < moment.instant }
    if place == instants.count || instants[place].moment.instant != moment.instant {
      instants.insert(Column(moment: moment), at: place)
    }
    return place
  }

  /// Returns the number of instants before the first that a condition does not hold for.
  private func countOfInstants(where holds: (Instant) -> Bool) -> Int {
    var (low, high) = (0, instants.count)
    while low < high {
      let middle = (low + high) / 2
      if holds(instants[middle].moment.instant) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func readEntries(of result: ScenarioResult) {
    let wording = Wording(result.book)
    for (number, entry) in result.journal.entries.enumerated() {
      let place = place(of: entry.moment)
      instants[place].entries = number + 1
      if entry.effect.changesBar { instants[place].isChange = true }
      switch entry.effect {
      case .app(let app, .moved(let state, _)): instants[place].states.append((app, state))
      case .app(let app, .authorizationChanged(let permission, _)):
        instants[place].statuses.append((app, permission.status))
      default: break
      }
      guard case .notification(let name, let effect) = entry.effect else { continue }
      let label = wording.phrase(entry).label ?? wording.sentence(entry)
      let quoted = result.book[name.identifier].inQuotes
      let text = "\(quoted) \(label)"
      let color: String
      switch effect {
      case .delivered:
        // A repeating one replaces the one before.
        instants[place].outcomes.removeAll {
          $0.color == Ink.faint && $0.text.hasPrefix(quoted + " ")
        }
        color = Ink.good
      case .dropped, .silenced, .triggerPassedOver: color = Ink.bad
      case .held, .keptByServer, .withdrawn: color = Ink.faint
      default: continue
      }
      let rules = entry.because.elements.map { Law.rule($0) }
      let reason = ([text] + rules.map { "\($0.id): \($0.sentence)" }).joined(separator: "\n")
      instants[place].outcomes.append(Outcome(text: text, color: color, reason: reason))
    }
  }

  private mutating func readSteps(of result: ScenarioResult, _ sources: [Source]) {
    let failed = Set(result.failures.map { $0.step })
    // Nothing is played after a step that is impossible.
    let last = result.failures.first { !$0.reason.isOfExpectation }?.step ?? .max
    var known = instants.first?.moment
    for (number, step) in result.scenario.steps.enumerated() {
      guard number <= last else {
        notPlayed += 1
        continue
      }
      let before = countOfInstants { $0 <= step.instant }
      if before > 0 { known = instants[before - 1].moment }
      guard let moment = known?.at(step.instant) else { continue }
      let place = place(of: moment)
      if step.place.source == 0 { instants[place].lines.append(Int(step.place.line)) }
      let line = sources[Int(step.place.source)].line(Int(step.place.line))
      let text = Self.words(of: line)
      switch step.action {
      case .event(.user): instants[place].steps.append((.user, text, number != last))
      case .event(.app): instants[place].steps.append((.app, text, number != last))
      case .event(.device): instants[place].steps.append((.device, text, number != last))
      case .event(.due): break
      case .expect: instants[place].expectations.append((text, !failed.contains(number)))
      }
    }
  }

  /// The words of a line behind its time and its first word, which says who acts; without the rule
  /// that an expectation names, and without a comment.
  static func words(of line: String) -> String {
    let words = line.split { $0 == " " || $0 == "\t" }.drop { $0.first?.isLetter != true }
    let rest = words.dropFirst().prefix { $0 != "because" && !$0.hasPrefix("#") }
    return rest.joined(separator: " ")
  }

  /// Returns instants without some in the middle of a long run, but with those that failed.
  static func some(of all: [Column], most: Int) -> [Column] {
    guard all.count > most else { return all }
    var kept: [Column] = []
    var leftOut = 0
    for (number, column) in all.enumerated() {
      let isNearEnd = number < most * 2 / 3 || number >= all.count - most / 3
      guard isNearEnd || column.isFailed && kept.count < 2 * most else {
        leftOut += 1
        continue
      }
      kept.append(column)
      kept[kept.count - 1].leftOut = leftOut
      leftOut = 0
    }
    return kept
  }
}

extension TimelineColumns {
  /// Returns the states of an app that begin and end within each column's instant: a phone does
  /// much at an instant of which only the end stays.
  func briefStates(ofApp app: Int) -> [[AppState]] {
    let last = phones.map { $0.snapshot }.map { phone in
      phone.apps.indices.contains(app) ? phone.apps[app].state : .notRunning
    }
    return brief(columns.map { $0.states.filter { $0.app.rawValue == app }.map { $0.state } }, last)
  }

  /// Returns the authorization statuses of an app that begin and end within each column's instant.
  func briefStatuses(ofApp app: Int) -> [[AuthorizationStatus]] {
    let last = phones.map { $0.snapshot }.map { phone in
      phone.apps.indices.contains(app) ? phone.apps[app].permission.status : .notDetermined
    }
    return brief(
      columns.map { $0.statuses.filter { $0.app.rawValue == app }.map { $0.status } },
      last
    )
  }

  /// Returns the values at each instant that are neither the one before it nor the one after it,
  /// each once.
  private func brief<Value: Equatable>(_ values: [[Value]], _ last: [Value]) -> [[Value]] {
    values.indices.map { number in
      var kept: [Value] = []
      for value in values[number] where value != last[number] && !kept.contains(value) {
        if number == 0 || value != last[number - 1] { kept.append(value) }
      }
      return kept
    }
  }
}

extension Effect {
  /// Indicates whether it changes what the drawing shows as a bar.
  fileprivate var changesBar: Bool {
    switch self {
    case .notification(_, let effect):
      switch effect {
      case .kept, .keptForRegion, .replaced, .spent, .removed, .dropped: true
      default: false
      }
    case .app(_, let effect):
      switch effect {
      case .installed, .moved, .deleted, .authorizationChanged: true
      default: false
      }
    case .region, .category, .phone: false
    }
  }
}
