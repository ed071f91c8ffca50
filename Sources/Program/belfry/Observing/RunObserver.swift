import Reports
import Scenarios

/// An event of a run, as its observers receive it.
enum RunEvent {
  /// A file begins, with the scripts that were read of it.
  case opened(ArraySlice<FileResult>)
  /// A scenario was played under one variant.
  case added(Outcome, Script)
  /// A scenario was played under all variants.
  case played([Outcome], Script)
  /// The open file ends.
  case closed
  /// A file or the run could not be played.
  case problem(RunProblem)
  /// Scenarios were not played, for this reason.
  case endedEarly(String)
  /// The facts about the run as a whole are known.
  case scoped(RunScope)
  /// The run has ended.
  case finished
}

/// Follows a run for one purpose: a report, the text for people, a count.
///
/// Observers are classes, because a change of a value in an enumeration would copy it. An observer
/// implements the functions that it needs; the others do nothing.
protocol RunObserving: AnyObject {
  func open(_ scripts: ArraySlice<FileResult>)
  func add(_ outcome: Outcome, of script: Script, _ console: inout Console)
  func add(_ outcomes: [Outcome], of script: Script, _ console: inout Console)
  func close(_ console: inout Console)
  func add(_ problem: RunProblem)
  func endEarly(_ message: String)
  func note(_ scope: RunScope)
  /// Prints the last part of its text, and returns the problems of the run as a whole.
  func finish(_ console: inout Console) -> [RunProblem]
}

extension RunObserving {
  func open(_ scripts: ArraySlice<FileResult>) {}
  func add(_ outcome: Outcome, of script: Script, _ console: inout Console) {}
  func add(_ outcomes: [Outcome], of script: Script, _ console: inout Console) {}
  func close(_ console: inout Console) {}
  func add(_ problem: RunProblem) {}
  func endEarly(_ message: String) {}
  func note(_ scope: RunScope) {}
  func finish(_ console: inout Console) -> [RunProblem] { [] }

  fileprivate func receive(_ event: RunEvent, _ console: inout Console) -> [RunProblem] {
    switch event {
    case .opened(let scripts): open(scripts)
    case .added(let outcome, let script): add(outcome, of: script, &console)
    case .played(let outcomes, let script): add(outcomes, of: script, &console)
    case .closed: close(&console)
    case .problem(let problem): add(problem)
    case .endedEarly(let message): endEarly(message)
    case .scoped(let scope): note(scope)
    case .finished: return finish(&console)
    }
    return []
  }
}

/// One of the observers of a run.
///
/// A new observer needs a file with its class, a case here, a line below, and a line in
/// ``RunObservers``, which chooses the observers.
enum RunObserver {
  case reports(ReportObserver)
  case annotations(AnnotationObserver)
  case summary(StepSummary)
  case trace(TraceObserver)
  case why(WhyObserver)
  case person(PersonObserver)
  case coverage(CoverageObserver)
  case corrections(CorrectionObserver)
  case strictness(StrictnessObserver)
  case tally(RunTally)

  /// Passes an event on.
  ///
  /// - Returns: The problems of the run as a whole; none before it has ended.
  func receive(_ event: RunEvent, _ console: inout Console) -> [RunProblem] {
    switch self {
    case .reports(let observer): observer.receive(event, &console)
    case .annotations(let observer): observer.receive(event, &console)
    case .summary(let observer): observer.receive(event, &console)
    case .trace(let observer): observer.receive(event, &console)
    case .why(let observer): observer.receive(event, &console)
    case .person(let observer): observer.receive(event, &console)
    case .coverage(let observer): observer.receive(event, &console)
    case .corrections(let observer): observer.receive(event, &console)
    case .strictness(let observer): observer.receive(event, &console)
    case .tally(let observer): observer.receive(event, &console)
    }
  }
}
