/// What to do where calendars and clocks leave something out or show it twice.
///
/// Which choices a phone makes is for the law above to say; this is where it says them.
@frozen
public struct Resolution: Hashable, Sendable {
  /// What a time becomes that the clocks leave out.
  @frozen
  public enum Gap: UInt8, CaseIterable, Hashable, Sendable {
    /// The first instant after the gap: 02:30 becomes 03:00.
    case firstInstantAfter
    /// As late as it would have been had nobody set the clocks: 02:30 becomes 03:30.
    case shiftForward
    /// Nothing: the day is passed over.
    case skip
  }

  /// Which instant is meant by a time that the clocks show twice.
  @frozen
  public enum Overlap: UInt8, CaseIterable, Hashable, Sendable {
    /// The first one.
    case first
    /// The second one.
    case second
    /// Each of them.
    case both
  }

  /// What a day becomes that its month does not have.
  @frozen
  public enum MissingDay: UInt8, CaseIterable, Hashable, Sendable {
    /// The start of the next month; the time of day is lost, as Foundation's `.nextTime` has it.
    case roll
    /// The first of the next month, at the time of day.
    case rollKeepingTime
    /// The last day of the month, at the time of day.
    case lastDay
    /// Nothing: the month is passed over.
    case skip
  }

  /// What a time becomes that the clocks leave out.
  public var gap: Gap
  /// Which instant is meant by a time that the clocks show twice.
  public var overlap: Overlap
  /// What a day becomes that its month does not have.
  public var missingDay: MissingDay

  /// Creates a resolution; by default that of `Calendar.nextDate` with `.nextTime` and `.first`.
  @inlinable
  public init(
    gap: Gap = .firstInstantAfter,
    overlap: Overlap = .first,
    missingDay: MissingDay = .roll
  ) {
    self.gap = gap
    self.overlap = overlap
    self.missingDay = missingDay
  }
}

/// An instant that a date pattern names, and what had to be decided to find it.
@frozen
public struct DateMatch: Hashable, Sendable {
  /// When it is.
  public let instant: Instant
  /// Whether the clocks leave the time out that the pattern names.
  public let crossedGap: Bool
  /// Whether the clocks show the time twice that the pattern names.
  public let ambiguous: Bool
  /// Whether the month does not have the day that the pattern names.
  public let dayWasMissing: Bool

  @inlinable
  init(instant: Instant, crossedGap: Bool, ambiguous: Bool, dayWasMissing: Bool) {
    self.instant = instant
    self.crossedGap = crossedGap
    self.ambiguous = ambiguous
    self.dayWasMissing = dayWasMissing
  }
}
