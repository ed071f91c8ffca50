import Reports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A line at the bottom of a terminal that says how far a long run is, and leaves nothing behind.
struct Progress {
  /// The bytes that take the line away.
  static let erasure = "\r\u{1B}[K"

  /// The time until the line is shown first, and between two changes, in seconds.
  private static let (patience, pause) = (0.5, 0.1)

  private var next = Self.now + Self.patience
  private(set) var isShown = false

  /// Returns the bytes that show a text, cut to the width of the terminal; nil if it is too early.
  mutating func showing(_ text: String) -> String? {
    let now = Self.now
    guard now >= next else { return nil }
    next = now + Self.pause
    isShown = true
    return Self.erasure + text.cut(to: Terminal.columns(of: 2) ?? 80)
  }

  /// Notes that the line was taken away.
  mutating func erase() { isShown = false }

  /// The seconds of a clock that no person sets.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// The terminal that a person looks at.
enum Terminal {
  /// The number of columns of a terminal; nil if the descriptor is another file.
  static func columns(of descriptor: Int32) -> Int? {
    guard Console.isTerminal(descriptor) else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}
