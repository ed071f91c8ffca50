import DeviceHost
import Synchronization

/// The elements of an app's loop: each element once, in order.
final class EventStream<Element: Sendable>: Sendable {
  /// A loop that waits for an element.
  private struct Reader {
    var number: Int
    var continuation: CheckedContinuation<Element?, Never>
    /// A closure that runs before the loop continues with an element.
    var handing: @Sendable () -> Void
  }

  private struct State {
    var waiting: [Element] = []
    /// The loops that wait, the first to begin first: two loops share the elements.
    var readers: [Reader] = []
    var nextNumber = 0
    var isFinished = false
  }

  private let state = Mutex(State())

  deinit { finish() }

  /// Passes an element to a loop, at once or when one asks for it.
  func send(_ element: Element) {
    let reader = state.withLock { state -> Reader? in
      guard !state.isFinished else { return nil }
      if state.readers.isEmpty {
        state.waiting.append(element)
        return nil
      }
      return state.readers.removeFirst()
    }
    reader?.handing()
    reader?.continuation.resume(returning: element)
  }

  /// Ends the loops.
  func finish() {
    let readers = state.withLock { state in
      state.isFinished = true
      defer { state.readers = [] }
      return state.readers
    }
    for reader in readers { reader.continuation.resume(returning: nil) }
  }

  /// Waits for an element; returns nil if none can follow or the task is cancelled.
  ///
  /// - Parameters:
  ///   - handing: Runs before the reader continues with an element.
  ///   - waiting: Runs if the reader has to wait for an element.
  fileprivate func next(
    handing: @escaping @Sendable () -> Void,
    waiting: () -> Void
  ) async -> Element? {
    let number = state.withLock { state in
      state.nextNumber += 1
      return state.nextNumber
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let (isDone, element) = state.withLock { state -> (Bool, Element?) in
          if !state.waiting.isEmpty { return (true, state.waiting.removeFirst()) }
          guard !state.isFinished, !Task.isCancelled else { return (true, nil) }
          state.readers.append(
            Reader(number: number, continuation: continuation, handing: handing)
          )
          // The previous element is finished; the next one is not passed before this call.
          waiting()
          return (false, nil)
        }
        if isDone {
          if element != nil { handing() }
          continuation.resume(returning: element)
        }
      }
    } onCancel: {
      let reader = state.withLock { state -> Reader? in
        state.readers.firstIndex { $0.number == number }.map { state.readers.remove(at: $0) }
      }
      reader?.continuation.resume(returning: nil)
    }
  }
}

/// A loop over a stream.
///
/// The phone's clock waits from an element until the loop asks for the next one.
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
    let element = await stream.next(handing: { [self] in beginNext() }, waiting: endLast)
    if element == nil { endLast() } else { callbacks.noteResumption() }
    return element
  }

  /// Begins an element as soon as it is passed, not when the loop's task runs: on a busy machine
  /// the clock would advance in between.
  private func beginNext() {
    let next = callbacks.begin(what, from: registration)
    let last = ticket.withLock { ticket in
      defer { ticket = next }
      return ticket
    }
    if let last { callbacks.end(last) }
  }

  private func endLast() {
    let last = ticket.withLock { ticket in
      defer { ticket = nil }
      return ticket
    }
    if let last { callbacks.end(last) }
  }
}
