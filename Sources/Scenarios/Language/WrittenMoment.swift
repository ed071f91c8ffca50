/// A moment as somebody writes it after `since`: a time of day, with a date or without.
public struct WrittenMoment: Hashable, Sendable {
  /// The day since 1970, if one is written.
  public var day: Int?
  /// The second of the day.
  public var second: Int

  /// Creates a moment of a day, or of the latest day that fits.
  public init(day: Int? = nil, second: Int) {
    self.day = day
    self.second = second
  }

  /// As one number: a flag for the day, the day, the second.
  var captured: Int64 {
    let written = day.map { 1 << 62 | Int64($0 + (1 << 30)) << 20 } ?? 0
    return written | Int64(second)
  }

  init(captured: Int64) {
    second = Int(captured & 0xFFFFF)
    day = captured >> 62 == 1 ? Int((captured >> 20) & ((1 << 42) - 1)) - (1 << 30) : nil
  }
}
