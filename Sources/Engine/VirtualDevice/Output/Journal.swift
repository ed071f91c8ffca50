public import SystemPolicy
public import VirtualTime

/// The effects of a run, each with its moment, reasons and origin.
public struct Journal: Hashable, Sendable {
  /// The entries, oldest first; their instants never decrease.
  public private(set) var entries = Entries()
  /// Every dispute that a decision of this run depended on.
  public private(set) var consulted = DisputeSet()
  /// Every rule that applied in this run.
  public private(set) var applied = RuleSet()
  /// The origin of the next entries; the sender of events sets it.
  public var origin: Origin = .none

  /// The memory that an unpacked entry takes, with its share of the overhead.
  public static let bytesPerEntry = MemoryLayout<Row>.stride + 8

  /// Creates an empty journal.
  public init() {}

  /// The line of a script that an entry results from.
  @frozen
  public struct Origin: Hashable, Sendable {
    /// The number of the step, or a negative number.
    public var step: Int32

    /// Creates the origin of a step.
    @inlinable
    public init(step: Int) { self.step = Int32(truncatingIfNeeded: step) }

    /// The passing of time, or a line before the first step.
    public static let none = Origin(step: -1)
  }

  /// One effect.
  public struct Entry: Hashable, Sendable {
    /// The moment of the effect.
    public var moment: Moment
    /// The effect.
    public var effect: Effect
    /// The rules that decided it.
    public var because: RuleSet
    /// The origin of the effect.
    public var origin: Origin
  }

  @usableFromInline
  mutating func note<Answer>(_ decision: Decision<Answer>) {
    consulted.addDisputes(of: decision)
    applied.addReasons(of: decision)
  }

  mutating func append(_ effect: Effect, at moment: Moment, because: RuleSet) {
    entries.append(effect, at: moment, because: because, origin: origin)
  }

  /// Removes the last entry of an effect that did not happen, and returns it.
  mutating func removeLast(_ effect: Effect) -> Entry? {
    guard let index = entries.indices.last(where: { entries.effect(at: $0) == effect }) else {
      return nil
    }
    defer { entries.remove(at: index) }
    return entries[index]
  }

  /// Changes the last entry that fulfills a condition.
  mutating func correctLast(where isOne: (Entry) -> Bool, _ change: (inout Entry) -> Void) {
    guard let index = entries.lastIndex(where: isOne) else { return }
    var entry = entries[index]
    change(&entry)
    entries.replace(at: index, with: entry)
  }
}

/// A point in time on the phone: the time that has passed, and the time on its clock.
@frozen
public struct Moment: Hashable, Sendable {
  /// The monotonic clock, which cannot be set.
  public var instant: Instant
  /// The wall clock.
  public var wall: Instant
  /// The zone the wall clock is shown in.
  public var zone: Zone

  /// Creates a moment.
  @inlinable
  public init(instant: Instant, wall: Instant, zone: Zone) {
    self.instant = instant
    self.wall = wall
    self.zone = zone
  }
}
