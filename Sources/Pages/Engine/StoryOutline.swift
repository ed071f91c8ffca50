import Scenarios
import VirtualDevice
import VirtualTime

/// The story of a script, and the moments at which it expects something.
///
/// An answer to an exercise keeps those of the solution. What it expects is its own choice: it has
/// to pass.
struct StoryOutline: Equatable {
  private var scenarios: [Story]

  private struct Story: Equatable {
    var facts: Set<String>
    var steps: [Moment]
    var expectations: [Moment]
  }

  /// An instant of a story, with the words of a step or the notification of an expectation.
  private struct Moment: Equatable {
    var instant: Instant
    var text: String
  }

  init(_ script: Script) {
    let printer = Printer(book: script.book)
    scenarios = script.scenarios.map { scenario in
      let facts = (script.facts + scenario.facts).map { printer.text(ofLine: .fact($0.value)) }
      var story = Story(facts: Set(facts), steps: [], expectations: [])
      for step in scenario.steps {
        switch step.action {
        case .event:
          let text = printer.text(ofLine: step.meaning)
          story.steps.append(Moment(instant: step.instant, text: text))
        case .expect:
          let name = step.action.notification.map { script.book[$0.identifier] } ?? ""
          story.expectations.append(Moment(instant: step.instant, text: name))
        }
      }
      return story
    }
  }
}
