extension CivilDate {
  /// The date in the form `2026-03-08`.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Creates a date from a text such as `2026-03-08`, or returns `nil` if the text is malformed or
  /// the day does not exist.
  ///
  /// - Parameter text: The UTF-8 code units of the text.
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
  /// The shortest exact form of the time: `08:00`, `08:00:30` or `08:00:30.25`.
  public var text: String { text(withSeconds: secondOfDay % 60 != 0 || nanosecond != 0) }

  /// The time with seconds: `08:00:00`, or `08:00:30.25` if there is a fraction.
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

  /// Creates a time from a text such as `08:00`, `08:00:30` or `08:00:30.25`, or returns `nil` if
  /// the text is malformed or the time does not exist.
  ///
  /// - Parameter text: The UTF-8 code units of the text.
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
  /// The date and time in the form `2026-03-08 01:59`, with seconds if they are not zero.
  public var text: String { date.text + " " + time.text }
}

extension Instant {
  /// Returns the local date and time with the offset from UTC, such as `2026-03-08 01:59:00-05:00`.
  ///
  /// - Parameter zone: The time zone.
  /// - Returns: The text.
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
  /// Returns an offset in the form `+05:30`, with seconds if they are not zero.
  ///
  /// - Parameter seconds: The offset from UTC, in seconds; positive east of Greenwich.
  /// - Returns: The text.
  public static func offsetText(_ seconds: Int) -> String {
    var text: [UInt8] = []
    appendOffset(seconds, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the offset of a text such as `+05:30` or `-04:56:02`.
  ///
  /// - Parameter text: The UTF-8 code units of the text.
  /// - Returns: The offset from UTC, in seconds, or `nil` if the text is malformed; positive east
  ///   of Greenwich.
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
