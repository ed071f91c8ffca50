#if canImport(Runtime) && canImport(Glibc)
  import Glibc
  import Runtime

  /// Who has called whom, on this thread.
  ///
  /// The runtime follows the frames of functions from one to the next, and is lost where a library
  /// does without them, as some of Swift's own do. So the callers are asked for in another way
  /// first, and the runtime goes no further than through the program's own code.
  struct CallStack: Sendable {
    private let frames: Backtrace

    /// The calls that have led here; nil if they cannot be told.
    @inline(never)
    init?() {
      guard let backtrace = CallStack.backtrace else { return nil }
      let calls = UnsafeMutablePointer<UInt>.allocate(capacity: CallStack.deepest)
      defer { calls.deallocate() }
      // Both ways begin with this very function, so that they count alike.
      let count = Int(backtrace(calls, CInt(CallStack.deepest)))
      let safe = CallStack.depthInProgram(of: UnsafeBufferPointer(start: calls, count: count))
      // The last of what is asked for is but a mark that there is more.
      guard safe > 0,
        let frames = try? Backtrace.capture(
          algorithm: .fast,
          limit: safe + 1,
          top: 0,
          images: CallStack.images
        )
      else { return nil }
      self.frames = frames
    }

    /// The source lines of the calls, the innermost first.
    var lines: [(path: String, line: Int)] {
      let calls = frames.symbolicated(with: CallStack.images)?.frames ?? []
      return calls.compactMap { call in call.symbol?.sourceLocation.map { ($0.path, $0.line) } }
    }

    /// No more calls than these lie between a drop-in's method and whoever notes its caller.
    private static let deepest = 24
    private static let images = ImageMap.capture()

    /// How many of the innermost calls are of this program's code.
    private static func depthInProgram(of calls: UnsafeBufferPointer<UInt>) -> Int {
      func image(_ call: UInt) -> Int? { images.indexOfImage(at: .init(UInt64(call))) }
      guard let first = calls.first, let program = image(first) else { return 0 }
      return calls.prefix { image($0) == program }.count
    }

    private static let backtrace = dlsym(nil, "backtrace").map {
      unsafeBitCast($0, to: (@convention(c) (UnsafeMutablePointer<UInt>?, CInt) -> CInt).self)
    }
  }
#endif
