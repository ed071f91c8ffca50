import Scenarios
import SystemPolicy
import VirtualDevice
public import VirtualTime

/// The delivered notifications of a plan, in order, from the journal of its life.
///
/// A journal packs repetitions. A list of millions of deliveries would take a hundred times as much
/// memory, so each delivery is made only when the iterator reaches it.
public struct PlanDeliveries: Sequence, Sendable {
  private let result: ScenarioResult
  /// The number of deliveries.
  public internal(set) var count = 0

  init(_ result: ScenarioResult) { self.result = result }

  /// A Boolean value that indicates whether no notification is delivered.
  public var isEmpty: Bool { count == 0 }

  /// Returns an iterator over the deliveries.
  public func makeIterator() -> Iterator { Iterator(result: result, left: count) }

  /// Finds the deliveries of a journal, one after the other.
  public struct Iterator: IteratorProtocol {
    fileprivate let result: ScenarioResult
    private var index = 0
    private var left: Int

    fileprivate init(result: ScenarioResult, left: Int) {
      self.result = result
      self.left = left
    }

    /// Returns the next delivery; nil after the last one.
    public mutating func next() -> PlanLife.Delivery? {
      let entries = result.journal.entries
      while left > 0, index < entries.count {
        let entry = entries[index]
        index += 1
        guard case .notification(let name, .delivered) = entry.effect else { continue }
        left -= 1
        return PlanLife.Delivery(of: result.book[name.identifier], entry.moment)
      }
      return nil
    }
  }
}

extension PlanLife {
  /// A delivered notification.
  public struct Delivery: Hashable, Sendable {
    /// The identifier of the request.
    public var identifier: String
    /// The date and time on the phone's clock.
    public var date: CivilDateTime
    /// The instant.
    public var instant: Instant
    /// The offset from UTC in seconds, if the clock shows the time twice.
    public var offset: Int?

    fileprivate init(of identifier: String, _ moment: Moment) {
      self.identifier = identifier
      date = moment.zone.civil(at: moment.wall)
      instant = moment.instant
      let isTwofold = if case .overlap = moment.zone.resolve(date) { true } else { false }
      offset = isTwofold ? moment.zone.offset(at: moment.wall) : nil
    }
  }
}

/// The dates at which something happens, without a list of them.
public struct PlanOccurrences: Hashable, Sendable {
  /// The number of times that it happens.
  public private(set) var count = 0
  /// The first date.
  public private(set) var first: CivilDateTime?
  /// The last date.
  public private(set) var last: CivilDateTime?
  /// The days, as numbers since 1970; a day can be there again where the dates are not in order.
  private var numbers: [Int32] = []

  init() {}

  init(_ date: CivilDateTime) { add(date) }

  /// The days on which it happens.
  public var days: [CivilDate] { numbers.map { CivilDate(daysSince1970: Int($0)) } }

  mutating func add(_ date: CivilDateTime) {
    count += 1
    if first == nil { first = date }
    last = date
    addDay(Int32(truncatingIfNeeded: date.date.daysSince1970))
  }

  mutating func add(_ others: PlanOccurrences) {
    count += others.count
    if first == nil { first = others.first }
    last = others.last ?? last
    for day in others.numbers { addDay(day) }
  }

  private mutating func addDay(_ day: Int32) { if numbers.last != day { numbers.append(day) } }
}

/// The times of day at which something happens; above a maximum, only the fact that there are many.
public struct PlanTimes: Hashable, Sendable {
  private var times: Set<CivilTime> = []
  private var isFull = false

  /// The largest number of times that are kept apart.
  private static let most = 2000

  /// Creates a set without a time.
  public init() {}

  /// Adds a time.
  public mutating func insert(_ time: CivilTime) {
    guard times.count < Self.most else {
      isFull = isFull || !times.contains(time)
      return
    }
    times.insert(time)
  }

  /// The times in order, if there are no more than two; nil otherwise.
  public var few: [CivilTime]? { times.count <= 2 ? times.sorted() : nil }

  /// The number of times in words, such as `24 times of day`.
  public var number: String {
    isFull ? "more than \(Self.most) times of day" : "\(times.count) times of day"
  }
}
