public import ScenarioParsing
public import Scenarios
public import SystemPolicy

/// The result of reading and playing one file: everything that a report may use.
public struct FileResult: Sendable {
  /// The text of the script, and behind it those that it includes.
  public var sources: [Source]
  /// Indicates whether another script of the same file, as in Markdown, is the one before it.
  public var isContinued: Bool
  /// The mistakes in the text; if there is one, nothing was played.
  public var mistakes: [Diagnostic]
  /// The outcome of each scenario, in order.
  public var outcomes: [Outcome]

  /// Creates the result of a file.
  public init(
    sources: [Source],
    isContinued: Bool = false,
    mistakes: [Diagnostic],
    outcomes: [Outcome]
  ) {
    self.sources = sources
    self.isContinued = isContinued
    self.mistakes = mistakes
    self.outcomes = outcomes
  }

  /// The name of the file.
  public var name: String { sources[0].name }

  /// The names of the facts that every script below their folder includes.
  var bases: [String] {
    sources.dropFirst().map { $0.name }.filter { name in
      name == Script.baseName || name.hasSuffix("/" + Script.baseName)
    }
  }
}

extension [FileResult] {
  /// The scripts of each file together.
  var byFile: [ArraySlice<FileResult>] {
    var starts = indices.filter { !self[$0].isContinued || $0 == 0 }
    starts.append(count)
    return zip(starts, starts.dropFirst()).map { self[$0..<$1] }
  }
}

/// The outcome of one scenario.
public struct Outcome: Sendable {
  /// The run.
  public var result: ScenarioResult
  /// The open questions its outcome rests on.
  public var dependencies: [Dependency]
  /// The readings under which it would have ended otherwise.
  public var differsUnder: [Reading]
  /// The runs under other sides of those questions, as far as they were kept.
  public var replays: [Replay]

  /// Creates an outcome.
  public init(
    result: ScenarioResult,
    dependencies: [Dependency] = [],
    differsUnder: [Reading] = [],
    replays: [Replay] = []
  ) {
    self.result = result
    self.dependencies = dependencies
    self.differsUnder = differsUnder
    self.replays = replays
  }
}
