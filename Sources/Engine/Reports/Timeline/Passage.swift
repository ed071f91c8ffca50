import PhoneDescription
import VirtualDevice
import VirtualTime

/// The time between two instants of a timeline, in words.
struct Passage {
  /// The time that passes, such as `7 h 50 min`; nil for less than an hour.
  let time: String?
  /// The change of the phone's clock in its time zone, such as `clocks go forward 1 h`; nil for
  /// none.
  let clocks: String?

  init(from start: Moment, to end: Moment) {
    let minutes = Int((end.instant - start.instant).wholeSeconds / 60)
    time = minutes < 60 ? nil : Self.text(ofMinutes: minutes)
    let seconds = end.zone.offset(at: end.wall) - start.zone.offset(at: start.wall)
    guard start.zone == end.zone, seconds != 0 else {
      clocks = nil
      return
    }
    let change = Self.text(ofMinutes: max(1, abs(seconds) / 60))
    clocks = "clocks go \(seconds > 0 ? "forward" : "back") \(change)"
  }

  private static func text(ofMinutes minutes: Int) -> String {
    let (days, hours, rest) = (minutes / 1440, minutes / 60 % 24, minutes % 60)
    if minutes >= 48 * 60 { return "\(days) days" + (hours > 0 ? " \(hours) h" : "") }
    let parts = [
      minutes >= 60 ? "\(days * 24 + hours) h" : nil, rest > 0 ? "\(rest) min" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}
