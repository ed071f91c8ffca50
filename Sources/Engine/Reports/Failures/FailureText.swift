import PhoneDescription
public import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// Renders a failure with the line that failed, what happened instead, and why.
public func text(
  of failure: Failure,
  in result: ScenarioResult,
  from sources: [Source],
  _ palette: Palette
) -> String {
  FailureText(failure, result, sources).snippet.text(palette)
}

/// A failure in a script, as reports in text show it: the explanation with the names of its files.
struct FailureText {
  let explanation: Explanation
  let sources: [Source]

  init(_ explanation: Explanation, _ sources: [Source]) {
    self.explanation = explanation
    self.sources = sources
  }

  init(_ failure: Failure, _ result: ScenarioResult, _ sources: [Source]) {
    self.init(Explanation(failure, result), sources)
  }

  /// Returns all failures of a run.
  static func all(of result: ScenarioResult, _ sources: [Source]) -> [FailureText] {
    Explanation.all(of: result).map { FailureText($0, sources) }
  }

  var failure: Failure { explanation.failure }
  var result: ScenarioResult { explanation.result }
  var step: Step { explanation.step }

  var snippet: Snippet {
    let place = place
    let source = sources[Int(place.source)]
    return Snippet(
      heading: explanation.headline,
      file: source.name,
      place: place,
      line: source.line(Int(place.line)),
      label: explanation.found,
      notes: notes
    )
  }

  /// The line that is wrong.
  private var place: Place {
    guard case .idle(let index) = failure.reason else {
      let names = explanation.differingSettings?.names
      return names.flatMap { step.place.part(of: $0, in: line(of: step.place)) } ?? step.place
    }
    return result.scenario.setting.assumed[index].place
  }

  private func line(of place: Place) -> String {
    sources[Int(place.source)].line(Int(place.line))
  }

  private var notes: [Snippet.Note] {
    guard case .idle(let index) = failure.reason else {
      return reasonNotes + eventNotes + ruleNotes + notesAfterRules
    }
    let dispute = Law.dispute(result.scenario.setting.assumed[index].value.dispute)
    return whereNotes + [
      .init(key: "it asks", text: dispute.sentence),
      .init(key: "instead", text: "remove the line, or add the steps in which it matters"),
      .init(key: "help", text: ShellCommand.belfry("explain", dispute.id).text),
    ]
  }

  /// The text to write if the phone does not become idle.
  private var idleNotes: [Snippet.Note] {
    guard case .neverIdle = failure.reason else { return [] }
    return [
      .init(
        key: "instead",
        text:
          "write a time in the margin, or remove what repeats; a request that repeats never ends"
      )
    ]
  }

  var reasonNotes: [Snippet.Note] {
    explanation.reasons.map { .init(key: "reason", text: $0) }
  }

  /// The lines to write instead, and the state of the phone.
  var notesAfterRules: [Snippet.Note] {
    mendNotes + notesIfRight + otherSideNotes + whereNotes + xfailNotes + idleNotes
      + (explanation.explainedAt == nil ? [.init(key: "now", text: explanation.now), replay] : [])
  }

  /// The reason why `xfail` does not cover the failure: only the failure of an expectation counts.
  private var xfailNotes: [Snippet.Note] {
    guard result.scenario.xfail != nil, !failure.reason.isOfExpectation else { return [] }
    let instead =
      if case .impossible = failure.reason {
        "; write `expect impossible` below a step that cannot happen"
      } else {
        ""
      }
    return [.init(key: "xfail", text: "allows for an expectation that is not met" + instead)]
  }

  /// The row and the round for which the line was read, if it is read more than once.
  private var whereNotes: [Snippet.Note] {
    var notes: [Snippet.Note] = []
    if !variantWords.isEmpty { notes.append(.init(key: "under", text: underText)) }
    if let row = result.scenario.row {
      let text = sources[Int(row.place.source)].line(Int(row.place.line)).trimmed.printable
      notes.append(.init(key: "row", text: "\(text)   \(name(of: row.place))"))
    }
    if step.round > 0 { notes.append(.init(key: "round", text: "\(step.round) of the repeat")) }
    return notes
  }

  /// The flags that replace the version or the reading of the scenario.
  private var variantWords: [(flag: String, value: String)] {
    let setting = result.scenario.setting
    var words: [(flag: String, value: String)] = []
    if result.version != setting.version { words.append(("--ios", result.version.text)) }
    if result.reading != setting.reading ?? .seeds {
      words.append(("--reading", result.reading.rawValue))
    }
    return words
  }

  private var underText: String {
    "iOS \(result.version.text), reading \(result.reading.rawValue)"
  }

  /// Returns a place in the form that editors read.
  func name(of place: Place) -> String {
    "\(sources[Int(place.source)].name.printable):\(place.line)"
  }

  private func name(ofStep step: Int) -> String { name(of: result.scenario.steps[step].place) }

  /// A line to write, and its place.
  struct ProposedLine {
    var text: String
    var place: String
    /// Indicates whether the line is there and is to be removed.
    var isLeftOut = false
  }

  /// The ways to meet the expectation: the lines of each.
  var proposals: [[ProposedLine]] {
    explanation.mends.map { $0.map(proposed) }
  }

  /// The lines for an author who finds the outcome right.
  var linesIfRight: [ProposedLine] { explanation.linesIfRight.map(proposed) }

  private func proposed(_ line: Explanation.Mend) -> ProposedLine {
    let isLeftOut = if case .leftOut = line.place { true } else { false }
    return ProposedLine(text: line.text, place: words(for: line.place), isLeftOut: isLeftOut)
  }

  private func words(for place: Explanation.Mend.Place) -> String {
    switch place {
    case .belowTitle: "below the title"
    case .below(let step): "after \(name(ofStep: step))"
    case .inPlaceOf(let step): "in place of \(name(ofStep: step))"
    case .leftOut(let step): name(ofStep: step)
    case .inPlaceOfFact(let place): "in place of \(name(of: place))"
    case .endOfLine: "at the end of the line"
    }
  }

  private var mendNotes: [Snippet.Note] {
    proposals.enumerated().flatMap { way, lines in
      lines.enumerated().map { number, line in
        let verb = line.isLeftOut ? "remove" : "write"
        let key = number > 0 ? "and" : way > 0 ? (line.isLeftOut ? "or remove" : "or") : verb
        return Snippet.Note(key: key, text: line.text, place: line.place)
      }
    }
  }

  private var notesIfRight: [Snippet.Note] {
    linesIfRight.enumerated().map { index, line in
      .init(key: index == 0 ? "if right" : "or", text: line.text, place: line.place)
    }
  }

  /// The answers to disputed questions under which the expectation is met; they are no mends.
  private var otherSideNotes: [Snippet.Note] {
    explanation.otherSides.map { fact in
      .init(key: "disputed", text: "it would pass under `\(fact)`; sources disagree")
    }
  }

  /// An event that led to the failure, with the name of its line.
  struct Cause {
    var time: String
    var text: String
    /// The line of its step, if a step caused it.
    var place: String?
  }

  /// The events that led to the failure, the oldest first.
  var causes: [Cause] {
    explanation.events.map { event in
      Cause(time: event.time, text: event.text, place: event.step.map(name(ofStep:)))
    }
  }

  /// A reference to the failure that is explained in full, if this one has the same cause.
  var sameCause: String? { explanation.explainedAt.map { "as at \(name(ofStep: $0))" } }

  private var eventNotes: [Snippet.Note] {
    if let sameCause { return [.init(key: "because", text: sameCause)] }
    let causes = causes
    let timeWidth = causes.map { $0.time.width }.max() ?? 0
    let lines = causes.map { "\($0.time.padded(to: timeWidth))  \($0.text)" }
    let width = min(lines.map { $0.width }.max() ?? 0, 70)
    return zip(lines, causes).enumerated().map { index, pair in
      let (line, cause) = pair
      return Snippet.Note(
        key: index == 0 ? "because" : "then",
        text: cause.place.map { "\(line.padded(to: width))   \($0)" } ?? line
      )
    }
  }

  private var ruleNotes: [Snippet.Note] {
    let deciding = explanation.deciding.enumerated().flatMap { index, number in
      Self.notes(on: number, index == 0 ? "decided by" : "with")
    }
    let stating = explanation.stating.map { Self.notes(on: $0, "by rule") } ?? []
    let count = explanation.otherRules.count
    guard count > 0 else { return deciding + stating }
    let others = "\(count) other \(count == 1 ? "rule" : "rules") applied"
    return deciding + stating + [.init(key: "and", text: others)]
  }

  private static func notes(on number: RuleNumber, _ key: String) -> [Snippet.Note] {
    let rule = Law.rule(number)
    return [
      .init(key: key, text: "\(rule.id) (\(rule.remarks))"),
      .init(key: "", text: "  " + rule.sentence),
    ]
  }

  /// The command that explains more.
  private var replay: Snippet.Note {
    let place = result.scenario.row?.ownPlace ?? result.scenario.place
    var command = ShellCommand.run(sources[0], atLine: place.line)
    for (flag, value) in variantWords { command = command.adding(flag, value) }
    if let name = failure.name(in: result) {
      command = command.adding("--why", result.book[name.identifier])
    }
    return Snippet.Note(key: "replay", text: command.text)
  }
}

extension Failure {
  /// Returns the notification that the failure is about.
  func name(in result: ScenarioResult) -> NotificationName? {
    let named = chain.compactMap { result.journal.entries[$0].effect.name }
    return named.last ?? result.scenario.steps[step].action.notification
  }
}

extension String {
  /// The text without the blanks around it.
  var trimmed: String {
    let rest = drop { $0 == " " || $0 == "\t" }
    return String(rest.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
