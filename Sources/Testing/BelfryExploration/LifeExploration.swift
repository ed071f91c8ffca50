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

  /// A disturbed life before it is played.
  struct Variant {
    var row: Disturbance
    /// The disturbance at a place of the body; nil if the phone is the disturbance.
    var plan: PhoneLife.Plan?
    var difference: PhoneDifference?
    /// The undisturbed life with which it is compared.
    var reference: LifePlayer.Played

    /// The place of the disturbance as lines of a report.
    fileprivate var text: String {
      guard let stop = plan?.stop else {
        return "  phone    it \(difference?.text ?? "is the phone of the test")"
      }
      let when = stop.isInMiddle ? "during" : "before"
      return "  \(when)   the call at \(stop.location.fileID):\(stop.location.line)"
    }

    fileprivate func life(followsClock: Bool) -> PhoneLife {
      PhoneLife(plan, isOnOtherPhone: plan == nil, followsClock: followsClock)
    }
  }

  /// Plays each disturbance on each other phone, and at each place.
  mutating func explore(_ rows: [Disturbance]) async {
    let rows = rows.filter { !$0.isKnown(to: undisturbed.record) }
    for row in rows { await explorePhones(row) }
    await explore(undisturbed.life.stops, rows)
    // One play keeps the phones of so many places alone, so the body is played again for the next.
    var next = PhoneLife.mostStops
    while next < undisturbed.life.stopCount, !found.isPartial {
      let later = PhoneLife(keeping: next..<next + PhoneLife.mostStops)
      await explore(await player.play(later).life.stops, rows)
      next += PhoneLife.mostStops
    }
  }

  /// Plays each disturbance at some places.
  private mutating func explore(_ stops: [PhoneLife.Stop], _ rows: [Disturbance]) async {
    for stop in stops where !found.isPartial {
      for row in rows {
        for events in stop.place.lives(with: row, undisturbed.fillers) {
          let plan = PhoneLife.Plan(stop: stop, events: events)
          await play(Variant(row: row, plan: plan, reference: undisturbed))
        }
      }
    }
  }

  /// Plays a disturbance on the other phones on which it happens.
  private mutating func explorePhones(_ row: Disturbance) async {
    let livesBefore = found.lives
    var refusal: String?
    for phone in row.phones(around: undisturbed.record) where !isSpent {
      var reference = undisturbed
      if let control = phone.control {
        reference = await player.play(on: control)
        if let failure = reference.life.failures.first?.words {
          refusal = refusal ?? "the body fails on a phone that \(control.text): \(failure.text)"
          continue
        }
        reference.record = reference.record.comparable(with: undisturbed.record)
      }
      await play(Variant(row: row, difference: phone.difference, reference: reference))
    }
    if found.lives == livesBefore, let refusal { found.unplayed[row.name] = refusal }
  }

  /// Indicates whether no further life may be played; the result then says so.
  private var isSpent: Bool {
    mutating get {
      if found.lives >= mostLives { found.isPartial = true }
      return found.isPartial
    }
  }

  private mutating func play(_ variant: Variant) async {
    guard !isSpent else { return }
    var played = await played(variant)
    if variant.plan == nil, !played.life.failures.isEmpty {
      // A test that lets a day pass may mean 24 hours, or the same time on the next day.
      let other = await self.played(variant, followsClock: true)
      if other.life.failures.isEmpty { played = other }
    }
    guard !played.life.isRefused else {
      found.refused += 1
      return
    }
    found.lives += 1
    for failure in played.life.failures {
      switch verdict(on: failure, variant) {
      case .announced: continue
      case .surprise(let surprise): return note(surprise, failure, variant)
      }
    }
    if !played.life.failures.isEmpty { found.announced += 1 }
  }

  private func played(_ variant: Variant, followsClock: Bool = false) async -> LifePlayer.Played {
    let difference = variant.difference
    let life = variant.life(followsClock: followsClock)
    let played = await player.play(life, on: difference, isPatient: false)
    guard played.life.failures.contains(where: \.words.isSlow) else { return played }
    // On a busy machine, an app that is merely slow must not count.
    return await player.play(variant.life(followsClock: followsClock), on: difference)
  }

  private func verdict(on failure: PhoneLife.Failure, _ variant: Variant) -> AppVerdict {
    let title = "the body of the test"
    let row = variant.row
    guard !failure.words.isMisuse else {
      let text = failure.life.text(titled: title, with: row)
      return .surprise(AppSurprise(disturbance: row, consequence: .misuse, text: text))
    }
    let reference = variant.reference
    let end = reference.life.entries(before: failure.calls)
    return row.verdict(
      on: failure.life,
      with: variant.plan?.events.map(\.event) ?? [],
      on: variant.difference,
      against: reference.record,
      until: end ?? reference.record.journal.entries.count,
      titled: title
    )
  }

  private mutating func note(
    _ surprise: AppSurprise,
    _ failure: PhoneLife.Failure,
    _ variant: Variant
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
    let rule = surprise.namedRule.map { Law.rule($0) }
    var shown = PhonePerturbation.Surprise(
      disturbance: surprise.disturbance.name,
      consequence: surprise.consequence.phrase,
      rule: rule?.id,
      failure: failure.words.text,
      location: failure.words.location,
      lives: 1,
      scenario: surprise.text
    )
    shown.text = """
      surprise: \(surprise.consequence.phrase) with `\(surprise.disturbance.id)`
        life     \(surprise.disturbance.summary)
      \(variant.text)
      """
    if let rule {
      shown.text += "\n  by rule  \(rule.id) (\(rule.grade.rawValue))\n           \(rule.sentence)"
      if let disagreement = rule.disagreement { shown.text += "\n           \(disagreement)" }
    }
    shown.text += "\n  test     \(failure.words.text)"
    surprises.append((surprise, cause, shown))
  }

  /// Reports the most important surprises as failures of the test.
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
