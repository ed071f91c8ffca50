/// A reader of Belfry that strangers write for: what a fuzzer feeds it, and with which words.
///
/// This is the only list of them. `Scripts/fuzz` asks the program `Fuzz` for it, and the tests feed
/// each the mutants of a seeded generator.
public enum FuzzTarget: String, Sendable, CaseIterable {
  /// A script, which is laid out, played, reported and printed.
  case script
  /// A page of Markdown, whose scripts are played and which becomes a page of a site.
  case document
  /// A list of pending requests in JSON, which is played on.
  case plan
  /// The report of a shard in JSON, which is joined with another one.
  case report
  /// A compiled time zone, or the rule of one as POSIX writes it.
  case zone
  /// A question of a page to its engine.
  case question

  /// The most bytes of an input.
  public var mostBytes: Int {
    switch self {
    case .script, .document, .plan, .question: 6_000
    case .report: 20_000
    case .zone: 4_000
    }
  }

  /// The inputs from which a fuzzer starts.
  public var seeds: [[UInt8]] {
    switch self {
    case .script: FuzzFiles.contents(of: ["scenarios", "Tests/Mistakes"], endingIn: ".scenario")
    case .document: FuzzFiles.contents(of: ["README.md", "Documentation"], endingIn: ".md")
    case .plan: FuzzFiles.contents(of: ["scenarios/plans"], endingIn: ".json")
    case .report: ReportFuzzing.seeds
    case .zone: ZoneFuzzing.seeds
    case .question: QuestionFuzzing.seeds
    }
  }

  /// Words that an input needs, and that chance alone would seldom find.
  public var words: [String] {
    switch self {
    case .script: ScriptFuzzing.words
    case .document: DocumentFuzzing.words + ScriptFuzzing.words
    case .plan: PlanFuzzing.words
    case .report: ReportFuzzing.words
    case .zone: ZoneFuzzing.words
    case .question: QuestionFuzzing.words + ScriptFuzzing.words
    }
  }

  /// Feeds an input to the reader.
  ///
  /// - Parameter bytes: The input.
  /// - Returns: The work that it made.
  /// - Throws: What the reader did that it must never do.
  public func feed(_ bytes: [UInt8]) throws(FuzzViolation) -> FuzzWork {
    switch self {
    case .script: try ScriptFuzzing.feed(bytes)
    case .document: try DocumentFuzzing.feed(bytes)
    case .plan: try PlanFuzzing.feed(bytes)
    case .report: try ReportFuzzing.feed(bytes)
    case .zone: try ZoneFuzzing.feed(bytes)
    case .question: try QuestionFuzzing.feed(bytes)
    }
  }
}

/// The work that an input makes, counted: the same on every machine.
public struct FuzzWork: Hashable, Sendable {
  /// The events of all runs.
  public var events = 0
  /// The bytes of everything that was written.
  public var bytes = 0

  /// Creates no work.
  public init() {}

  /// The most work that an input may make.
  ///
  /// Each of the few scenarios that are played has 2,000 events, which every report tells.
  public static let most = FuzzWork(events: 200_000, bytes: 40_000_000)

  private init(events: Int, bytes: Int) { (self.events, self.bytes) = (events, bytes) }

  /// A Boolean value that indicates whether it is within the limit.
  public var isBounded: Bool { events <= Self.most.events && bytes <= Self.most.bytes }

  /// Counts a text.
  mutating func add(_ text: String) { bytes += text.utf8.count }
}

/// Something that a reader must never do.
public struct FuzzViolation: Error, Sendable, CustomStringConvertible {
  /// The violation as a sentence.
  public var description: String

  /// Throws a violation, unless a law holds.
  static func unless(_ holds: Bool, _ sentence: @autoclosure () -> String) throws(FuzzViolation) {
    guard !holds else { return }
    throw FuzzViolation(description: sentence())
  }
}
