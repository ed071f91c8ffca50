import SystemPolicy
import VirtualDevice
import VirtualTime

@testable import Scenarios

/// Writes scripts at random, by the very patterns that are read: a new sentence is written as soon
/// as it exists.
struct ScriptWriter {
  var chance: SeededGenerator
  /// The apps of the script being written.
  private var apps: [String] = []

  init(seed: UInt64) { chance = SeededGenerator(seed: seed) }

  /// A script of one scenario; not all of its lines make sense together.
  mutating func script() -> [String] {
    apps = pick([[], ["home"], ["home", "work"], ["home", "work", "play"]])
    var lines = apps.map { "app \($0)" } + Self.places.map { "place \($0) 12.9775,77.5713" }
    for _ in 0..<below(4) { lines.append(line(of: facts)) }
    lines.append(
      "scenario \(pick(Self.texts))"
        + pick(["", "   [smoke]", "  [a b] xfail \"why\"", " id a-1", " [a] id B_2.c skip \"why\""])
    )
    for _ in 0..<below(3) { lines.append(line(of: facts)) }
    for app in apps.isEmpty ? ["app"] : apps {
      for identifier in Self.identifiers { lines.append("\(app) adds \(identifier) now") }
      for local in Self.locals {
        lines.append("\(app) schedules local notification \(local) after 1h")
      }
      // What no line makes no other line may name.
      let names = Self.identifiers + Self.locals
      let categories = names.map { "\($0) with actions \(names.joined(separator: " "))" }
      lines.append("\(app) sets categories \(categories.joined(separator: " and "))")
      for place in Self.places { lines.append("\(app) monitors \(place)") }
      for task in Self.identifiers { lines.append("\(app) submits processing task \(task)") }
      for monitor in Self.monitors {
        lines.append("\(app) opens monitor \(monitor)")
        for place in Self.places { lines.append("\(app) monitors \(place) in monitor \(monitor)") }
      }
    }
    for _ in 0..<(4 + below(8)) { lines.append(gutter() + line(of: steps)) }
    lines.append("expect prompt")
    return lines
  }

  /// A script of a thousand steps of two apps, without a time: what can happen to a phone.
  mutating func life() -> [String] {
    apps = ["home", "work"]
    let events = steps.filter { $0.subject.text != "expect" }
    // Without requests a scenario shows little.
    let usual = events.filter { verb in
      ["adds <id", "opens <", "leaves", "unlocks"].contains { verb.pattern.text.hasPrefix($0) }
    }
    let start = ["notDetermined", "authorized", "provisional"]
    return apps.map { "app \($0)" }
      + ["home has delegate", "work reacts to willPresent with banner sound", "phone iOS 17"]
      + apps.map { "device has authorization \(pick(start)) for \($0)" }
      + ["place \"here\" 12.9775,77.5713 radius 300m", "place \"there\" 12.9,77.5 radius 9km"]
      + [
        "work reacts to enter \"here\" adding \"a\" after 1s",
        "work reacts to launch setting categories \"a\" with actions \"a\" \"water\" textInput",
        "device has location always for home", "device at \"there\"",
        "device has location latency 3m to 5m seed 7",
        "home reacts to launch opening monitor \"geo\"",
      ]
      + [
        "home entitled to time-sensitive critical-alerts", "focus \"s\" allows work",
        "focus Do Not Disturb filters home to \"s\"", "work has sound \"s\" lasting 1h30m",
      ]
      + ["scenario \"a life at random\""]
      + (0..<1_000).map { line(of: $0 % 4 == 0 ? usual : events) }
  }

  private let facts = Verb.facts.filter { !$0.declaresApp }
  private let steps = Verb.all.filter { !$0.isFact && !$0.isStructure }

  private static let identifiers = ["\"a\"", "\"water\""]
  private static let locals = ["\"bell\"", "\"alarm\""]
  private static let monitors = ["\"geo\"", "\"other\""]
  private static let places = ["\"here\"", "\"there\""]
  private static let texts = [
    "\"s\"", "\"\"", "\"drink water\"", #""\"quoted\" \\ back""#, #""\u{1F514}\u{A}""#,
    "\"é 漢 <b>\"",
  ]

  mutating func below(_ limit: Int) -> Int { Int(chance.next() % UInt64(limit)) }
  private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  private mutating func line(of verbs: [Verb]) -> String {
    let verb = pick(verbs)
    let isApp = verb.subject.text == "app"
    let subject = isApp && !apps.isEmpty ? pick(apps) : verb.subject.text
    return ([subject] + words(of: verb.pattern.parts.indices, verb.pattern)).joined(separator: " ")
  }

  private mutating func gutter() -> String {
    switch below(6) {
    case 0: "@+\(interval()) "
    case 1: "@+1d \(time()) "
    case 2: "@\(pick(Weekday.allCases).shortName) \(time()) "
    case 3: "@\(date()) \(time()) "
    default: ""
    }
  }

  private mutating func words(of parts: Range<Int>, _ pattern: Pattern) -> [String] {
    var words: [String] = []
    for index in pattern.siblings(in: parts) {
      let part = pattern.parts[index]
      let inside = pattern.inside(index)
      switch part.kind {
      case .word: words.append(pattern.text(of: part))
      case .slot:
        let isAdding = pattern.text.contains("TRIGGER")
        words.append(value(of: pattern.slots[Int(part.number)].kind!, isAdding: isAdding))
      case .mark: break
      case .list:
        let list = pattern.lists[Int(part.number)]
        for count in 0...below(3) {
          if count > 0, let separator = list.separator { words.append(separator.text) }
          words += self.words(of: list.pattern.parts.indices, list.pattern)
        }
      case .way: words += self.words(of: inside, pattern)
      case .choice:
        let way = pick(pattern.siblings(in: inside))
        words += self.words(of: pattern.inside(way), pattern)
      case .options:
        for way in pattern.siblings(in: inside).shuffled(using: &chance) where below(2) == 0 {
          words += self.words(of: pattern.inside(way), pattern)
        }
      }
    }
    return words
  }

  private mutating func value(of kind: Kind, isAdding: Bool) -> String {
    switch kind {
    case .text: pick(Self.texts)
    case .identifier: pick(isAdding ? Self.identifiers : Self.identifiers + Self.locals)
    case .local: pick(Self.locals)
    case .identifiers: (0...below(3)).map { _ in pick(Self.identifiers) }.joined(separator: " ")
    case .app: apps.isEmpty ? "app" : pick(apps)
    case .interval: interval()
    case .count: pick(["0", "1", "2", "7", "23", "-1", "2147483647"])
    case .fraction: pick(["0", "0.05", "0.5", "0.99", "1"])
    case .version: pick(["4", "9.3", "10", "10.3", "12", "13.5", "17", "26"])
    case .zone: Zone(number: UInt16(below(Zone.names.count))).name
    case .calendar: "gregorian"
    case .date: date()
    case .time: time()
    case .clock: time() + pick(["", "", "", "+01:00", "-05:00"])
    case .monthDay: pick(["05-30", "02-29", "12-31", "01-01"])
    case .moment:
      pick(["", "\(date()) "]) + pick(["00:00", "08:00", "12:30:15"])
        + pick(["", "", "", "+01:00"])
    case .rule: pick(Law.rules).id
    case .side: side()
    case .newName, .label, .word, .tags: "x"
    case .place: pick(Self.places)
    case .coordinate:
      pick(["0,0", "-90,180", "12.9775,77.5713", "-33.8568,-0.000001", "9.5,-7.25"])
    case .speed: pick(["0.1km/h", "40km/h", "3.5m/s", "30mph", "2500km/h"])
    case .monitor: pick(Self.monitors)
    case .length: pick(["1m", "300m", "1.5km", "1000km"])
    case .one(let vocabulary): pick(vocabulary.words)
    case .some(let vocabulary):
      vocabulary.words.shuffled(using: &chance).prefix(below(3) + 1).joined(separator: " ")
    case .quoted(let vocabulary): "\"\(pick(vocabulary.words))\""
    }
  }

  private mutating func interval() -> String {
    pick(["0s", "500ms", "59.9s", "60s", "30m", "1h30m", "1d", "2w", "1d1ms"])
  }

  private mutating func time() -> String {
    pick(["00:00", "08:00", "02:30", "09:15:30", "23:59:59", "12:00:00.5"])
  }

  private mutating func date() -> String {
    pick(["2026-01-01", "2026-01-05", "2026-03-08", "2026-10-25", "2028-02-29", "1999-12-31"])
  }

  private mutating func side() -> String {
    let dispute = pick(Law.disputes)
    return pick(["", "\(dispute.id) "]) + pick(dispute.sides)
  }
}
