/// A limit of a command; its name is part of reports.
public enum Limit: String, Hashable, Sendable, CaseIterable {
  /// The events of one run of a scenario.
  case scenarioEvents
  /// The events of all runs together, with the lines of disturbed lives.
  case events
  /// The bytes of the journals that exist at a time.
  case memory
  /// The lives, or the combinations of a sweep.
  case lives
  /// The seconds on the machine's clock.
  case time
  /// The runs of a page: each scenario on each version and under each reading.
  case runs
  /// The bytes of a page, a picture or an answer.
  case bytes
  /// The signal of a user who has seen enough.
  case signal

  /// The flag that sets the limit; nil if it has none.
  public var flag: String? {
    switch self {
    case .scenarioEvents: "--max-events"
    case .events: "--max-total-events"
    case .memory: "--max-memory"
    case .lives: "--max-states"
    case .time: "--timeout"
    case .runs, .bytes, .signal: nil
    }
  }

  /// The limit in words, as the head of a row of a table.
  public var words: String {
    switch self {
    case .scenarioEvents: "events of one run of a scenario"
    case .events: "events of all runs together"
    case .memory: "memory of the journals that exist at a time"
    case .lives: "lives, or combinations"
    case .time: "time"
    case .runs: "runs: scenarios × versions × readings"
    case .bytes: "bytes of a page, a picture or an answer"
    case .signal: "Ctrl-C"
    }
  }

  /// The unit of an amount, as in `20 events`.
  public var unit: String {
    switch self {
    case .scenarioEvents, .events: "events"
    case .memory: "of memory"
    case .lives: "lives"
    case .runs: "runs"
    case .bytes: "for a page"
    case .time, .signal: ""
    }
  }

  /// Returns an amount of what the limit counts, as a flag takes it.
  public func text(of amount: Int) -> String {
    func whole(_ units: [(size: Int, name: String)]) -> String {
      for (size, name) in units where amount >= size && amount.isMultiple(of: size) {
        return "\(amount / size)\(name)"
      }
      return "\(amount)"
    }
    switch self {
    case .memory, .bytes:
      return whole([(1_000_000_000, "GB"), (1_000_000, "MB"), (1_000, "KB")])
    case .time: return whole([(3600, "h"), (60, "m"), (1, "s")])
    case .scenarioEvents, .events, .lives, .runs, .signal: return "\(amount)"
    }
  }
}

/// The limits that hold without a flag: the one table that all commands read.
///
/// A limit is for the command as a whole, whatever it plays and on any number of threads;
/// ``scenarioEvents`` alone is for each run of a scenario. No limit but that of time depends on a
/// clock. nil is no limit.
public struct Limits: Hashable, Sendable {
  /// The events of one run of a scenario.
  public var scenarioEvents: Int
  /// The events of all runs together.
  public var events: Int
  /// The bytes of the journals that exist at a time.
  public var memory: Int
  /// The lives, or the combinations.
  public var lives: Int?
  /// The runs.
  public var runs: Int?
  /// The bytes of a page, a picture or an answer.
  public var bytes: Int?

  /// The limits of `belfry run`.
  public static let run = Limits(
    scenarioEvents: 1_000_000,
    events: 100_000_000,
    memory: 1_000_000_000,
    bytes: 50_000_000
  )
  /// The limits of `belfry perturb`.
  public static let perturb = Limits(
    scenarioEvents: 1_000_000,
    events: 1_000_000_000,
    memory: 1_000_000_000
  )
  /// The limits of `belfry sweep`.
  public static let sweep = Limits(
    scenarioEvents: 1_000_000,
    events: 100_000_000,
    memory: 1_000_000_000,
    lives: 100_000
  )
  /// The limits of `belfry plan`: a year of one life may need all of its events.
  public static let plan = Limits(
    scenarioEvents: 10_000_000,
    events: 10_000_000,
    memory: 1_000_000_000,
    bytes: 50_000_000
  )
  /// The limits of `belfry site`.
  public static let site = Limits(
    scenarioEvents: 1_000_000,
    events: 100_000_000,
    memory: 1_000_000_000,
    runs: 10_000,
    bytes: 50_000_000
  )
  /// The limits of the engine of a page, whose reader waits for the answer.
  public static let page = Limits(
    scenarioEvents: 20_000,
    events: 200_000,
    memory: 20_000_000,
    runs: 1_000,
    bytes: 8_000_000
  )

  /// The table, in the order in which it is shown.
  public static let all: [(name: String, limits: Limits)] = [
    ("`run`", run), ("`perturb`", perturb), ("`sweep`", sweep), ("`plan`", plan), ("`site`", site),
    ("a page", page),
  ]

  init(
    scenarioEvents: Int,
    events: Int,
    memory: Int,
    lives: Int? = nil,
    runs: Int? = nil,
    bytes: Int? = nil
  ) {
    self.scenarioEvents = scenarioEvents
    self.events = events
    self.memory = memory
    self.lives = lives
    self.runs = runs
    self.bytes = bytes
  }

  /// Returns a player whose runs keep to the limits.
  ///
  /// - Parameter journals: The number of journals that share the memory.
  public func player(journals: Int) -> Player {
    Player(mostEvents: scenarioEvents, mostJournalBytes: max(1, memory / max(1, journals)))
  }

  /// The amount of a limit; nil where it does not exist.
  public subscript(limit: Limit) -> Int? {
    switch limit {
    case .scenarioEvents: scenarioEvents
    case .events: events
    case .memory: memory
    case .lives: lives
    case .runs: runs
    case .bytes: bytes
    case .time, .signal: nil
    }
  }
}

/// A limit that ended a command early.
public struct LimitReached: Hashable, Sendable {
  /// The limit.
  public var limit: Limit
  /// The amount that it allows.
  public var most: Int

  /// Creates the reason of an early end.
  public init(_ limit: Limit, _ most: Int) {
    self.limit = limit
    self.most = most
  }

  /// The early end by a signal.
  public static let signal = LimitReached(.signal, 0)

  /// The limit as a sentence names it, such as `--max-states 100`.
  public var name: String {
    if limit == .signal { return "a signal" }
    guard let flag = limit.flag else {
      return "the limit of \(limit.text(of: most)) \(limit.unit)"
    }
    return "\(flag) \(limit.text(of: most))"
  }

  /// Returns the limit as a command has it: what was reached may be the part that was left of it.
  ///
  /// - Parameter limits: The limits of the command.
  public func asWhole(of limits: Limits) -> LimitReached {
    LimitReached(limit, limits[limit] ?? most)
  }

  /// The words that allow twice as much, after a semicolon; empty if no flag does.
  public var advice: String {
    guard let flag = limit.flag else { return "" }
    let (twice, isTooLarge) = most.multipliedReportingOverflow(by: 2)
    return isTooLarge ? "" : "; write \(flag) \(limit.text(of: twice)) for more"
  }
}
