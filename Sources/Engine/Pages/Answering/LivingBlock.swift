import Reports
import ScenarioParsing
import Scenarios

/// A script in a page: its lines, what became of it, and a phone for each scenario.
///
/// The page and the engine in it write the same elements.
struct LivingBlock {
  private let answer: Answer
  private let views: [ScenarioView]
  private let pool: PagePool
  /// The number of outcomes for which the page has no room.
  let hidden: Int

  /// Creates the block of an answer.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - most: The bytes after which an outcome has no viewer; nil for those of the question.
  init(_ answer: Answer, most: Int? = nil) {
    self.answer = answer
    // Each scenario has its own parts, so that a block can be answered by itself.
    var pool = PagePool(most: 0)
    var views: [ScenarioView] = []
    var left = most ?? answer.question.limits.bytes ?? .max
    let outcomes = answer.file.outcomes
    for (index, outcome) in outcomes.enumerated() where left > 0 {
      let view = ScenarioView(outcome, answer.script.sources, &pool)
      views.append(view)
      // Counting takes as long as writing, and nothing follows the last one.
      if index + 1 < outcomes.count { left -= view.size }
    }
    self.views = views
    self.pool = pool
    hidden = answer.file.outcomes.count - views.count
  }

  /// The sentences about what a limit leaves out.
  private var limits: [String] {
    var notes = [answer.shortfall].compactMap { $0 }
    if hidden > 0 {
      notes.append(
        Answer.sentence(
          "\(hidden) of \(answer.file.outcomes.count) outcomes are not shown",
          by: LimitReached(.bytes, answer.question.limits.bytes ?? .max)
        )
      )
    }
    return notes
  }

  /// The lines of the script.
  var lines: String {
    let mistakes = answer.file.mistakes.map { mistake in
      ColoredScript.Mark(place: mistake.place(in: answer.question.source), text: mistake.text)
    }
    let problems = views.flatMap { $0.problems }.map { problem in
      ColoredScript.Mark(place: problem.place, text: problem.label)
    }
    return ColoredScript(answer.question.source, mistakes + problems).lines.map { line in
      "<span class=\"line\">\(line)\n</span>"
    }.joined()
  }

  /// The largest number of mistakes or failures that are shown in full.
  private static let mostProblems = 10

  /// The verdict, and what went wrong.
  var outcome: String {
    let texts =
      answer.file.mistakes.map { text(of: $0, Palette(isColored: false)) }
      + views.flatMap { $0.problems }.map { $0.text }
    let style = answer.isPassed ? "good" : "bad"
    let shortfall = answer.file.mistakes.isEmpty ? self.shortfall : []
    let notes = (limits + shortfall + views.flatMap { $0.notes }).map {
      "<p class=\"note\">\($0.inPage)</p>\n"
    }
    return "<p class=\"verdict\"><b class=\"\(style)\">\(verdict.inPage)</b></p>\n"
      + notes.joined()
      + texts.prefix(Self.mostProblems).map { text in
        "<pre class=\"problem\(answer.isPassed ? " expected" : "")\">\(text.inPage)</pre>\n"
      }.joined()
  }

  /// The sentence about an answer to an exercise that passes and does not solve it.
  private var shortfall: [String] {
    let missing = answer.missingExpectations
    if missing > 0 {
      let count = missing == 1 ? "an expectation is" : "\(missing) expectations are"
      return ["Not solved: \(count) missing. Correct an expectation; do not remove it."]
    }
    guard answer.departsFromSolution, passes else { return [] }
    return [
      "Not solved: the script passes, but its story, or what it asks about and when, is not that "
        + "of the solution. Change only what the exercise asks for."
    ]
  }

  /// The outcome in a line.
  private var verdict: String {
    let count = answer.file.mistakes.count
    if count > 0 { return count == 1 ? "1 mistake" : "\(count) mistakes" }
    let summary = RunReport([answer.file], answer.question.variants, Palette(isColored: false))
      .summary
    let first = summary.split(separator: "\n").first.map { String($0) } ?? ""
    guard answer.question.leastExpectations > 0, passes else { return first }
    // Without a solution nothing says what the exercise asks for.
    let solved = answer.question.solution == nil ? "" : "Solved. "
    return (answer.isPassed ? solved : "Not solved. ") + first
  }

  /// Indicates whether every scenario passes, whatever an exercise asks for besides.
  private var passes: Bool { answer.file.outcomes.allSatisfy { $0.result.isPassed } }

  /// The scenarios that were played: the timeline, the phone, and the data of the viewer.
  var scenes: String {
    sections(hasData: true)
      + "<script type=\"application/json\" class=\"rules\">\(pool.json.inPage)</script>\n"
  }

  /// The block as the engine answers it: the elements, and the data beside them.
  var object: JSON {
    .object([
      "data": .list(views.compactMap { $0.data }),
      "lines": .text(lines),
      "outcome": .text(outcome),
      "scenes": .text(sections(hasData: false)),
      "shared": pool.json,
    ])
  }

  private func sections(hasData: Bool) -> String {
    views.enumerated().map { number, view in
      guard let data = view.data else { return "" }
      let json =
        hasData ? "<script type=\"application/json\">\(data.inPage)</script>\n" : ""
      return """
        <section class="scene" id="\(id)-\(number + 1)" data-verdict="\(view.verdict)">
        <h4>\(view.title.inPage)</h4>
        <figure class="timeline">\(view.timeline)</figure>
        <figure class="phone still">\(hasData ? view.still : "")</figure>
        \(json)</section>

        """
    }.joined()
  }

  /// The name of the block in addresses: its first line.
  private var id: String { "line-\(answer.question.source.lines.lowerBound)" }

  /// The block as an element of a page.
  ///
  /// - Parameters:
  ///   - solution: The block that solves it, if it is an exercise.
  ///   - isFolded: Whether the reader unfolds its outcome.
  func element(solvedBy solution: Source? = nil, isFolded: Bool = false) -> String {
    let (fold, end) =
      isFolded
      ? ("<details class=\"prediction\"><summary>Show what happens</summary>\n", "</details>\n")
      : ("", "")
    let question = answer.question
    let texts = (question.base + question.files).map { source in
      JSON.object(["name": .text(source.name), "text": .text(source.text)])
    }
    let base: JSON = .object([
      "base": .number(question.base.count),
      "expects": .number(answer.expectations),
      "fails": .flag(question.mustFail),
      "line": .number(question.source.lines.lowerBound),
      "name": .text(question.source.name),
      "solution": .text(solution?.text ?? ""),
      "texts": .list(texts),
    ])
    return """
      <figure class="living" id="\(id)">
      <div class="paper"><pre class="code">\(lines)</pre></div>
      \(fold)<div class="outcome">\(outcome)</div>
      <div class="scenes">\(scenes)</div>
      \(end)<script type="application/json" class="question">\(base.inPage)</script>
      </figure>

      """
  }
}

extension LivingBlock {
  /// The block as a solution, which a reader unfolds.
  var folded: String {
    """
    <details class="solution"><summary>One solution</summary>
    <pre class="code">\(lines)</pre>
    </details>

    """
  }
}

extension Source {
  /// The numbers of its lines; what follows the last line feed is one only if it has text.
  var numbers: [Int] { lines.filter { $0 <= lineCount } }

  /// The text of its lines.
  var text: String { numbers.map { line($0) + "\n" }.joined() }
}

extension Diagnostic {
  /// The place of the mistake; in another source if it is not in the given one.
  fileprivate func place(in source: Source) -> Place {
    var place = place
    if file != source.name { place.source = 1 }
    return place
  }
}
