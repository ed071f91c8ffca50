import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice

// The lines of a scenario.
extension RunReport {
  /// Returns the text of the only scenario, with the differences between runs that end alike.
  func text(ofAlone group: OutcomeGroup, from sources: [Source]) -> String? {
    guard group.outcomes.count > 1, group.parts.count == 1, group.ways.count > 1 else { return nil }
    let result = group.outcomes[0].result
    return line(of: result) + Divergence(group, variants).text(palette)
      + details(of: result, from: sources)
  }

  /// Returns the text of a scenario: its line, and its failures in full.
  func text(of group: OutcomeGroup, from sources: [Source]) -> String {
    let parts = group.parts
    let outcome = group.outcomes[0]
    let result = outcome.result
    if parts.count > 1 { return text(of: group, parts, from: sources) }
    return line(of: result) + dependencyLines(of: outcome) + details(of: result, from: sources)
  }

  private func line(of result: ScenarioResult) -> String {
    "  \(mark(result)) \(shown(result.scenario.title))\(remark(result))\n"
  }

  /// Returns a title or a reason, cut if it is longer than a few lines.
  private func shown(_ text: String) -> String { text.printable.cut(to: 240) }

  /// Returns the text of a scenario whose outcome depends on the variant: each outcome and its
  /// variants.
  private func text(
    of group: OutcomeGroup,
    _ parts: [[Outcome]],
    from sources: [Source]
  ) -> String {
    let title = shown(group.outcomes[0].result.scenario.title)
    var text = "  \(palette.bad("diff"))  \(title)\n"
    for part in parts {
      text += "        \(part[0].result.end.text) under \(variants.names(of: part))\n"
    }
    text += Divergence(group, variants).text(palette)
    for part in parts { text += details(of: part[0].result, from: sources) }
    return text
  }

  /// The problems with the end of a run, in full.
  private func details(of result: ScenarioResult, from sources: [Source]) -> String {
    guard !result.isPassed else { return "" }
    let address = link?(result.scenario, sources).map { "\n\(palette.faint("link")) \($0)\n" }
    return snippets(of: result, from: sources).map { "\n" + $0.text(palette) }.joined()
      + (address ?? "")
  }

  /// The problems with the end of a run.
  private func snippets(of result: ScenarioResult, from sources: [Source]) -> [Snippet] {
    guard !result.isPassed else { return [] }
    var snippets = FailureText.all(of: result, sources).map { $0.snippet }
    if result.isStopped { snippets.append(.stop(of: result, in: sources)) }
    if result.end == .passedUnexpectedly {
      snippets.append(.surprise(of: result, in: sources))
    }
    return snippets
  }

  /// The problems of a scenario, one a line, with their variants if they are not in all.
  func problems(of parts: [[Outcome]], from sources: [Source]) -> String {
    parts.flatMap { part in
      snippets(of: part[0].result, from: sources).map { snippet in
        var snippet = snippet
        if parts.count > 1 { snippet.heading += " under \(variants.names(of: part))" }
        return snippet.text(palette)
      }
    }.joined()
  }

  private func mark(_ result: ScenarioResult) -> String {
    let mark = result.end.mark.padded(to: 5)
    return switch result.end {
    case .passed, .failedAsExpected: palette.good(mark)
    case .failed, .passedUnexpectedly, .stopped: palette.bad(mark)
    case .skipped: palette.faint(mark)
    }
  }

  /// The reason why a scenario is not played, or may fail.
  private func remark(_ result: ScenarioResult) -> String {
    guard let reason = result.scenario.skip ?? result.scenario.xfail else { return "" }
    return palette.faint(": \(shown(reason))")
  }

  private func dependencyLines(of outcome: Outcome) -> String {
    outcome.dependencies.map { palette.faint("        \($0.sentence)") + "\n" }.joined(by: "")
  }
}

extension ScenarioResult.End {
  /// The outcome in a word or two.
  fileprivate var text: String {
    switch self {
    case .passed: "passes"
    case .failed: "fails"
    case .stopped: "is stopped"
    case .skipped: "is skipped"
    case .failedAsExpected: "fails as expected"
    case .passedUnexpectedly: "passes unexpectedly"
    }
  }
}

extension Dependency {
  /// The dispute, the side that was taken, and the sides with another result.
  var sentence: String {
    "depends on \(Law.dispute(dispute).id): side \(side); "
      + "the result differs with side \(Suggestion.either(others))"
  }
}
