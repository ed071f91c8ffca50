import DeviceHost
import Synchronization

/// What a loop of the app's goes through: each element once, in order.
final class EventStream<Element: Sendable>: Sendable {
  private struct State {
    var waiting: [Element] = []
    var reader: CheckedContinuation<Element?, Never>?
    var isFinished = false
  }

  private let state = Mutex(State())

  deinit { finish() }

  /// Hands an element to the loop, at once or when it comes round.
  func send(_ element: Element) {
    let reader = state.withLock { state -> CheckedContinuation<Element?, Never>? in
      guard !state.isFinished else { return nil }
      if state.reader == nil { state.waiting.append(element) }
      defer { state.reader = nil }
      return state.reader
    }
    reader?.resume(returning: element)
  }

  /// Lets the loop end.
  func finish() {
    let reader = state.withLock { state in
      state.isFinished = true
      defer { state.reader = nil }
      return state.reader
    }
    reader?.resume(returning: nil)
  }

  /// Waits for an element; nil if there will be none, or the task is cancelled.
  fileprivate func next() async -> Element? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (isDone, element) = state.withLock { state -> (Bool, Element?) in
          if !state.waiting.isEmpty { return (true, state.waiting.removeFirst()) }
          guard !state.isFinished, !Task.isCancelled else { return (true, nil) }
          state.reader = continuation
          return (false, nil)
        }
        if isDone { continuation.resume(returning: element) }
      }
    } onCancel: {
      state.withLock { state in
        defer { state.reader = nil }
        return state.reader
      }?.resume(returning: nil)
    }
  }
}

/// A loop over a stream: from an element to the moment it asks for the next one, the phone's clock
/// waits for it.
final class EventReader<Element: Sendable>: Sendable {
  private let stream: EventStream<Element>
  private let callbacks: Callbacks
  private let what: String
  private let registration = Registration.here()
  private let ticket = Mutex<Callbacks.Ticket?>(nil)

  init(_ stream: EventStream<Element>, of host: DeviceHost, _ what: String) {
    self.stream = stream
    self.what = what
    callbacks = host.callbacks
  }

  deinit { endLast() }

  func next() async -> Element? {
    endLast()
    guard let element = await stream.next() else { return nil }
    ticket.withLock { $0 = callbacks.begin(what, from: registration) }
    callbacks.noteResumption()
    return element
  }

  private func endLast() {
    let last = ticket.withLock { ticket in
      defer { ticket = nil }
      return ticket
    }
    if let last { callbacks.end(last) }
  }
}
