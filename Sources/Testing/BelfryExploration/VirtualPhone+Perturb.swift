public import BelfryTesting
import Exploration
import Scenarios
import TestFrameworks
public import Testing

extension VirtualPhone {
  /// Plays the body of a test, and the lives around it.
  ///
  /// The body is played from its start on a new phone, with the settings of this one, in each
  /// life. Before each of its calls to the phone, and while time passes, one disturbance happens:
  /// the phone restarts, the user swipes the app away. What `#expect` or XCTest records in a
  /// disturbed life does not fail the test. It fails the test as a surprise if users or the app
  /// notice it and no rule that the disturbance announces decided it; at most three surprises are
  /// reported, each with its life as a scenario.
  ///
  /// At first the body is played twice undisturbed. If it fails, if the two journals differ, or if
  /// the body looks at nothing, nothing else is played: the test fails. A look is a property of the
  /// phone that the body reads, a value that it takes from the app, or an expectation in the body.
  ///
  /// ```swift
  /// let phone = VirtualPhone.current
  /// await phone.perturb { phone in
  ///   phone.install(authorization: .authorized)
  ///   await phone.launch()
  ///   await phone.background()
  ///   #expect(phone.pending.isEmpty)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - names: The disturbances; `nil` for the default set. Those that change the app's own code,
  ///     such as `delegateLate`, have no lives here.
  ///   - tolerated: The reasons why the surprises of disturbances are accepted.
  ///   - mostLives: The maximum number of disturbed lives.
  ///   - place: The source location of a failure.
  ///   - isolation: The actor on which the body runs.
  ///   - body: The code of the test, with the phone of its life.
  ///
  /// - Returns: What was played and found.
  @discardableResult
  public func perturb(
    playing names: [VirtualPhone.Disturbance]? = nil,
    tolerating tolerated: [VirtualPhone.Disturbance: String] = [:],
    mostLives: Int = 1000,
    at place: SourceLocation = #_sourceLocation,
    isolation: isolated (any Actor)? = #isolation,
    _ body: @escaping (VirtualPhone) async throws -> Void
  ) async -> PhonePerturbation {
    let rows = Exploration.Disturbance.all.filter { names?.contains($0.name) ?? $0.isDefault }
    let player = LifePlayer(around: self, at: place, LifePlayer.Body(body))
    let first = await player.play()
    let second = await player.play()
    var found = PhonePerturbation()
    if let failure = (first.life.failures.first ?? second.life.failures.first)?.words {
      fail(
        "the body fails without a disturbance, so nothing was explored: \(failure.text)",
        at: failure.location ?? place
      )
      return found
    }
    found.divergence = PhonePerturbation.Divergence(first.journal, second.journal)
    if let divergence = found.divergence {
      fail(divergence.text, at: place)
      return found
    }
    guard first.life.hasLooked || LookSearch.hasLook(inCallAt: place) else {
      fail(
        """
        \(NothingTested.opening): the body has no expectation, so no life can fail; add one, such \
        as #expect(phone.delivered == ["tea"])
        """,
        at: place
      )
      return found
    }
    var exploring = LifeExploration(player, second, Set(tolerated.keys), mostLives: mostLives)
    await exploring.explore(rows)
    exploring.report(at: place)
    found = exploring.found
    if found.lives == 0 { fail(found.idleness(of: rows), at: place) }
    return found
  }
}

extension PhonePerturbation {
  /// The reason why no life was played, as the text of a failure.
  fileprivate func idleness(of rows: [Exploration.Disturbance]) -> String {
    var text = "\(NothingTested.opening): no life was played"
    let names = rows.map(\.id).joined(separator: ", ")
    if !rows.contains(where: \.hasLivesOfCode) {
      text += ": \(names) would change the app's own code; name another disturbance"
    } else if let reason = rows.compactMap({ unplayed[$0.name] }).first {
      text += ": \(reason)"
    } else if refused > 0 {
      text += ": the phone refuses \(names) wherever it was tried"
    } else if !isPartial {
      text += ": the body gives \(names) no occasion"
    }
    return text
  }
}
