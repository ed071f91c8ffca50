import Scenarios
public import VirtualTime

/// The three forms of a request, after their fields have been checked.
extension PlanReader {
  mutating func own(
    _ members: [String: Payload.Value],
    _ path: [JSONStep]
  ) -> PlannedRequest? {
    guard let identifier = members["identifier"]?.words else { return nil }
    let content = PlannedRequest.Content(
      members["content"]?.members ?? [:],
      named: ("badge", "categoryIdentifier", "threadIdentifier")
    )
    let place = path + [.name("trigger")]
    guard let value = members["trigger"] else {
      refuse(
        "the field `trigger` is missing",
        help: "write `\"trigger\": null` for a request that is delivered at once",
        at: path
      )
      return nil
    }
    guard let trigger = trigger(value.members, place) else { return nil }
    return PlannedRequest(identifier: identifier, content: content, trigger: trigger)
  }

  private mutating func trigger(
    _ members: [String: Payload.Value]?,
    _ path: [JSONStep]
  ) -> PlannedRequest.Trigger? {
    guard let members else { return .now }
    let repeats = members["repeats"]?.isSet ?? false
    for (name, type) in [("seconds", "timeInterval"), ("dateComponents", "calendar")] {
      guard let value = members[name], let own = members["type"]?.words, own != type else {
        continue
      }
      if case .null = value { continue }
      refuse(
        "`\(name)` does not belong to a trigger of the type `\(own)`",
        help: "write the type `\(type)`, or remove `\(name)`",
        at: path + [.name(name)]
      )
      return nil
    }
    switch members["type"]?.words {
    case "timeInterval":
      guard let interval = members["seconds"]?.interval else {
        refuse("the field `seconds` of a `timeInterval` is missing", at: path)
        return nil
      }
      return .interval(interval, repeats: repeats)
    case "calendar":
      let place = path + [.name("dateComponents")]
      for component in PlanField.zeros
      where members["dateComponents"]?.members?[component.name]?.number == 0 {
        return .never("no date has the \(component.name) 0")
      }
      guard let pattern = pattern(members["dateComponents"]?.members, place) else { return nil }
      return .calendar(pattern, repeats: repeats)
    case _: return .place
    }
  }

  private mutating func pattern(
    _ members: [String: Payload.Value]?,
    _ path: [JSONStep]
  ) -> DatePattern? {
    var pattern = DatePattern()
    for component in DateComponent.allCases {
      if let number = members?[component.name]?.number { pattern[component] = Int(number) }
    }
    guard !pattern.isEmpty else {
      refuse("`dateComponents` has no component", help: "write `\"hour\": 9`", at: path)
      return nil
    }
    let place = path + [.name("timeZone")]
    if members?["timeZone"]?.words != nil {
      guard let zone = zone(members?["timeZone"], place) else { return nil }
      pattern.zone = zone
    }
    return pattern
  }

  mutating func notifee(
    _ members: [String: Payload.Value],
    _ path: [JSONStep]
  ) -> PlannedRequest? {
    let fields = members["notification"]?.members ?? [:]
    let trigger = members["trigger"]?.members ?? [:]
    guard let identifier = fields["id"]?.words else { return nil }
    // The fields of iOS are in an object of their own; no name is in both.
    var all = fields["ios"]?.members ?? [:]
    for (name, value) in fields { all[name] = value }
    let content = PlannedRequest.Content(all, named: ("badgeCount", "categoryId", "threadId"))
    let place = path + [.name("trigger")]
    if trigger["type"]?.number == 0 {
      guard let milliseconds = trigger["timestamp"]?.number else {
        refuse("the field `timestamp` is missing", at: place)
        return nil
      }
      // The library rounds down to whole seconds.
      let instant = Instant(seconds: milliseconds / 1000)
      let frequency = trigger["repeatFrequency"]?.number.flatMap(PlannedRequest.Frequency.init)
      return PlannedRequest(
        identifier: identifier,
        content: content,
        trigger: .timestamp(instant, frequency)
      )
    }
    let lengths: [Int64] = [1, 60, 3_600, 86_400]
    guard let count = trigger["interval"]?.number, let unit = trigger["timeUnit"]?.words,
      let index = PlanField.timeUnits.firstIndex(of: unit)
    else {
      refuse("an interval needs the fields `interval` and `timeUnit`", at: place)
      return nil
    }
    let interval = Interval(seconds: min(count * lengths[index], 100 * 366 * 86_400))
    return PlannedRequest(
      identifier: identifier,
      content: content,
      trigger: .interval(interval, repeats: true)
    )
  }

  mutating func flutter(
    _ members: [String: Payload.Value],
    _ path: [JSONStep]
  ) -> PlannedRequest? {
    guard let number = members["id"]?.number else { return nil }
    var request = PlannedRequest(identifier: "\(number)", trigger: .now)
    // The part for iOS is an object of its own; no name is in both.
    var all = members["platformSpecifics"]?.members ?? [:]
    for (name, value) in members { all[name] = value }
    request.content = PlannedRequest.Content(
      all,
      named: ("badgeNumber", "categoryIdentifier", "threadIdentifier")
    )
    request.content.hasSound = true
    let units: [Int64] = [60, 3_600, 86_400, 7 * 86_400]
    if let unit = members["repeatInterval"]?.number {
      request.trigger = .interval(Interval(seconds: units[Int(unit)]), repeats: true)
      return request
    }
    if let milliseconds = members["repeatIntervalMilliseconds"]?.number {
      let interval = Interval(nanoseconds: milliseconds * 1_000_000)
      request.trigger = .interval(interval, repeats: true)
      return request
    }
    let place = path + [.name("scheduledDateTime")]
    guard let date = date(members["scheduledDateTime"], place) else {
      if members["scheduledDateTime"]?.words == nil {
        refuse("the field `scheduledDateTime` is missing", at: path)
      }
      return nil
    }
    var pattern = DatePattern()
    if members["timeZoneName"]?.words != nil {
      let place = path + [.name("timeZoneName")]
      guard let zone = zone(members["timeZoneName"], place) else { return nil }
      pattern.zone = zone
    }
    request.asked = date
    let match = members["matchDateTimeComponents"]?.number
    switch match {
    case 0: break
    case 1: pattern.weekday = date.date.weekday.rawValue
    case 2: pattern.day = date.date.day
    case 3: pattern.setDay(of: date.date, withYear: false)
    case _: pattern.setDay(of: date.date, withYear: true)
    }
    pattern.setTime(date.time)
    request.trigger = .calendar(pattern, repeats: match != nil)
    return request
  }

  /// Reads the name of a time zone, or the description of one, such as `Europe/Berlin (current)`.
  mutating func zone(_ value: Payload.Value?, _ path: [JSONStep]) -> Zone? {
    guard let text = value?.words else { return nil }
    var name = String(text.prefix { $0 != "(" })
    if name.hasSuffix(" ") { name.removeLast() }
    if let zone = Zone(named: name) { return zone }
    let near = Zone.nearest(to: name).first
    refuse(
      "there is no time zone `\(name)`",
      help: near.map { "write `\($0)`" } ?? "write a name such as `Europe/Berlin`",
      at: path
    )
    return nil
  }

  /// Reads a date and a time, with a space or a T between them.
  mutating func date(_ value: Payload.Value?, _ path: [JSONStep]) -> CivilDateTime? {
    guard let text = value?.words else { return nil }
    if let date = CivilDateTime(planned: text) { return date }
    let bare = text.dropFirst(10).firstIndex { "Z+-".contains($0) }.map { String(text[..<$0]) }
    if let bare, let date = CivilDateTime(planned: bare) {
      refuse(
        "the date `\(text)` has an offset; it is one on the phone's clock",
        help: "write `\(date.text)`, and name the zone in a field of its own",
        at: path
      )
      return nil
    }
    refuse("`\(text)` is not a date and a time", help: "write `2026-03-06 09:00`", at: path)
    return nil
  }
}

extension PlannedRequest.Content {
  /// Creates the content from its fields, and the names of those that differ between the forms.
  fileprivate init(
    _ fields: [String: Payload.Value],
    named names: (badge: String, category: String, thread: String)
  ) {
    title = fields["title"]?.words
    subtitle = fields["subtitle"]?.words
    body = fields["body"]?.words
    hasSound = fields["sound"]?.isSound ?? false
    badge = fields[names.badge]?.number.map { Int($0) }
    category = fields[names.category]?.words
    thread = fields[names.thread]?.words
  }
}

extension CivilDateTime {
  /// Creates a date and a time from `2026-03-06 09:00`; a date alone is its midnight.
  public init?(planned text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 10, let date = CivilDate(parsing: bytes[..<10]),
      (1678...2261).contains(date.year)
    else { return nil }
    guard bytes.count > 10 else {
      self.init(date: date, time: .midnight)
      return
    }
    guard bytes[10] == UInt8(ascii: " ") || bytes[10] == UInt8(ascii: "T"),
      let time = CivilTime(parsing: bytes[11...])
    else { return nil }
    self.init(date: date, time: time)
  }
}

extension DatePattern {
  mutating func setDay(of date: CivilDate, withYear: Bool) {
    if withYear { year = date.year }
    month = date.month
    day = date.day
  }

  mutating func setTime(_ time: CivilTime) {
    hour = time.hour
    minute = time.minute
    second = time.second
  }
}

extension Payload.Value {
  fileprivate var members: [String: Payload.Value]? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  /// The text, if it is one.
  fileprivate var words: String? { if case .text(let text) = self { text } else { nil } }

  fileprivate var number: Int64? { if case .integer(let number) = self { number } else { nil } }

  fileprivate var isSet: Bool { if case .flag(true) = self { true } else { false } }

  fileprivate var isSound: Bool {
    switch self {
    case .flag(let flag): flag
    case .text(let text): !text.isEmpty
    case _: false
    }
  }

  /// The number as seconds.
  fileprivate var interval: Interval? {
    switch self {
    case .integer(let number): Interval(seconds: number)
    case .fraction(let thousandths) where abs(thousandths) < 3_162_240_000_000:
      Interval(nanoseconds: thousandths * 1_000_000)
    case _: nil
    }
  }
}
