import Platform
import Reports

/// A line at the bottom of a terminal with the progress of a long run; it leaves nothing behind.
struct Progress {
  /// The bytes that erase the line.
  static let erasure = "\r\u{1B}[K"

  /// The time until the line is shown first, and between two changes, in seconds.
  private static let (patience, pause) = (0.5, 0.1)

  private var next = MonotonicClock.seconds + Self.patience
  private(set) var isShown = false

  /// Returns the bytes that show a text, cut to the width of the terminal; nil if it is too early.
  mutating func showing(_ text: String) -> String? {
    let now = MonotonicClock.seconds
    guard now >= next else { return nil }
    next = now + Self.pause
    isShown = true
    return Self.erasure + text.cut(to: Terminal.columns(of: 2) ?? 80)
  }

  /// Notes that the line was erased.
  mutating func erase() { isShown = false }
}
