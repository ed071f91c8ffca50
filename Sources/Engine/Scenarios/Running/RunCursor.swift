import VirtualDevice
import VirtualTime

/// The position of a run among the steps, and the parts of the journal that their lines examine.
struct RunCursor {
  /// The number of the next step; nil after the last one and after one that ended the run.
  private(set) var next: Int? = 0
  /// Indicates whether the end of the run reports nothing more.
  private(set) var isAborted = false
  /// The reason why the next step is impossible, if the run waits.
  var obstacle: Objection?
  /// Indicates whether the last step was impossible.
  var isObjected = false

  /// The number of entries at the start of each time in the margin, and its instant.
  private(set) var begins: [(entries: Int, instant: Instant)] = []
  /// The starts of the previous group of lines in the margin and of this one.
  private var previousStart = 0
  private var currentStart = 0
  private var currentInstant: Instant
  /// The matters that the lines have mentioned so far.
  var mentioned = MentionedMatters()

  /// Begins before the first step.
  init(at start: Instant) { currentInstant = start }

  /// Moves to the time in the margin of a step.
  ///
  /// - Parameters:
  ///   - instant: The time.
  ///   - entries: The number of journal entries so far.
  mutating func move(to instant: Instant, entries: Int) {
    // The same time again does not start a new group.
    guard instant > currentInstant else { return }
    currentInstant = instant
    previousStart = currentStart
    currentStart = entries
    mentioned.pause()
    begins.append((entries, instant))
  }

  /// Ends the run behind a step, or goes on with the next one.
  mutating func pass(_ step: Int, isStopped: Bool) {
    isAborted = isStopped
    next = isStopped ? nil : step + 1
  }

  /// Ends the steps.
  mutating func end() { next = nil }

  /// Ends the run, which reports nothing more.
  mutating func abort() {
    next = nil
    isAborted = true
  }

  /// Returns the first entry that an expectation without a time of its own examines.
  func start(of expectation: Expectation) -> Int {
    guard expectation.subject.isDenial else { return previousStart }
    return expectation.subject.matters.map(mentioned.start).min() ?? 0
  }
}
