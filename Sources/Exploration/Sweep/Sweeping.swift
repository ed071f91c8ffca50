import ScenarioParsing
public import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// Plays a scenario under each combination of the values of several axes.
///
/// A copy plays the same lives, so several threads can each play a part with one of their own.
public struct Sweeping: Sendable {
  /// The axes; the values of the last one vary first.
  public let axes: [SweepAxis]
  private var player: Player
  /// The scenario with all its facts as its own.
  private var plain: Scenario
  private let book: Book
  /// The number of lines after the place at which states and settings change.
  private var linesAfterPlace = 0
  /// The app whose state and settings change.
  private let app: AppNumber
  /// The days from the start to the day of the first delivery.
  private let daysToDelivery: Int

  /// The most combinations of a sweep.
  public static let mostCombinations = 100_000

  /// Creates a sweep.
  ///
  /// - Parameters:
  ///   - scenario: One of the script's scenarios.
  ///   - script: The script.
  ///   - axes: The axes.
  ///   - player: The player of all lives.
  public init(
    _ scenario: Scenario,
    of script: Script,
    over axes: [SweepAxis],
    player: Player = Player()
  ) throws(SweepMistake) {
    try Self.check(axes, scenario)
    self.axes = axes
    self.player = player
    plain = scenario
    plain.replaceFacts(with: script.facts(of: scenario), after: [])
    plain.skip = nil
    book = script.book
    app = plain.firstAdding ?? AppNumber(rawValue: 0)
    daysToDelivery = self.player.play(plain, of: script).daysToDelivery
    linesAfterPlace = placeLines()
  }

  /// The number of combinations.
  public var count: Int { axes.reduce(1) { $0 * $1.values.count } }

  /// Returns the values of a combination, one of each axis.
  public func values(of number: Int) -> [SweepValue] {
    var rest = number
    var values: [SweepValue] = []
    for axis in axes.reversed() {
      values.append(axis.values[rest % axis.values.count])
      rest /= axis.values.count
    }
    return values.reversed()
  }

  /// Plays the scenario under a combination.
  ///
  /// - Parameter number: The number of the combination, less than ``count``.
  public mutating func play(_ number: Int) -> SweptLife { life(under: values(of: number)) }

  /// Checks that the axes fit each other and a scenario.
  private static func check(
    _ axes: [SweepAxis],
    _ scenario: Scenario
  ) throws(SweepMistake) {
    var names: Set<SweepAxis.Name> = []
    var combinations = 1
    for axis in axes {
      guard names.insert(axis.name).inserted else {
        throw SweepMistake(
          "the axis \(axis.name.rawValue) is given twice; write all its values into one --over"
        )
      }
      combinations *= axis.values.count
      guard combinations <= mostCombinations else {
        throw SweepMistake(
          "these axes have more than \(mostCombinations) combinations; leave values out"
        )
      }
    }
    if names.contains(.zone), names.contains(.clocks) {
      throw SweepMistake("clocks sets the zone, too; leave --over zone out")
    }
    if names.contains(.level), scenario.firstAdding == nil {
      throw SweepMistake("level changes requests, but \"\(scenario.title)\" adds none")
    }
    if names.contains(.clocks), let dated = scenario.firstDated {
      throw SweepMistake(
        "clocks plays the scenario on other days, but line \(dated.place.line) belongs to a date; "
          + "write times without dates"
      )
    }
  }

  /// Returns the number of lines from the place on at which the scenario first waits for something
  /// that is due; else from the first time that passes after a request, or from the first
  /// expectation.
  private mutating func placeLines() -> Int {
    let steps = plain.steps
    func passes(_ index: Int) -> Bool {
      index > 0
        && (steps[index].gutter == .untilIdle
          || steps[index].instant > steps[index - 1].instant)
    }
    var trunk = player.begin(plain, book)
    while let next = trunk.next {
      if passes(next), let due = trunk.device.nextDue,
        steps[next].gutter == .untilIdle || due <= steps[next].instant
      {
        return steps.count - next
      }
      trunk.advance()
      if trunk.obstacle != nil { break }
    }
    let request = steps.firstIndex { $0.isAdding } ?? 0
    let index =
      steps.indices.first { $0 > request && passes($0) } ?? steps.indices.first(where: passes)
      ?? steps.firstIndex { $0.isExpectation } ?? steps.count
    return steps.count - index
  }

  private mutating func life(under values: [SweepValue]) -> SweptLife {
    var version: OSVersion?
    var reading: Reading?
    var changed = plain
    for value in values {
      switch value {
      case .permission(let status): changed.setPermission(status)
      case .level(let level): changed.setLevel(level)
      case .ios(let number): version = number
      case .reading(let name): reading = name
      case .zone(let zone):
        guard let moved = changed.inZone(zone) else { return .untimely }
        changed = moved
      case .clocks(let zone, let date, _):
        guard let moved = changed.onDay(date.adding(days: -daysToDelivery), in: zone) else {
          return .untimely
        }
        changed = moved
      case .state, .setting: break
      }
    }
    return play(player.begin(changed, book, on: version, reading: reading), values)
  }

  private func play(_ start: Playback, _ values: [SweepValue]) -> SweptLife {
    if let failure = start.failures.first, case .impossible(let objection) = failure.reason {
      return .impossible(objection, nil, book)
    }
    var life = start
    // The number of lines that are left at the place of the changes.
    var linesLeft: Int?
    var obstacles = 0
    while true {
      let left = life.next.map { life.scenario.steps.count - $0 } ?? 0
      if linesLeft == nil, left <= linesAfterPlace {
        linesLeft = left
        insertChanges(of: values, into: &life)
      }
      guard let next = life.next else { break }
      life.advance()
      guard let obstacle = life.obstacle else { continue }
      let isInserted = linesLeft.map { life.scenario.steps.count - next > $0 } ?? false
      let step = isInserted ? nil : life.scenario.steps[next]
      obstacles += 1
      guard obstacles <= plain.steps.count + 20 else { return .impossible(obstacle, step, book) }
      let detour = Detour(around: obstacle, at: life) ?? unasked(step, obstacle, values)
      guard let detour, life.take(detour) else { return .impossible(obstacle, step, book) }
    }
    let result = life.finished().result
    for failure in result.failures {
      if case .impossible(let objection) = failure.reason {
        return .impossible(objection, result.scenario.steps[failure.step], book)
      }
    }
    return .played(result)
  }

  /// Returns the way around an answer to a prompt that does not come because the permission is
  /// decided.
  private func unasked(
    _ step: Step?,
    _ obstacle: Objection,
    _ values: [SweepValue]
  ) -> Detour? {
    guard obstacle == .noPrompt, case .event(.user(.answers))? = step?.action else { return nil }
    for value in values { if case .permission = value { return .leaveOut } }
    return nil
  }

  /// Inserts the steps that change settings, then those that change the state of the app.
  private func insertChanges(of values: [SweepValue], into life: inout Playback) {
    let steps = life.scenario.steps
    let next = life.next ?? steps.count
    guard let last = next > 0 ? steps[next - 1] : steps.first else { return }
    let opening = Opening(
      device: life.device,
      snapshot: life.device.snapshot,
      book: life.book,
      rest: steps[next...],
      fillers: Fillers()
    )
    guard opening.snapshot.apps.indices.contains(Int(app.rawValue)) else { return }
    var events: [Event] = []
    for value in values {
      if case .setting(let setting) = value { events += setting.events(for: app, at: opening) }
    }
    for value in values {
      if case .state(let state) = value { events += state.events(for: app, at: opening) }
    }
    life.insert(events.map { Step(.event($0), at: last.instant, place: last.place) })
  }
}
