public import Scenarios

/// A chapter of the manual: the sentences about one topic.
public struct Chapter: Sendable {
  /// The topic of the chapter.
  public var title: String
  /// The introduction of the chapter.
  public var summary: String
  /// The sentences about the topic.
  public var sentences: [Sentence]
  /// Whole scripts that pass.
  public var examples: [Example]
  /// The mistakes, and the messages about them.
  public var slips: [Slip]

  /// Every chapter, in the order of the manual.
  public static let all: [Chapter] = Topic.all.map(Chapter.init)

  private init(_ topic: Topic) {
    title = topic.title
    summary = topic.summary
    sentences = topic.verbs.map(Sentence.init)
    examples = topic.examples.map(Example.init)
    slips = topic.slips.map(Slip.init)
  }
}

/// A script that shows some sentences.
public struct Example: Sendable {
  /// The script, laid out.
  public var text: String
  /// The sentences that the script contains.
  public var sentences: [Sentence]

  init(_ written: String) {
    let source = Source(name: "example.scenario", text: written + "\n")
    let structure = Verb.structure.filter { verb in
      written.split(separator: "\n").contains {
        $0.split(separator: " ").first.map(String.init) == verb.subject.text
      }
    }
    text = String(decoding: source.formatted(), as: UTF8.self)
    sentences = structure.map(Sentence.init) + Script.parse(source).script.sentences
  }

  /// Plays the script and returns its problems; the list is empty if the script passes.
  public func problems() -> [String] {
    let (script, mistakes) = Script.parse(Source(name: "example.scenario", text: text))
    guard mistakes.isEmpty else { return mistakes.map { $0.text } }
    return script.scenarios.compactMap { scenario in
      let end = script.play(scenario).end
      return end.isBad ? "\(scenario.title): \(end.rawValue)" : nil
    }
  }
}

/// Lines that cannot be read, or whose run fails.
public struct Slip: Sendable {
  /// The lines as they are written.
  public var text: String

  /// The result of reading and playing the lines.
  public enum Outcome: Sendable {
    /// The first message of the reader.
    case mistake(String)
    /// The lines can be read; this is the result of their run.
    case run(ScenarioResult)
    /// The text is not a script.
    case nothing
  }

  init(_ written: String) { text = written }

  /// Reads the lines, in a scenario of their own if they are steps, and plays them.
  public func happen() -> Outcome {
    let isStep = ["app", "user", "device", "expect", "@"].contains(where: text.hasPrefix)
    let isFact = Verb.facts.contains { verb in
      verb.firstWord.map { text.hasPrefix("\(verb.subject.text) \($0.text)") } ?? false
    }
    let frame = isStep && !isFact ? "scenario \"a slip\"\n" : ""
    let (script, mistakes) = Script.parse(Source(name: "slip.scenario", text: frame + text))
    // That the scenario has no end is no mistake of the lines.
    let first = mistakes.first {
      ![.noScenario, .expectsNothing, .nothingOfThisName].contains($0.kind)
    }
    if let first { return .mistake(first.text) }
    return script.scenarios.first.map { .run(script.play($0)) } ?? .nothing
  }
}
