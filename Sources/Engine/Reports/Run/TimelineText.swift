import PhoneDescription
public import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// Returns the timeline of a run as text: time runs down; the states of the app, pending requests
/// and what happened are next to each other.
///
/// - Parameters:
///   - result: The run.
///   - sources: The texts of its script.
///   - palette: The form of the text.
///   - width: The number of columns of the terminal.
public func timelineText(
  of result: ScenarioResult,
  from sources: [Source],
  _ palette: Palette,
  width: Int
) -> String {
  TimelineText(of: result, sources, palette, width).text
}

private struct TimelineText {
  private let columns: [TimelineColumns.Column]
  private let phones: [PhoneSnapshot]
  private let spans: [PendingSpan]
  private let result: ScenarioResult
  private let palette: Palette
  /// The width of the times, and of everything left of the sentences.
  private let timeWidth: Int
  private let room: Int
  /// The cells with the states, a list for each app; and their widths.
  private let states: [[[String]]]
  private let widths: [[Int]]
  /// The values of each cell that last only for an instant; they are above the value that stays.
  private let brief: [[[[String]]]]
  /// The lane of each span; nil for those that have no room.
  private var lanes: [Int?] = []
  private var laneCount = 0

  /// The largest number of requests next to each other.
  private static let mostLanes = 5
  /// The width below which sentences are not folded any more.
  private static let leastRoom = 24

  init(of result: ScenarioResult, _ sources: [Source], _ palette: Palette, _ width: Int) {
    let timeline = TimelineColumns(of: result, sources)
    columns = timeline.columns
    let phones = timeline.phones.map { $0.snapshot }
    self.phones = phones
    self.result = result
    self.palette = palette
    spans = PendingSpan.all(in: phones)
    timeWidth = columns.map { Self.time($0.moment).width }.max() ?? 0
    let apps = result.book.apps.indices.filter { app in
      phones.contains { $0.apps.indices.contains(app) && $0.apps[app].isInstalled }
    }
    // The permission of one app has room; of several, their events name it.
    states = apps.prefix(3).map { app in
      phones.map { phone in
        guard phone.apps.indices.contains(app), phone.apps[app].isInstalled else {
          return apps.count == 1 ? ["", ""] : [""]
        }
        let state = phone.apps[app].stateText
        return apps.count == 1 ? [state, phone.apps[app].permission.status.name] : [state]
      }
    }
    brief = apps.prefix(3).map { app in
      let states = timeline.briefStates(ofApp: app).map { $0.map { $0.text } }
      guard apps.count == 1 else { return states.map { [$0] } }
      let statuses = timeline.briefStatuses(ofApp: app).map { $0.map { $0.name } }
      return zip(states, statuses).map { [$0, $1] }
    }
    let names = apps.prefix(3).map { result.book.apps[$0].printable }
    widths = zip(zip(names, states), brief).map { named, brief in
      let (name, rows) = named
      return (rows.first?.indices ?? 0..<0).map { cell in
        let texts = rows.map { $0[cell] } + brief.flatMap { $0[cell] }
        return max(texts.map { $0.width }.max() ?? 0, cell == 0 ? min(name.width, 12) : 0)
      }
    }
    var ends: [Int] = []
    for span in spans {
      if let free = ends.firstIndex(where: { $0 < span.start }) {
        ends[free] = span.end
        lanes.append(free)
      } else if ends.count < Self.mostLanes {
        lanes.append(ends.count)
        ends.append(span.end)
      } else {
        lanes.append(nil)
      }
    }
    laneCount = ends.count
    let left = timeWidth + 2 + widths.joined().reduce(0) { $0 + $1 + 2 } + (laneCount * 2)
    room = max(width - left - (laneCount > 0 ? 1 : 0), Self.leastRoom)
  }

  private static func time(_ moment: Moment) -> String {
    let time = moment.text(withDate: false)
    return time.hasSuffix(":00") && time.utf8.count == 8 ? String(time.dropLast(3)) : time
  }

  var text: String {
    guard !columns.isEmpty else { return "" }
    var text = head
    for number in columns.indices {
      let previous = number > 0 ? columns[number - 1] : nil
      text += passage(from: previous, to: columns[number])
      var lines = lines(of: columns[number])
      let least = 1 + (brief.map { $0[number].map { $0.count }.max() ?? 0 }.max() ?? 0)
      lines += Array(repeating: "", count: max(0, least - lines.count))
      for (row, line) in lines.enumerated() {
        let time = row == 0 ? Self.time(columns[number].moment) : ""
        let left =
          palette.strong(time.padded(to: timeWidth)) + "  " + cells(number, row, of: lines.count)
          + palette.faint(lanes(number, isFirst: row == 0))
        text += (left + line).trimmedAtEnd + "\n"
      }
    }
    return text + palette.faint(rest)
  }

  /// The names of the apps above their states.
  private var head: String {
    let names = result.book.apps.map { $0.printable }
    guard names.count > 1 else { return "" }
    let cells = zip(names, widths).map { name, widths in
      name.cut(to: widths[0]).padded(to: widths[0]) + "  "
    }
    return palette.faint(String(repeating: " ", count: timeWidth + 2) + cells.joined())
      .trimmedAtEnd + "\n"
  }

  /// Returns the line before an instant: the day if it changes, and a fold if hours pass.
  private func passage(
    from previous: TimelineColumns.Column?,
    to column: TimelineColumns.Column
  ) -> String {
    var text = ""
    let indent = String(repeating: " ", count: max(0, timeWidth - 5))
    if column.leftOut > 0 {
      let instants = column.leftOut == 1 ? "1 more instant" : "\(column.leftOut) more instants"
      text += palette.faint("\(indent)  ⋮    \(instants)") + "\n"
    } else if let previous {
      let passage = Passage(from: previous.moment, to: column.moment)
      let words = [passage.time, passage.clocks].compactMap { $0 }
      if !words.isEmpty {
        text += palette.faint("\(indent)  ⋮    \(words.joined(separator: "; "))") + "\n"
      }
    }
    if previous.map({ !$0.moment.isSameDay(as: column.moment) }) ?? true {
      let date = column.moment.zone.civil(at: column.moment.wall).date
      text += palette.faint("\(date.weekday.shortName) \(date.text)") + "\n"
    }
    return text
  }

  /// The states of the apps: their names where they change, and a line where they go on.
  ///
  /// At an instant with several states, the lasting state is next to the last line.
  private func cells(_ number: Int, _ row: Int, of count: Int) -> String {
    zip(zip(states, brief), widths).map { values, widths in
      widths.indices.map { cell in
        let (rows, passing) = (values.0, values.1[number][cell])
        let text = row < passing.count ? passing[row] : rows[number][cell]
        let isOther = number == 0 || rows[number - 1][cell] != text || !passing.isEmpty
        // The value that stays follows from the last line of the instant.
        let isLast = row == (passing.isEmpty ? 0 : count - 1)
        let isNew = row < passing.count || isLast && isOther
        let shown = isNew || text.isEmpty ? text : "│"
        let padded = shown.padded(to: widths[cell]) + "  "
        return isNew ? padded : palette.faint(padded)
      }.joined()
    }.joined()
  }

  /// The pending requests, a line each.
  private func lanes(_ number: Int, isFirst: Bool) -> String {
    guard laneCount > 0 else { return "" }
    var signs = [String](repeating: " ", count: laneCount)
    for (span, lane) in zip(spans, lanes) {
      guard let lane else { continue }
      if number == span.start {
        signs[lane] = isFirst ? "┬" : "│"
      } else if number > span.start, number < span.end {
        signs[lane] = "│"
      } else if number == span.end, isFirst {
        signs[lane] = "┴"
      }
    }
    return signs.map { $0 + " " }.joined() + " "
  }

  /// The events of an instant, in lines of the width that there is.
  private func lines(of column: TimelineColumns.Column) -> [String] {
    var lines: [String] = []
    func add(_ sign: String, _ text: String, _ paint: (String) -> String) {
      for (row, line) in text.printable.divided(to: room - sign.width).enumerated() {
        lines.append(paint((row == 0 ? sign : String(repeating: " ", count: sign.width)) + line))
      }
    }
    for step in column.steps {
      let actor =
        switch step.actor {
        case .user: "user"
        case .app: "app"
        case .device: "device"
        }
      if step.isPossible {
        add("\(actor.padded(to: 6))  ", step.text) { $0 }
      } else {
        add("✗ \(actor.padded(to: 6))", step.text, palette.bad)
      }
    }
    for outcome in column.outcomes { add("→ ", outcome.text, palette.strong) }
    for expectation in column.expectations {
      if expectation.isMet {
        add("✓ expect  ", expectation.text, palette.good)
      } else {
        add("✗ expect  ", expectation.text, palette.bad)
      }
    }
    return lines
  }

  private var rest: String {
    let hidden = lanes.count { $0 == nil }
    return hidden == 0 ? "" : "\(hidden) more requests are pending for a time\n"
  }
}

extension String {
  /// The text without spaces at its end, also where colours follow them.
  fileprivate var trimmedAtEnd: String {
    guard hasSuffix(" ") else { return self }
    return String(String(reversed().drop { $0 == " " }).reversed())
  }

  /// The text in lines of at most so many columns, divided at spaces where that is possible.
  fileprivate func divided(to width: Int) -> [String] {
    folded(to: width).flatMap { line -> [String] in
      var lines = [""]
      var taken = 0
      for character in line {
        taken += character.width
        if taken > width, !lines[lines.count - 1].isEmpty {
          lines.append("")
          taken = character.width
        }
        lines[lines.count - 1].append(character)
      }
      return lines
    }
  }
}
