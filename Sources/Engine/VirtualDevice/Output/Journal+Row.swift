import SystemPolicy
import VirtualTime

extension Journal {
  /// The stored form of an entry, which takes a sixth of its memory.
  ///
  /// A run repeats itself: the same few effects, for the same few reasons, at other times and to
  /// other notifications. So a row has the time and the name, and the numbers of what is common in
  /// the journal's ``Parts``.
  struct Row: Hashable, Sendable {
    /// The instant of the effect.
    var instant: Instant
    /// The notification or the app that the effect is about; the first one for another subject.
    var name: NotificationName
    /// The number of the effect without its name, and of its reasons.
    var kind: UInt32
    /// The number of the wall clock's setting.
    var clock: UInt32
    var origin: Origin
  }

  /// The parts that many entries have in common, each once.
  ///
  /// Their numbers follow the order in which they occurred, never that of a hash.
  struct Parts: Sendable {
    private var kinds = Numbered<Kind>()
    private var reasons = Numbered<Reasons>()
    private var clocks = Numbered<Clock>()
    /// The kind that last followed a kind on the same notification, at a place for both.
    ///
    /// It mostly follows again, and a comparison takes a fraction of the time of a search.
    private var followers: [UInt32] = []
    private var lastKind: UInt32 = 0
    private var lastClock: UInt32 = 0

    /// The memory that the parts take.
    var bytes: Int {
      kinds.bytes + reasons.bytes + clocks.bytes + followers.count * MemoryLayout<UInt32>.stride
    }

    /// Returns the row of an entry, and keeps its parts if they are new.
    mutating func row(
      of effect: Effect,
      at moment: Moment,
      because: RuleSet,
      origin: Origin
    ) -> Row {
      let (name, plain) = effect.withoutName(at: moment.instant)
      let clock = Clock(
        shift: moment.wall.nanoseconds &- moment.instant.nanoseconds,
        zone: moment.zone
      )
      if clocks.values.isEmpty || clocks.values[Int(lastClock)] != clock {
        lastClock = clocks.number(of: clock)
      }
      return Row(
        instant: moment.instant,
        name: name,
        kind: kind(of: plain, because, about: name),
        clock: lastClock,
        origin: origin
      )
    }

    private mutating func kind(
      of plain: Effect,
      _ because: RuleSet,
      about name: NotificationName
    ) -> UInt32 {
      if followers.count <= min(32 * kinds.values.count, 1024) { makeRoomForFollowers() }
      let mixed = (lastKind &* 0x9E37_79B1) ^ (name.identifier.rawValue &* 0x85EB_CA77)
      let place = Int(truncatingIfNeeded: mixed ^ mixed >> 15) & (followers.count &- 1)
      lastKind = followers[place]
      if isKind(lastKind, plain, because) { return lastKind }
      let number = reasons.number(of: Reasons(rules: because))
      lastKind = kinds.number(of: Kind(effect: plain, because: number))
      followers[place] = lastKind
      return lastKind
    }

    /// Indicates whether a number is that of a kind.
    @inline(__always)
    private func isKind(_ number: UInt32, _ plain: Effect, _ because: RuleSet) -> Bool {
      guard Int(number) < kinds.values.count else { return false }
      let kind = kinds.values[Int(number)]
      return (areSame(kind.effect, plain) || kind.effect == plain)
        && reasons.values[Int(kind.because)].rules == because
    }

    /// Makes many more places than there are kinds, a power of two.
    ///
    /// The followers noted until now are forgotten: they only speed up the search.
    @inline(never)
    private mutating func makeRoomForFollowers() {
      followers = Array(repeating: 0, count: max(64, followers.count * 4))
    }

    /// Returns the entry of a row.
    func entry(of row: Row) -> Entry {
      let clock = clocks.values[Int(row.clock)]
      let wall = Instant(nanoseconds: row.instant.nanoseconds &+ clock.shift)
      return Entry(
        moment: Moment(instant: row.instant, wall: wall, zone: clock.zone),
        effect: effect(of: row),
        because: reasons.values[Int(kinds.values[Int(row.kind)].because)].rules,
        origin: row.origin
      )
    }

    /// Returns the effect of a row.
    func effect(of row: Row) -> Effect {
      kinds.values[Int(row.kind)].effect.with(row.name, at: row.instant)
    }
  }

  /// An effect without its name, and the number of the rules that decided it.
  private struct Kind: Digestible {
    var effect: Effect
    var because: UInt32

    var digest: UInt64 { effect.digest ^ UInt64(because) << 40 }
  }

  /// The rules that decided an effect.
  ///
  /// A list of sets would need the type of a set when the program runs, which takes long to create.
  private struct Reasons: Digestible {
    var rules: RuleSet

    var digest: UInt64 {
      var digest: UInt64 = 0
      withUnsafeBytes(of: rules) { bytes in
        for word in bytes.bindMemory(to: UInt64.self) { digest = digest &* 31 ^ word ^ word >> 29 }
      }
      return digest
    }
  }

  /// The setting of the wall clock.
  private struct Clock: Digestible {
    /// The nanoseconds by which it is ahead of the monotonic clock.
    var shift: Int64
    var zone: Zone

    var digest: UInt64 { UInt64(bitPattern: shift) ^ UInt64(zone.number) << 48 }
  }
}

extension Journal.Row: Digestible {
  var digest: UInt64 {
    UInt64(kind) ^ UInt64(name.identifier.rawValue) << 24
      ^ UInt64(bitPattern: Int64(origin.step)) << 12 ^ UInt64(bitPattern: instant.nanoseconds)
  }
}

extension Effect: Digestible {
  var digest: UInt64 {
    switch self {
    // Only these have so many variants that a hash would take time.
    case .notification(_, .kept(let content, let due)):
      content.digest ^ UInt64(bitPattern: due?.nanoseconds ?? 0) >> 8
    case .notification(_, .delivered(let content, let ways)):
      content.digest ^ UInt64(ways.rawValue) << 56 | 1
    case .notification, .app, .region, .category, .phone:
      UInt64(bitPattern: Int64(hashValue))
    }
  }
}

extension Content {
  fileprivate var digest: UInt64 {
    UInt64(texts.rawValue) << 32 ^ UInt64(UInt32(bitPattern: badge)) << 8
      ^ UInt64(carries.rawValue)
  }
}

extension Effect {
  /// Returns the name that the effect is about, and the effect on the first notification or app.
  ///
  /// An instant at which a request fires is then counted from the instant of the effect. Sums of
  /// instants clamp at the ends of their range; these wrap, so that no value is lost.
  fileprivate func withoutName(at instant: Instant) -> (NotificationName, Effect) {
    switch self {
    case .notification(let name, .kept(let content, due: let due?)):
      let rest = Instant(nanoseconds: due.nanoseconds &- instant.nanoseconds)
      return (name, .notification(.first, .kept(content, due: rest)))
    case .notification(let name, let effect): return (name, .notification(.first, effect))
    case .app(let app, let effect):
      return (NotificationName(app, NotificationName.first.identifier), .app(.first, effect))
    case .region, .category, .phone: return (.first, self)
    }
  }

  /// Returns the effect with its name and its instants.
  fileprivate func with(_ name: NotificationName, at instant: Instant) -> Effect {
    switch self {
    case .notification(_, .kept(let content, due: let rest?)):
      let due = Instant(nanoseconds: rest.nanoseconds &+ instant.nanoseconds)
      return .notification(name, .kept(content, due: due))
    case .notification(_, let effect): return .notification(name, effect)
    case .app(_, let effect): return .app(name.app, effect)
    case .region, .category, .phone: return self
    }
  }
}

extension AppNumber {
  fileprivate static var first: AppNumber { AppNumber(rawValue: 0) }
}

extension NotificationName {
  fileprivate static var first: NotificationName { Self(.first, TextNumber(rawValue: 0)) }
}
