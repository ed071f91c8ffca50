import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The instants at which something happens in a run, with what happens at each.
struct TimelineColumns {
  /// The fate of a notification at an instant, and the reason.
  struct Outcome {
    var text: String
    var color: String
    /// The rules that decided.
    var because: RuleSet

    /// The reason, in sentences.
    var reason: String {
      let rules = because.elements.map { Law.rule($0) }
      return ([text] + rules.map { "\($0.id): \($0.sentence)" }).joined(separator: "\n")
    }
  }

  /// An instant of a run.
  struct Column {
    let moment: Moment
    /// The entries of the journal.
    let entries: Range<Int>
    /// The steps, in the words of the script; a step can be impossible.
    var steps: [(actor: Actor, text: String, isPossible: Bool)] = []
    /// The notifications that were shown, or not.
    var outcomes: [Outcome] = []
    /// The expectations.
    var expectations: [(text: String, isMet: Bool)] = []
    /// The lines of the script that are played at the instant.
    var lines: [Int] = []
    /// The states that apps entered at the instant, in order; the last of an app stays.
    fileprivate var states: [(app: AppNumber, state: AppState)] = []
    /// The authorization statuses that apps got at the instant, in order.
    fileprivate var statuses: [(app: AppNumber, status: AuthorizationStatus)] = []

    /// Indicates whether an expectation was not met.
    var isFailed: Bool { expectations.contains { !$0.isMet } }
    /// The number of instants that are left out before this one.
    var leftOut = 0
  }

  /// The lane of a step.
  enum Actor: CaseIterable {
    case user, app, device
  }

  /// The instants that a drawing has.
  private(set) var columns: [Column] = []
  /// The instants that can be looked at, also those that are not drawn.
  let instants: [Column]
  /// The phone at the end of each column.
  private(set) var phones: [PhoneMoment] = []
  /// The number of lines that were not played, as an earlier one was impossible.
  let notPlayed: Int

  /// - Parameters:
  ///   - result: The run.
  ///   - sources: The text of its script, and behind it those that it includes.
  ///   - isDrawn: Whether there is a drawing; without one, there are only instants, and nothing is
  ///     put into words.
  init(of result: ScenarioResult, _ sources: [Source], isDrawn: Bool = true) {
    let run = RunInstants(of: result)
    let wording = Wording(result.book)
    func column(of instant: RunInstant) -> Column {
      var column = Column(moment: instant.moment, entries: instant.entries)
      column.leftOut = instant.leftOut
      let entries = result.journal.entries[instant.entries]
      Self.read(entries, of: result, isDrawn ? wording : nil, into: &column)
      Self.read(instant.steps, of: result, isDrawn ? sources : nil, run.failed, into: &column)
      return column
    }
    notPlayed = run.notPlayed
    instants = run.all.instants.map(column)
    guard isDrawn else { return }
    var place = 0
    columns = run.drawn.instants.map { drawn in
      // Nearly all that are drawn can be looked at, too.
      while place < instants.count, instants[place].moment.instant < drawn.moment.instant {
        place += 1
      }
      guard place < instants.count, instants[place].moment.instant == drawn.moment.instant else {
        return column(of: drawn)
      }
      var column = instants[place]
      column.leftOut = drawn.leftOut
      return column
    }
    phones = phones(of: result)
  }

  /// Returns the phone at the end of each column.
  private func phones(of result: ScenarioResult) -> [PhoneMoment] {
    guard let first = columns.first else { return [] }
    var phone = PhoneMoment(of: result, at: first.moment)
    return columns.map { column in
      phone.advance(through: result.journal.entries, to: column)
      return phone
    }
  }

  /// Adds what happens to notifications and apps at the instant of a column; without a wording,
  /// the texts are empty.
  private static func read(
    _ entries: Slice<Journal.Entries>,
    of result: ScenarioResult,
    _ wording: Wording?,
    into column: inout Column
  ) {
    for entry in entries {
      switch entry.effect {
      case .app(let app, .moved(let state, _)): column.states.append((app, state))
      case .app(let app, .authorizationChanged(let permission, _)):
        column.statuses.append((app, permission.status))
      default: break
      }
      guard case .notification(let name, let effect) = entry.effect else { continue }
      let color: String
      switch effect {
      case .delivered: color = Ink.good
      case .dropped, .silenced, .triggerPassedOver, .responseLost, .responseInOptionsAlone:
        color = Ink.bad
      case .held, .keptByServer, .withdrawn: color = Ink.faint
      default: continue
      }
      guard let wording else {
        column.outcomes.append(Outcome(text: "", color: color, because: entry.because))
        continue
      }
      let quoted = result.book[name.identifier].inQuotes
      if case .delivered = effect {
        // A repeating one replaces the one before.
        column.outcomes.removeAll { $0.color == Ink.faint && $0.text.hasPrefix(quoted + " ") }
      }
      let phrase = wording.phrase(entry)
      let text = "\(quoted) \(phrase.label ?? phrase.sentence)"
      column.outcomes.append(Outcome(text: text, color: color, because: entry.because))
    }
  }

  /// Adds the steps and expectations at the instant of a column; without sources, the texts are
  /// empty.
  private static func read(
    _ steps: Range<Int>,
    of result: ScenarioResult,
    _ sources: [Source]?,
    _ failed: Set<Int>,
    into column: inout Column
  ) {
    for number in steps {
      let place = result.scenario.steps[number].place
      if place.source == 0 { column.lines.append(Int(place.line)) }
      let text = sources.map { words(of: $0[Int(place.source)].line(Int(place.line))) } ?? ""
      let hasFailed = failed.contains(number)
      switch result.scenario.steps[number].action {
      case .event(.user): column.steps.append((.user, text, !hasFailed))
      case .event(.app): column.steps.append((.app, text, !hasFailed))
      case .event(.device): column.steps.append((.device, text, !hasFailed))
      case .event(.due): break
      case .expect: column.expectations.append((text, !hasFailed))
      }
    }
  }

  /// Returns the words of a line after its time and its first word, which names the actor; without
  /// the rule that an expectation names, and without a comment.
  static func words(of line: String) -> String {
    var line = line
    return line.withUTF8 { bytes in
      var words = TextBuffer()
      var isBehindActor = false
      var start = 0
      while start < bytes.count {
        let word = bytes[start..<endOfWord(in: bytes, from: start)]
        start = word.endIndex + 1
        if word.isEmpty { continue }
        guard isBehindActor else {
          isBehindActor = String(decoding: word, as: UTF8.self).first?.isLetter ?? false
          continue
        }
        if word.first == UInt8(ascii: "#") || word.elementsEqual("because".utf8) { break }
        if !words.isEmpty { words.append(UInt8(ascii: " ")) }
        words.append(UnsafeBufferPointer(rebasing: word))
      }
      return words.take()
    }
  }

  /// Returns the place of the next blank that is not within a text.
  private static func endOfWord(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var (place, isText) = (start, false)
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "\\") where isText: place += 1
      case UInt8(ascii: " ") where !isText, UInt8(ascii: "\t") where !isText: return place
      default: break
      }
      place += 1
    }
    return bytes.count
  }
}

extension TimelineColumns {
  /// Returns the states of an app that begin and end within each column's instant.
  ///
  /// Many states can follow each other at one instant, but only the last of them lasts.
  func briefStates(ofApp app: Int) -> [[AppState]] {
    let last = phones.map { $0.snapshot }.map { phone in
      phone.apps.indices.contains(app) ? phone.apps[app].state : .notRunning
    }
    return brief(columns.map { $0.states.filter { $0.app.rawValue == app }.map { $0.state } }, last)
  }

  /// Returns the authorization statuses of an app that begin and end within each column's instant.
  func briefStatuses(ofApp app: Int) -> [[AuthorizationStatus]] {
    let last = phones.map { $0.snapshot }.map { phone in
      phone.apps.indices.contains(app) ? phone.apps[app].permission.status : .notDetermined
    }
    return brief(
      columns.map { $0.statuses.filter { $0.app.rawValue == app }.map { $0.status } },
      last
    )
  }

  /// Returns the values at each instant that are neither the one before it nor the one after it,
  /// each once.
  private func brief<Value: Equatable>(_ values: [[Value]], _ last: [Value]) -> [[Value]] {
    values.indices.map { number in
      var kept: [Value] = []
      for value in values[number] where value != last[number] && !kept.contains(value) {
        if number == 0 || value != last[number - 1] { kept.append(value) }
      }
      return kept
    }
  }
}

extension PhoneMoment {
  /// Applies the entries of a journal up to the end of an instant.
  mutating func advance(through entries: Journal.Entries, to column: TimelineColumns.Column) {
    advance(through: entries, to: column.entries.upperBound, at: column.moment)
  }
}
