import PhoneDescription
import Scenarios
import VirtualDevice
import VirtualTime

/// An instant of a run, as the parts of the journal and of the scenario that belong to it.
struct RunInstant {
  let moment: Moment
  /// The entries of the journal; none at an instant at which the script alone does something.
  let entries: Range<Int>
  /// The steps and expectations of the scenario.
  let steps: Range<Int>
  /// Indicates whether an expectation was not met, or a step was impossible.
  let isFailed: Bool
  /// The number of instants that are left out before this one.
  var leftOut = 0
}

/// The instants of a run at which something happens, without the middle of a long run.
///
/// A run can have millions of them, so nothing is kept for an instant that is left out.
struct RunInstants {
  /// The instants that can be looked at.
  private(set) var all = Excerpt(most: 1000)
  /// The instants that a drawing has.
  private(set) var drawn = Excerpt(most: 24)
  /// The numbers of the steps that failed.
  let failed: Set<Int>
  /// The number of steps that were not played, as an earlier one was impossible.
  let notPlayed: Int

  init(of result: ScenarioResult) {
    let entries = result.journal.entries
    failed = Set(result.failures.map { $0.step })
    // Nothing is played after a step that is impossible.
    let impossible = result.failures.first { $0.reason.endsRun }?.step
    let steps = result.scenario.steps[...(impossible ?? result.scenario.steps.count - 1)]
    notPlayed = result.scenario.steps.count - steps.count
    guard var moment = entries.first?.moment else { return }
    var (entry, step) = (0, 0)
    while entry < entries.count || step < steps.count {
      let start = (entry, step)
      var instant = Instant.latest
      if step < steps.count { instant = steps[step].instant }
      if entry < entries.count { instant = min(instant, entries.instant(at: entry)) }
      var isDrawn = false
      while entry < entries.count, entries.instant(at: entry) == instant {
        isDrawn = isDrawn || entries.effect(at: entry).isDrawn
        entry += 1
      }
      moment = entry > start.0 ? entries[start.0].moment : moment.at(instant)
      var isFailed = false
      while step < steps.count, steps[step].instant == instant {
        if case .event(.due) = steps[step].action {} else { isDrawn = true }
        isFailed = isFailed || failed.contains(step)
        step += 1
      }
      let one = RunInstant(
        moment: moment,
        entries: start.0..<entry,
        steps: start.1..<step,
        isFailed: isFailed
      )
      all.append(one)
      if isDrawn { drawn.append(one) }
    }
    all.close()
    drawn.close()
  }
}

extension RunInstants {
  /// The first and the last of many instants, and those between them that failed.
  struct Excerpt {
    private(set) var instants: [RunInstant] = []
    /// The latest instants, of which some may have to be left out.
    private var latest: [RunInstant] = []
    /// The number of instants that were left out since the last one that is kept.
    private var leftOut = 0
    private var isWhole = true
    private let most: Int

    /// - Parameter most: The largest number of instants that are kept as they are.
    init(most: Int) { self.most = most }

    @inline(never)
    fileprivate mutating func append(_ instant: RunInstant) {
      guard instants.count >= most * 2 / 3 else { return instants.append(instant) }
      latest.append(instant)
      // Several are left out at a time, as the rest has to move.
      if latest.count > 2 * most { leaveOut(latest.count - most) }
    }

    @inline(never)
    private mutating func leaveOut(_ count: Int) {
      isWhole = false
      for var instant in latest.prefix(count) {
        guard instant.isFailed, instants.count < 2 * most else {
          leftOut += 1
          continue
        }
        instant.leftOut = leftOut
        leftOut = 0
        instants.append(instant)
      }
      latest.removeFirst(count)
    }

    /// Ends the list after its last instant.
    fileprivate mutating func close() {
      if !isWhole || instants.count + latest.count > most { leaveOut(latest.count - most / 3) }
      if !latest.isEmpty { latest[0].leftOut = leftOut }
      instants += latest
      latest = []
    }
  }
}

extension Effect {
  /// Indicates whether a drawing shows it.
  fileprivate var isDrawn: Bool {
    switch self {
    case .notification(_, let effect):
      switch effect {
      case .kept, .keptForRegion, .replaced, .spent, .removed, .delivered, .dropped, .silenced,
        .triggerPassedOver, .held, .keptByServer, .withdrawn, .responseLost,
        .responseInOptionsAlone:
        true
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
