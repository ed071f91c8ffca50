import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The version of the JSON of a played scenario; `Documentation/Reports.md` describes it.
let playedJSONVersion = 1

/// A run as data: its script, its journal, and the phone at each moment.
///
/// The phone is a list of numbers of parts, whose texts are written once. Numbers below zero are
/// parts of the page. Others are parts of this run, for which the page had no room.
struct PlayedScenario {
  private var shapes = PartList<PhonePart>()
  private var sections = PartList<PhoneSection>()
  /// The sections of the last moment, with their numbers.
  private var last: [(section: PhoneSection, place: Int)] = []
  private var moments: [JSON] = []
  private var sides: [OtherSide]
  private var start: Int?
  private var isOver = false
  private let result: ScenarioResult
  private let sources: [Source]

  /// The largest number of entries of the journal.
  private static let mostEntries = 5000

  /// Creates the data.
  ///
  /// - Parameters:
  ///   - timeline: The instants of the run.
  ///   - outcome: The run, and its replays under other sides of disputes.
  ///   - picture: The drawing of the timeline in the page; nil if the page has none.
  ///   - pool: The parts that all scenarios of the page share.
  init(
    of timeline: TimelineColumns,
    _ outcome: Outcome,
    _ sources: [Source],
    _ picture: TimelinePicture?,
    _ pool: inout PagePool
  ) {
    result = outcome.result
    self.sources = sources
    sides = []
    guard let first = timeline.instants.first?.moment else { return }
    sides = outcome.replays.map { OtherSide($0, besides: result, from: first) }
    var phone = PhoneMoment(of: result, at: first)
    var places: [Instant: Int] = [:]
    if let picture {
      for (column, edge) in zip(picture.columns, picture.edges) {
        places[column.moment.instant] = edge
      }
    }
    for column in timeline.instants {
      phone.advance(through: result.journal.entries, to: column)
      guard phone.hasBegun else { continue }
      if !isOver, column.isFailed || column.isImpossible {
        start = moments.count
        isOver = true
      } else if !isOver, column.outcomes.contains(where: { $0.color == Ink.good }) {
        start = moments.count
      }
      add(column, phone, since: first, places[column.moment.instant], &pool)
    }
  }

  private mutating func add(
    _ column: TimelineColumns.Column,
    _ phone: PhoneMoment,
    since first: Moment,
    _ x: Int?,
    _ pool: inout PagePool
  ) {
    let shapes = shapes(of: phone, &pool)
    for index in sides.indices {
      let events = sides[index].advance(to: column)
      let others = self.shapes(of: sides[index].phone, &pool)
      guard others != shapes || !events.isEmpty else { continue }
      sides[index].add(
        .object([
          "events": .texts(events),
          "moment": .number(moments.count),
          "phone": .list(others.map { .number($0) }),
        ]),
        own: others == shapes ? nil : phone
      )
    }
    let lists = places(of: phone.sections, &pool)
    let center = CenterPicture(phone).map { picture in
      (height: picture.height, shapes: numbers(of: picture.parts, &pool))
    }
    moments.append(
      .object([
        "center": center.map { .list($0.shapes.map { .number($0) }) },
        "centerHeight": .number(center?.height),
        "entries": .number(column.entries.upperBound),
        "lines": .list(column.lines.map { .number($0) }),
        "lists": .list(lists.map { .number($0) }),
        "phone": .list(shapes.map { .number($0) }),
        "time": .text(column.moment.text(beside: first)),
        "x": .number(x),
      ])
    )
  }

  /// Returns the numbers of sections; most are those of the moment before.
  private mutating func places(
    of all: [PhoneSection],
    _ pool: inout PagePool
  ) -> [Int] {
    let before = last
    last = all.enumerated().map { index, section in
      if before.indices.contains(index), before[index].section == section { return before[index] }
      let shared = pool.sections.place(of: section).map { -1 - $0 }
      return (section, shared ?? sections.place(of: section) ?? 0)
    }
    return last.map { $0.place }
  }

  private mutating func shapes(of phone: PhoneMoment, _ pool: inout PagePool) -> [Int] {
    numbers(of: PhonePicture(phone: phone).parts, &pool)
  }

  private mutating func numbers(of parts: [PhonePart], _ pool: inout PagePool) -> [Int] {
    parts.map { part in
      pool.shapes.place(of: part).map { -1 - $0 } ?? shapes.place(of: part) ?? 0
    }
  }

  /// Returns the drawing of the phone at the moment that is shown first.
  func still(of timeline: TimelineColumns) -> String {
    let number = start ?? max(0, moments.count - 1)
    guard let first = timeline.instants.first?.moment, number < moments.count else { return "" }
    var phone = PhoneMoment(of: result, at: first)
    var seen = -1
    for column in timeline.instants {
      phone.advance(through: result.journal.entries, to: column)
      if phone.hasBegun { seen += 1 }
      if seen == number { break }
    }
    return PhonePicture(phone: phone).document(
      title: "the phone at \(phone.moment.text(beside: first))"
    )
  }

  /// The phones of the other sides at the first moment at which they show something else.
  var firstDifferences: [OtherSide.Difference] { sides.compactMap { $0.first } }

  private func journal(_ pool: inout PagePool) -> JSON {
    let entries = result.journal.entries.prefix(Self.mostEntries)
    for entry in entries { pool.note(entry.because) }
    let (result, sources) = (result, sources)
    return .writing { writer in
      var journal = JournalJSON(of: result, sources)
      journal.write(entries, by: &writer)
    }
  }

  /// Returns the data as JSON.
  ///
  /// - Parameters:
  ///   - hasJournal: Whether it has the entries of the journal.
  ///   - isAlone: Whether it has the script and the rules, which a page has elsewhere.
  ///   - pool: The place that notes the rules.
  func json(hasJournal: Bool, isAlone: Bool = false, _ pool: inout PagePool) -> JSON {
    let journal = hasJournal ? self.journal(&pool) : nil
    let causes = Set(result.failures.flatMap { $0.chain }).sorted()
    let place = "\(sources[0].name):\(result.scenario.place.line)"
    return .object([
      "causes": .list(causes.map { .number($0) }),
      "command": hasJournal ? nil : .text(ShellCommand.belfry("draw", operand: place).text),
      "ios": .text(result.version.text),
      "journal": journal,
      "moments": .list(moments),
      "outcome": .text(result.end.rawValue),
      "path": isAlone ? .text(sources[0].name) : nil,
      "reading": .text(result.reading.rawValue),
      "rules": isAlone ? pool.ruleList : nil,
      "script": isAlone ? .list(ScriptLines(of: result, sources).lines.map { $0.json }) : nil,
      "sections": sections.json,
      "shapes": shapes.json,
      "sides": sides.isEmpty ? nil : .list(sides.map { $0.json }),
      "start": .number(start ?? max(0, moments.count - 1)),
      "title": isAlone ? .text(result.scenario.title) : nil,
      "version": .number(playedJSONVersion),
    ])
  }
}

extension TimelineColumns.Column {
  /// Indicates whether a step of the instant could not be played.
  fileprivate var isImpossible: Bool { steps.contains { !$0.isPossible } }
}

extension ScriptLines.Line {
  /// The line as a part of a played scenario.
  fileprivate var json: JSON {
    .object(["isFailed": .flag(isFailed), "line": .number(number), "text": .text(text)])
  }
}
