import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// A run as the viewer of a page shows it.
///
/// Each drawing is a list of numbers of parts, whose texts the page has once. Numbers below zero
/// are parts of the page. Others are parts of this run, for which the page had no room.
struct ViewerData {
  private var parts: [String] = []
  private var numbers: [String: Int] = [:]
  private var moments: [JSON] = []
  private var start: Int?
  private var isOver = false
  private let result: ScenarioResult
  private let sources: [Source]

  /// The largest number of moments that can be looked at.
  private static let most = 1000

  /// Creates the viewer's data.
  ///
  /// - Parameters:
  ///   - timeline: The instants of the run.
  ///   - picture: The drawing of the timeline in the page; nil if the page has none.
  ///   - pool: The parts that all scenarios share.
  init(
    of timeline: TimelineColumns,
    _ result: ScenarioResult,
    _ sources: [Source],
    _ picture: TimelinePicture?,
    _ pool: inout PagePool
  ) {
    self.result = result
    self.sources = sources
    guard let first = timeline.instants.first?.moment else { return }
    var phone = PhoneMoment(of: result, at: first)
    var places: [Instant: Int] = [:]
    if let picture {
      for (column, edge) in zip(picture.columns, picture.edges) {
        places[column.moment.instant] = edge
      }
    }
    for column in TimelineColumns.some(of: timeline.instants, most: Self.most) {
      phone.advance(through: result.journal.entries, to: column.entries, at: column.moment)
      guard phone.hasBegun else { continue }
      if !isOver, column.isFailed || column.isImpossible {
        start = moments.count
        isOver = true
      } else if !isOver, column.outcomes.contains(where: { $0.color == Ink.good }) {
        start = moments.count
      }
      moments.append(moment(column, phone, since: first, places[column.moment.instant], &pool))
    }
  }

  private mutating func moment(
    _ column: TimelineColumns.Column,
    _ phone: PhoneMoment,
    since first: Moment,
    _ x: Int?,
    _ pool: inout PagePool
  ) -> JSON {
    var drawing = SVG()
    PhonePicture(phone: phone).draw(into: &drawing)
    let shapes = drawing.parts.map { JSON.number(number(of: $0, &pool)) }
    let lists = phone.sections.map { JSON.number(number(of: $0.inPage, &pool)) }
    return .object([
      "time": .text(column.moment.text(beside: first)),
      "lines": .list(column.lines.map { .number($0) }),
      "entries": .number(column.entries),
      "x": .number(x),
      "phone": .list(shapes),
      "lists": .list(lists),
    ])
  }

  private mutating func number(of text: String, _ pool: inout PagePool) -> Int {
    if let number = pool.number(of: text) { return number }
    if let number = numbers[text] { return number }
    numbers[text] = parts.count
    parts.append(text)
    return parts.count - 1
  }

  /// Returns the data as JSON.
  ///
  /// - Parameters:
  ///   - hasJournal: Whether it has the entries of the journal.
  ///   - pool: The place that notes the rules.
  func json(hasJournal: Bool, _ pool: inout PagePool) -> JSON {
    var entries: [JSON]?
    if hasJournal {
      let wording = Wording(result.book)
      entries = []
      for entry in result.journal.entries.prefix(Self.mostEntries) {
        pool.note(entry.because)
        entries?.append(JSON.entry(entry, result, sources, wording))
      }
    }
    let causes = Set(result.failures.flatMap { $0.chain }).sorted()
    return .object([
      "start": .number(start ?? max(0, moments.count - 1)),
      "moments": .list(moments),
      "parts": .texts(parts),
      "journal": entries.map { .list($0) },
      "causes": .list(causes.map { .number($0) }),
    ])
  }

  /// The largest number of entries in a page.
  private static let mostEntries = 5000
}

extension TimelineColumns.Column {
  /// Indicates whether a step of the instant could not be played.
  fileprivate var isImpossible: Bool { steps.contains { !$0.isPossible } }
}

extension PhoneMoment.Section {
  /// The section as a part of a page.
  fileprivate var inPage: String {
    let rows = lines.map { line in
      let note = line.note.isEmpty ? "" : " <small>\(line.note.inPage)</small>"
      return "<li><span>\(line.text.inPage)</span>\(note)</li>"
    }
    return "<section><h3>\(heading.inPage)</h3><ul>\(rows.joined())</ul></section>"
  }
}

extension JSON {
  /// The value in a page, where nothing of it reads as markup.
  var inPage: String {
    written(depth: nil).respelled { scalar in
      switch scalar {
      case "<": "\\u003c"
      case ">": "\\u003e"
      case "&": "\\u0026"
      default: nil
      }
    }
  }
}
