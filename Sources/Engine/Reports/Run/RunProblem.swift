public import Scenarios

/// A problem with a path, or with the run as a whole, that is not a failed expectation.
public struct RunProblem: Hashable, Sendable {
  /// The parts of a run that can have a problem.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A path that cannot be read, or a run that cannot begin.
    case unreadable
    /// Outcomes that `--strict-facts` rejects.
    case disputed
    /// A share of rules that is smaller than a flag demands.
    case uncovered
    /// A page that shows what its command no longer prints.
    case stale
    /// A limit that ended the run, or a report, early.
    case stopped
    /// A run that tested nothing.
    case untested
  }

  /// The kind of the problem.
  public var kind: Kind
  /// The exit status of a run that has only this problem.
  public var status: Int
  /// The path, as it was given; nil where it is the run.
  public var path: String?
  /// The message: the mistake, then what to write instead.
  public var message: String

  /// Creates a problem.
  ///
  /// - Parameters:
  ///   - path: The path, as it was given; nil where it is the run.
  ///   - message: The mistake, then what to write instead.
  ///   - kind: The kind of the problem.
  ///   - status: The exit status of a run that has only this problem; nil for that of the kind.
  public init(
    path: String? = nil,
    _ message: String,
    kind: Kind = .unreadable,
    status: Int? = nil
  ) {
    self.kind = kind
    self.path = path
    self.message = message
    self.status = status ?? kind.status
  }

  /// Creates the problem of a run that tested nothing.
  public init(_ nothing: NothingTested) {
    self.init(nothing.text, kind: .untested, status: nothing.exitStatus)
  }
}

extension RunProblem.Kind {
  /// The exit status of a run that has only a problem of this kind.
  fileprivate var status: Int {
    switch self {
    case .stale, .uncovered, .untested: 1
    case .unreadable: 2
    case .disputed: 4
    case .stopped: 6
    }
  }
}
