import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualDevice

// The lanes of a timeline, each below the one before.
extension TimelinePicture {
  /// A line of text in a column.
  struct Cell {
    var text: String
    var color: String
    /// The text that a pointer shows.
    var reason: String

    init(_ text: String, _ color: String, reason: String? = nil) {
      self.text = text
      self.color = color
      self.reason = reason ?? text
    }
  }

  func lane(_ label: String, height: Int, _ y: inout Int, _ svg: inout SVG) {
    svg.line(
      from: (Self.margin, y - 8),
      to: (edges.last ?? 0, y - 8),
      color: Ink.hairline
    )
    svg.text(
      label,
      x: Self.margin,
      y: y + 11,
      .init(size: Self.size, isBold: true, color: Ink.faint),
      room: Self.gutter - 14
    )
    y += height
  }

  func texts(
    _ label: String,
    _ y: inout Int,
    _ svg: inout SVG,
    _ cells: (TimelineColumns.Column) -> [Cell]
  ) {
    let all = columns.map(cells)
    guard let most = all.map({ $0.count }).max(), most > 0 else { return }
    let top = y
    lane(label, height: min(most, Self.mostTexts + 1) * Self.row + 12, &y, &svg)
    for (number, cell) in all.enumerated() {
      for (row, line) in cell.prefix(Self.mostTexts).enumerated() {
        // A text goes on as far as its row is empty.
        let next = all.indices[(number + 1)...].first { all[$0].count > row } ?? all.count
        let room = edges[next] - edges[number] - 8
        svg.group(line.reason) { group in
          group.text(
            line.text,
            x: edges[number],
            y: top + 11 + row * Self.row,
            .init(size: Self.size, color: line.color),
            room: room
          )
        }
      }
      guard cell.count > Self.mostTexts else { continue }
      svg.text(
        "and \(cell.count - Self.mostTexts) more",
        x: edges[number],
        y: top + 11 + Self.mostTexts * Self.row,
        .init(size: Self.size, color: Ink.faint)
      )
    }
  }

  /// The largest number of lines in a cell.
  private static let mostTexts = 8

  func isInstalled(_ app: Int) -> Bool {
    phones.contains { $0.apps.indices.contains(app) && $0.apps[app].isInstalled }
  }

  /// Draws the states of an app and of its permission.
  func bars(ofApp app: Int, _ y: inout Int, _ svg: inout SVG) {
    let name = result.book.apps.count > 1 ? result.book.apps[app] : ""
    let states = phones.map { $0.apps.indices.contains(app) ? $0.apps[app].state : .notRunning }
    spans(
      states.map { ($0.text, Self.color(of: $0)) },
      timeline.briefStates(ofApp: app).map { all in
        all.map { ($0.text, Self.color(of: $0)) }
      },
      name.isEmpty ? "state" : name,
      &y,
      &svg
    )
    let statuses = phones.map { phone in
      phone.apps.indices.contains(app) ? phone.apps[app].permission.status : .notDetermined
    }
    spans(
      statuses.map { ($0.name, Self.color(of: $0)) },
      timeline.briefStatuses(ofApp: app).map { all in all.map { ($0.name, Self.color(of: $0)) } },
      "authorization",
      &y,
      &svg
    )
  }

  /// Draws values as bars, and as marks those that begin and end at one instant.
  private func spans(
    _ values: [(text: String, color: String)],
    _ brief: [[(text: String, color: String)]],
    _ label: String,
    _ y: inout Int,
    _ svg: inout SVG
  ) {
    let top = y
    lane(label, height: 30, &y, &svg)
    var start = 0
    while start < values.count {
      var end = start
      while end + 1 < values.count, values[end + 1].text == values[start].text { end += 1 }
      let right = end + 1 < values.count ? edges[end + 1] - 7 : edges[end + 1]
      let frame = SVG.Frame(
        x: edges[start] - 5,
        y: top - 1,
        width: right - edges[start] + 5,
        height: 17
      )
      let text = values[start].text
      svg.group(text) { group in
        group.rectangle(frame, radius: 5, fill: values[start].color)
        group.text(
          text,
          x: frame.x + 6 + brief[start].count * Self.markStep,
          y: top + 11,
          .init(size: Self.size),
          room: frame.width - 10 - brief[start].count * Self.markStep
        )
      }
      start = end + 1
    }
    for (number, values) in brief.enumerated() {
      for (place, value) in values.enumerated() {
        let frame = SVG.Frame(
          x: edges[number] - 5 + place * Self.markStep,
          y: top - 1,
          width: Self.markStep - 2,
          height: 17
        )
        svg.group("\(value.text), for no time") { group in
          group.rectangle(frame, radius: 2, fill: value.color, stroke: Ink.faint)
        }
      }
    }
  }

  /// The width of the mark of a value without duration.
  private static let markStep = 8

  private static func color(of state: AppState) -> String {
    switch state {
    case .foreground: "#b9cbf7"
    case .inactive: "#d5dffa"
    case .background: "#dfe3ee"
    case .suspended: "#eceef4"
    case .notRunning: "#f5f5f8"
    }
  }

  private static func color(of status: AuthorizationStatus) -> String {
    switch status {
    case .authorized: "#c7e8d0"
    case .provisional, .ephemeral: "#f3e6b5"
    case .denied: "#f5cdc9"
    case .notDetermined: "#eceef4"
    }
  }
}

extension TimelinePicture {
  /// The largest number of requests that are drawn.
  private static let mostWaits = 12

  func pending(_ y: inout Int, _ svg: inout SVG) {
    let waits = PendingSpan.all(in: phones)
    guard !waits.isEmpty else { return }
    let shown = waits.prefix(Self.mostWaits)
    // A bar takes the first row that is free.
    var ends: [Int] = []
    let rows = shown.map { wait -> Int in
      let row = ends.firstIndex { $0 <= wait.start } ?? ends.count
      if row == ends.count { ends.append(wait.end) } else { ends[row] = wait.end }
      return row
    }
    let top = y
    let hasMore = waits.count > shown.count
    lane("pending", height: (ends.count + (hasMore ? 1 : 0)) * 22 + 8, &y, &svg)
    for (wait, row) in zip(shown, rows) {
      let x = edges[wait.start] - 5
      let right = wait.end < columns.count ? edges[wait.end] - 5 : edges[wait.end]
      let name = result.book[wait.name.identifier].inQuotes
      let frame = SVG.Frame(x: x, y: top - 1 + row * 22, width: right - x, height: 17)
      svg.group("\(name) is pending") { group in
        group.rectangle(frame, radius: 8, fill: "#fff3d6", stroke: "#d9a93b")
        group.text(name, x: x + 8, y: frame.y + 12, .init(size: Self.size), room: frame.width - 14)
      }
    }
    guard hasMore else { return }
    svg.text(
      "and \(waits.count - shown.count) more",
      x: edges[0],
      y: top + 11 + ends.count * 22,
      .init(size: Self.size, color: Ink.faint)
    )
  }
}
