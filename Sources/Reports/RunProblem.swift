/// A problem with a path, or with the run as a whole, that is not a failed expectation.
public struct RunProblem: Hashable, Sendable {
  /// The parts of a run that can have a problem.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A path that cannot be read, or a run that cannot begin or has nothing to report.
    case unreadable
    /// Outcomes that `--strict-facts` rejects.
    case disputed
    /// A share of rules that is smaller than a flag demands.
    case uncovered
    /// A page that shows what its command no longer prints.
    case stale
  }

  /// The kind of the problem.
  public var kind: Kind
  /// The path, as it was given; nil where it is the run.
  public var path: String?
  /// The message: the mistake, then what to write instead.
  public var message: String

  /// Creates a problem.
  public init(path: String? = nil, _ message: String, kind: Kind = .unreadable) {
    self.kind = kind
    self.path = path
    self.message = message
  }
}
