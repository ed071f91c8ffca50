import ScenarioParsing
public import Scenarios
import SystemPolicy
import VirtualDevice
public import VirtualTime

/// Finds the shortest scenario that shows a surprise.
///
/// Each candidate is printed, read and played: it fails at the same expectation, by the same rule,
/// and its twin without the disturbance is green.
public struct Shrinking {
  private var player: Player
  private let zones: ZoneDatabase
  /// The maximum number of candidates for one surprise.
  public var mostCandidates = 3000
  /// The maximum number of lines of all candidates for one surprise, because the candidates of a
  /// long scenario are long.
  public var mostLines = 300_000
  private var candidates = 0
  private var lines = 0

  /// Creates a shrinking with a player and the time zones that scripts are read with.
  public init(
    player: Player = Limits.perturb.player(journals: 2),
    zones: ZoneDatabase = .builtIn
  ) {
    self.player = player
    self.zones = zones
  }

  /// Returns the shortest scenario that was found for a surprise, or nil if the life cannot be
  /// written as a script.
  public mutating func shrink(_ surprise: Surprise) -> ShrunkLife? {
    (candidates, lines) = (0, 0)
    var twins = Twins(surprise)
    guard shows(twins, surprise) else { return nil }
    truncate(&twins, surprise)
    leaveOtherApps(&twins, surprise)
    var count = 0
    repeat {
      count = twins.steps.count + twins.facts.count
      removeSteps(&twins, surprise)
      removeFacts(&twins, surprise)
    } while twins.steps.count + twins.facts.count < count
    simplify(&twins, surprise)
    roundTimes(&twins, surprise)
    guard let scenario = twins.scenario() else { return nil }
    return ShrunkLife(scenario, surprise, player, zones)
  }

  /// Replaces the twins by a candidate, if that shows the same surprise.
  private mutating func adopt(
    _ candidate: Twins,
    _ twins: inout Twins,
    _ surprise: Surprise
  ) -> Bool {
    guard candidates < mostCandidates, lines < mostLines else { return false }
    candidates += 1
    lines += candidate.steps.count
    guard shows(candidate, surprise) else { return false }
    twins = candidate
    return true
  }

  /// Indicates whether a life fails in the same way and its twin does not fail.
  private mutating func shows(_ twins: Twins, _ surprise: Surprise) -> Bool {
    guard let scenario = twins.scenario(), let twin = twins.twin() else { return false }
    // Most candidates show nothing; to print and to read them would take longer than to play them.
    let life = run(scenario, surprise.book).finished()
    guard surprise.isShown(by: life.failures, in: scenario, life.journal, at: twins.targetOfLife)
    else { return false }
    let text = Script(alone: scenario, surprise.book).text
    guard
      surprise.isShown(by: text, at: twins.targetOfLife, of: scenario.steps.count, &player, zones)
    else { return false }
    guard surprise.hasTwin else { return true }
    let undisturbed = run(twin, surprise.book)
    guard undisturbed.obstacle == nil, !undisturbed.isStopped else { return false }
    return undisturbed.finished().failures.isEmpty
  }

  /// Plays a scenario to its end, or to a step that is impossible.
  private mutating func run(_ scenario: Scenario, _ book: Book) -> Playback {
    var run = player.begin(scenario, book)
    while run.next != nil, run.obstacle == nil { run.advance() }
    return run
  }

  /// Removes the lines after the failing line, and all other expectations.
  private mutating func truncate(_ twins: inout Twins, _ surprise: Surprise) {
    var shorter = twins
    shorter.steps.removeSubrange((shorter.target + 1)...)
    _ = adopt(shorter, &twins, surprise)
    var bare = twins
    for index in twins.steps.indices.reversed() where index != twins.target {
      if case .expect = twins.steps[index].value.action { bare.removeStep(index) }
    }
    if bare.steps.count < twins.steps.count { _ = adopt(bare, &twins, surprise) }
  }

  /// Replaces the step that opens another app, which only moves the app out of the foreground, by a
  /// step in which the user leaves the app.
  private mutating func leaveOtherApps(_ twins: inout Twins, _ surprise: Surprise) {
    guard let app = twins.steps[twins.target].value.action.notification?.app else { return }
    for index in twins.steps.indices {
      guard case .event(.user(.opens(let other))) = twins.steps[index].value.action, other != app
      else { continue }
      var candidate = twins
      candidate.steps[index].value.action = .event(.user(.leaves(app)))
      _ = adopt(candidate, &twins, surprise)
    }
  }

  /// Removes groups of lines, then single ones.
  private mutating func removeSteps(_ twins: inout Twins, _ surprise: Surprise) {
    var size = max(1, twins.steps.count / 2)
    while true {
      var end = twins.steps.count
      while end > 0 {
        var candidate = twins
        for index in (max(0, end - size)..<end).reversed() where index != candidate.target {
          candidate.removeStep(index)
        }
        if candidate.steps.count < twins.steps.count { _ = adopt(candidate, &twins, surprise) }
        end -= size
      }
      guard size > 1 else { return }
      size /= 2
    }
  }

  private mutating func removeFacts(_ twins: inout Twins, _ surprise: Surprise) {
    let start = twins.start
    for index in twins.facts.indices.reversed() {
      if surprise.keepsStart, twins.facts[index].value.value.isOfStart { continue }
      // Without its zone, a scenario would have other times in the margin.
      if case .zone(let zone) = twins.facts[index].value.value,
        zone.offset(at: start) != 0
      {
        continue
      }
      var candidate = twins
      candidate.facts.remove(at: index)
      _ = adopt(candidate, &twins, surprise)
    }
  }

  /// Reduces requests to a title, and deliveries to the fact that they happen.
  private mutating func simplify(_ twins: inout Twins, _ surprise: Surprise) {
    for index in twins.steps.indices where twins.steps[index].value.since != nil {
      var candidate = twins
      candidate.dropSince(index)
      _ = adopt(candidate, &twins, surprise)
    }
    for sparesTarget in [false, true] {
      var level = twins
      level.levelTriggers(sparesTarget: sparesTarget)
      if adopt(level, &twins, surprise) { break }
    }
    for index in twins.steps.indices {
      for action in twins.steps[index].value.action.simpler(surprise.book) {
        var candidate = twins
        candidate.steps[index].value.action = action
        if adopt(candidate, &twins, surprise) { break }
      }
    }
  }

  /// Moves times to whole hours or minutes.
  private mutating func roundTimes(_ twins: inout Twins, _ surprise: Surprise) {
    guard !twins.followsGutters, !surprise.keepsStart else { return }
    var index = 0
    while index < twins.steps.count {
      let instant = twins.steps[index].value.instant
      let end = twins.steps[index...].firstIndex { $0.value.instant != instant }
      let group = index..<(end ?? twins.steps.count)
      // Whether a service extension answers in time depends on the time of the expectation.
      if surprise.disturbance.isOfExtensions, group.contains(twins.target) { return }
      for unit in [3600, 300, 60] as [Int64] {
        let size = unit * 1_000_000_000
        let rounded = Instant(nanoseconds: instant.nanoseconds / size * size)
        guard rounded < instant else { break }
        guard index == 0 || rounded >= twins.steps[index - 1].value.instant else { continue }
        var candidate = twins
        for step in group { candidate.steps[step].value.instant = rounded }
        if adopt(candidate, &twins, surprise) { break }
      }
      index = group.upperBound
    }
  }
}

extension Surprise {
  /// Indicates whether a script shows the surprise at a line.
  ///
  /// - Parameters:
  ///   - text: The script, of one scenario.
  ///   - target: The number of the line among the steps.
  ///   - count: The number of steps that the script has.
  ///   - player: The player of the script.
  ///   - zones: The time zones that the script is read with.
  func isShown(
    by text: String,
    at target: Int,
    of count: Int,
    _ player: inout Player,
    _ zones: ZoneDatabase
  ) -> Bool {
    let (script, mistakes) = Script.parse(Source(name: "", text: text), zones: zones)
    guard mistakes.isEmpty, script.scenarios.count == 1, let scenario = script.scenarios.first,
      scenario.steps.count == count
    else { return false }
    let result = player.play(scenario, of: script)
    return isShown(by: result.failures, in: scenario, result.journal, at: target)
  }

  /// Indicates whether one of the failures of a run shows the surprise at a line.
  ///
  /// - Parameter target: The number of the line; nil for any line.
  func isShown(
    by failures: [Failure],
    in scenario: Scenario,
    _ journal: Journal,
    at target: Int?
  ) -> Bool {
    guard !isReplaced || journal.replaces else { return false }
    return failures.contains { failure in
      failure.step == target ?? failure.step && failure.rulesInOrder.first == rule
        && Consequence(of: failure, in: scenario, journal) == consequence
        && (news == nil
          || failure.news(among: failure.decisions(in: journal), in: scenario, journal) {
            $0 == news
          } != nil)
    }
  }
}

extension Journal {
  /// Indicates whether a pending request is replaced.
  fileprivate var replaces: Bool {
    entries.contains { if case .notification(_, .replaced) = $0.effect { true } else { false } }
  }
}

extension Step.Action {
  /// Returns simpler forms of the same action, the simplest first.
  fileprivate func simpler(_ book: Book) -> [Step.Action] {
    switch self {
    case .event(.app(let app, .adds(var request))):
      let texts = book[request.content.texts]
      let isPlain =
        texts == ContentTexts(title: texts.title)
        && request.content
          == Content(texts: request.content.texts, carries: request.content.carries)
      guard !isPlain || request.attachment != nil else { return [] }
      request.attachment = nil
      request.content = Content(
        texts: book.titles(like: texts) ?? request.content.texts,
        carries: .alert
      )
      return [.event(.app(app, .adds(request)))]
    case .expect(let expectation):
      var simple = expectation
      simple.because = nil
      if case .delivered(let name, _?, let times) = simple.subject {
        simple.subject = .delivered(name, as: nil, times: times)
      }
      return simple == expectation ? [] : [.expect(simple)]
    case .event: return []
    }
  }
}

extension Book {
  /// Returns a content of the book that has the same title and nothing else, if there is one.
  fileprivate func titles(like texts: ContentTexts) -> ContentNumber? {
    let plain = ContentTexts(title: texts.title)
    return contents.firstIndex(of: plain).map { ContentNumber(rawValue: UInt32($0)) }
  }
}
