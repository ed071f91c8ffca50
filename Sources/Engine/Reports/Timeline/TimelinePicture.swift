import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// A drawing of a run: time runs to the right, and each actor and kind of result has a lane.
struct TimelinePicture {
  let result: ScenarioResult
  let columns: [TimelineColumns.Column]
  let timeline: TimelineColumns
  /// The left edges of the columns, and the right edge of the last one.
  let edges: [Int]
  /// The failures, a sentence each.
  private let failures: [String]
  /// The visible state of each app in each column.
  let phones: [PhoneSnapshot]

  static let gutter = 112
  static let margin = 24
  static let row = 17
  static let size = 11

  init(of timeline: TimelineColumns, _ result: ScenarioResult, _ sources: [Source]) {
    self.result = result
    self.timeline = timeline
    columns = timeline.columns
    phones = timeline.phones.map { $0.snapshot }
    edges = Self.edges(of: columns)
    let notPlayed = timeline.notPlayed
    let rest = notPlayed == 0 ? [] : ["lines after it that were not played: \(notPlayed)"]
    failures =
      Explanation.all(of: result).prefix(3).map { $0.sentence } + rest
  }

  /// The room before a column: more, where more time has passed.
  private static func gap(_ column: TimelineColumns.Column, after other: TimelineColumns.Column)
    -> Int
  {
    if column.leftOut > 0 { return 64 }
    let seconds = (column.moment.instant - other.moment.instant).wholeSeconds
    let least = seconds < 60 ? 0 : seconds < 3600 ? 12 : seconds < 86_400 ? 34 : 48
    let passage = Passage(from: other.moment, to: column.moment)
    let words = [passage.time, passage.clocks].compactMap { $0 }
    return words.isEmpty ? least : max(least, (words.map { $0.extent(size: 10) }.max() ?? 0) + 16)
  }

  /// The widest column, and the widest one at the right edge, where nothing else needs the room.
  private static let widest = (column: 250, last: 420)

  private static func edges(of columns: [TimelineColumns.Column]) -> [Int] {
    var x = margin + gutter
    var edges: [Int] = []
    for (number, column) in columns.enumerated() {
      if number > 0 { x += gap(column, after: columns[number - 1]) }
      edges.append(x)
      let texts =
        column.cells.map { $0.cell.text }
        + column.outcomes.map { $0.text }
        + column.expectations.map { "✓ " + $0.text }
      let widest = texts.map { $0.extent(size: size) }.max() ?? 0
      let most = number + 1 < columns.count ? Self.widest.column : Self.widest.last
      x += min(max(widest + 14, 62), most)
    }
    return edges + [x]
  }

  /// The drawing as a file.
  var document: String {
    var svg = SVG()
    var y = Self.margin
    heading(&y, &svg)
    axis(&y, &svg)
    let top = y - 8
    for one in TimelineColumns.Actor.allCases {
      texts(Self.label(of: one), &y, &svg) { column in
        column.cells.filter { $0.actor == one }.map { $0.cell }
      }
    }
    for app in result.book.apps.indices where isInstalled(app) { bars(ofApp: app, &y, &svg) }
    pending(&y, &svg)
    texts("notifications", &y, &svg) { column in
      column.outcomes.map { Cell($0.text, $0.color, reason: $0.reason) }
    }
    texts("expected", &y, &svg) { column in
      column.expectations.map { expectation in
        expectation.isMet
          ? Cell("✓ " + expectation.text, Ink.good) : Cell("✗ " + expectation.text, Ink.bad)
      }
    }
    var lines = SVG()
    for x in edges.dropLast() {
      lines.line(from: (x - 5, top), to: (x - 5, y), color: Ink.hairline, isDashed: true)
    }
    lines.append(drawing: svg.text)
    return lines.document(
      width: max((edges.last ?? 0) + Self.margin, 480),
      height: y + Self.margin,
      title: result.scenario.title
    )
  }

  private static func label(of actor: TimelineColumns.Actor) -> String {
    switch actor {
    case .user: "user"
    case .app: "app"
    case .device: "device"
    }
  }

  // MARK: Head

  private func heading(_ y: inout Int, _ svg: inout SVG) {
    let isGood = result.isPassed
    let room = max(edges.last ?? 0, 480) - Self.margin
    svg.text(
      result.scenario.title,
      x: Self.margin,
      y: y + 12,
      .init(size: 16, isBold: true),
      room: room
    )
    let zone = columns.first?.moment.zone.name ?? ""
    svg.text(
      "\(result.end.words) · iOS \(result.version.text) · \(zone)",
      x: Self.margin,
      y: y + 32,
      .init(size: 12, color: isGood ? Ink.good : Ink.bad)
    )
    y += 58
    for failure in failures {
      svg.text(
        "✗ " + failure,
        x: Self.margin,
        y: y - 8,
        .init(size: 12, color: Ink.bad),
        room: room
      )
      y += 18
    }
    if !failures.isEmpty { y += 10 }
  }

  private func axis(_ y: inout Int, _ svg: inout SVG) {
    svg.line(
      from: (Self.margin + Self.gutter, y + 22),
      to: (edges.last ?? 0, y + 22),
      color: Ink.faint
    )
    for (number, column) in columns.enumerated() {
      let x = edges[number]
      let previous = number > 0 ? columns[number - 1] : nil
      let isNewDay = previous.map { !$0.moment.isSameDay(as: column.moment) } ?? true
      if isNewDay {
        let date = column.moment.zone.civil(at: column.moment.wall).date
        let day = "\(date.weekday.shortName) \(date.text)"
        svg.text(day, x: x, y: y, .init(size: Self.size, color: Ink.faint))
      }
      let time = column.moment.text(withDate: false)
      let text = time.hasSuffix(":00") ? String(time.dropLast(3)) : time
      svg.circle(x: x - 5, y: y + 22, radius: 3, fill: Ink.accent)
      svg.text(text, x: x, y: y + 16, .init(size: 12, isBold: true))
      guard let previous else { continue }
      passed(from: previous, to: column, at: x, y + 22, &svg)
    }
    y += 44
  }

  /// Draws a fold where much time passes, or instants are left out.
  private func passed(
    from previous: TimelineColumns.Column,
    to column: TimelineColumns.Column,
    at x: Int,
    _ y: Int,
    _ svg: inout SVG
  ) {
    let passage = Passage(from: previous.moment, to: column.moment)
    let words =
      column.leftOut > 0
      ? ["\(column.leftOut) more"] : [passage.time, passage.clocks].compactMap { $0 }
    guard !words.isEmpty else { return }
    let middle = x - 5 - Self.gap(column, after: previous) / 2
    svg.path("M\(middle - 6) \(y + 5) l4 -10 M\(middle + 1) \(y + 5) l4 -10", stroke: Ink.faint)
    // Above the line, where nothing crosses the words.
    for (row, text) in words.reversed().enumerated() {
      let place = y - 10 - row * 13
      svg.text(text, x: middle, y: place, .init(size: 10, color: Ink.faint, anchor: .middle))
    }
  }
}

extension TimelineColumns.Column {
  /// The steps, each with its lane; those of several lanes have numbers, so that their order can be
  /// read.
  fileprivate var cells: [(actor: TimelineColumns.Actor, cell: TimelinePicture.Cell)] {
    let isMixed = steps.contains { $0.actor != steps[0].actor }
    return steps.enumerated().map { index, step in
      let number = isMixed ? "\(index + 1). " : ""
      let cell =
        step.isPossible
        ? TimelinePicture.Cell(number + step.text, Ink.text)
        : TimelinePicture.Cell("✗ " + number + step.text, Ink.bad)
      return (step.actor, cell)
    }
  }
}

extension ScenarioResult.End {
  /// The outcome below the title.
  fileprivate var words: String {
    switch self {
    case .passed, .failed, .stopped, .skipped: rawValue
    case .failedAsExpected: "failed as expected"
    case .passedUnexpectedly: "passed unexpectedly"
    }
  }
}
