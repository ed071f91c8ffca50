public import SystemPolicy
public import VirtualTime

/// The effects of a run, each with its moment, its reasons and what it goes back to.
public struct Journal: Hashable, Sendable {
  /// The entries, oldest first; their instants never decrease.
  public private(set) var entries = Entries()
  /// Every dispute that a decision of this run has depended on.
  public private(set) var consulted = DisputeSet()
  /// Every rule that has spoken in this run.
  public private(set) var spoken = RuleSet()
  /// What entries go back to from now on; whoever sends events sets it.
  public var origin: Origin = .none

  /// The memory that an entry takes as long as it is not packed, with its share of the rest.
  public static let bytesPerEntry = MemoryLayout<Entry>.stride + 8

  /// Creates an empty journal.
  public init() {}

  /// What a person wrote that an entry goes back to.
  @frozen
  public struct Origin: Hashable, Sendable {
    /// The number of the step, or a negative number.
    public var step: Int32

    /// Creates the origin in a step.
    @inlinable
    public init(step: Int) { self.step = Int32(truncatingIfNeeded: step) }

    /// The passing of time, or what stood before the first step.
    public static let none = Origin(step: -1)
  }

  /// One effect.
  public struct Entry: Hashable, Sendable {
    /// When it was.
    public var moment: Moment
    /// What it was.
    public var effect: Effect
    /// The rules that shaped it.
    public var because: RuleSet
    /// What it goes back to.
    public var origin: Origin
  }

  @usableFromInline
  mutating func note<Answer>(_ decision: Decision<Answer>) {
    consulted.formUnion(decision.consulted)
    spoken.formUnion(decision.because)
  }

  mutating func append(_ effect: Effect, at moment: Moment, because: RuleSet) {
    entries.append(Entry(moment: moment, effect: effect, because: because, origin: origin))
  }

  /// Takes back the last entry of an effect that has turned out not to have been, and returns it.
  mutating func takeBack(_ effect: Effect) -> Entry? {
    guard let index = entries.lastIndex(where: { $0.effect == effect }) else { return nil }
    defer { entries.remove(at: index) }
    return entries[index]
  }

  /// Changes the last entry that fulfils a condition.
  mutating func correctLast(where isOne: (Entry) -> Bool, _ change: (inout Entry) -> Void) {
    guard let index = entries.lastIndex(where: isOne) else { return }
    var entry = entries[index]
    change(&entry)
    entries.replace(at: index, with: entry)
  }
}

/// A point in time as the phone has it: what has passed, and what its clock shows.
@frozen
public struct Moment: Hashable, Sendable {
  /// The monotonic clock, which nobody can set.
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
