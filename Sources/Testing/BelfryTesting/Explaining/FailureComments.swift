import DeviceHost
import PhoneDescription
import Scenarios
import Synchronization
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The comments on the failures of one test: what became of the notifications that they are about.
///
/// The work is done only at a failure, and for the first failures of a test.
final class FailureComments: Sendable {
  private struct State {
    var count = 0
    /// The findings that were reported; one cause is explained once.
    var reported: [Finding] = []
    /// The number of journal lines that were printed.
    var printed = 0
  }

  /// The largest number of failures of a test that are explained.
  private static let mostFailures = 8
  /// The largest number of notifications that a failure explains.
  private static let mostNames = 2

  private let phone: VirtualPhone
  private let state = Mutex(State())

  init(of phone: VirtualPhone) { self.phone = phone }

  /// Returns the comments on a failure, the one that says the most first.
  ///
  /// - Parameters:
  ///   - text: The words of the failure.
  ///   - isExpectation: Whether it is an expectation that is not met.
  func comments(on text: String, isExpectation: Bool) -> [String] {
    let findings = findings(on: text, isExpectation: isExpectation)
    return findings + phone.host.realWaits.sentences + journal(afterFinding: !findings.isEmpty)
      + files
  }

  /// The way to the files that the test attaches, at its first failure.
  private var files: [String] {
    let isKept = CommandLine.arguments.contains { $0.hasPrefix("--attachments-path") }
    guard !isKept, phone.lineCount > 0, state.withLock({ $0.count == 1 }) else { return [] }
    return [
      """
      `mkdir -p out && swift test --attachments-path out` keeps the whole journal, a scenario to \
      replay and a drawing of the phone
      """
    ]
  }

  /// Returns the outcomes that a failure is about; nothing if they were explained before.
  func findings(on text: String, isExpectation: Bool) -> [String] {
    let isExplained = state.withLock { state in
      state.count += 1
      return state.count <= Self.mostFailures
    }
    return isExplained ? explanation(of: text, isExpectation: isExpectation) : []
  }

  /// The end of the journal, unless an earlier failure has printed it.
  private func journal(afterFinding hasFinding: Bool) -> [String] {
    let lines = phone.lineCount
    let before = state.withLock { state in
      defer { state.printed = lines }
      return state.printed
    }
    guard before < lines || before == 0 else { return [] }
    return [phone.journalText(hasFinding ? Self.fewLines : Self.manyLines)]
  }

  /// The number of lines of the journal below a finding, and without one.
  private static let fewLines = 6
  private static let manyLines = 20

  private func explanation(of text: String, isExpectation: Bool) -> [String] {
    let record = PhoneRecord(of: phone)
    let words = IssueText(text)
    let findings = record.findings(
      about: words,
      lastLook: phone.lastLook,
      isExpectation: isExpectation
    )
    let reported = state.withLock { state in
      defer { state.reported += findings.filter { !state.reported.contains($0) } }
      return state.reported
    }
    let short = ShortIdentifiers(of: record.book, titles: record.titles)
    return findings.prefix(Self.mostNames).map { finding in
      let lines =
        reported.contains(finding)
        ? ["\(finding.found), as the failure before says"] : finding.lines
      return short.applied(to: lines.joined(separator: "\n"))
    }
  }
}

extension PhoneRecord {
  /// Returns the findings of what a failure is about.
  fileprivate func findings(
    about words: IssueText,
    lastLook: Look?,
    isExpectation: Bool
  ) -> [Finding] {
    // XCTest says no expression.
    let look = words.look ?? (words.hasExpression ? nil : lastLook)
    // The failure of a lost response says itself why.
    let known = named(in: words).filter { isExpectation || !hasLostResponse($0.name) }
    let unknown = isExpectation ? unknown(in: words, look) : []
    if let first = unknown.first, known.isEmpty || !words.isOfTitles { return [absence(of: first)] }
    if !known.isEmpty {
      let look = words.look ?? lastLook
      return wanted(known, in: words, look).compactMap { name, isWanted in
        finding(of: name, in: look, isWanted: isWanted)
      }
    }
    guard isExpectation else { return [] }
    let waits = pausedWaits.prefix(1).map(finding)
    if look == .badge, let app, let wanted = words.wantedNumber {
      let finding = finding(expecting: .isSo(.badge(app, wanted)), about: nil)
      return waits + [finding ?? findingWithoutBadge(of: app)]
    }
    if look == .authorization {
      let status = AuthorizationStatus.allCases.first { $0.name == words.wantedMember }
      guard let app, let status else { return waits }
      let subject = ScenarioExpectation.Subject.isSo(.authorization(app, status))
      return waits + [finding(expecting: subject, about: nil)].compactMap(\.self)
    }
    return waits + [mostImportant(look)].compactMap(\.self)
  }

  /// The texts in quotes that are no identifiers on this phone, if a list of identifiers was looked
  /// at.
  private func unknown(in words: IssueText, _ look: Look?) -> [String] {
    switch look {
    case .delivered, .pending, .banner, .lockScreen, .sounds, .held:
      guard !words.isOfTitles else { return [] }
      return words.quoted.filter { names($0).isEmpty }
    case .shown, .notification, .badge, .authorization, nil: return []
    }
  }

  /// The notifications whose identifiers or titles are in quotes in the words.
  private func named(in words: IssueText) -> [(name: NotificationName, text: String)] {
    let byIdentifier = names.compactMap { name -> (name: NotificationName, text: String)? in
      let text = book[name.identifier]
      return words.count(of: text) > 0 ? (name, text) : nil
    }
    guard byIdentifier.isEmpty, words.isOfTitles else { return byIdentifier }
    return names.compactMap { name in
      guard let title = titles[name], words.count(of: title) > 0 else { return nil }
      return (name, title)
    }
  }

  /// Returns the notifications that are there and should not be, or should be and are not.
  private func wanted(
    _ known: [(name: NotificationName, text: String)],
    in words: IssueText,
    _ look: Look?
  ) -> [(NotificationName, Bool)] {
    let there = Set(notifications(in: look))
    let missing = known.filter { !there.contains($0.name) }
    if !missing.isEmpty { return missing.map { ($0.name, true) } }
    guard look == .delivered || look == .pending else { return known.map { ($0.name, true) } }
    let once = known.filter { words.count(of: $0.text) == 1 }
    return (once.isEmpty ? known : once).map { ($0.name, false) }
  }

  /// Returns the notifications in a property of the phone.
  private func notifications(in look: Look?) -> [NotificationName] {
    let snapshot = device.snapshot
    switch look {
    case .pending: return snapshot.apps.flatMap { $0.pending.map(\.name) }
    case .banner: return [snapshot.banner].compactMap(\.self)
    case .lockScreen: return snapshot.lockScreen
    case .held: return snapshot.held.map(\.name)
    case .sounds: return shown { $0.contains(.sound) }
    case .shown, .notification: return shown { _ in true }
    case .delivered, .badge, .authorization, nil:
      return snapshot.apps.flatMap { $0.delivered.map(\.name) }
    }
  }

  private func shown(in matches: (Presentation) -> Bool) -> [NotificationName] {
    journal.entries.compactMap { entry in
      guard case .notification(let name, .delivered(_, let ways)) = entry.effect, matches(ways)
      else { return nil }
      return name
    }
  }

  /// Returns the finding of a text that is no identifier on this phone.
  private func absence(of text: String) -> Finding {
    let known = names.map { book[$0.identifier] }
    if let titled = names(titled: text).last {
      var finding = Finding(
        found: """
          "\(text)" is the title of a notification, not its identifier, which is \
          \(book[titled.identifier])
          """
      )
      finding.mends = ["`phone.notification(title: \"\(text)\")`"]
      return finding
    }
    let nothing = "no request has the identifier \"\(text)\""
    // The code that would have added it may wait, or may never have been called.
    if let wait = pausedWaits.first { return finding(of: wait).with(nothing) }
    if let near = Suggestion.nearest(to: text, among: known).first {
      let mend = "`\"\(near)\"`, the identifier that the app added"
      return Finding(found: nothing, mends: [mend])
    }
    if let lost = findingOfLostResponse { return lost.with(nothing) }
    if let crash = findingOfCrash { return crash.with(nothing) }
    var finding = Finding(found: nothing)
    let shown = known.prefix(4).map { "\"\($0)\"" }.joined(separator: ", ")
    let rest = known.count > 4 ? " and \(known.count - 4) more" : ""
    finding.reasons = [known.isEmpty ? whyNothing : "the app added \(shown)\(rest)"]
    return finding
  }

  /// The reason why an app has added nothing.
  private var whyNothing: String {
    let launched = journal.entries.contains {
      if case .app(_, .launched) = $0.effect { true } else { false }
    }
    guard launched || !hasInstalledAny else {
      return "no app was launched: write `await phone.launch()`"
    }
    if let app = device.snapshot.prompt {
      return "the prompt of \(wording.name(app)) is open: write `await phone.answer(.allow)`"
    }
    return "the app has added no request"
  }

  /// Returns the finding of what did not reach the user or the app, if the failure names nothing.
  private func mostImportant(_ look: Look?) -> Finding? {
    let entries = journal.entries
    if look == nil, let finding = findingOfLostResponse { return finding }
    let shown = Set(self.shown { _ in true })
    let missed = names.last { name in
      !shown.contains(name)
        && entries.contains { $0.effect.name == name && $0.effect.isMissed }
    }
    if let missed { return finding(of: missed, in: look, isWanted: true) }
    let waiting = device.snapshot.apps.flatMap { $0.pending.map(\.name) }
      .first { !shown.contains($0) }
    return waiting.flatMap { look == .pending ? nil : finding(of: $0, in: look, isWanted: true) }
  }

  private func hasLostResponse(_ name: NotificationName) -> Bool {
    journal.entries.contains { entry in
      switch entry.effect {
      case .notification(name, .responseLost), .notification(name, .responseInOptionsAlone): true
      case .notification, .app, .region, .category, .phone: false
      }
    }
  }

  /// The finding of the last response that no delegate received.
  private var findingOfLostResponse: Finding? {
    for entry in journal.entries.reversed() {
      switch entry.effect {
      case .notification(let name, .responseLost(let response)),
        .notification(let name, .responseInOptionsAlone(let response, _)):
        return finding(expecting: .response(.received(name, response)), about: name)
      case .notification, .app, .region, .category, .phone: continue
      }
    }
    return nil
  }

  /// The finding of the last crash of an app, which adds nothing any more.
  private var findingOfCrash: Finding? {
    for entry in journal.entries.reversed() {
      guard case .app(let app, .crashed(let exception)) = entry.effect else { continue }
      let time = time(of: entry.moment)
      return Finding(
        found: "\(wording.name(app)) crashed at \(time): \(exception.reason)"
      )
    }
    return nil
  }

  /// The finding of a badge that nothing has set.
  private func findingWithoutBadge(of app: AppNumber) -> Finding {
    Finding(
      found: "nothing has set the badge of \(wording.name(app))",
      mends: ["`content.badge = 1`, or `setBadgeCount(1)` in the app"]
    )
  }

  /// Returns the finding of a sleep of an app that does not end.
  private func finding(of wait: DeviceHost.PausedWait) -> Finding {
    let place = wait.line.map { " at \($0)" } ?? ""
    let app = wording.name(wait.app)
    let suspension = journal.entries.last { entry in
      if case .app(wait.app, .moved(.suspended, _)) = entry.effect { true } else { false }
    }
    let pause = (suspension?.moment ?? wait.pause.map(device.moment.at)).map { time(of: $0) }
    let due = time(of: device.moment.at(wait.due))
    var finding = Finding(
      found: """
        \(wait.form)\(place) was due at \(due) and has not ended: \(app) has not run since \
        \(pause ?? "then")
        """
    )
    finding.rule = wait.because.mostSpecificFirst.first
    finding.mends = ["a request with a trigger in place of the sleep, as it needs no running app"]
    return finding
  }
}

extension Finding {
  /// Returns the finding with a further reason, which comes first.
  fileprivate func with(_ reason: String) -> Finding {
    var finding = self
    finding.reasons.insert(reason, at: 0)
    return finding
  }
}

extension Effect {
  /// Indicates whether the effect ends a notification that the user was not shown.
  fileprivate var isMissed: Bool {
    switch self {
    case .notification(_, .dropped), .notification(_, .silenced), .notification(_, .held),
      .notification(_, .triggerPassedOver), .notification(_, .pushHeld),
      .notification(_, .keptByServer):
      true
    case .notification, .app, .region, .category, .phone: false
    }
  }
}
