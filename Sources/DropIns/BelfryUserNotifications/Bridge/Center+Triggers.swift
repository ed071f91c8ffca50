import DeviceHost
import Foundation
import SystemPolicy
import VirtualDevice
import VirtualTime

extension Center {
  /// Returns the phone's form of a request's trigger.
  func trigger(of request: UNNotificationRequest) -> Trigger {
    switch request.trigger {
    case let trigger as UNTimeIntervalNotificationTrigger:
      .interval(trigger.timeInterval.interval, repeats: trigger.repeats)
    case let trigger as UNCalendarNotificationTrigger:
      .calendar(Center.pattern(trigger.dateComponents), repeats: trigger.repeats)
    case let trigger as UNLocationNotificationTrigger: place(of: trigger)
    default: .now
    }
  }

  private static func pattern(_ components: DateComponents) -> DatePattern {
    guard let pattern = DatePattern(components) else {
      Trouble(
        """
        the date components of a calendar trigger are those of a calendar that Belfry does not \
        know; use Calendar(identifier: .gregorian)
        """
      )
      .report()
      return DatePattern()
    }
    return pattern
  }

  /// Ends the process if such a trigger cannot exist.
  static func make(_ trigger: Trigger) {
    guard let exception = asking({ $0.make(trigger).exception }) else { return }
    guard let process = AppProcess.bound else {
      return Trouble(
        """
        a trigger was made that ends an app's process: NSInternalInconsistencyException, reason: \
        '\(exception.reason)'; if a test means to, it needs a phone: phone.expectCrash { … }
        """
      )
      .report()
    }
    let request = process.host.withBook { book in
      Request(
        identifier: book.number(of: ""),
        content: Content(texts: book.number(of: ContentTexts()), carries: []),
        trigger: trigger
      )
    }
    // The phone creates the trigger first, and ends the process there.
    process.send(.adds(request))
  }

  /// Asks the phone for a decision of its rules; without a phone the newest iOS version answers.
  static func asking<Answer: Sendable>(
    on host: DeviceHost? = .current,
    _ question: (inout Turn) -> Answer
  ) -> Answer {
    guard let host else {
      var turn = Turn(under: Law())
      return question(&turn)
    }
    return host.look { _, turn, _ in question(&turn) }
  }

  /// Returns the next date of a trigger created now, by the phone's clock, or by the machine's
  /// clock without a phone.
  static func nextDate(of trigger: Trigger) -> Date? {
    guard let host = DeviceHost.current else {
      var turn = Turn(under: Law())
      let device = Device.ofMachine(in: Zone(TimeZone.current))
      return device.nextTriggerDate(of: trigger, in: &turn).date?.date
    }
    return host.look { device, turn, _ in
      device.nextTriggerDate(of: trigger, in: &turn).date
    }?.date
  }

  /// Returns the next date that matches the components.
  static func nextDate(matching components: DateComponents, repeats: Bool) -> Date? {
    nextDate(of: .calendar(pattern(components), repeats: repeats))
  }
}

extension DatePattern {
  /// Creates the components of a date, or returns nil if they are not Gregorian.
  init?(_ components: DateComponents) {
    self.init()
    switch components.calendar?.identifier {
    case nil, .gregorian?, .iso8601?: break
    default: return nil
    }
    era = components.era
    year = components.year
    yearForWeekOfYear = components.yearForWeekOfYear
    quarter = components.quarter
    month = components.month
    weekOfYear = components.weekOfYear
    weekOfMonth = components.weekOfMonth
    weekday = components.weekday
    weekdayOrdinal = components.weekdayOrdinal
    day = components.day
    hour = components.hour
    minute = components.minute
    second = components.second
    nanosecond = components.nanosecond
    zone = components.timeZone.flatMap(Zone.init)
  }
}

extension Zone {
  /// Creates a zone from Foundation's, or returns nil if the phone has no such zone.
  init?(_ zone: TimeZone) {
    let zones = DeviceHost.current?.zones ?? .builtIn
    guard
      let zone = zones.zone(named: zone.identifier) ?? Zone(fixedOffset: zone.secondsFromGMT())
    else { return nil }
    self = zone
  }
}

extension TimeInterval {
  /// The interval in whole nanoseconds; a positive interval never becomes zero.
  var interval: Interval {
    guard self == self else { return .zero }
    let nanoseconds = self * 1e9
    if nanoseconds >= 9.2e18 { return Interval(nanoseconds: .max) }
    if nanoseconds <= -9.2e18 { return Interval(nanoseconds: .min) }
    if nanoseconds > 0, nanoseconds < 1 { return Interval(nanoseconds: 1) }
    return Interval(nanoseconds: Int64(nanoseconds.rounded()))
  }
}

extension Instant {
  /// The date as a Foundation value.
  var date: Date { Date(timeIntervalSince1970: Double(nanoseconds) / 1e9) }
}
