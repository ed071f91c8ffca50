public import SystemPolicy
import VirtualDevice
public import VirtualTime

/// A difference between the phone of a test and another one on which its body is played.
public enum PhoneDifference: Hashable, Sendable {
  /// The body begins on another day, in a zone.
  case day(CivilDate, in: Zone)
  /// The phone takes a side of a dispute.
  case side(Side)

  /// The difference in words, after "the phone".
  public var text: String {
    switch self {
    case .day(let date, let zone): "starts on \(date.text) in \(zone.name)"
    case .side(let side): "takes the side \(side.name) of \(Law.dispute(side.dispute).id)"
    }
  }
}

/// Another phone on which real app code meets a disturbance from its start.
public struct AppPhone: Sendable {
  /// The difference from the phone of the test.
  public var difference: PhoneDifference
  /// The phone on which the body must pass, too, before a failure counts as caused by the
  /// disturbance; nil for the phone of the test.
  public var control: PhoneDifference?
}

extension Disturbance {
  /// A Boolean value that indicates whether the disturbance has lives of real app code.
  public var hasLivesOfCode: Bool { if case .scenarios = form { phones != nil } else { true } }

  /// Returns the other phones on which the body of a test meets the disturbance from its start.
  public func phones(around life: AppLife) -> [AppPhone] { phones?(life) ?? [] }
}

extension AppLife {
  /// The phones on which the clocks change in the night before a delivery.
  ///
  /// The body must pass on the same weekday two weeks later or earlier, when no clocks change. If
  /// it fails there, it contains dates of its own.
  var phonesOfChangedClocks: [AppPhone] {
    let (zone, first) = (start.zone, start.zone.civil(at: start.wall))
    // The day after it is quiet, too.
    func isQuiet(_ zone: Zone, from begin: Instant) -> Bool {
      !zone.changes(from: begin, to: begin + length + Interval(seconds: 86_400))
    }
    guard end.zone == zone, isQuiet(zone, from: start.wall) else { return [] }
    let days = journal.daysOfDeliveries(after: start.wall, in: zone)
    return zone.nightsOfChanges(in: first.date.year).flatMap { zone, date in
      days.compactMap { days in
        let day = date.adding(days: -days)
        let other = [14, -14].map { day.adding(days: $0) }.first { date in
          let begin = zone.resolve(CivilDateTime(date: date, time: first.time)).earliest
          return isQuiet(zone, from: begin)
        }
        return other.map { AppPhone(difference: .day(day, in: zone), control: .day($0, in: zone)) }
      }
    }
  }

  private var length: Interval { end.wall - start.wall }

  /// The phones that take another side of a dispute on which the life rests.
  var phonesOfOtherSides: [AppPhone] {
    journal.otherSides { law.sides[Int($0.number.rawValue)] }
      .map { AppPhone(difference: .side($0), control: nil) }
  }
}

extension Journal {
  /// Returns the other sides of the disputes that were consulted.
  ///
  /// - Parameter side: A closure that returns the side that is in force; nil if the dispute is not
  ///   to have another one.
  func otherSides(than side: (DisputeSummary) -> String?) -> [Side] {
    consulted.elements.flatMap { number -> [Side] in
      let dispute = Law.dispute(number)
      guard let own = side(dispute) else { return [] }
      return dispute.sides.filter { $0 != own }.map { Side(number, $0) }
    }
  }
}

extension Zone {
  /// Returns a Boolean value that indicates whether the clocks change between two instants.
  func changes(from start: Instant, to end: Instant) -> Bool {
    let own = offset(at: start)
    // A year later the clocks show again what they showed.
    var instant = start
    while instant < end {
      if offset(at: instant) != own { return true }
      instant = instant + Interval(seconds: 14 * 86_400)
    }
    return offset(at: end) != own
  }
}
