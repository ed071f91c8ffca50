import ScenarioParsing
import Scenarios
import VirtualDevice
import VirtualTime

/// A disturbed life and the same life without the disturbance, as one list of lines.
///
/// Each removal applies to both, so a shrunk life still fails because of the disturbance: its twin
/// is green.
struct Twins {
  /// The scenarios to which a line belongs.
  enum Side {
    case both, life, twin
  }

  /// A line or a fact, and the scenarios to which it belongs.
  struct Part<Value> {
    var value: Value
    var side: Side
  }

  var steps: [Part<Step>]
  var facts: [Part<Statement<Fact>>]
  /// The index of the line that fails in the life.
  var target: Int
  private let life: Scenario
  private let undisturbed: Scenario
  /// A Boolean value that indicates whether the times in the margin decide the instants of the
  /// steps, because the clocks of the two scenarios differ.
  let followsGutters: Bool

  init(_ surprise: Surprise) {
    life = surprise.life
    undisturbed = surprise.undisturbed
    steps = Self.merged(life.steps, undisturbed.steps) { one, other in
      // An expectation has another window where a disturbance begins a time of its own.
      one.place == other.place && one.round == other.round
        && one.action.withoutWindow == other.action.withoutWindow
    }
    facts = Self.merged(life.facts, undisturbed.facts) { $0.value == $1.value }
    var count = -1
    target = 0
    for index in steps.indices where steps[index].side != .twin {
      count += 1
      if count == surprise.step { target = index }
    }
    followsGutters =
      life.start != undisturbed.start
      || life.steps.last?.instant != undisturbed.steps.last?.instant
  }

  /// The instant of the start of the life.
  var start: Instant { life.start }

  /// Returns the elements of two lists in order, the common ones once.
  private static func merged<Value>(
    _ life: [Value],
    _ twin: [Value],
    _ areEqual: (Value, Value) -> Bool
  ) -> [Part<Value>] {
    var parts: [Part<Value>] = []
    var (one, other) = (life[...], twin[...])
    while let first = one.first, let second = other.first {
      if areEqual(first, second) {
        parts.append(Part(value: first, side: .both))
        one.removeFirst()
        other.removeFirst()
        continue
      }
      let ahead = one.firstIndex { areEqual($0, second) }.map { $0 - one.startIndex }
      let behind = other.firstIndex { areEqual(first, $0) }.map { $0 - other.startIndex }
      // The nearer counterpart decides which of the two is an addition.
      if let ahead, ahead <= behind ?? .max {
        parts += one.prefix(ahead).map { Part(value: $0, side: .life) }
        one = one.dropFirst(ahead)
      } else if let behind {
        parts += other.prefix(behind).map { Part(value: $0, side: .twin) }
        other = other.dropFirst(behind)
      } else {
        parts.append(Part(value: one.removeFirst(), side: .life))
        parts.append(Part(value: other.removeFirst(), side: .twin))
      }
    }
    return parts + one.map { Part(value: $0, side: .life) }
      + other.map { Part(value: $0, side: .twin) }
  }

  /// Removes a line; the next line keeps the time that it had.
  mutating func removeStep(_ index: Int) {
    let removed = steps.remove(at: index)
    if index < target { target -= 1 }
    guard let gutter = removed.value.gutter, steps.indices.contains(index) else { return }
    steps[index].value.gutter = gutter.followed(by: steps[index].value.gutter)
  }

  /// Removes the `since` of an expectation.
  mutating func dropSince(_ index: Int) {
    guard case .expect(var expectation) = steps[index].value.action else { return }
    expectation.since = nil
    steps[index].value.action = .expect(expectation)
    steps[index].value.since = nil
  }

  /// Gives each request the trigger of the one in the line before it, so that a loop can add them.
  ///
  /// - Parameter sparesTarget: A Boolean value that indicates whether the request that the failing
  ///   line names keeps its trigger.
  mutating func levelTriggers(sparesTarget: Bool) {
    let name = sparesTarget ? steps[target].value.action.notification : nil
    for index in steps.indices.dropFirst() {
      guard case .event(.app(let app, .adds(let model))) = steps[index - 1].value.action,
        case .event(.app(app, .adds(var request))) = steps[index].value.action,
        NotificationName(app, request.identifier) != name,
        NotificationName(app, model.identifier) != name
      else { continue }
      request.trigger = model.trigger
      steps[index].value.action = .event(.app(app, .adds(request)))
    }
  }

  /// The number of the failing line among those of the life.
  var targetOfLife: Int { steps[..<target].count { $0.side != .twin } }

  /// The life, with times in the margin; nil if they do not exist.
  func scenario() -> Scenario? {
    var scenario = life
    scenario.steps = steps.filter { $0.side != .twin }.map { $0.value }
    scenario.replaceFacts(with: facts.filter { $0.side != .twin }.map { $0.value }, after: [])
    guard !followsGutters else { return scenario.retimed() }
    scenario.writeGutters()
    return scenario
  }

  /// The life without the disturbance; nil if its times do not exist.
  func twin() -> Scenario? {
    var scenario = undisturbed
    scenario.steps = steps.filter { $0.side != .life }.map { $0.value }
    scenario.replaceFacts(with: facts.filter { $0.side != .life }.map { $0.value }, after: [])
    return followsGutters ? scenario.retimed() : scenario
  }
}

extension Gutter {
  /// The time in the margin of the next line, after the line of this one is removed.
  fileprivate func followed(by next: Gutter?) -> Gutter {
    switch (self, next) {
    case (_, nil): self
    case (.days(let days, _, _), .time(let time, let offset)): .days(days, time, offset: offset)
    case (.days(let days, _, _), .days(let more, let time, let offset)):
      .days(days + more, time, offset: offset)
    case (.dateTime(let before, _), .time(let time, let offset)):
      .dateTime(CivilDateTime(date: before.date, time: time), offset: offset)
    case (.weekday(let day, _, _), .time(let time, let offset)):
      .weekday(day, time, offset: offset)
    case (.elapsed(let passed), .elapsed(let more)):
      .elapsed(Interval(nanoseconds: passed.nanoseconds + more.nanoseconds))
    case (_, let next?): next
    }
  }
}

extension Step.Action {
  fileprivate var withoutWindow: Step.Action {
    guard case .expect(var expectation) = self else { return self }
    expectation.since = nil
    return .expect(expectation)
  }
}
