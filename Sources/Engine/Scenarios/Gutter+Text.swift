import VirtualTime

extension Gutter {
  /// Indicates whether the time counts from the previous time in the margin.
  package var isElapsed: Bool { if case .elapsed = self { true } else { false } }

  /// The time as it is written in the margin.
  package var text: String {
    switch self {
    case .time(let time, let offset): "@" + clock(time, offset)
    case .dateTime(let dateTime, let offset):
      "@\(dateTime.date.text) " + clock(dateTime.time, offset)
    case .weekday(let weekday, let time, let offset):
      "@\(weekday.shortName) " + clock(time, offset)
    case .days(let days, let time, let offset): "@+\(days)d " + clock(time, offset)
    case .elapsed(let interval): "@+\(interval.text)"
    case .untilIdle: "@until idle"
    }
  }

  private func clock(_ time: CivilTime, _ offset: Int?) -> String {
    time.text + (offset.map(Zone.offsetText) ?? "")
  }
}
