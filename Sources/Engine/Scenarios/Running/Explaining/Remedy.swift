import SystemPolicy
public import VirtualDevice
public import VirtualTime

/// One line that would meet an expectation: it was tried, and the expectation passed.
///
/// It changes the scenario or the app, never a rule of iOS.
public enum Remedy: Hashable, Sendable {
  /// A fact before the first step.
  case fact(Fact)
  /// A fact in place of one that the scenario states at this place.
  case factInPlace(Fact, of: Place)
  /// A step after another one.
  case event(Event, after: Int)
  /// Another action or expectation in place of a step.
  case change(Step.Action, at: Int)
  /// A step that is left out.
  case removal(of: Int)
  /// The time of a step, written in its margin, and the instant that it names.
  case time(Gutter, Instant, of: Int)

  /// Returns the line to write in a scenario, or to leave out.
  public func text(in scenario: Scenario, _ book: Book) -> String {
    let printer = Printer(book: book)
    return switch self {
    case .fact(let fact), .factInPlace(let fact, _): printer.text(ofLine: .fact(fact))
    case .event(let event, _): printer.text(ofLine: .event(event))
    case .change(let action, let step):
      [scenario.steps[step].gutter?.text, action.text(printer)].compactMap { $0 }
        .joined(separator: " ")
    case .removal(let step): scenario.steps[step].action.text(printer)
    case .time(let gutter, _, let step):
      "\(gutter.text) \(scenario.steps[step].action.text(printer))"
    }
  }

  /// Returns the scenario with the line added.
  func applied(to scenario: Scenario) -> Scenario {
    var changed = scenario
    switch self {
    case .fact(let fact): changed.setting.apply(fact, at: scenario.place)
    case .factInPlace(let fact, let place): changed.setting.apply(fact, at: place)
    case .event(let event, let earlier):
      var new = scenario.steps[earlier]
      new.action = .event(event)
      new.gutter = nil
      new.since = nil
      changed.steps.insert(new, at: earlier + 1)
    case .change(let action, let step): changed.steps[step].action = action
    case .removal(let step): changed.steps.remove(at: step)
    case .time(let gutter, let instant, let step):
      let delay = instant - scenario.steps[step].instant
      changed.steps[step].gutter = gutter
      changed.steps[step].instant = instant
      // Lines without a time of their own follow it.
      for later in scenario.steps.indices.dropFirst(step + 1) {
        guard scenario.steps[later].gutter?.isElapsed ?? true else { break }
        changed.steps[later].instant = scenario.steps[later].instant + delay
      }
    }
    return changed
  }

  /// Indicates whether it changes a step.
  var isChange: Bool { if case .change = self { true } else { false } }

  /// Indicates whether it adds a line to the scenario.
  var isAddition: Bool {
    switch self {
    case .fact, .event: true
    case .factInPlace, .change, .time, .removal: false
    }
  }

  /// Returns the line for the scenario without an earlier one, which was added first.
  func before(_ earlier: Remedy) -> Remedy {
    switch self {
    case .fact, .factInPlace: self
    case .event(let event, let step): .event(event, after: earlier.original(of: step))
    case .change(let action, let step): .change(action, at: earlier.original(of: step))
    case .time(let gutter, let instant, let step):
      .time(gutter, instant, of: earlier.original(of: step))
    case .removal(let step): .removal(of: earlier.original(of: step))
    }
  }

  /// Returns the original number of a step of the changed scenario.
  func original(of step: Int) -> Int {
    switch self {
    case .event(_, let earlier): step > earlier ? step - 1 : step
    case .removal(let removed): step >= removed ? step + 1 : step
    case .fact, .factInPlace, .change, .time: step
    }
  }
}

extension Step.Action {
  /// Returns the action as a line of the language.
  package func text(_ printer: Printer) -> String {
    switch self {
    case .event(let event): printer.text(ofLine: .event(event))
    case .expect(let expectation): printer.text(ofLine: .expect(expectation))
    }
  }

  var isEvent: Bool { if case .event = self { true } else { false } }
}
