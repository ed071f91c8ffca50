import Synchronization

/// The real-time waits of an app's code, which failure messages name.
public final class RealWaits: Sendable {
  private struct Wait {
    var form: String
    var length: Duration?
    var registration: Registration?

    var text: String {
      let how = length.map { "\($0.text) of real time" } ?? "without a limit"
      let place = registration?.line.map { " at \($0)" } ?? ""
      return "the app waits \(how) in \(form)\(place)"
    }
  }

  private struct State {
    var count = 0
    var open: [Int: Wait] = [:]
  }

  private let state = Mutex(State())

  /// Notes that a wait begins.
  ///
  /// - Parameters:
  ///   - form: The call that asks for it, such as `Thread.sleep`.
  ///   - length: The duration of the wait; nil if it has no limit.
  ///   - registration: The line that waits.
  /// - Returns: Its number, for ``end(_:)``.
  func begin(_ form: String, for length: Duration?, from registration: Registration?) -> Int {
    let wait = Wait(form: form, length: length, registration: registration)
    return state.withLock { state in
      state.count += 1
      state.open[state.count] = wait
      return state.count
    }
  }

  /// Notes that a wait is over.
  func end(_ number: Int) { state.withLock { $0.open[number] = nil } }

  /// A sentence for each wait that is not over, in the order in which they began.
  public var sentences: [String] {
    let open = state.withLock { state in state.open.sorted { $0.key < $1.key }.map(\.value) }
    return open.map(\.text)
  }
}

extension Duration {
  /// The length in seconds, such as `5 s` or `0.25 s`: to the millisecond, or from a second on to
  /// the hundredth, because a length computed from a deadline is a little short.
  var text: String {
    let (seconds, attoseconds) = components
    let nanoseconds = attoseconds / 1_000_000_000
    let step: Int64 = seconds > 0 ? 10_000_000 : nanoseconds < 1_000_000 ? 1 : 1_000_000
    let part = (nanoseconds + step / 2) / step * step
    let whole = seconds + part / 1_000_000_000
    var digits = "\(1_000_000_000 + part % 1_000_000_000)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "\(whole) s" : "\(whole).\(digits) s"
  }
}
