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

/// Puts a failure into words.
struct FailureText {
  let failure: Failure
  let result: ScenarioResult
  let sources: [Source]
  let wording: Wording
  /// The phone when the expectation was not met, where that was found out already.
  var knownNow: String?

  init(_ failure: Failure, _ result: ScenarioResult, _ sources: [Source]) {
    self.failure = failure
    self.result = result
    self.sources = sources
    wording = Wording(result.book)
  }

  var snippet: Snippet {
    let place = place
    let source = sources[Int(place.source)]
    return Snippet(
      heading: heading,
      file: source.name,
      place: place,
      line: source.line(Int(place.line)),
      label: label,
      notes: notes
    )
  }

  /// The line that is wrong.
  private var place: Place {
    guard case .idle(let index) = failure.reason else {
      return differingSettings.flatMap { step.place.part(of: $0.names, in: line(of: step.place)) }
        ?? step.place
    }
    return result.scenario.setting.assumed[index].place
  }

  private func line(of place: Place) -> String {
    sources[Int(place.source)].line(Int(place.line))
  }

  var step: Step { result.scenario.steps[failure.step] }

  private var notes: [Snippet.Note] {
    guard case .idle(let index) = failure.reason else {
      return reasonNotes + chainNotes + ruleNotes + notesAfterRules
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

  /// The lines to write instead, and the state of the phone.
  var notesAfterRules: [Snippet.Note] {
    remedyNotes + whereNotes + xfailNotes + idleNotes + [.init(key: "now", text: now), replay]
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

  /// The heading: the kind of the failure.
  var heading: String {
    switch failure.reason {
    case .impossible: "this cannot happen"
    case .found, .foundForOtherReasons, .isSo, .isSoForOtherReasons: "expectation not met"
    case .crashed: "the app crashed, and nothing expected it"
    case .unexpected(_, let kind): "a \(kind.noun) that no line expects, in an exhaustive scenario"
    case .idle: "an assumption that changes nothing"
    case .neverIdle: "the phone does not become idle"
    }
  }

  /// The label at the line: the value or the event that was found.
  var label: String {
    switch failure.reason {
    case .impossible(let objection): self.objection(objection)
    case .found(let entries): found(entries)
    case .foundForOtherReasons(let entry): "\(labelled(entry)), but for other reasons"
    case .isSo(.holds(let shelf, _, let found)) where failure.remarks.contains(.order(shelf)):
      "they are in another order: \(found.map { result.book[$0].inQuotes }.joined(separator: " "))"
    case .isSo(.settings): "it is \(differingSettings?.found.joined(separator: " ") ?? "")"
    case .isSo(let subject): wording.sentence(subject)
    case .isSoForOtherReasons: "this is true, but for other reasons"
    case .crashed(let entry): labelled(entry)
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
    let subject = result.scenario.steps[failure.step].action
    let phrase = wording.phrase(entry)
    var what = phrase.label ?? phrase.sentence
    if case .expect(let expectation) = subject,
      [.nothingDelivered, .noSound].contains(expectation.subject),
      let name = entry.effect.name
    {
      what = "\(wording.quoted(name)) \(what)"
    }
    return "\(what) at \(entry.moment.text(beside: failure.moment))"
  }

  func entry(_ index: Int) -> Journal.Entry { result.journal.entries[index] }

  /// An event that led to the failure.
  struct Cause {
    var time: String
    var text: String
    /// The line of its step, if a step caused it.
    var place: String?
  }

  /// The events that led to the failure, the oldest first.
  var causes: [Cause] {
    let entries = (failure.chain.isEmpty ? setback.map { [$0] } ?? [] : failure.chain).map(entry)
    let times = Moment.texts(of: entries.map { $0.moment }, beside: failure.moment)
    return zip(times, entries).map { time, entry in
      let step = Int(entry.origin.step)
      let place = step >= 0 ? name(of: result.scenario.steps[step].place) : nil
      return Cause(time: time, text: wording.sentence(entry), place: place)
    }
  }

  private var chainNotes: [Snippet.Note] {
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
    (failure.rulesInOrder.isEmpty ? rulesOfSetback : failure.rulesInOrder).enumerated().flatMap {
      index,
      number in
      let rule = Law.rule(number)
      let text = "\(rule.id) (\(rule.remarks))"
      let note = Snippet.Note(key: index == 0 ? "by rule" : "and", text: text)
      return index == 0 ? [note, .init(key: "", text: "  " + rule.sentence)] : [note]
    }
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
