import Synchronization

/// The callbacks of a phone that run now, or are about to, and the answers its apps still owe.
public final class Callbacks: Sendable {
  /// The number of an open callback.
  public struct Ticket: Hashable, Sendable {
    let number: Int
  }

  private struct State {
    var count = 0
    /// The open callbacks, by the order in which they began.
    var open: [Int: Open] = [:]
    var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
    /// The number of callbacks that ran no code of an app.
    var reports = 0
    /// The number of times that the phone resumed a task of an app.
    var resumed = 0

    mutating func begin(_ what: String, from registration: Registration?) -> Ticket {
      count += 1
      open[count] = Open(what: what, registration: registration)
      return Ticket(number: count)
    }
  }

  private struct Open {
    var what: String
    var registration: Registration?
  }

  private let state = Mutex(State())

  /// Begins a callback that an app registered at a source location; the phone's clock waits for it.
  public func begin(_ what: String, from registration: Registration?) -> Ticket {
    state.withLock { $0.begin(what, from: registration) }
  }

  /// Begins a report of events, which may lead to callbacks but is not a callback itself.
  func beginReport() -> Ticket {
    state.withLock { state in
      state.reports += 1
      return state.begin("the phone's report to its apps", from: nil)
    }
  }

  /// Ends a callback; a second call does nothing.
  public func end(_ ticket: Ticket) {
    let idle = state.withLock { state -> [CheckedContinuation<Bool, Never>] in
      state.open[ticket.number] = nil
      guard state.open.isEmpty else { return [] }
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in idle { continuation.resume(returning: true) }
  }

  /// Records that a task of an app continues with a value from the phone.
  public func noteResumption() { state.withLock { $0.resumed += 1 } }

  /// A number that grows with every callback, and with every task of an app that the phone resumes.
  public var activity: Int { state.withLock { $0.count - $0.reports + $0.resumed } }

  /// The callbacks that have not ended, with their source locations, in the order in which they
  /// began.
  public var open: [String] {
    let open = state.withLock { state in state.open.sorted { $0.key < $1.key }.map(\.value) }
    return open.map { open in
      open.registration?.line.map { "\(open.what), registered at \($0)," } ?? open.what
    }
  }

  /// Returns a Boolean value that indicates whether a callback has neither ended nor been
  /// abandoned.
  public func isOpen(_ ticket: Ticket) -> Bool {
    state.withLock { $0.open[ticket.number] != nil }
  }

  /// A Boolean value that indicates whether no callback is open.
  public var areIdle: Bool { state.withLock { $0.open.isEmpty } }

  /// Abandons the callbacks that have not ended.
  public func abandon() { state.withLock { $0.open = [:] } }

  /// Waits in real time until no callback is open, and returns whether that happened before the
  /// limit.
  public func idle(within limit: Duration) async -> Bool {
    if areIdle { return true }
    return await withCheckedContinuation { continuation in
      let number = state.withLock { state -> Int? in
        guard !state.open.isEmpty else { return nil }
        state.count += 1
        state.waiting[state.count] = continuation
        return state.count
      }
      guard let number else { return continuation.resume(returning: true) }
      let isOver: @Sendable () -> Bool = { [self] in
        state.withLock { $0.waiting[number] == nil }
      }
      RealTimeTimeout.after(limit, unless: isOver) { [self] in
        state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: false)
      }
    }
  }
}
