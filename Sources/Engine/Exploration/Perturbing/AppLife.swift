public import Scenarios
public import SystemPolicy
public import VirtualDevice

/// The life of a phone on which real app code runs: the events sent to it, and its journal.
///
/// The code itself cannot be copied, so each life is played from its start.
public struct AppLife: Sendable {
  /// The moment of the start.
  public var start: Moment
  /// The moment of the end.
  public var end: Moment
  /// The events that were sent to the phone, with those that fell due.
  public var occurrences: [Script.Occurrence]
  /// The journal of the phone.
  public var journal: Journal
  /// The texts behind the numbers.
  public var book: Book
  /// The policy of the phone.
  public var law: Law
  /// The identifiers of notifications that an undisturbed life on another day does not have.
  private(set) var dated: Set<String> = []

  /// Creates the record of a life.
  public init(
    from start: Moment,
    to end: Moment,
    _ occurrences: [Script.Occurrence],
    _ journal: Journal,
    _ book: Book,
    under law: Law
  ) {
    self.start = start
    self.end = end
    self.occurrences = occurrences
    self.journal = journal
    self.book = book
    self.law = law
  }

  /// The life as a script of one scenario: its steps, without expectations.
  func script(titled title: String) -> Script {
    var script = Script(
      recording: occurrences,
      titled: title,
      from: start,
      journal: journal,
      book: book,
      under: law
    )
    script.scenarios[0].steps.removeAll { step in
      if case .expect = step.action { true } else { false }
    }
    return script
  }

  /// Returns the expectations that the life meets until an entry of its journal.
  func expectations(until count: Int) -> [Expectation.Subject] {
    let known = known
    let entries = Array(journal.entries.prefix(count))
    var subjects: [Expectation.Subject] = []
    for entry in entries {
      let subject = Expectation.Subject(of: entry.effect)
      if let subject, !subjects.contains(subject) { subjects.append(subject) }
    }
    let snapshot = PhoneSnapshot(after: entries)
    for (index, app) in snapshot.apps.enumerated() {
      let number = AppNumber(rawValue: UInt16(index))
      subjects += app.pending.map { .isSo(.pending($0.name, true)) }
      subjects.append(.isSo(.badge(number, app.badge)))
    }
    let crashes = entries.contains { if case .app(_, .crashed) = $0.effect { true } else { false } }
    if !crashes { subjects.append(.noCrash) }
    let own = dated.isEmpty ? subjects : subjects.filter { !isDated($0, known) }
    return own.map { subject in
      guard case .delivered(let name, let ways, _) = subject else { return subject }
      let times = entries.count { entry in
        if case .notification(name, .delivered) = entry.effect { true } else { false }
      }
      return .delivered(name, as: ways, times: times)
    }
  }

  private func isDated(_ subject: Expectation.Subject, _ known: Book) -> Bool {
    let name = Step.Action.expect(Expectation(subject)).notification
    return name.map { dated.contains(known[$0.identifier]) } ?? false
  }

  /// The life without expectations of the notifications that another undisturbed life, on another
  /// day, does not name.
  public func comparable(with other: AppLife) -> AppLife {
    var life = self
    life.dated = identifiers.subtracting(other.identifiers)
    return life
  }

  private var identifiers: Set<String> {
    let known = known
    let names = journal.entries.compactMap { entry -> String? in
      guard case .notification(let name, _) = entry.effect else { return nil }
      return known[name.identifier]
    }
    return Set(names)
  }

  /// The texts behind the numbers, without those that the app draws at random.
  var known: Book { book.withoutChance }
}

extension Expectation.Subject {
  /// Creates the expectation of an effect that users notice, or that reaches an app.
  fileprivate init?(of effect: Effect) {
    switch effect {
    case .notification(let name, .delivered): self = .delivered(name, as: nil, times: 1)
    case .notification(let name, .didReceiveCalled(let response)):
      self = .response(.received(name, response))
    case .notification(let name, .responseLost(let response)):
      self = .response(.lost(name, response))
    case .notification(let name, .didReceiveRemoteCalled): self = .happened(.remoteReceived, name)
    case .region(let name, .crossed(.entry)): self = .region(.happened(name, .entered))
    case .region(let name, .crossed(.exit)): self = .region(.happened(name, .exited))
    case .app(let app, .task(let task, .launched)): self = .task(app, task, .launched)
    case _: return nil
    }
  }

  /// The same expectation with the numbers of another book.
  func translated(from book: Book, to other: inout Book) -> Self {
    func text(_ number: TextNumber, _ other: inout Book) -> TextNumber {
      var translated = number
      translated.rawValue &-= number.plain.rawValue
      translated.rawValue &+= other.number(of: book[number]).rawValue
      return translated
    }
    func app(_ number: AppNumber, _ other: inout Book) -> AppNumber {
      other.number(ofApp: book[number])
    }
    func name(_ name: NotificationName, _ other: inout Book) -> NotificationName {
      NotificationName(app(name.app, &other), text(name.identifier, &other))
    }
    func response(_ response: Response, _ other: inout Book) -> Response {
      guard case .action(let action, let written) = response else { return response }
      return .action(text(action, &other), text: written.map { text($0, &other) })
    }
    switch self {
    case .delivered(let one, let ways, let times):
      return .delivered(name(one, &other), as: ways, times: times)
    case .response(.received(let one, let given)):
      return .response(.received(name(one, &other), response(given, &other)))
    case .response(.lost(let one, let given)):
      return .response(.lost(name(one, &other), response(given, &other)))
    case .happened(let happening, let one): return .happened(happening, name(one, &other))
    case .region(.happened(let one, let happening)):
      let region = RegionName(
        app(one.app, &other),
        text(one.identifier, &other),
        in: one.monitor
      )
      return .region(.happened(region, happening))
    case .task(let one, let task, let outcome):
      return .task(app(one, &other), text(task, &other), outcome)
    case .isSo(.pending(let one, let isPending)):
      return .isSo(.pending(name(one, &other), isPending))
    case .isSo(.badge(let one, let badge)): return .isSo(.badge(app(one, &other), badge))
    case _: return self
    }
  }
}
