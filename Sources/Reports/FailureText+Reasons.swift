import Scenarios
import SystemPolicy

extension FailureText {
  /// The reasons that no entry states.
  var reasonNotes: [Snippet.Note] {
    failure.remarks.map { .init(key: "reason", text: wording.sentence($0)) }
  }

  /// The lines that would meet the expectation.
  var remedyNotes: [Snippet.Note] {
    let since = failure.earlierMatch.map {
      [Snippet.Note(key: "write", text: "since \($0.text)   at the end of the line")]
    }
    let others = failure.remedies.enumerated().map { index, remedy in
      Snippet.Note(
        key: index == 0 ? "write" : "or",
        text: remedy.text(in: result.book) + place(of: remedy)
      )
    }
    return (since ?? []) + others
  }

  /// Where a line goes.
  private func place(of remedy: Remedy) -> String {
    switch remedy {
    case .fact: "   above the story"
    case .event(_, let step): "   after \(name(of: result.scenario.steps[step].place))"
    }
  }
}
