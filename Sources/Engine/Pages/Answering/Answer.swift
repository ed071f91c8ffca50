public import Reports
import ScenarioParsing
public import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The answer to a question: a script that was read and played.
public struct Answer: Sendable {
  /// The question.
  public let question: Question
  /// The script.
  public let script: Script
  /// The results: mistakes, or an outcome for each scenario and variant.
  public let file: FileResult
  /// The scenarios that a limit kept from being played; nil if all were.
  public let unplayed: Unplayed?
  /// The number of events of all runs, and of their replays.
  public let events: Int
  /// The bytes of the journals that the answer holds.
  public let memory: Int

  /// Scenarios that a limit kept from being played.
  public struct Unplayed: Hashable, Sendable {
    /// The limit.
    public var limit: LimitReached
    /// The number of scenarios.
    public var count: Int
    /// Indicates whether the first of them was played under some of its variants.
    public var isBegun = false
  }

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
        return ScriptOutline(solved.script) != ScriptOutline(script)
      } ?? false
    var file = FileResult(sources: script.sources, mistakes: read.diagnostics, outcomes: [])
    if file.mistakes.isEmpty {
      var playing = Playing(question, script)
      playing.play(into: &file)
      (unplayed, events, memory) = (playing.unplayed, playing.player.events, playing.memory)
    } else {
      (unplayed, events, memory) = (nil, 0, 0)
    }
    self.file = file
  }

  /// Plays the scenarios until a limit ends it.
  private struct Playing {
    let question: Question
    let script: Script
    var player: Player
    /// The bytes of the journals that are kept.
    var memory = 0
    var unplayed: Unplayed?

    init(_ question: Question, _ script: Script) {
      self.question = question
      self.script = script
      player = Player(mostEvents: question.limits.scenarioEvents)
    }

    mutating func play(into file: inout FileResult) {
      let limits = question.limits
      let all = question.variants.all
      let most = limits.runs.map { $0 / max(1, all.count) } ?? .max
      let numbers = Array(script.scenarios.indices.prefix(most))
      player.mostJournalBytes = max(1, limits.memory)
      let idle = player.idleAssumptions(
        of: script,
        among: numbers,
        under: all,
        mostEvents: limits.events
      )
      for number in numbers {
        for (index, variant) in all.enumerated() {
          if let limit = spent(limits) {
            let count = script.scenarios.count - number
            unplayed = Unplayed(limit: limit, count: count, isBegun: index > 0)
            return
          }
          player.mostJournalBytes = max(1, limits.memory - memory)
          let outcome = player.outcome(
            ofScenario: number,
            of: script,
            on: variant.version,
            reading: variant.reading,
            idle: idle[number] ?? [],
            isSearched: question.variants.isSingle
          )
          memory += outcome.result.journal.entries.bytes
          file.outcomes.append(outcome)
        }
      }
      let rest = script.scenarios.count - numbers.count
      guard rest > 0, let runs = limits.runs else { return }
      unplayed = Unplayed(limit: LimitReached(.runs, runs), count: rest)
    }

    /// Returns the limit that is reached, if any.
    private func spent(_ limits: Limits) -> LimitReached? {
      if player.events >= limits.events { return LimitReached(.events, limits.events) }
      return memory >= limits.memory ? LimitReached(.memory, limits.memory) : nil
    }
  }

  /// The sentence about scenarios that a limit kept from being played; nil if all were.
  public var shortfall: String? {
    unplayed.map { sentence(about: $0) }
  }

  /// Returns the sentence about scenarios that were not played.
  public func sentence(about unplayed: Unplayed) -> String {
    let all = script.scenarios.count
    let what =
      all == 1
      ? "The scenario was not played" : "\(unplayed.count) of \(all) scenarios were not played"
    return Self.sentence(
      unplayed.isBegun ? "\(what) under each variant" : what,
      by: unplayed.limit
    )
  }

  /// Returns a sentence about what a limit leaves out.
  ///
  /// - Parameters:
  ///   - what: What is left out, as the beginning of a sentence.
  ///   - limit: The limit.
  static func sentence(_ what: String, by limit: LimitReached) -> String {
    "\(what): the limit of \(limit.limit.text(of: limit.most)) \(limit.limit.unit) is reached. "
      + "Play the script with belfry run."
  }

  /// Indicates whether a scenario was played, and each passed, failed as expected or was skipped.
  public var isPassed: Bool {
    !file.outcomes.isEmpty && unplayed == nil && missingExpectations == 0 && !departsFromSolution
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

  /// Indicates whether the events of the script, or what it asks about at which moment, is not that
  /// of the solution.
  public let departsFromSolution: Bool

  /// The output of `belfry run` about mistakes.
  public var errors: String {
    file.mistakes.map { Reports.text(of: $0, Self.plain) + Self.plain.errorGap }.joined()
  }

  /// The output of `belfry run`.
  public var text: String {
    var report = RunReport([file], variants, Self.plain, lines: .scenarios)
    report.shortfall = shortfall
    return report.text
  }

  /// The output of `belfry run --trace` above that of `belfry run`.
  public var trace: String {
    var room = Room(self)
    var text = ""
    for outcome in file.outcomes where room.hasPlace {
      tracedRun(of: outcome.result, from: script.sources, Self.plain, variants) { piece in
        if room.reserve(piece.utf8.count) { text += piece }
      }
    }
    return text + (room.note.map { $0 + "\n" } ?? "")
  }

  /// The room that is left for a part of the answer.
  struct Room {
    private let most: Int
    private var left: Int

    init(_ answer: Answer) {
      most = answer.question.limits.bytes ?? .max
      left = most
    }

    /// A Boolean value that indicates whether there is room for more.
    var hasPlace: Bool { left > 0 }

    /// Reserves room; returns whether there was some left.
    mutating func reserve(_ bytes: Int) -> Bool {
      defer { left -= min(bytes, left) }
      return hasPlace
    }

    /// The sentence about a part that is cut; nil if all of it has room.
    var note: String? {
      hasPlace
        ? nil : Answer.sentence("The answer is not complete", by: LimitReached(.bytes, most))
    }
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
  public var json: String {
    jsonReport(
      file,
      variants,
      most: question.limits.bytes ?? .max,
      problems: shortfall.map { [RunProblem($0, kind: .stopped)] } ?? []
    ) { left in
      let limit = LimitReached(.bytes, question.limits.bytes ?? .max)
      return RunProblem(
        Self.sentence("\(left) outcomes are left out", by: limit),
        kind: .stopped
      )
    }
  }
}

/// The texts that a script of a page can include.
private struct Texts {
  private var texts: [String: Source] = [:]

  init(_ files: [Source]) {
    for file in files { texts[file.name] = file }
  }

  func include(_ path: String, _ includer: String) throws(IncludeRefusal) -> Source {
    let name = (includer.folder + path).straightened
    guard let source = texts[name] else {
      let inside = name.isEmpty || name.hasSuffix("/") ? name : name + "/"
      guard !texts.keys.contains(where: { $0.hasPrefix(inside) }) else {
        throw IncludeRefusal("'\(name.isEmpty ? "." : name)' is a folder", help: "name a file")
      }
      throw IncludeRefusal("there is no file '\(name)'")
    }
    return source
  }

  func payload(_ path: String, _ includer: String) throws(IncludeRefusal) -> Payload {
    try Payload(json: include(path, includer).bytes, named: path)
  }
}
