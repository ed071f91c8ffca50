/// A moment as a user writes it: a time of day, with or without a date, with an offset if clocks
/// show it twice.
public struct WrittenMoment: Hashable, Sendable {
  /// The day since 1970, if one is written.
  public var day: Int?
  /// The second of the day.
  public var second: Int
  /// The offset from UTC in seconds, if it is written.
  public var offset: Int?

  /// Creates a moment of a day, or of the latest day that fits.
  public init(day: Int? = nil, second: Int, offset: Int? = nil) {
    self.day = day
    self.second = second
    self.offset = offset
  }

  /// As one number: a flag for the day, the offset, the day, the second.
  package var captured: Int64 {
    let day = day.map { 1 << 62 | Int64($0 + Self.dayBias) << 20 } ?? 0
    let offset = offset.map { Int64($0 + Self.offsetBias) << 44 } ?? 0
    return day | offset | Int64(second)
  }

  package init(captured: Int64) {
    second = Int(captured & 0xFFFFF)
    day = captured >> 62 == 1 ? Int((captured >> 20) & 0xFFFFFF) - Self.dayBias : nil
    let offset = Int((captured >> 44) & 0x3FFFF)
    self.offset = offset == 0 ? nil : offset - Self.offsetBias
  }

  /// More days than there are before 1970 in four digits of years.
  private static let dayBias = 1 << 23
  /// More seconds than any offset has.
  private static let offsetBias = 1 << 17
}
