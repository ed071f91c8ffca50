import Scenarios
public import SystemPolicy
public import VirtualTime

/// The choices with which a plan is played.
public struct PlanChoices: Hashable, Sendable {
  /// The length of time.
  public var span: PlanSpan
  /// The version of iOS.
  public var version: OSVersion
  /// The reading.
  public var reading: Reading
  /// The date and time at which the requests are added; nil for those of the plan.
  public var start: CivilDateTime?
  /// The first time of the night, and the first time after it.
  public var night: (from: CivilTime, to: CivilTime) {
    get { (nightFrom, nightTo) }
    set { (nightFrom, nightTo) = newValue }
  }
  private var nightFrom = CivilTime(hour: 22, minute: 0)!
  private var nightTo = CivilTime(hour: 7, minute: 0)!

  /// Creates choices; the night is from 22:00 to 07:00.
  public init(span: PlanSpan, version: OSVersion = .newest, reading: Reading = .seeds) {
    self.span = span
    self.version = version
    self.reading = reading
  }

  /// Indicates whether a time is at night.
  func isNight(_ time: CivilTime) -> Bool {
    nightFrom <= nightTo
      ? nightFrom <= time && time < nightTo : nightFrom <= time || time < nightTo
  }
}

/// A plan as a scenario: the app adds its requests, and time goes on.
struct PlanScenario {
  /// The script.
  let text: String
  /// The number of steps before the first request is added.
  static let stepsBefore = 2

  /// Creates the script.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - name: The name of its file.
  ///   - zone: The zone of the phone.
  ///   - skipped: The indices of requests that are not added.
  init(
    _ plan: Plan,
    named name: String,
    in zone: Zone,
    _ choices: PlanChoices,
    without skipped: Set<Int> = []
  ) {
    let start = choices.start ?? plan.start(in: zone)
    var text = """
      phone   iOS \(choices.version.text)
      zone    \(zone.name)
      start   \(start.date.text) \(start.time.text)\(Self.offset(of: start, in: zone))

      scenario \("\(name) in \(zone.name)".inScript(most: 200))
      device  has authorization authorized
      \(choices.reading == .seeds ? "" : "reading \(choices.reading.rawValue)\n")
      """
    // The app adds its requests after the user has left it, so that none comes while it is open.
    text += "user opens app\nuser leaves app\n"
    for (index, request) in plan.requests.enumerated() {
      guard !skipped.contains(index), let line = request.sentence(in: zone) else { continue }
      text += line + "\n"
    }
    self.text = text
  }

  /// The offset of a time that the clock shows twice.
  private static func offset(of start: CivilDateTime, in zone: Zone) -> String {
    guard case .overlap(let first, _) = zone.resolve(start) else { return "" }
    return Zone.offsetText(zone.offset(at: first))
  }
}

extension Plan {
  /// The plan with the time zone that all its requests name, if they name one.
  var inOwnZone: Plan {
    var plan = self
    let zones = requests.map { request -> Zone? in
      if case .calendar(let pattern, _) = request.trigger { pattern.zone } else { nil }
    }
    if let zone = zones.first, zones.allSatisfy({ $0 == zone }) { plan.zone = zone }
    return plan
  }

  /// Returns the instants that the requests name beside the components of their triggers, on a
  /// phone in a zone.
  func asked(in zone: Zone) -> [String: Instant] {
    var instants: [String: Instant] = [:]
    for request in requests {
      switch request.trigger {
      case .timestamp(let instant, _): instants[request.identifier] = instant
      case .calendar(let pattern, _):
        guard let asked = request.asked else { continue }
        instants[request.identifier] = (pattern.zone ?? zone).resolve(asked).earliest
      case .now, .interval, .place, .never: continue
      }
    }
    return instants
  }

  /// Returns the date at which the list was made: the date in the plan, or else the start of the
  /// day of the first date in it, or of 2026.
  func start(in zone: Zone) -> CivilDateTime {
    if let date { return date }
    let dates = requests.compactMap { request -> CivilDate? in
      if let asked = request.asked { return asked.date }
      switch request.trigger {
      case .timestamp(let instant, _): return zone.civil(at: instant).date
      case .calendar(let pattern, _):
        guard let year = pattern.year, let month = pattern.month, let day = pattern.day else {
          return nil
        }
        return CivilDate(year: year, month: month, day: day)
      case .now, .interval, .place, .never: return nil
      }
    }
    let years = 1678...2250
    let first = dates.filter { years.contains($0.year) }.min()
    return CivilDateTime(date: first ?? CivilDate(daysSince1970: 20_454), time: .midnight)
  }
}

extension PlannedRequest {
  /// Returns the sentence that adds the request in a zone; nil if the request waits for a crossing,
  /// or never fires.
  func sentence(in zone: Zone) -> String? {
    let trigger: String
    switch self.trigger {
    case .now: trigger = "now"
    case .interval(let interval, let repeats):
      trigger = "\(repeats ? "every" : "after") \(interval.text)"
    case .calendar(let pattern, let repeats): trigger = pattern.words(repeats: repeats)
    case .timestamp(let instant, let frequency):
      let date = zone.civil(at: instant)
      var pattern = DatePattern()
      switch frequency {
      case nil: pattern.setDay(of: date.date, withYear: true)
      case .weekly?: pattern.weekday = date.date.weekday.rawValue
      case .daily?, .hourly?: break
      }
      pattern.setTime(date.time)
      if frequency == .hourly { pattern.hour = nil }
      trigger = pattern.words(repeats: frequency != nil)
    case .place, .never: return nil
    }
    return "app adds \(name) \(trigger)\(content.words)"
  }
}

extension PlannedRequest.Content {
  /// The longest text of a notification in a script; a line has a limit.
  private static let longest = 300

  /// The words after a trigger.
  fileprivate var words: String {
    let texts: [(word: String, text: String?)] = [
      ("title", title), ("subtitle", subtitle), ("body", body), ("category", category),
      ("thread", thread),
    ]
    var words = texts.map { word, text -> String in
      guard let text, !text.isEmpty else { return "" }
      return " \(word) \(text.inScript(most: Self.longest))"
    }.joined()
    if hasSound { words += " sound" }
    if let badge { words += " badge \(badge)" }
    return words
  }
}

extension DatePattern {
  /// The words of a trigger that matches the pattern.
  fileprivate func words(repeats: Bool) -> String {
    let components = DateComponent.allCases.compactMap { component in
      self[component].map { "\(component.name) \($0)" }
    }
    let zone = zone.map { " zone \($0.name)" } ?? ""
    return "matching \(components.joined(separator: " "))\(zone)\(repeats ? " repeating" : "")"
  }
}
