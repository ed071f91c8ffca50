import Scenarios
import SystemPolicy

extension FailureText {
  /// The reasons that no entry states.
  var reasons: [String] { failure.remarks.map(wording.sentence) }

  var reasonNotes: [Snippet.Note] { reasons.map { .init(key: "reason", text: $0) } }

  /// A line to write, and where it goes.
  struct ProposedLine {
    var text: String
    var place: String
  }

  /// The ways to meet the expectation: the lines of each.
  var proposals: [[ProposedLine]] {
    let since = failure.earlierMatch.map {
      [ProposedLine(text: "since \($0.text)", place: "at the end of the line")]
    }
    let others = failure.remedies.map { lines in
      lines.map { ProposedLine(text: $0.text(in: result.book), place: place(of: $0)) }
    }
    return (since.map { [$0] } ?? []) + others
  }

  /// The lines that would meet the expectation.
  var remedyNotes: [Snippet.Note] {
    proposals.enumerated().flatMap { way, lines in
      lines.enumerated().map { number, line in
        let key = number > 0 ? "and" : way > 0 ? "or" : "write"
        return Snippet.Note(key: key, text: "\(line.text)   \(line.place)")
      }
    }
  }

  /// Where a line goes.
  private func place(of remedy: Remedy) -> String {
    switch remedy {
    case .fact: "above the story"
    case .event(_, let step): "after \(name(of: result.scenario.steps[step].place))"
    }
  }
}
