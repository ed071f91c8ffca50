public import Reports
import ScenarioParsing
public import Scenarios
import SystemPolicy
import VirtualTime

/// The answer to a question: a script that was read and played.
public struct Answer: Sendable {
  /// The question.
  public let question: Question
  /// The script.
  public let script: Script
  /// The results: mistakes, or an outcome for each scenario and variant.
  public let file: FileResult

  private var variants: Variants { question.variants }
  private static let plain = Palette(isColored: false)

  /// Reads and plays the script of a question.
  public init(to question: Question) {
    self.question = question
    let texts = Texts(question.files)
    let read = Script.parse(
      question.source,
      include: texts.include,
      base: question.base,
      payload: texts.payload,
      needsScenario: question.needsScenario
    )
    var script = read.script
    if question.mustFail { script.expectFailures() }
    self.script = script
    departsFromSolution =
      question.solution.map { solution in
        let solved = Script.parse(
          solution,
          include: texts.include,
          base: question.base,
          payload: texts.payload
        )
        return StoryOutline(solved.script) != StoryOutline(script)
      } ?? false
    var file = FileResult(sources: script.sources, mistakes: read.diagnostics, outcomes: [])
    if file.mistakes.isEmpty {
      var player = Player(
        mostEvents: question.mostEvents,
        mostJournalBytes: question.mostJournalBytes
      )
      let numbers = Array(script.scenarios.indices)
      let all = question.variants.all
      let idle = player.idleAssumptions(of: script, among: numbers, under: all)
      for number in numbers {
        for variant in all {
          file.outcomes.append(
            player.outcome(
              ofScenario: number,
              of: script,
              on: variant.version,
              reading: variant.reading,
              idle: idle[number] ?? [],
              isSearched: question.variants.isSingle
            )
          )
        }
      }
    }
    self.file = file
  }

  /// Indicates whether a scenario was played, and each passed, failed as expected or was skipped.
  public var isPassed: Bool {
    !file.outcomes.isEmpty && missingExpectations == 0 && !departsFromSolution
      && file.outcomes.allSatisfy { $0.result.isPassed }
      && file.outcomes.contains { $0.result.end != .skipped }
  }

  /// The number of expectations that the script has.
  public var expectations: Int {
    script.scenarios.reduce(0) { count, scenario in
      count + scenario.steps.count { if case .expect = $0.action { true } else { false } }
    }
  }

  /// The number of expectations of an exercise that the script leaves out.
  public var missingExpectations: Int { max(0, question.leastExpectations - expectations) }

  /// Indicates whether the story of the script, or what it asks about at which moment, is not that
  /// of the solution.
  public let departsFromSolution: Bool

  /// The output of `belfry run` about mistakes.
  public var errors: String {
    file.mistakes.map { Reports.text(of: $0, Self.plain) + Self.plain.errorGap }.joined()
  }

  /// The output of `belfry run`.
  public var text: String { RunReport([file], variants, Self.plain, lines: .scenarios).text }

  /// The output of `belfry run --trace` above that of `belfry run`.
  public var trace: String {
    var text = ""
    for outcome in file.outcomes {
      tracedRun(of: outcome.result, from: script.sources, Self.plain, variants) { text += $0 }
    }
    return text
  }

  /// Returns the output of `belfry run --why` above that of `belfry run`.
  ///
  /// - Returns: The text; nil if nothing happened to the notification.
  public func why(_ id: String) -> String? {
    let texts = file.outcomes.compactMap { outcome -> String? in
      let result = outcome.result
      guard let text = whyText(id, in: result, from: script.sources, Self.plain) else {
        return nil
      }
      return (variants.isSingle ? "" : Self.plain.titled(result, variants)) + text
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n") + "\n"
  }

  /// The output of `belfry run --report-json -`, without the release and the inputs of a run.
  public var json: String { jsonReport([file], variants) }
}

/// The texts that a script of a page can include.
private struct Texts {
  private var texts: [String: Source] = [:]

  init(_ files: [Source]) {
    for file in files { texts[file.name] = file }
  }

  func include(_ path: String, _ includer: String) throws(IncludeRefusal) -> Source {
    let folder = includer.lastIndex(of: "/").map { String(includer[...$0]) } ?? ""
    let name = (folder + path).straightened
    guard let source = texts[name] else { throw IncludeRefusal("there is no file '\(name)'") }
    return source
  }

  func payload(_ path: String, _ includer: String) throws(IncludeRefusal) -> Payload {
    try Payload(json: include(path, includer).bytes, named: path)
  }
}

extension String {
  /// The path without `.` and without the `..` that can be taken away.
  fileprivate var straightened: String {
    var parts: [Substring] = []
    for part in split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
