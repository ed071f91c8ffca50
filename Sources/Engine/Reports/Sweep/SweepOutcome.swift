public import Exploration
import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The outcome of a scenario under one combination of values, in words.
public struct SweepOutcome: Hashable, Sendable {
  /// The way it ended.
  var end: End
  /// The fate of each notification, in the order in which they appear.
  var fates: [Fate] = []
  /// The lines of the expectations that were not met, or of the step that cannot happen.
  var lines: [Int] = []
  /// The value that was found, or the reason why a step cannot happen, if no fate says it.
  var found: String?
  /// The rule that decided it, where one is known.
  var rule: RuleNumber?

  /// The facts about its values that a reader of the table needs; they are no outcome.
  var notes: Set<SweepNote> = []

  /// The ways in which a combination ends.
  enum End: String, Hashable, Sendable, CaseIterable {
    /// Every expectation was met.
    case passed
    /// An expectation was not met.
    case failed
    /// A limit of events or memory stopped it.
    case stopped
    /// A step cannot happen under these values.
    case impossible

    /// The outcome in a word of at most four letters.
    var mark: String {
      switch self {
      case .passed: "pass"
      case .failed: "FAIL"
      case .stopped: "stop"
      case .impossible: "n/a"
      }
    }
  }

  /// The last that happened to a notification.
  struct Fate: Hashable, Sendable {
    /// The identifier between quotes.
    var name: String
    /// The fate in some words.
    var words: String
    /// The time of its first delivery on the phone's clock, with the days since the start.
    var time: String?
  }

  private init(end: End, lines: [Int] = [], found: String) {
    self.end = end
    self.lines = lines
    self.found = found
  }

  /// Creates the outcome of a life.
  public init(of life: SweptLife) {
    switch life {
    case .untimely:
      self.init(end: .impossible, found: "a time in the margin does not exist, or goes back")
    case .impossible(let objection, let step, let book):
      self.init(
        end: .impossible,
        lines: step.map { [Int($0.place.line)] } ?? [],
        found: Wording(book).sentence(objection).beforeAdvice
      )
    case .played(let result): self.init(of: result)
    }
  }

  private init(of result: ScenarioResult) {
    let journey = SweepFates(result)
    end = result.isStopped ? .stopped : result.failures.isEmpty ? .passed : .failed
    fates = journey.fates
    notes = Set(SweepNote.allCases.filter { $0.applies(to: result) })
    for failure in result.failures where !failure.reason.isOfStep {
      let line = Int(result.scenario.steps[failure.step].place.line)
      if !lines.contains(line) { lines.append(line) }
    }
    guard let failure = result.failures.first else {
      rule = journey.rule
      return
    }
    let name = failure.name(in: result)
    // A permission or a state that is given has no rule; the fates beside it have one.
    rule =
      failure.rulesInOrder.first ?? name.flatMap { journey.rule(of: $0) }
      ?? (fates.isEmpty ? nil : journey.rule)
    guard name.map({ journey.rule(of: $0) == nil }) ?? true else { return }
    found = Explanation(failure, result).found
  }

  /// The outcome without the times of deliveries.
  var timeless: SweepOutcome {
    var copy = self
    for index in copy.fates.indices { copy.fates[index].time = nil }
    return copy
  }

  /// The notifications with their fates; those with one fate are named together.
  var sentence: String {
    var groups: [(words: String, names: [String])] = []
    for fate in fates {
      let words = fate.words + (fate.time.map { " at \($0)" } ?? "")
      if let index = groups.firstIndex(where: { $0.words == words }) {
        groups[index].names.append(fate.name)
      } else {
        groups.append((words, [fate.name]))
      }
    }
    var parts = groups.map { words, names -> String in
      let shown = names.prefix(3).joined(separator: ", ")
      return "\(shown)\(names.count > 3 ? " and \(names.count - 3) more" : "") \(words)"
    }
    if let found { parts.append(found) }
    return parts.isEmpty ? "no notification" : parts.joined(separator: "; ")
  }

  /// The lines in words, such as `line 9 is not met`; nil if there are none.
  var linesText: String? {
    guard let first = lines.first else { return nil }
    if end == .impossible { return "line \(first) cannot happen" }
    if lines.count == 1 { return "line \(first) is not met" }
    let shown = lines.prefix(4).map { "\($0)" }
    let rest = lines.count - shown.count
    let list =
      rest > 0 ? "\(shown.joined(separator: ", ")) and \(rest) more" : Suggestion.all(shown)
    return "lines \(list) are not met"
  }
}

extension String {
  /// The text before the first semicolon, after which it says what to write.
  fileprivate var beforeAdvice: String { String(prefix { $0 != ";" }) }
}
