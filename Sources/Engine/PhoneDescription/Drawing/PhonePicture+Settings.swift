import Scenarios
import SystemPolicy
import VirtualDevice

// The page of an app in Settings.
extension PhonePicture {
  /// The edges of the cards.
  private static let left = 22
  private static let right = 278
  private static let top = 106
  private static let bottom = 582
  private static let gap = 8
  /// The height of the three places of alerts, side by side.
  private static let placesHeight = 110
  /// The largest height of a row; it is smaller on a page with many rows.
  private static let mostHeight = 32

  private static let marked = (fill: "#ffeec2", stroke: "#8a5a00")

  /// Returns the page on which the user changes something.
  func settings(_ visit: SettingsVisit) -> [PhonePart] {
    var parts: [PhonePart] = []
    var svg = SVG()
    let page = SettingsPage(of: visit.app, on: phone, changing: visit.changed)
    svg.rectangle(Self.screen, radius: 37, fill: Ink.ground)
    parts.end(&svg)
    svg.group("Settings of \(phone.book[visit.app])") { group in
      group.path("M32 58 l-6 6 l6 6", stroke: Ink.accent)
      group.text("Settings", x: 38, y: 69, .init(size: 13, color: Ink.accent))
      let tile = SVG.Frame(x: 26, y: 77, width: 20, height: 20)
      phone.icon(of: visit.app).draw(in: tile, into: &group)
      let name = SVG.Font(size: 17, isBold: true)
      group.text(phone.book[visit.app], x: 53, y: 93, name, room: 218)
    }
    parts.end(&svg)
    let height = Self.rowHeight(of: page)
    var y = Self.top
    for rows in page.groups {
      draw(rows, at: &y, height, &parts)
      y += Self.gap
    }
    return parts
  }

  /// Returns the height with which all rows of a page have room.
  private static func rowHeight(of page: SettingsPage) -> Int {
    let fixed = page.groups.reduce(0) { $0 + gap + (places(in: $1) > 0 ? placesHeight : 0) }
    let rows = page.groups.reduce(0) { $0 + $1.count - places(in: $1) }
    return min(mostHeight, (bottom - top - fixed) / max(1, rows))
  }

  /// Returns the number of rows at the beginning of a group that are drawn side by side.
  private static func places(in rows: [SettingsPage.Row]) -> Int {
    let places: [SettingsPage.Field] = [.lockScreen, .notificationCenter, .banners]
    return rows.prefix(places.count).map { $0.field } == places ? places.count : 0
  }

  private func draw(
    _ rows: [SettingsPage.Row],
    at y: inout Int,
    _ height: Int,
    _ parts: inout [PhonePart]
  ) {
    var svg = SVG()
    let places = Self.places(in: rows)
    let whole = (places > 0 ? Self.placesHeight : 0) + (rows.count - places) * height
    let card = SVG.Frame(x: Self.left, y: y, width: Self.right - Self.left, height: whole)
    svg.rectangle(card, radius: 14, fill: Ink.white)
    parts.end(&svg)
    if places > 0 {
      for (number, row) in rows.prefix(places).enumerated() {
        let width = (Self.right - Self.left) / places
        let frame = SVG.Frame(x: Self.left + number * width, y: y, width: width, height: 0)
        svg.group(row.text) { place(row, frame, &$0) }
        parts.end(&svg)
      }
      y += Self.placesHeight
    }
    for (number, row) in rows.dropFirst(places).enumerated() {
      if number + places > 0 {
        svg.line(from: (Self.left + 14, y), to: (Self.right, y), color: Ink.hairline)
      }
      let frame = SVG.Frame(x: Self.left, y: y, width: Self.right - Self.left, height: height)
      svg.group(row.text) { line(row, frame, &$0) }
      parts.end(&svg)
      y += height
    }
  }

  /// Adds a place of alerts: a small phone, its name, and a tick.
  private func place(_ row: SettingsPage.Row, _ frame: SVG.Frame, _ svg: inout SVG) {
    if row.isChanged {
      mark(SVG.Frame(x: frame.x, y: frame.y, width: frame.width, height: Self.placesHeight), &svg)
    }
    let middle = frame.x + frame.width / 2
    let top = frame.y + 10
    let phone = SVG.Frame(x: middle - 14, y: top, width: 28, height: 44)
    svg.rectangle(phone, radius: 6, fill: "#e4e9f7", stroke: "#6f7fb5")
    for offset in row.field.cards {
      let card = SVG.Frame(x: middle - 10, y: top + offset, width: 20, height: 6)
      svg.rectangle(card, radius: 2, fill: Ink.accent)
    }
    for (number, word) in row.label.split(separator: " ").enumerated() {
      let font = SVG.Font(size: 11, anchor: .middle)
      svg.text(String(word), x: middle, y: top + 57 + number * 12, font)
    }
    let y = top + 86
    if row.value == .isOn(true) {
      svg.circle(x: middle, y: y, radius: 8, fill: Ink.accent)
      svg.path("M\(middle - 4) \(y) l3 3 l5 -6", stroke: Ink.white)
    } else {
      let ring = SVG.Frame(x: middle - 8, y: y - 8, width: 16, height: 16)
      svg.rectangle(ring, radius: 8, fill: Ink.white, stroke: "#7b8194")
    }
  }

  /// Adds a row with its label and its value.
  private func line(_ row: SettingsPage.Row, _ frame: SVG.Frame, _ svg: inout SVG) {
    if row.isChanged { mark(frame, &svg) }
    let right = frame.x + frame.width - 14
    let middle = frame.y + frame.height / 2
    let font = SVG.Font(size: 12, isBold: row.isChanged)
    let (note, taken) =
      switch row.value {
      case .isOn: ("", 32)
      case .choice(let text): (text, text.extent(size: 12) + 10)
      case .link: ("", 10)
      }
    let room = frame.width - 36 - taken
    svg.text(row.label, x: frame.x + 14, y: middle + 4, font, room: room)
    if case .isOn(let isOn) = row.value {
      let track = SVG.Frame(x: right - 32, y: middle - 9, width: 32, height: 18)
      svg.rectangle(track, radius: 9, fill: isOn ? "#2c8f48" : "#7b8194")
      svg.circle(x: isOn ? right - 9 : right - 23, y: middle, radius: 7, fill: Ink.white)
    } else {
      let value = SVG.Font(size: 12, color: Ink.faint, anchor: .end)
      svg.text(note, x: right - 10, y: middle + 4, value)
      svg.path("M\(right - 4) \(middle - 4) l4 4 l-4 4", stroke: "#7b8194")
    }
  }

  /// Marks what the user changes.
  private func mark(_ frame: SVG.Frame, _ svg: inout SVG) {
    let margin = frame.height < 26 ? 1 : 3
    let inner = SVG.Frame(
      x: frame.x + 3,
      y: frame.y + margin,
      width: frame.width - 6,
      height: frame.height - 2 * margin
    )
    svg.rectangle(inner, radius: 10, fill: Self.marked.fill, stroke: Self.marked.stroke)
  }
}

extension SettingsPage.Field {
  /// The places of the cards on the small phone of a place of alerts.
  fileprivate var cards: [Int] {
    switch self {
    case .lockScreen: [26, 34]
    case .notificationCenter: [6, 14, 22, 30]
    case .banners: [5]
    case _: []
    }
  }
}

extension SettingsPage.Row {
  /// The row in words, which a pointer or a screen reader finds.
  package var text: String {
    let value =
      switch value {
      case .isOn(true): "\(label): on"
      case .isOn(false): "\(label): off"
      case .choice(let text): "\(label): \(text)"
      case .link: label
      }
    return isChanged ? "\(value), changed now" : value
  }
}
