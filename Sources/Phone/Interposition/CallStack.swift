#if canImport(Runtime) && canImport(Glibc)
  import Glibc
  import Runtime

  /// The functions that are being called on this thread.
  ///
  /// The runtime follows one stack frame to the next, and fails where a library omits frames, as
  /// parts of Swift's own libraries do. So ``StackWalk`` finds the callers, and the runtime only
  /// looks up their lines.
  package struct CallStack: Sendable {
    private let calls: [UInt]

    /// Records the calls that have led to this one.
    ///
    /// - Parameter unwinder: The functions that follow the stack; without them, no call is known.
    @inline(never)
    package init(by unwinder: Unwinder? = .ofProcess) {
      calls = Array(unsafeUninitializedCapacity: CallStack.deepest) { calls, count in
        count = StackWalk.note(in: calls, by: unwinder)
      }
    }

    /// The source lines of the calls, the innermost first.
    package var lines: [(path: String, line: Int)] {
      guard !calls.isEmpty else { return [] }
      let known = CallAddresses(calls)
      let frames = try? Backtrace(from: known).symbolicated(with: CallStack.images)?.frames
      return (frames ?? []).compactMap { call in
        call.symbol?.sourceLocation.map { ($0.path, $0.line) }
      }
    }

    /// The largest number of calls between a drop-in's method and the code that records its caller.
    private static let deepest = 24
    private static let images = ImageMap.capture()
  }
#endif
