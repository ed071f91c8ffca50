import Scenarios
import VirtualDevice
import VirtualTime

/// The events of a script, and what it asks about at which moments.
///
/// An answer to an exercise keeps those of the solution. What it says about the fate of a
/// notification is its own choice: it has to pass.
struct ScriptOutline: Equatable {
  private var scenarios: [ScenarioOutline]

  private struct ScenarioOutline: Equatable {
    var facts: Set<String>
    var steps: [Moment]
    var expectations: [Moment]
  }

  /// An instant of a scenario, with the words of a step or what an expectation asks about.
  private struct Moment: Equatable {
    var instant: Instant
    var text: String
  }

  init(_ script: Script) {
    let printer = Printer(book: script.book)
    scenarios = script.scenarios.map { scenario in
      let facts = (script.facts + scenario.facts).map { printer.text(ofLine: .fact($0.value)) }
      var outline = ScenarioOutline(facts: Set(facts), steps: [], expectations: [])
      for step in scenario.steps {
        switch step.action {
        case .event:
          let text = printer.text(ofLine: step.meaning)
          outline.steps.append(Moment(instant: step.instant, text: text))
        case .expect(let expectation):
          let text =
            expectation.fated.map { script.book[$0.identifier] }
            ?? printer.text(ofLine: step.meaning)
          outline.expectations.append(Moment(instant: step.instant, text: text))
        }
      }
      return outline
    }
  }
}

extension Expectation {
  /// The notification about whose fate it says something definite.
  ///
  /// That is whether it was delivered, or what happened to it instead. That something else did not
  /// happen says next to nothing.
  fileprivate var fated: NotificationName? {
    switch subject {
    case .delivered(let name, _, _), .happened(_, let name): name
    case _: nil
    }
  }
}
