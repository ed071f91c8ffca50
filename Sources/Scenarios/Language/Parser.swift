import SystemPolicy
import VirtualDevice
import VirtualTime

extension Script {
  /// The most mistakes that are reported of one file; a binary one would have thousands.
  static let mostMistakes = 100

  /// The longest line there may be, in bytes.
  static let longestLine = 10_000

  /// Reads a script.
  ///
  /// Every mistake in it becomes a diagnostic; a script with mistakes is not to be
  /// played.
  public static func parse(_ source: Source) -> (script: Script, diagnostics: [Diagnostic]) {
    var parser = Parser(source)
    parser.parse()
    return (parser.script, parser.diagnostics)
  }
}

/// Reads a script line by line; each mistake is noted, and reading goes on.
struct Parser {
  let source: Source
  var script: Script
  private(set) var diagnostics: [Diagnostic] = []

  var reader: Reader
  /// The scenario being read.
  var scenario: Scenario?
  var timeline: Timeline?
  /// Whether a line of that scenario could not be read.
  var hasMistakes = false
  /// What holds for every scenario.
  var header = Setting()
  private var titles: Set<String> = []
  /// The line being read and where it starts.
  private var line = 0
  private var lineStart = 0

  init(_ source: Source) {
    self.source = source
    script = Script(name: source.name, book: Book(), facts: [], scenarios: [])
    reader = Reader(source.bytes)
  }

  mutating func parse() {
    if let mistake = source.unreadable {
      report(mistake)
      return
    }
    let bytes = source.bytes
    var start = source.start
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != .lineFeed { end += 1 }
      line += 1
      lineStart = start
      let isCut = end > start && bytes[end - 1] == .carriageReturn
      read(start..<(isCut ? end - 1 : end))
      if diagnostics.count >= Script.mostMistakes { return }
      start = end + 1
    }
    finishScenario()
    if script.scenarios.isEmpty, diagnostics.isEmpty {
      report(Mistake("no scenario here; a story begins with: scenario \"…\"", 0..<0), line: 1)
    }
  }

  private mutating func read(_ range: Range<Int>) {
    do throws(Mistake) {
      guard range.count <= Script.longestLine else {
        let most = Script.longestLine
        throw Mistake(
          "the line has \(range.count) bytes; a line has at most \(most)",
          range.lowerBound..<range.lowerBound + 1
        )
      }
      try Lexer.cut(source.bytes, range, into: &reader.tokens)
      guard !reader.tokens.isEmpty else { return }
      reader.start()
      try readLine()
    } catch {
      report(error)
    }
  }

  private mutating func readLine() throws(Mistake) {
    let gutter = try reader.readGutter()
    let gutterEnd = reader.position
    guard gutterEnd < reader.tokens.count else {
      throw Mistake("nothing happens at this time; write who does what after it", wholeLine)
    }
    let first = reader.tokens[gutterEnd]
    if gutter == nil, reader.stands(Self.title, at: first) {
      finishScenario()
      try beginScenario()
      return
    }
    let statement = Statement(value: try readSentence(), place: place(of: first, from: gutterEnd))
    switch statement.value {
    case .fact(let fact):
      guard gutter == nil else {
        throw Mistake("a fact holds from the start; write it without a time", tokenRange(0))
      }
      try take(Statement(value: fact, place: statement.place))
    case .event(let event): try take(.event(event), at: gutter, statement.place)
    case .expect(let expectation): try take(.expect(expectation), at: gutter, statement.place)
    }
  }

  private static let title = Pattern.Word("scenario")

  private mutating func beginScenario() throws(Mistake) {
    hasMistakes = false
    reader.position += 1
    var scenario = Scenario(
      title: "",
      tags: [],
      place: place(of: tokenRange(reader.position - 1)),
      facts: [],
      steps: [],
      setting: header
    )
    defer { self.scenario = scenario }
    timeline = nil
    guard reader.position < reader.tokens.count, reader.tokens[reader.position].kind == .text else {
      throw Mistake("a scenario has a title in quotes: scenario \"…\"", tokenRange(reader.position))
    }
    let token = reader.tokens[reader.position]
    scenario.title = try Lexer.text(source.bytes, token)
    scenario.place = place(of: token.start..<token.end)
    guard titles.insert(scenario.title).inserted else {
      throw Mistake("there is a scenario of this title already", token.start..<token.end)
    }
    for extra in reader.tokens[(reader.position + 1)...] {
      guard extra.kind == .tags else {
        throw Mistake("after the title only tags may stand, as in [smoke]", extra.start..<extra.end)
      }
      let inner = source.bytes[extra.start + 1..<extra.end - 1]
      scenario.tags += inner.split(separator: .space).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private mutating func finishScenario() {
    guard let scenario else { return }
    self.scenario = nil
    script.scenarios.append(scenario)
    // A line that could not be read may have held what is missed here.
    guard !hasMistakes else { return }
    reportStrangers(in: scenario)
    let isEmpty = scenario.steps.isEmpty
    guard isEmpty || !scenario.steps.contains(where: \.isExpectation) else { return }
    let message =
      isEmpty
      ? "nothing happens in this scenario"
      : "this scenario expects nothing, so it could not fail; add a line with expect"
    report(message, at: scenario.place)
  }

  /// Notes a mistake at its place.
  mutating func report(_ mistake: Mistake, line number: Int? = nil) {
    let number = number ?? max(line, 1)
    let place = Place(
      line: number,
      start: mistake.range.lowerBound - lineStart,
      end: max(mistake.range.upperBound, mistake.range.lowerBound + 1) - lineStart
    )
    report(mistake.message, at: place)
  }

  mutating func report(_ message: String, at place: Place) {
    hasMistakes = true
    let most = Script.mostMistakes
    diagnostics.append(
      Diagnostic(
        file: source.name,
        place: place,
        message: diagnostics.count == most - 1
          ? "\(message) (no more than \(most) are shown)" : message,
        line: String(source.line(Int(place.line)).prefix(500))
      )
    )
  }

  var wholeLine: Range<Int> {
    reader.tokens[0].start..<reader.tokens[reader.tokens.count - 1].end
  }

  /// The bytes of a token, or the end of the line.
  func tokenRange(_ index: Int) -> Range<Int> {
    guard index < reader.tokens.count else {
      let end = reader.tokens.last?.end ?? lineStart
      return end..<end
    }
    return reader.tokens[index].start..<reader.tokens[index].end
  }

  private func place(of range: Range<Int>) -> Place {
    Place(line: line, start: range.lowerBound - lineStart, end: range.upperBound - lineStart)
  }

  /// What a failure points at: what is expected, if it has a name; else the sentence.
  private func place(of first: Token, from index: Int) -> Place {
    let sentence = reader.tokens[index...]
    let isExpectation = reader.stands(Self.expectation, at: first)
    let name = isExpectation ? sentence.first { $0.kind == .text } : nil
    let start =
      name?.start ?? sentence[min(isExpectation ? index + 1 : index, sentence.endIndex - 1)].start
    return place(of: start..<(name?.end ?? sentence.last!.end))
  }

  private static let expectation = Pattern.Word("expect")
}

extension Step {
  var isExpectation: Bool { if case .expect = action { true } else { false } }
}
