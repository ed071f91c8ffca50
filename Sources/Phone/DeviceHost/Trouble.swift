import Synchronization

/// A problem outside every test's task, kept until a test can report it.
public struct Trouble: Sendable {
  private let sentence: String
  private let registration: Registration?

  /// Creates a problem.
  ///
  /// - Parameters:
  ///   - sentence: The problem and its remedy.
  ///   - registration: The source location at which the app set the delegate with the problem.
  public init(_ sentence: String, from registration: Registration? = nil) {
    self.sentence = sentence
    self.registration = registration
  }

  /// Creates the problem of a timer that has fired too often.
  init(tooMany form: String, _ count: Int, from registration: Registration?) {
    let place = registration?.line.map { " at \($0)" } ?? ""
    sentence = """
      the \(form)\(place) repeats, and all such timers have fired \(count) times, the limit on \
      events; it is stopped: end it when nothing needs it, or let less time pass
      """
    self.registration = nil
  }

  /// The problem and its remedy; finding the line may take a while.
  public var text: String {
    registration?.line.map { "\(sentence); the delegate was set at \($0)" } ?? sentence
  }
}

extension Trouble {
  /// Reports the problem to the phone whose code is running, or else to the test.
  public func report() {
    if let host = DeviceHost.current { host.report(self) } else { UnboundCall.report(self) }
  }
}

extension DeviceHost {
  /// Keeps a problem until a test can report it.
  public func report(_ trouble: Trouble) { state.withLock { $0.troubles.append(trouble) } }

  /// Returns the problems since the last call.
  public func takeTroubles() -> [Trouble] {
    if let trouble = PhoneClock.takeTrouble() { report(trouble) }
    return state.withLock { state in
      defer { state.troubles = [] }
      return state.troubles
    }
  }
}
