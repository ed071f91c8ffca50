extension CivilDate {
  /// The date as `2026-03-08`.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Creates the date that a text such as `2026-03-08` names, or nothing if it is malformed or no
  /// such day exists.
  @inlinable
  public init?(parsing text: some Collection<UInt8>) {
    var scanner = ByteScanner(text)
    guard let year = scanner.number(digits: 4), scanner.take(UInt8(ascii: "-")) else { return nil }
    guard let month = scanner.number(digits: 2), scanner.take(UInt8(ascii: "-")) else { return nil }
    guard let day = scanner.number(digits: 2), scanner.isAtEnd else { return nil }
    self.init(year: year, month: month, day: day)
  }

  var bytes: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(40)
    appendDigits(year, width: 4, to: &text)
    text.append(UInt8(ascii: "-"))
    appendDigits(month, width: 2, to: &text)
    text.append(UInt8(ascii: "-"))
    appendDigits(day, width: 2, to: &text)
    return text
  }
}

extension CivilTime {
  /// The time as `08:00`, `08:00:30` or `08:00:30.25`: as short as it can be told.
  public var text: String { text(withSeconds: secondOfDay % 60 != 0 || nanosecond != 0) }

  /// The time as `08:00:00`, or `08:00:30.25` where there is a fraction.
  public var fullText: String { text(withSeconds: true) }

  private func text(withSeconds: Bool) -> String {
    var text: [UInt8] = []
    append(to: &text, withSeconds: withSeconds)
    return String(decoding: text, as: UTF8.self)
  }

  func append(to text: inout [UInt8], withSeconds: Bool) {
    appendDigits(hour, width: 2, to: &text)
    text.append(UInt8(ascii: ":"))
    appendDigits(minute, width: 2, to: &text)
    guard withSeconds else { return }
    text.append(UInt8(ascii: ":"))
    appendDigits(second, width: 2, to: &text)
    appendFraction(nanosecond, to: &text)
  }

  /// Creates the time that a text such as `08:00`, `08:00:30` or `08:00:30.25` names, or nothing if
  /// it is malformed or no clock shows it.
  @inlinable
  public init?(parsing text: some Collection<UInt8>) {
    var scanner = ByteScanner(text)
    guard let clock = scanner.clock() else { return nil }
    var nanosecond = 0
    if clock.hasSeconds, scanner.take(UInt8(ascii: ".")) {
      guard !scanner.isAtEnd else { return nil }
      var unit = 100_000_000
      while let digit = scanner.digit() {
        guard unit > 0 else { return nil }
        nanosecond &+= digit &* unit
        unit /= 10
      }
    }
    guard scanner.isAtEnd else { return nil }
    self.init(
      hour: clock.hour,
      minute: clock.minute,
      second: clock.second,
      nanosecond: nanosecond
    )
  }
}

extension CivilDateTime {
  /// The date and time as `2026-03-08 01:59`, with seconds where there are any.
  public var text: String { date.text + " " + time.text }
}

extension Instant {
  /// Returns what a calendar and a clock in a zone show, with their offset:
  /// `2026-03-08 01:59:00-05:00`.
  public func text(in zone: Zone) -> String {
    let civil = zone.civil(at: self)
    var text = civil.date.bytes
    text.append(UInt8(ascii: " "))
    civil.time.append(to: &text, withSeconds: true)
    Zone.appendOffset(zone.offset(at: self), to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}

extension Zone {
  /// Returns an offset in seconds as `+05:30`, with seconds where there are any, as there were
  /// before zones.
  public static func offsetText(_ seconds: Int) -> String {
    var text: [UInt8] = []
    appendOffset(seconds, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the seconds east of Greenwich that a text such as `+05:30` or `-04:56:02` names.
  @inlinable
  public static func parseOffset(_ text: some Collection<UInt8>) -> Int? {
    var scanner = ByteScanner(text)
    let isWest = scanner.take(UInt8(ascii: "-"))
    guard isWest || scanner.take(UInt8(ascii: "+")) else { return nil }
    guard let clock = scanner.clock(), clock.hour < 24, scanner.isAtEnd else { return nil }
    let seconds = clock.hour &* 3600 &+ clock.minute &* 60 &+ clock.second
    return isWest ? -seconds : seconds
  }

  static func appendOffset(_ offset: Int, to text: inout [UInt8]) {
    text.append(UInt8(ascii: offset < 0 ? "-" : "+"))
    let seconds = abs(offset)
    appendDigits(seconds / 3600, width: 2, to: &text)
    text.append(UInt8(ascii: ":"))
    appendDigits(seconds / 60 % 60, width: 2, to: &text)
    guard seconds % 60 != 0 else { return }
    text.append(UInt8(ascii: ":"))
    appendDigits(seconds % 60, width: 2, to: &text)
  }
}
