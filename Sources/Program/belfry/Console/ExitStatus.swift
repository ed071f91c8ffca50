import Platform
import Reports
import Scenarios

/// The exit status of the program; scripts rely on the numbers.
enum ExitStatus: Int32 {
  case passed = 0
  case failed = 1
  case usage = 2
  case unreadable = 3
  case restsOnDispute = 4
  case stopped = 6
  case hungUp = 129
  case interrupted = 130
  case terminated = 143

  /// The severity of the status; the most severe one wins.
  private var badness: Int {
    switch self {
    case .passed: 0
    case .usage: 1
    case .stopped: 2
    case .restsOnDispute: 3
    case .failed: 4
    case .unreadable: 5
    case .hungUp, .interrupted, .terminated: 6
    }
  }

  /// Returns the more severe status of two.
  func or(_ other: ExitStatus) -> ExitStatus { badness < other.badness ? other : self }

  /// Creates the status of a run that has only this problem.
  init(_ problem: RunProblem) { self = Self(rawValue: Int32(problem.status)) ?? .failed }

  /// Creates the status of a command that tested nothing, which is never 0.
  init(_ nothing: NothingTested) { self = Self(rawValue: Int32(nothing.exitStatus)) ?? .failed }

  /// Ends the process, unless a signal is about to.
  func exit() -> Never { CurrentProcess.end(with: rawValue) }
}

/// A mistake in the words of the command line.
struct UsageError: Error {
  var message: String
  /// The path that the mistake is about, if it is about one.
  var path: String?

  init(_ message: String, path: String? = nil) {
    self.message = message
    self.path = path
  }
}
