import BelfryTesting
import Exploration
import Scenarios
import SystemPolicy
import TestFrameworks
import Testing
import VirtualDevice

/// The lives around a body that passes undisturbed.
struct LifeExploration {
  private let player: LifePlayer
  private let undisturbed: LifePlayer.Played
  private let tolerated: Set<DisturbanceName>
  private let mostLives: Int
  private(set) var found = PhonePerturbation()
  /// The surprises with their causes, in the order in which they were found.
  private var surprises: [(of: AppSurprise, cause: Cause, surprise: PhonePerturbation.Surprise)] =
    []

  private struct Cause: Hashable {
    var disturbance: DisturbanceName
    var rule: RuleNumber?
    /// The line of the failure, where the disturbance brings in no rule.
    var line: Int?
  }

  /// The number of surprises that are reported.
  private static let mostReported = 3

  init(
    _ player: LifePlayer,
    _ undisturbed: LifePlayer.Played,
    _ tolerated: Set<DisturbanceName>,
    mostLives: Int
  ) {
    self.player = player
    self.undisturbed = undisturbed
    self.tolerated = tolerated
    self.mostLives = mostLives
  }

  /// Plays each disturbance at each place.
  mutating func explore(_ rows: [Disturbance]) async {
    let rows = rows.filter { !$0.isKnown(to: undisturbed.record) }
    for stop in undisturbed.life.stops {
      for row in rows {
        for events in stop.place.lives(with: row, undisturbed.fillers) {
          guard found.lives < mostLives else {
            found.isPartial = true
            return
          }
          await play(PhoneLife.Plan(stop: stop, events: events), row)
        }
      }
    }
  }

  private mutating func play(_ plan: PhoneLife.Plan, _ row: Disturbance) async {
    var played = await player.play(plan, isPatient: false)
    // On a busy machine, an app that is merely slow must not count.
    if played.life.failures.contains(where: \.words.isSlow) { played = await player.play(plan) }
    guard !played.life.isRefused else {
      found.refused += 1
      return
    }
    found.lives += 1
    for failure in played.life.failures {
      switch verdict(on: failure, row, plan) {
      case .announced: continue
      case .surprise(let surprise): return note(surprise, failure, plan)
      }
    }
    if !played.life.failures.isEmpty { found.announced += 1 }
  }

  private func verdict(
    on failure: PhoneLife.Failure,
    _ row: Disturbance,
    _ plan: PhoneLife.Plan
  ) -> AppVerdict {
    let title = "the body of the test"
    guard !failure.words.isMisuse else {
      let text = failure.life.text(titled: title, with: row)
      return .surprise(AppSurprise(disturbance: row, consequence: .misuse, text: text))
    }
    let end = undisturbed.life.entries(before: failure.calls)
    return row.verdict(
      on: failure.life,
      with: plan.events.map(\.event),
      against: undisturbed.record,
      until: end ?? undisturbed.record.journal.entries.count,
      titled: title
    )
  }

  private mutating func note(
    _ surprise: AppSurprise,
    _ failure: PhoneLife.Failure,
    _ plan: PhoneLife.Plan
  ) {
    guard !tolerated.contains(surprise.disturbance.name) else {
      found.tolerated += 1
      return
    }
    let cause = Cause(
      disturbance: surprise.disturbance.name,
      rule: surprise.news,
      line: surprise.news == nil ? failure.words.location?.line ?? 0 : nil
    )
    if let index = surprises.firstIndex(where: { $0.cause == cause }) {
      surprises[index].surprise.lives += 1
      return
    }
    let rule = surprise.telling.map { Law.rule($0) }
    var told = PhonePerturbation.Surprise(
      disturbance: surprise.disturbance.name,
      consequence: surprise.consequence.phrase,
      rule: rule?.id,
      failure: failure.words.text,
      location: failure.words.location,
      lives: 1,
      scenario: surprise.text
    )
    let stop = plan.stop
    let when = stop.isInMiddle ? "during" : "before"
    told.text = """
      surprise: \(surprise.consequence.phrase) with `\(surprise.disturbance.id)`
        life     \(surprise.disturbance.summary)
        \(when)   the call at \(stop.location.fileID):\(stop.location.line)
      """
    if let rule {
      told.text += "\n  by rule  \(rule.id) (\(rule.grade.rawValue))\n           \(rule.sentence)"
      if let disagreement = rule.disagreement { told.text += "\n           \(disagreement)" }
    }
    told.text += "\n  test     \(failure.words.text)"
    surprises.append((surprise, cause, told))
  }

  /// Reports the most telling surprises as failures of the test.
  mutating func report(at place: SourceLocation) {
    var shrinking = Shrinking()
    found.surprises =
      surprises.enumerated()
      .sorted { one, other in
        (one.element.of.consequence.rank, one.offset)
          < (other.element.of.consequence.rank, other.offset)
      }
      .map { element in
        var surprise = element.element.surprise
        surprise.scenario = element.element.of.shortest(by: &shrinking)
        return surprise
      }
    let reported = found.surprises.prefix(Self.mostReported)
    for (index, surprise) in reported.enumerated() {
      var text = surprise.text + "\n  lives    \(surprise.lives) of \(found.lives)"
      if found.isPartial { text += "; more were not played, raise mostLives" }
      let rest = found.surprises.count - reported.count
      if rest > 0, index == reported.count - 1 { text += "\n  \(rest) more in the result" }
      if Test.current != nil {
        Attachment.record(
          surprise.scenario,
          named: "surprise-\(index + 1)-\(surprise.disturbance.rawValue).scenario"
        )
      } else {
        text += "\n" + surprise.scenario
      }
      fail(text, at: surprise.location ?? place)
    }
  }
}
