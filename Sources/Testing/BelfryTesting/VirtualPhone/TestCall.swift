import DeviceHost
import Synchronization
import Testing

/// A call of the test to its phone, with the events that were sent until it returned.
struct TestCall: Sendable {
  /// The source location of the call.
  var place: SourceLocation
  /// The numbers of the events; the origin of an entry in the journal is such a number.
  var events: Range<Int>
  /// Indicates whether the call has not returned.
  var isOpen = true
}

extension VirtualPhone {
  /// Notes that a call of the test begins, and returns its number.
  func openCall(at place: SourceLocation) -> Int {
    let count = host.eventCount
    return state.withLock { state in
      state.calls.append(TestCall(place: place, events: count..<count))
      return state.calls.count - 1
    }
  }

  /// Notes that a call of the test has returned.
  func closeCall(_ number: Int) {
    let count = host.eventCount
    state.withLock { state in
      let begin = state.calls[number].events.lowerBound
      state.calls[number].events = begin..<max(begin, count)
      state.calls[number].isOpen = false
    }
  }

  /// Returns the call of the test during which an event was sent; nil for an event between calls.
  ///
  /// - Parameter event: The number of the event.
  func call(sending event: Int) -> TestCall? {
    state.withLock { state in
      state.calls.last {
        $0.isOpen ? $0.events.lowerBound <= event : $0.events.contains(event)
      }
    }
  }
}
