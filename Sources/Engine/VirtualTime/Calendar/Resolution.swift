/// The choices for dates and times that do not exist, or that occur twice.
///
/// ```swift
/// let paris = try #require(Zone(named: "Europe/Paris"))
/// var pattern = DatePattern()
/// (pattern.month, pattern.day, pattern.hour, pattern.minute) = (3, 29, 2, 30)
/// let start = Instant(seconds: 1_767_225_600)
/// let match = pattern.next(after: start, in: paris, resolving: Resolution(gap: .shiftForward))
/// #expect(match?.instant.text(in: paris) == "2026-03-29 03:30:00+02:00")
/// ```
@frozen
public struct Resolution: Hashable, Sendable {
  /// The choice for a time of day that the clocks skip.
  ///
  /// ```swift
  /// let resolution = Resolution(gap: .shiftForward)
  /// #expect(resolution.gap == .shiftForward)
  /// #expect(Resolution().gap == .firstInstantAfter)
  /// ```
  @frozen
  public enum Gap: UInt8, CaseIterable, Hashable, Sendable {
    /// The first instant after the gap: 02:30 becomes 03:00.
    case firstInstantAfter
    /// The time moved forward by the length of the gap: 02:30 becomes 03:30.
    case shiftForward
    /// No instant.
    ///
    /// The search continues with the next day.
    case skip
  }

  /// The choice for a time of day that the clocks show twice.
  ///
  /// ```swift
  /// let resolution = Resolution(overlap: .both)
  /// #expect(resolution.overlap == .both)
  /// #expect(Resolution().overlap == .first)
  /// ```
  @frozen
  public enum Overlap: UInt8, CaseIterable, Hashable, Sendable {
    /// The first occurrence.
    case first
    /// The second occurrence.
    case second
    /// Both occurrences.
    case both
  }

  /// The choice for a day that its month does not have, such as February 30.
  ///
  /// ```swift
  /// let resolution = Resolution(missingDay: .lastDay)
  /// #expect(resolution.missingDay == .lastDay)
  /// #expect(Resolution().missingDay == .roll)
  /// ```
  @frozen
  public enum MissingDay: UInt8, CaseIterable, Hashable, Sendable {
    /// The start of the next month, without the time of day, as with Foundation's `.nextTime`.
    case roll
    /// The first day of the next month, at the time of day.
    case rollKeepingTime
    /// The last day of the month, at the time of day.
    case lastDay
    /// No instant.
    ///
    /// The search continues with the next month.
    case skip
  }

  /// The choice for a time of day that the clocks skip.
  public var gap: Gap
  /// The choice for a time of day that the clocks show twice.
  public var overlap: Overlap
  /// The choice for a day that its month does not have.
  public var missingDay: MissingDay

  /// Creates a resolution.
  ///
  /// The defaults are those of `Calendar.nextDate` with `.nextTime` and `.first`.
  ///
  /// - Parameters:
  ///   - gap: The choice for a time of day that the clocks skip.
  ///   - overlap: The choice for a time of day that the clocks show twice.
  ///   - missingDay: The choice for a day that its month does not have.
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

/// An instant that matches a date pattern, with the choices that were needed to find it.
///
/// ```swift
/// var pattern = DatePattern()
/// pattern.hour = 9
/// let match = try #require(pattern.next(after: Instant(seconds: 0), in: .utc))
/// #expect(match.instant.seconds == 9 * 3600)
/// #expect(!match.crossedGap && !match.ambiguous && !match.dayWasMissing)
/// ```
@frozen
public struct DateMatch: Hashable, Sendable {
  /// The instant that matches.
  public let instant: Instant
  /// A Boolean value that indicates whether the clocks skip the time of the pattern.
  public let crossedGap: Bool
  /// A Boolean value that indicates whether the clocks show the time of the pattern twice.
  public let ambiguous: Bool
  /// A Boolean value that indicates whether the month does not have the day of the pattern.
  public let dayWasMissing: Bool

  @inlinable
  init(instant: Instant, crossedGap: Bool, ambiguous: Bool, dayWasMissing: Bool) {
    self.instant = instant
    self.crossedGap = crossedGap
    self.ambiguous = ambiguous
    self.dayWasMissing = dayWasMissing
  }
}
