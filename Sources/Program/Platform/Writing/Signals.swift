import SystemLibrary

/// The signals that ask the process to end, such as that of Ctrl-C.
package final class Signals: @unchecked Sendable {
  /// The effect of a signal.
  package enum Response {
    /// The process goes on, and asks again at the next signal.
    case goOn
    /// The process ends, after these bytes were written to standard error.
    case end(message: [UInt8])
  }

  private static let shared = Signals()

  private let monitor = Monitor()
  private var isBegun = false
  private var respond: @Sendable (Int32) -> Response = { _ in .end(message: []) }

  /// Sets the function that is called with the number of a signal, on a thread of its own.
  package static func respond(with respond: @escaping @Sendable (Int32) -> Response) {
    shared.monitor.sync { shared.respond = respond }
  }

  /// Receives signals from now on, so that the process can remove its scratch files before it ends.
  package static func begin() {
    let isFirst = shared.monitor.sync {
      defer { shared.isBegun = true }
      return !shared.isBegun
    }
    if isFirst { shared.waitForSignals() }
  }

  /// Makes writing fail instead of ending the process, if the reader has closed the stream, as
  /// `head` does, or if the file reaches a limit on its size.
  package static func ignoreThoseOfWriting() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Begins a thread that receives the signals instead of all other threads.
  private func waitForSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    var isEmpty = true
    for signal in [SIGHUP, SIGINT, SIGTERM] where !Self.isIgnored(signal) {
      sigaddset(&signals, signal)
      isEmpty = false
    }
    guard !isEmpty else { return }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    let waited = signals
    let isBegun = Worker.begin { [self] in
      var set = waited
      var number: Int32 = 0
      while true {
        while sigwait(&set, &number) != 0 {}
        let respond = monitor.sync { self.respond }
        if case .end(let message) = respond(number) { Self.end(with: number, message) }
      }
    }
    // Without a thread, a signal ends the process as it always did.
    if !isBegun { pthread_sigmask(SIG_SETMASK, &before, nil) }
  }

  /// Returns a Boolean value that indicates whether the caller wants the process to survive a
  /// signal, as `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    // A structure with the action has other names on a Mac, a handler has none.
    let handler = signal(number, SIG_IGN)
    signal(number, handler)
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func end(with signal: Int32, _ message: [UInt8]) -> Never {
    Leftovers.all.clear {
      Stream.write(message, to: 2)
      _exit(128 + signal)
    }
  }
}
