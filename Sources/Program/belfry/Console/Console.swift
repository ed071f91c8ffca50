import Reports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output and standard error, written in large pieces.
struct Console {
  /// A text for one of them.
  enum Piece {
    case output([UInt8])
    case error(String)
  }

  private var output: [UInt8] = []
  /// Indicates whether nothing is written.
  private var isSilent = false
  /// The texts that another console writes later; nil if this one writes.
  private var kept: [Piece]?
  /// The reason why standard output could not be written; nil if it was.
  private(set) var failure: String?
  /// A Boolean value that indicates whether the reader of standard output has gone away.
  private(set) var isReaderGone = false

  /// The line that says how far a run is; nil where no person sees it.
  private var progress: Progress?

  init() { progress = Self.hasProgress ? Progress() : nil }

  /// Indicates whether standard error is a terminal that can take a line away again.
  static var hasProgress: Bool {
    isTerminal(2) && !["", "dumb"].contains(environment("TERM") ?? "")
  }

  /// Says how far a run is, if it has taken some time.
  mutating func showProgress(_ text: @autoclosure () -> String) {
    guard kept == nil, !isSilent, let bytes = progress?.showing(text()) else { return }
    Self.write(Array(bytes.utf8), to: 2)
  }

  private mutating func eraseProgress() {
    guard progress?.isShown == true else { return }
    Self.write(Array(Progress.erasure.utf8), to: 2)
    progress?.erase()
  }

  /// A console that writes nothing.
  static var silent: Console {
    var console = Console()
    console.isSilent = true
    return console
  }

  /// Creates a console that keeps what is printed, until ``takeKept()`` takes it.
  static func keeping() -> Console {
    var console = Console()
    console.kept = []
    return console
  }

  /// Takes out what was printed.
  mutating func takeKept() -> [Piece] {
    flush()
    defer { kept = [] }
    return kept ?? []
  }

  /// Prints what another console kept.
  mutating func print(_ pieces: [Piece]) {
    for piece in pieces {
      switch piece {
      case .output(let bytes): print(bytes)
      case .error(let text): printError(text)
      }
    }
  }

  /// Indicates whether a person or a program reads the output while it is written, as a file does
  /// not.
  private let isRead = (try? FileStatus.of(descriptor: 1))?.kind != .file

  mutating func print(_ text: String) { print(Array(text.utf8)) }

  mutating func print(_ bytes: [UInt8]) {
    guard !isSilent else { return }
    output += bytes
    if output.count > 1 << 16 { flush() }
  }

  /// Writes to standard error; what went to standard output before comes before it.
  mutating func printError(_ text: String) {
    guard !isSilent else { return }
    flush()
    guard kept == nil else {
      kept?.append(.error(text))
      return
    }
    eraseProgress()
    Self.write(Array(text.utf8), to: 2)
  }

  /// Writes a mistake in a script: to standard error, and for programs to standard output, where
  /// the other results are.
  mutating func printProblem(_ text: String, _ palette: Palette) {
    if palette.errorFormat == .json { print(text) } else { printError(text + palette.errorGap) }
  }

  /// Writes what is there, for those who read it while the run goes on.
  mutating func showNow() { if isRead, !output.isEmpty { flush() } }

  mutating func flush() {
    if kept == nil { eraseProgress() }
    guard !output.isEmpty else { return }
    guard kept == nil else {
      kept?.append(.output(output))
      output = []
      return
    }
    errno = 0
    if let failed = Self.write(output, to: 1), failure == nil { failure = failed.message }
    if errno == EPIPE { isReaderGone = true }
    output.removeAll(keepingCapacity: true)
  }

  /// Writes all of it, or says why not; a reader that has gone away, as `head` does, is no error.
  @discardableResult
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> SystemFailure? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { unistdWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno == EPIPE ? nil : .last }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// Indicates whether a descriptor is a terminal that a person looks at.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The value of an environment variable.
  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

private func unistdWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
