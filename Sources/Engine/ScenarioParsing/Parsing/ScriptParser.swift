public import Scenarios
import SystemPolicy
import VirtualDevice
public import VirtualTime

extension Script {
  /// The most mistakes that are reported of one file; a binary one would have thousands.
  public static let mostMistakes = 100

  /// The maximum number of apps on a phone.
  static let mostApps = 1_000

  /// The maximum length of a line, in bytes.
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
    var parser = ScriptParser(source, zones, include: include, payload: payload)
    for source in base { parser.includeBase(source) }
    parser.parse(needsScenario: needsScenario)
    return (parser.script, parser.mistakes.diagnostics)
  }
}

/// Reads a script line by line; each mistake is noted, and reading goes on.
///
/// It owns the sources, the declarations and the mistakes of the script. The scenario that is being
/// read is a value of its own, ``open``.
///
/// A line takes this path: `accept` keeps it for a block or calls `read`; `read` keeps it for a
/// loop, or has it cut into tokens, parsed and applied; `apply` adds a fact or a step, or builds a
/// part of the script.
struct ScriptParser {
  var files: SourceFiles
  var script: Script
  var mistakes = MistakeLog()

  var reader: Reader
  /// The line being read.
  var line: Line
  /// Finds the line that was meant where one cannot be read.
  var mender: Mender
  /// The reason why the line is read: the row, the round, the setup.
  var context = Context()
  /// The purpose of the lines that are kept for later.
  var block: Block?
  /// The lines of a `repeat` that has no `end` yet.
  ///
  /// A `repeat` outside of a scenario is a mistake, but its lines are collected, too.
  var loop: Loop?

  /// The scenario being read.
  var open: ScenarioBuilder?
  /// Indicates whether a scenario is being read; a comparison with nil would copy it.
  var isInScenario: Bool { if case .some = open { true } else { false } }
  /// The parts of the last scenario that outlast it.
  var closed = ClosedScenario()

  /// The declarations above the scenarios.
  var header = Header()
  /// The steps that each scenario begins with.
  var setup = Setup()
  var tables = TableList()
  var names = Names()

  init(
    _ source: Source,
    _ zones: ZoneDatabase,
    include: Script.Includer? = nil,
    payload: Script.PayloadReader? = nil
  ) {
    files = SourceFiles(include, payload)
    script = Script(sources: [source])
    reader = Reader(source.bytes, zones)
    mender = Mender(reader)
    line = Line(bytes: source.bytes, range: 0..<0, origin: Origin(source: 0, line: 1, start: 0))
  }

  mutating func parse(needsScenario: Bool) {
    readSource(0)
    finishBlock()
    finishScenario()
    // Facts that no scenario follows are about the app that there is unless others are declared.
    if script.book.apps.isEmpty { _ = script.book.number(ofApp: "app") }
    guard needsScenario, mistakes.diagnostics.isEmpty else { return }
    reportSharedStrangers()
    if script.scenarios.isEmpty {
      let place = Place(line: script.sources[0].lines.lowerBound, start: 0, end: 1)
      report(.noScenario, at: place)
    }
    for table in tables.all where table.place.source == 0 { report(table) }
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
      accept(line)
      if mistakes.isFull { return }
    }
  }

  static let title = Pattern.Word("scenario")
}

extension ScriptParser {
  /// The declarations above the scenarios, which hold in each of them.
  struct Header {
    /// The facts of every scenario.
    var setting = Setting()
    /// The subjects of the facts there.
    var subjects: Set<Fact.Subject> = []
    /// The local notifications that are named there.
    var locals: Set<NotificationName> = []
  }

  /// The steps that each scenario begins with.
  struct Setup {
    var lines: [Line] = []
    /// The start of the last setup.
    var place: Place?
  }

  /// The names in all scenarios.
  struct Names {
    var titles: Set<String> = []
    /// The ids that authors wrote behind titles, with their places.
    var ids: [String: Place] = [:]
    /// The named things that the scenarios make.
    var made: Set<Mention> = []
    /// The mentions in their setups.
    var shared: [(Mention, Place)] = []
  }

  /// The parts of the last scenario that later lines use if they belong to no scenario.
  struct ClosedScenario {
    /// The local notifications that were named so far.
    var locals: Set<NotificationName> = []
    /// The times of that scenario; nil if it has no steps.
    var timeline: Timeline?
  }
}
