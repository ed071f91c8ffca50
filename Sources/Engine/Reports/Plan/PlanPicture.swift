public import Exploration
import PhoneDescription
public import Scenarios
import SystemPolicy
import VirtualTime

/// A plan as a calendar: a square for each day, darker for more notifications, and marks for
/// findings.
public struct PlanPicture {
  private static let cell = 22
  private static let months = 4
  private static let margin = 24
  private static let monthWidth = 7 * cell + 28
  private static let monthHeight = 6 * cell + 60
  private static let width = 2 * margin + months * monthWidth - 28

  /// The most months of a picture.
  private static let mostMonths = 36

  private var drawing = SVG()
  private var y = margin + 76
  private let name: String
  /// The number of lives for which the picture has no room.
  private var left = 0
  private let most: Int

  /// Creates a picture of no life.
  ///
  /// - Parameters:
  ///   - name: The name of the plan.
  ///   - span: The length of time.
  ///   - most: The bytes of the picture after which a life is only counted.
  public init(of name: String, for span: PlanSpan, most: Int = Limits.plan.bytes ?? .max) {
    self.name = name
    self.most = most
    drawing.text(
      "\(name) for \(span.text)",
      x: Self.margin,
      y: Self.margin + 18,
      SVG.Font(size: 20, isBold: true),
      room: Self.width - 2 * Self.margin
    )
    drawLegend()
  }

  /// Draws the meanings of the colours, below the title.
  private mutating func drawLegend() {
    var x = Self.margin
    let y = Self.margin + 34
    let font = SVG.Font(size: 12, color: Ink.faint)
    let meanings = [
      (Ink.ground, "none"), (Days.light, "1 notification"), (Days.deep, "2 or more"),
    ]
    for (color, words) in meanings {
      let frame = SVG.Frame(x: x, y: y, width: 12, height: 12)
      drawing.rectangle(frame, radius: 3, fill: color, stroke: Ink.hairline)
      drawing.text(words, x: x + 18, y: y + 10, font)
      x += 18 + words.extent(size: 12) + 22
    }
    drawing.circle(x: x + 5, y: y + 6, radius: 4, fill: Ink.bad)
    drawing.text("a finding, listed below its months", x: x + 16, y: y + 10, font)
  }

  /// Draws a life below the others.
  public mutating func add(_ life: PlanLife) {
    guard drawing.count < most else {
      left += 1
      return
    }
    y = Self.draw(life, in: &drawing, at: y)
  }

  /// The sentence about lives that are not drawn; nil if all are.
  public var shortfall: String? {
    guard left > 0 else { return nil }
    let lives = "\(left) more \(left == 1 ? "life is" : "lives are")"
    return "\(lives) not drawn, as the picture has \(Limit.bytes.text(of: most)); name fewer "
      + "zones or versions"
  }

  /// The picture.
  public var svg: String {
    var drawing = drawing
    var bottom = y
    if let shortfall {
      drawing.text(shortfall, x: Self.margin, y: bottom, SVG.Font(size: 13))
      bottom += 20
    }
    return drawing.document(
      width: Self.width,
      height: bottom + Self.margin,
      title: "A calendar of the notifications of \(name)"
    )
  }

  private static func draw(_ life: PlanLife, in drawing: inout SVG, at top: Int) -> Int {
    var y = top
    let count = life.deliveries.count
    drawing.text(
      "\(life.zone.name), iOS \(life.version.text), reading \(life.reading.rawValue): "
        + "\(count) \(count == 1 ? "notification" : "notifications")",
      x: margin,
      y: y,
      SVG.Font(size: 15, isBold: true),
      room: width - 2 * margin
    )
    y += 14
    let days = Days(life)
    var year = life.start.date.year
    var month = life.start.date.month
    var index = 0
    while (year, month) <= (life.end.date.year, life.end.date.month), index < mostMonths {
      let column = index % months
      let row = index / months
      drawMonth(
        year,
        month,
        days,
        in: &drawing,
        at: (margin + column * monthWidth, y + row * monthHeight)
      )
      (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
      index += 1
    }
    y += (index + months - 1) / months * monthHeight + 18
    for kind in PlanFinding.Kind.allCases {
      let findings = life.findings.filter { $0.kind == kind }
      guard let first = findings.first else { continue }
      let color = kind.color
      drawing.circle(x: margin + 5, y: y - 5, radius: 5, fill: color)
      let more = findings.count > 1 ? " and \(findings.count - 1) more" : ""
      drawing.text(
        "\(kind.rawValue): \(first.words)\(more)",
        x: margin + 18,
        y: y,
        SVG.Font(size: 13),
        room: width - 2 * margin - 18
      )
      y += 20
    }
    return y + 16
  }

  private static func drawMonth(
    _ year: Int,
    _ month: Int,
    _ days: Days,
    in drawing: inout SVG,
    at place: (x: Int, y: Int)
  ) {
    guard let first = CivilDate(year: year, month: month, day: 1) else { return }
    drawing.text(
      "\(monthNames[month - 1]) \(year)",
      x: place.x,
      y: place.y + 16,
      SVG.Font(size: 13, isBold: true)
    )
    let start = days.firstWeekday
    for column in 0..<7 {
      let name = "SMTWTFS".dropFirst((start - 1 + column) % 7).prefix(1)
      drawing.text(
        String(name),
        x: place.x + column * cell + (cell - 3) / 2,
        y: place.y + 32,
        SVG.Font(size: 9, color: Ink.faint, anchor: .middle)
      )
    }
    let offset = (first.weekday.rawValue - start + 7) % 7
    for day in 1...first.daysInMonth {
      let date = first.adding(days: day - 1)
      let position = offset + day - 1
      let x = place.x + position % 7 * cell
      let y = place.y + 38 + position / 7 * cell
      days.draw(date, in: &drawing, at: (x, y), size: cell - 3)
    }
  }

  private static let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// The notifications and findings of each day.
  private struct Days {
    private var counts: [CivilDate: Int] = [:]
    private var first: [CivilDate: [String]] = [:]
    private var kinds: [CivilDate: PlanFinding.Kind] = [:]
    private let span: ClosedRange<Int>
    /// The number of the day with which a week begins; 1 is Sunday.
    let firstWeekday: Int

    init(_ life: PlanLife) {
      firstWeekday = life.zone.beginsWeeksOnSunday ? 1 : 2
      let start = life.start.date.daysSince1970
      span = start...max(start, life.end.date.daysSince1970)
      for delivery in life.deliveries {
        let date = delivery.date.date
        counts[date, default: 0] += 1
        if first[date, default: []].count < 8 {
          first[date, default: []].append("\(delivery.date.time.text) \(delivery.identifier)")
        }
      }
      // The most important kind of a day is the one that is drawn.
      for finding in life.findings.reversed()
      where finding.kind != .overLimit && finding.kind != .lost {
        for day in finding.dates.days { kinds[day] = finding.kind }
      }
    }

    func draw(_ date: CivilDate, in drawing: inout SVG, at place: (x: Int, y: Int), size: Int) {
      let count = counts[date] ?? 0
      let isInside = span.contains(date.daysSince1970)
      let kind = kinds[date]
      var title = "\(date.text) \(date.weekday.shortName)"
      for line in first[date] ?? [] { title += "\n\(line)" }
      if count > 8 { title += "\nand \(count - 8) more" }
      if let kind { title += "\n\(kind.rawValue)" }
      let fill =
        !isInside ? Ink.paper : count == 0 ? Ink.ground : count == 1 ? Self.light : Self.deep
      drawing.group(title, at: place) { inner in
        inner.rectangle(
          SVG.Frame(x: 0, y: 0, width: size, height: size),
          radius: 4,
          fill: fill,
          stroke: kind.map { $0.color } ?? Ink.hairline
        )
        inner.text(
          "\(date.day)",
          x: size / 2,
          y: size / 2 + 4,
          SVG.Font(
            size: 11,
            isBold: kind != nil,
            color: isInside ? (count > 1 ? Ink.white : Ink.text) : Ink.faint,
            anchor: .middle
          )
        )
        if let kind { inner.circle(x: size - 2, y: 2, radius: 4, fill: kind.color) }
      }
    }

    static let light = "#cfdcff"
    static let deep = "#2f55c8"
  }
}

extension Zone {
  /// A Boolean value that indicates whether calendars in the zone show Sunday first.
  fileprivate var beginsWeeksOnSunday: Bool {
    let name = name
    return ["America/", "US/", "Canada/", "Pacific/Honolulu"].contains { name.hasPrefix($0) }
      || Self.withSunday.contains(name)
  }

  private static let withSunday = [
    "Africa/Johannesburg", "Asia/Bangkok", "Asia/Hong_Kong", "Asia/Jakarta", "Asia/Jerusalem",
    "Asia/Karachi", "Asia/Kolkata", "Asia/Manila", "Asia/Seoul", "Asia/Singapore", "Asia/Taipei",
    "Asia/Tokyo",
  ]
}

extension PlanFinding.Kind {
  /// The colour of the mark of a day.
  fileprivate var color: String {
    switch self {
    case .overLimit, .lost: Ink.bad
    case .twice, .early: "#a3470d"
    case .missingDay, .skippedHour, .doubledHour: "#a2367f"
    case .shifted: "#0f7173"
    case .night: Ink.text
    }
  }
}
