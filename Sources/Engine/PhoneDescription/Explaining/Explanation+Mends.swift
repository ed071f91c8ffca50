package import Scenarios
import SystemPolicy
import VirtualDevice

/// The lines that would meet the expectation.
extension Explanation {
  /// A line to write.
  package struct Mend: Hashable {
    /// The line, as the language has it.
    package var text: String
    package var place: Place

    /// The place for a line.
    package enum Place: Hashable {
      case belowTitle
      /// Below the line of a step.
      case below(step: Int)
      /// In place of the line of a step.
      case inPlaceOf(step: Int)
      /// In place of a fact.
      case inPlaceOfFact(Scenarios.Place)
      /// The step of the line is left out.
      case leftOut(step: Int)
      /// At the end of the line that failed.
      case endOfLine
    }
  }

  /// The ways to meet the expectation, the nearest first: the lines of each.
  ///
  /// Each was tried. They change the scenario or the app, never the phone's rules.
  package var mends: [[Mend]] {
    guard explainedAt == nil else { return [] }
    // The delivery that an earlier line expects would be counted once more.
    let isCounted = failure.isOfAnotherDelivery && !failure.remedies.isEmpty
    let since = isDenial || isCounted ? nil : lineSince.map { [$0] }
    let others = failure.remedies.map { lines in
      lines.map(mend)
    }
    return others + (since.map { [$0] } ?? [])
  }

  /// The part of the run for which the expectation would have been met, as a part of its line.
  private var lineSince: Mend? {
    (failure.earlierMatch ?? failure.laterMatch).map {
      Mend(text: "since \($0.text)", place: .endOfLine)
    }
  }

  private var isDenial: Bool {
    if case .expect(let expectation) = step.action { expectation.subject.isDenial } else { false }
  }

  /// The lines for an author who finds the outcome right, each sufficient alone: the line that
  /// expects what was found, or for a lost response also the fact that its app ignores responses.
  ///
  /// A crash and a loss need a line of their own, below the step.
  package var linesIfRight: [Mend] {
    guard explainedAt == nil else { return [] }
    if case .lost(let entry) = failure.reason, let name = self.entry(entry).effect.name,
      let expectation = failure.expectationOfLoss(in: result)
    {
      let printer = Printer(book: result.book)
      return [
        Mend(text: printer.text(ofLine: .expect(expectation)), place: .below(step: failure.step)),
        Mend(text: printer.text(ofLine: .fact(.ignoresResponses(name.app))), place: .belowTitle),
      ]
    }
    if case .crashed(let entry) = failure.reason,
      case .app(let app, .crashed(let exception)) = self.entry(entry).effect
    {
      let line = Printer(book: result.book)
        .text(ofLine: .expect(Expectation(.crashed(app, exception))))
      return [Mend(text: line, place: .below(step: failure.step))]
    }
    // What happened before the given time is not denied any more.
    let since = isDenial ? lineSince.map { [$0] } ?? [] : []
    return (failure.asFound.map { [mend($0)] } ?? []) + since
  }

  private func mend(_ remedy: Remedy) -> Mend {
    Mend(text: remedy.text(in: result.scenario, result.book), place: place(of: remedy))
  }

  private func place(of remedy: Remedy) -> Mend.Place {
    switch remedy {
    case .fact: .belowTitle
    case .factInPlace(_, let place): .inPlaceOfFact(place)
    case .event(_, let step): .below(step: step)
    case .removal(let step): .leftOut(step: step)
    case .change(_, let step), .time(_, _, let step): .inPlaceOf(step: step)
    }
  }

  /// The sides of disputes under which the expectation is met, as facts of a scenario.
  ///
  /// They are no mends: sources disagree about what a phone does.
  package var otherSides: [String] {
    guard explainedAt == nil else { return [] }
    return failure.otherSides.map {
      Printer(book: result.book).text(ofLine: .fact(.assume($0)))
    }
  }
}
