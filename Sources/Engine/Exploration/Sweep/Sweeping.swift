import ScenarioParsing
public import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// Plays a scenario under each combination of the values of several axes.
///
/// Several threads can each play a part with a copy: a copy plays the same lives.
public struct Sweeping: Sendable {
  /// The axes; the values of the last one vary first.
  public let axes: [SweepAxis]
  private var player: Player
  /// The scenario with all its facts as its own.
  private var plain: Scenario
  private let book: Book
  /// The place at which states and settings change, and the app that they concern.
  private let place: WaitingPlace
  /// The days from the start to the day of the first delivery.
  private let daysToDelivery: Int

  /// The most combinations of a sweep.
  public static let mostCombinations = Limits.sweep.lives ?? .max

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
    player: Player = Limits.sweep.player(journals: 2)
  ) throws(SweepMistake) {
    self.axes = axes
    self.player = player
    plain = scenario
    plain.replaceFacts(with: script.facts(of: scenario), after: [])
    plain.skip = nil
    try Self.check(axes, plain)
    book = script.book
    daysToDelivery = self.player.play(plain, of: script).daysToDelivery
    place = self.player.begin(plain, book).waitingPlace()
  }

  /// Sets the limits of a combination.
  ///
  /// - Parameters:
  ///   - limits: The limits.
  ///   - journals: The number of journals that share the memory.
  public mutating func keep(to limits: Limits, journals: Int) {
    let limited = limits.player(journals: journals)
    (player.mostEvents, player.mostJournalBytes) = (limited.mostEvents, limited.mostJournalBytes)
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
  /// - Parameters:
  ///   - number: The number of the combination, less than ``count``.
  ///   - eventsLeft: The number of events that the limit of all runs together leaves to it.
  public mutating func play(_ number: Int, eventsLeft: Int = .max) -> SweptLife {
    player.eventsLeft = eventsLeft
    return life(under: values(of: number))
  }

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
          "these axes have more than \(mostCombinations) combinations, the most of a sweep with any "
            + "--max-states; leave values out"
        )
      }
    }
    if names.contains(.zone), names.contains(.clocks) {
      throw SweepMistake("clocks sets the zone, too; leave --over zone out")
    }
    if names.contains(.level), !scenario.hasLevels {
      throw SweepMistake(
        "level changes requests and pushes, but \"\(scenario.title)\" has none that show something"
      )
    }
    if names.contains(.clocks), let dated = scenario.firstDated {
      throw SweepMistake(
        "clocks plays the scenario on other days, but line \(dated.line) belongs to a date; "
          + "write times without dates"
      )
    }
  }

  private mutating func life(under values: [SweepValue]) -> SweptLife {
    var version: OSVersion?
    var reading: Reading?
    var changed = plain
    for value in values {
      switch value {
      case .permission(let status): changed.setPermission(status)
      case .level(let level): changed.setLevel(level)
      case .entitlement(let value): changed.setEntitlements(value)
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
      if linesLeft == nil, left <= place.linesLeft {
        linesLeft = left
        insertChanges(of: values, into: &life)
      }
      guard let next = life.next else { break }
      life.advance()
      guard let obstacle = life.obstacle else { continue }
      let isInserted = linesLeft.map { life.scenario.steps.count - next > $0 } ?? false
      let step = isInserted ? nil : life.scenario.steps[next]
      obstacles += 1
      let isLost = obstacles > plain.steps.count + 20
      let detour =
        isLost ? nil : Detour(around: obstacle, at: life) ?? unasked(step, obstacle, values)
      guard let detour, life.take(detour) else {
        // Without the notification that an earlier line misses, a step cannot happen either.
        return life.failures.contains { $0.reason.isOfExpectation }
          ? .played(life.result) : .impossible(obstacle, step, book)
      }
    }
    let result = life.finished().result
    for failure in result.failures {
      if failure.reason.isOfExpectation { break }
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
    guard opening.snapshot.apps.indices.contains(Int(place.app.rawValue)) else { return }
    var events: [Event] = []
    for value in values {
      if case .setting(let setting) = value {
        events += setting.events(for: place.app, at: opening)
      }
    }
    for value in values {
      if case .state(let state) = value { events += state.events(for: place.app, at: opening) }
    }
    life.insert(events.map { Step(.event($0), at: last.instant, place: last.place) })
  }
}
