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
  private var output: [UInt8] = []
  /// Indicates whether nothing is written.
  private var isSilent = false
  /// The reason why standard output could not be written; nil if it was.
  private(set) var failure: String?

  /// A console that writes nothing.
  static var silent: Console {
    var console = Console()
    console.isSilent = true
    return console
  }

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
    Self.write(Array(text.utf8), to: 2)
  }

  /// Writes a mistake in a script: to standard error, and for programs to standard output, where
  /// the other results are.
  mutating func printProblem(_ text: String, _ palette: Palette) {
    if palette.errorFormat == .json { print(text) } else { printError(text + palette.errorGap) }
  }

  mutating func flush() {
    if let failed = Self.write(output, to: 1), failure == nil { failure = failed.message }
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
