public import Scenarios
import SystemPolicy
import VirtualDevice
public import VirtualTime

extension Script {
  /// The most mistakes that are reported of one file; a binary one would have thousands.
  public static let mostMistakes = 100

  /// The most apps there may be on a phone.
  static let mostApps = 1_000

  /// The longest line there may be, in bytes.
  static let longestLine = 10_000

  /// Reads a script.
  ///
  /// Every mistake in it becomes a diagnostic; a script with mistakes is not to be played.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - include: Fetches the texts that it includes; without one, an include is a mistake.
  ///   - base: The texts that are included before the first line, such as `belfry.facts`.
  ///   - payload: Fetches the payloads that it pushes from files; without one, that is a mistake.
  ///   - zones: The release of the tz database that has its time zones.
  ///   - needsScenario: Whether a script or a table without a scenario is a mistake.
  public static func parse(
    _ source: Source,
    include: Includer? = nil,
    base: [Source] = [],
    payload: PayloadReader? = nil,
    zones: ZoneDatabase = .builtIn,
    needsScenario: Bool = true
  ) -> (script: Script, diagnostics: [Diagnostic]) {
    var parser = Parser(source, zones)
    (parser.include, parser.payload) = (include, payload)
    for source in base { parser.includeBase(source) }
    parser.parse(needsScenario: needsScenario)
    return (parser.script, parser.diagnostics)
  }
}

/// Reads a script line by line; each mistake is noted, and reading goes on.
struct Parser {
  var include: Script.Includer?
  var payload: Script.PayloadReader?
  /// The payloads that were read, by their paths from where they are named.
  var payloads: [String: Payload] = [:]
  var script: Script
  var diagnostics: [Diagnostic] = []
  /// The places of the mistakes; a line that is read several times reports each only once.
  var mistaken: Set<Place> = []
  /// The words and values that may follow the last subject, as long as there are so many apps:
  /// hundreds of lines that are read on trial fail there.
  var opening: (subject: String, apps: Int, failure: FailurePoint)?
  /// The lines that cannot be read, whatever row, round or story they are read for.
  var unreadable: Set<Int64> = []

  var reader: Reader
  /// The reader of lines that are read on trial.
  var trialReader: Reader
  /// The line being read.
  var line: Line
  /// The purpose of the lines that are kept for later.
  var block: Block?
  /// The lines of a `repeat` that has no `end` yet.
  var loop: Loop?
  /// The scenario being read.
  var scenario: Scenario?
  var timeline: Timeline?
  /// Indicates whether a line of that scenario could not be read.
  var hasMistakes = false
  /// Indicates whether the first step of that scenario has been reached.
  var hasBegun = false
  /// The number of that scenario's steps that belong to the setup.
  var setupLength = 0
  /// The facts of every scenario.
  var header = Setting()
  /// The subjects of the facts there.
  var subjects: Set<Fact.Subject> = []
  /// The subjects of the facts in the scenario being read.
  var scenarioSubjects: Set<Fact.Subject> = []
  var titles: Set<String> = []
  /// The local notifications that were named so far: for all scenarios, or for the one being read.
  var locals: Set<NotificationName> = []
  /// Those that are named above all scenarios.
  var headerLocals: Set<NotificationName> = []
  /// The steps that each scenario begins with, and the start of the last setup.
  var setup: [Line] = []
  var setupPlace: Place?
  /// The names that all scenarios make, and those that their setups mention.
  var makes: Set<Mention> = []
  var shared: [(Mention, Place)] = []
  var tables: [Table] = []
  /// The place of each among them.
  var tableNumbers: [String: Int] = [:]
  /// The tables of the scenarios.
  var told: Set<String> = []
  /// The reason why the line is read: the row, the round, the sources that include it.
  var context = Context()

  init(_ source: Source, _ zones: ZoneDatabase) {
    script = Script(sources: [source])
    reader = Reader(source.bytes, zones)
    trialReader = reader
    line = Line(bytes: source.bytes, range: 0..<0, origin: Origin(source: 0, line: 1, start: 0))
  }

  mutating func parse(needsScenario: Bool) {
    readSource(0)
    finishBlock()
    finishScenario()
    // Facts that no story follows are about the app that there is unless others are declared.
    if script.book.apps.isEmpty { _ = script.book.number(ofApp: "app") }
    guard needsScenario, diagnostics.isEmpty else { return }
    reportSharedStrangers()
    if script.scenarios.isEmpty {
      let place = Place(line: script.sources[0].lines.lowerBound, start: 0, end: 1)
      report(.noScenario, at: place)
    }
    for table in tables where table.place.source == 0 { report(table) }
  }

  /// Reads all lines of a source; of an included one, those above its first scenario.
  mutating func readSource(_ number: Int) {
    let source = script.sources[number]
    if let (kind, place) = source.unreadable {
      let (line, start, end) = (Int(place.line), Int(place.start), Int(place.end))
      report(kind, at: Place(source: number, line: line, start: start, end: end))
      return
    }
    let isEnded = number > 0 || isNeverPlayed(source)
    for count in source.lines {
      let range = source.content(ofLine: count)
      let origin = Origin(source: number, line: count, start: range.lowerBound)
      let line = Line(bytes: source.bytes, range: range, origin: origin)
      if isEnded, line.firstWord.elementsEqual(Self.title.bytes) { return end(source, at: line) }
      take(line)
      if isFull { return }
    }
  }

  /// Reads a line, or keeps it for the block it belongs to.
  private mutating func take(_ line: Line) {
    guard let first = line.first else { return }
    self.line = line
    do throws(Mistake) {
      if try keep(line) { return }
      if line.bytes[first] == .bar {
        throw Mistake(.rowOutsideTable, line.range)
      }
      try read(line)
    } catch {
      report(error)
    }
  }

  /// Reads a line that stands for itself.
  mutating func read(_ line: Line) throws(Mistake) {
    self.line = line
    reader.bytes = line.bytes
    if try keepInLoop(line) { return }
    guard unreadable.isEmpty || !unreadable.contains(line.origin.number) else {
      hasMistakes = true
      // The tokens are still those of the line before.
      try? Lexer.cut(line.bytes, line.range, into: &reader.tokens)
      continueBlock(after: line.firstWord)
      return recoverTimestamp(of: line)
    }
    do throws(Mistake) {
      try cut(line)
    } catch {
      recoverTimestamp(of: line)
      throw error
    }
  }

  private mutating func cut(_ line: Line) throws(Mistake) {
    guard line.range.count <= Script.longestLine else {
      // It is not read, but the lines below belong to what it begins.
      reader.tokens = []
      continueBlock(after: line.firstWord)
      let most = Script.longestLine
      throw Mistake(
        .lineTooLong,
        ["\(line.range.count)", "\(most)"],
        line.range.lowerBound..<line.range.lowerBound + 1
      )
    }
    try Quotes.check(line)
    do throws(Mistake) {
      try Lexer.cut(line.bytes, line.range, into: &reader.tokens)
    } catch {
      try mend(looseDrafts(of: line, after: reader.tokens, error), error)
    }
    guard !reader.tokens.isEmpty else { return }
    reader.start()
    try readLine()
  }

  /// Reads a line that is cut into tokens; if it cannot be read, one that was probably meant.
  private mutating func readLine() throws(Mistake) {
    let said: Said
    do throws(Mistake) {
      said = try understand()
    } catch {
      try mend([RepairedLine(draft: Draft(reader, line))], error)
      // What a guess leads to is no mistake of the one who wrote the line.
      if let guess = try? understand() { try? carryOut(guess) }
      return
    }
    try carryOut(said)
  }

  /// A line that could be read: where its sentence begins, and which one it is.
  private struct Said {
    var gutter: Gutter?
    var index: Int
    var verb: Verb
    var captures: Captures
  }

  private mutating func understand() throws(Mistake) -> Said {
    let gutter = try reader.readGutter()
    let index = reader.position
    guard index < reader.tokens.count else {
      throw Mistake(.timeWithoutStep, wholeLine)
    }
    if reader.tokens[index].spells(Self.title, in: reader.bytes) { finishScenario() }
    let (verb, captures) = try readSentence()
    return Said(gutter: gutter, index: index, verb: verb, captures: captures)
  }

  /// Tells what is wrong with a line, and puts the line in its place that was probably meant.
  ///
  /// If no line, or more than one, was probably meant, throws the mistake of the line as it is.
  private mutating func mend(_ drafts: [RepairedLine], _ mistake: Mistake) throws(Mistake) {
    let (whole, first) = mend(drafts)
    if let whole, !whole.isDoubtful { return take(whole) }
    if let whole { take(whole) }
    if whole == nil { continueBlock(after: line.firstWord) }
    var mistake = mistake
    if let repair = whole?.repairs.first ?? first {
      mistake = Mistake(repair.error, mistake.range, at: repair.place)
    }
    throw mistake
  }

  private mutating func carryOut(_ said: Said) throws(Mistake) {
    let (gutter, index, captures) = (said.gutter, said.index, said.captures)
    if !hasBegun, !setup.isEmpty, isTelling, !said.verb.isFact, !said.verb.isStructure {
      // The setup is read first, and then this line again.
      hasBegun = true
      let line = self.line
      beginWithSetup()
      return try read(line)
    }
    let first = reader.tokens[index]
    let meaning = try meaning(of: said.verb, captures)
    let place = place(of: first, from: index)
    if meaning != .structure(.include) { context.spoken.insert(line.origin.source) }
    switch meaning {
    case .structure(let structure):
      guard gutter == nil else {
        throw Mistake(.timeBeforePart, [reader.string(first)], tokenRange(0))
      }
      try build(structure, captures)
    case .fact(let fact):
      guard gutter == nil else {
        throw Mistake(.timeBeforeFact, tokenRange(0))
      }
      try take(Statement(value: fact, place: place))
    case .event(let event): try add(.event(event), at: gutter, place)
    case .expect(let expectation): try add(.expect(expectation), at: gutter, place)
    }
  }

  /// Indicates whether a scenario is being read; a comparison with nil would copy it.
  var isTelling: Bool { if case .some = scenario { true } else { false } }

  static let title = Pattern.Word("scenario")
  private static let expectation = Pattern.Word("expect")

  var wholeLine: Range<Int> {
    reader.tokens[0].start..<reader.tokens[reader.tokens.count - 1].end
  }

  /// The words that a failure points at: the subject, if it has a name; else the sentence.
  private func place(of first: Token, from index: Int) -> Place {
    let sentence = reader.tokens[index...]
    let isExpectation = first.spells(Self.expectation, in: reader.bytes)
    let names = sentence.drop { $0.kind != .text || !isExpectation }.prefix { $0.kind == .text }
    let start =
      names.first?.start
      ?? sentence[min(isExpectation ? index + 1 : index, sentence.endIndex - 1)].start
    return line.origin.place(of: start..<(names.last?.end ?? sentence.last!.end))
  }
}
