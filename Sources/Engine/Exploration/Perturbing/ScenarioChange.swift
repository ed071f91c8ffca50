import Scenarios
import VirtualTime

/// A scenario, stored as its difference from another one.
///
/// The life of a surprise is as long as its scenario and differs from it in a few lines, so only
/// these lines are stored. A disturbance that travels moves all lines that follow to later times.
struct ScenarioChange: Sendable {
  /// A part of the steps.
  private enum Run: Sendable {
    /// Steps of the other scenario, at times that are later by an interval.
    case shared(Range<Int>, later: Interval)
    /// Steps that only this scenario has, by their indices among ``owned``.
    case own(Range<Int>)
  }

  /// The scenario without its steps.
  private var head: Scenario
  private var runs: [Run] = []
  /// The steps that only this scenario has.
  private var owned: [Step] = []
  /// The number of steps.
  let count: Int

  /// The largest number of steps that are skipped in one of the scenarios to find the next two that
  /// match.
  private static let reach = 80

  /// Creates the difference of a scenario from another one.
  init(of scenario: Scenario, from base: Scenario) {
    head = scenario
    head.steps = []
    count = scenario.steps.count
    let (steps, others) = (scenario.steps, base.steps)
    var (index, other) = (0, 0)
    while index < steps.count {
      if other < others.count, let interval = steps[index].interval(since: others[other]) {
        share(other, later: interval)
        (index, other) = (index + 1, other + 1)
      } else if let count = Self.distance(
        from: index,
        in: steps,
        to: { $0.interval(since: others[other]) != nil },
        unless: other >= others.count
      ) {
        for step in steps[index..<index + count] { own(step) }
        index += count
      } else if let count = Self.distance(
        from: other,
        in: others,
        to: { steps[index].interval(since: $0) != nil },
        unless: false
      ) {
        other += count
      } else {
        own(steps[index])
        (index, other) = (index + 1, other + 1)
      }
    }
  }

  /// Returns the distance to the next step that matches; nil if it is out of reach.
  private static func distance(
    from index: Int,
    in steps: [Step],
    to matches: (Step) -> Bool,
    unless isOver: Bool
  ) -> Int? {
    guard !isOver, index + 1 < steps.count else { return nil }
    return (index + 1..<min(steps.count, index + reach)).first { matches(steps[$0]) }
      .map { $0 - index }
  }

  private mutating func share(_ index: Int, later interval: Interval) {
    if case .shared(let range, let later)? = runs.last, range.upperBound == index,
      later == interval
    {
      runs[runs.count - 1] = .shared(range.lowerBound..<index + 1, later: later)
    } else {
      runs.append(.shared(index..<index + 1, later: interval))
    }
  }

  private mutating func own(_ step: Step) {
    let index = owned.count
    owned.append(step)
    if case .own(let range)? = runs.last {
      runs[runs.count - 1] = .own(range.lowerBound..<index + 1)
    } else {
      runs.append(.own(index..<index + 1))
    }
  }

  /// The number of steps that only this scenario has.
  var ownCount: Int { owned.count }

  /// Returns the scenario.
  ///
  /// - Parameter base: The other scenario.
  func scenario(from base: Scenario) -> Scenario {
    var scenario = head
    scenario.steps.reserveCapacity(count)
    for run in runs {
      switch run {
      case .shared(let range, let interval):
        for step in base.steps[range] { scenario.steps.append(step.moved(by: interval)) }
      case .own(let range): scenario.steps += owned[range]
      }
    }
    return scenario
  }
}

extension Step {
  /// Returns the interval by which the step is later than another step that is otherwise equal; nil
  /// if the steps differ.
  fileprivate func interval(since other: Step) -> Interval? {
    let interval = instant - other.instant
    return other.moved(by: interval) == self ? interval : nil
  }

  fileprivate func moved(by interval: Interval) -> Step {
    guard interval != .zero else { return self }
    var step = self
    step.instant = instant + interval
    step.since = since.map { $0 + interval }
    return step
  }
}
