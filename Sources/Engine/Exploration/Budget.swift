public import Scenarios

/// The limits of an exploration, and the part of them that is left.
///
/// The module has no clock, so a caller that wants a timeout passes a closure that reads one.
public struct Budget {
  /// The maximum number of lives; nil for no limit.
  public var mostLives: Int?
  /// The maximum number of events of all lives, with the lines that were played.
  public var mostEvents: Int
  /// The number of lives that were played.
  public private(set) var lives = 0
  /// The number of events and lines that were played.
  public private(set) var events = 0
  /// The limit that ended the exploration early; nil if none did.
  public private(set) var reached: LimitReached?

  private let stop: @Sendable () -> LimitReached?
  /// The number of events after which the closure is asked again.
  private var nextQuestion = 0

  /// The numbers of lives and of events between two questions to the closure, which may read a
  /// clock.
  private static let stride = (lives: 64, events: 10_000)

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - mostLives: The maximum number of lives; nil for no limit.
  ///   - mostEvents: The maximum number of events and lines of all lives.
  ///   - stop: A closure that returns the reason to end the exploration, or nil; it is called from
  ///     time to time.
  public init(
    mostLives: Int? = nil,
    mostEvents: Int = Limits.perturb.events,
    stop: @escaping @Sendable () -> LimitReached? = { nil }
  ) {
    self.mostLives = mostLives
    self.mostEvents = mostEvents
    self.stop = stop
  }

  /// A Boolean value that indicates whether a limit ended the exploration early.
  public var isSpent: Bool { reached != nil }

  /// A Boolean value that indicates whether there are lives and events left.
  public var allowsMore: Bool {
    !isSpent && events < mostEvents && mostLives.map { lives < $0 } ?? true
  }

  /// The number of events that are left.
  public var eventsLeft: Int { max(0, mostEvents - events) }

  /// A closure that returns whether a run in progress must end.
  public var isInterrupted: @Sendable () -> Bool { { [stop] in stop() != nil } }

  /// Notes what stopped a run, if it is a limit of the exploration.
  public mutating func note(_ stop: ScenarioResult.Limit) {
    guard reached == nil else { return }
    switch stop {
    case .totalEvents: reached = LimitReached(.events, mostEvents)
    case .interruption: reached = self.stop()
    case .events, .memory: break
    }
  }

  /// Returns whether the exploration may continue: the closure and the number of events decide.
  public mutating func mayGoOn() -> Bool {
    if reached == nil { reached = stop() }
    if reached == nil, events >= mostEvents { reached = LimitReached(.events, mostEvents) }
    return !isSpent
  }

  /// Counts one life against the budget.
  ///
  /// - Returns: A Boolean value that indicates whether the life may be played. After the first
  ///   refusal all later ones are refused too.
  public mutating func takeLife() -> Bool {
    guard !isSpent else { return false }
    if let mostLives, lives >= mostLives {
      reached = LimitReached(.lives, mostLives)
    } else if events >= mostEvents {
      reached = LimitReached(.events, mostEvents)
    } else if lives.isMultiple(of: Self.stride.lives) || events >= nextQuestion {
      reached = stop()
      nextQuestion = events + Self.stride.events
    }
    if !isSpent { lives += 1 }
    return !isSpent
  }

  /// Counts the events and lines of a life that was played.
  public mutating func spend(_ count: Int) { events += count }
}
