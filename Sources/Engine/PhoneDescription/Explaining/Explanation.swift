package import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The explanation of a failure in words: one value, which every report renders.
///
/// It says what was expected and what was found, the events that led there, the rules that decided,
/// and the lines that would meet the expectation. It knows no files: a step has a place in a
/// script, and a report or a Swift test gives that place a name.
package struct Explanation {
  package let failure: Failure
  package let result: ScenarioResult
  package let wording: Wording
  /// The phone when the expectation was not met, where that was found out already.
  var knownNow: String?
  /// The step whose failure has the same cause and is explained in full, if there is one.
  package var explainedAt: Int?

  package init(_ failure: Failure, _ result: ScenarioResult) {
    self.failure = failure
    self.result = result
    wording = Wording(result.book)
  }

  /// The step that failed.
  package var step: Step { result.scenario.steps[failure.step] }

  /// The step as a line of the language.
  package var line: String {
    switch step.action {
    case .event(let event): Printer(book: result.book).text(ofLine: .event(event))
    case .expect(let expectation): Printer(book: result.book).text(ofLine: .expect(expectation))
    }
  }

  /// The headline: what was expected, or what cannot happen.
  package var headline: String {
    switch failure.reason {
    case .impossible: "`\(line)` cannot happen"
    case .found, .foundForOtherReasons, .isSo, .isSoForOtherReasons: expected
    case .crashed: "the app crashed, and no line expects that"
    case .lost: "the app did not receive a response, and no line expects that"
    case .unexpected(_, let kind): "a \(kind.noun) that no line expects, in an exhaustive scenario"
    case .idle: "an assumption that changes nothing"
    case .neverIdle: "the phone does not become idle"
    }
  }

  /// The expectation, beginning with the word *expected*.
  private var expected: String {
    if case .expect(let expectation) = step.action, case .isSo(.impossible) = expectation.subject {
      return "expected that the step above cannot happen"
    }
    let verb = "expect "
    return line.hasPrefix(verb) ? "expected \(line.dropFirst(verb.count))" : "expected: \(line)"
  }

  /// The headline and the value that was found, in one line.
  package var sentence: String { found.isEmpty ? headline : "\(headline); \(found)" }

  /// The value or the event that was found; empty if the headline says all.
  package var found: String {
    switch failure.reason {
    case .impossible(let objection): self.objection(objection)
    case .found(let entries): found(entries)
    case .foundForOtherReasons(let entry): "\(labelled(entry)), but for other reasons"
    case .isSo(.holds(let shelf, _, let found)) where failure.remarks.contains(.order(shelf)):
      "they are in another order: \(found.map { result.book[$0].inQuotes }.joined(separator: " "))"
    case .isSo(.settings): "it is \(differingSettings?.found.joined(separator: " ") ?? "")"
    case .isSo(let subject): wording.sentence(subject) + (notYet.map { "; \($0)" } ?? "")
    case .isSoForOtherReasons: "this is true, but for other reasons"
    case .crashed(let entry), .lost(let entry): labelled(entry)
    case .unexpected(let entry, .prompt), .unexpected(let entry, .crossing):
      "\(wording.sentence(self.entry(entry))) at \(self.entry(entry).moment.text(beside: failure.moment))"
    case .unexpected(let entry, .sound):
      (self.entry(entry).effect.name.map { wording.quoted($0) + " " } ?? "") + "sounded at "
        + self.entry(entry).moment.text(beside: failure.moment)
    case .unexpected(let entry, _):
      (self.entry(entry).effect.name.map { wording.quoted($0) + " " } ?? "") + labelled(entry)
    case .neverIdle(let name, let wakeups):
      (name.map { "\(wording.quoted($0)) is still due" } ?? "something is still due")
        + " after \(wakeups) wakeups, at \(failure.moment.text(withDate: true))"
    case .idle(let index):
      "nothing that happens here asks about "
        + Law.dispute(result.scenario.setting.assumed[index].value.dispute).id
    }
  }

  func labelled(_ index: Int) -> String {
    let entry = entry(index)
    let phrase = wording.phrase(entry)
    var what = phrase.label ?? phrase.sentence
    if case .expect(let expectation) = step.action,
      [.nothingDelivered, .noSound].contains(expectation.subject),
      let name = entry.effect.name
    {
      what = "\(wording.quoted(name)) \(what)"
    }
    return "\(what) at \(entry.moment.text(beside: failure.moment))"
  }

  func entry(_ index: Int) -> Journal.Entry { result.journal.entries[index] }

  /// The reasons that no entry of the journal states.
  package var reasons: [String] {
    failure.remarks.map { remark in
      if case .nothing(.reacts(let app, let reaction)) = remark, setback != nil {
        return wording.setback(app, reaction)
      }
      return wording.sentence(remark)
    }
  }

  /// An event that led to the failure.
  package struct Event {
    /// The time on the phone's clock, with the date if one of the events is of another day.
    package var time: String
    /// The event as a sentence.
    package var text: String
    /// The step that caused it, if one did.
    package var step: Int?
  }

  /// The events that led to the failure, the oldest first.
  package var events: [Event] {
    let entries = (failure.chain.isEmpty ? setback.map { [$0] } ?? [] : failure.chain).map(entry)
    let times = Moment.texts(of: entries.map { $0.moment }, beside: failure.moment)
    return zip(times, entries).map { time, entry in
      let step = Int(entry.origin.step)
      return Event(time: time, text: wording.sentence(entry), step: step >= 0 ? step : nil)
    }
  }
}
