#if canImport(Runtime) && canImport(Glibc)
  import Glibc
  import Runtime

  /// Who has called whom, on this thread.
  ///
  /// The runtime follows the frames of functions from one to the next, and is lost where a library
  /// does without them, as some of Swift's own do. So the callers are asked for in another way, and
  /// the runtime only looks up their lines.
  struct CallStack: Sendable {
    private let calls: [UInt]

    /// The calls that have led here.
    @inline(never)
    init() {
      calls = Array(unsafeUninitializedCapacity: CallStack.deepest) { calls, count in
        count = StackWalk.note(in: calls)
      }
    }

    /// The source lines of the calls, the innermost first.
    var lines: [(path: String, line: Int)] {
      let known = CallAddresses(calls)
      let frames = try? Backtrace(from: known).symbolicated(with: CallStack.images)?.frames
      return (frames ?? []).compactMap { call in
        call.symbol?.sourceLocation.map { ($0.path, $0.line) }
      }
    }

    /// No more calls than these lie between a drop-in's method and whoever notes its caller.
    private static let deepest = 24
    private static let images = ImageMap.capture()
  }
#endif
