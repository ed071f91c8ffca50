/// The evidence for a rule: its grade, a summary of the source, and links to it.
public struct Evidence: Hashable, Sendable {
  /// The strength of evidence, strongest first.
  public enum Grade: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Apple documents the behaviour.
    case documented
    /// Several independent people measured the behaviour.
    case reported
    /// One person measured the behaviour.
    case reportedOnce = "reported once"
    /// A document from which the project was created states the behaviour.
    case seed
    /// No source states the behaviour; it is the most likely one.
    case assumed

    /// Returns a Boolean value that indicates whether the first grade is the stronger one.
    public static func < (a: Self, b: Self) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  /// The strength of the evidence.
  public var grade: Grade
  /// A summary of the source.
  public var note: String
  /// The links to the source; empty if there is no source to read.
  public var links: [String]
  /// The experiment that decides an assumption on a real phone; nil where there is a source.
  public var check: String?

  // Without a copy of these functions in each row, the module compiles in less time.
  /// Returns evidence from Apple's documentation.
  @inline(never)
  public static func documented(_ note: String, _ links: String...) -> Evidence {
    Evidence(grade: .documented, note: note, links: links)
  }

  /// Returns evidence from several independent reports.
  @inline(never)
  public static func reported(_ note: String, _ links: String...) -> Evidence {
    Evidence(grade: .reported, note: note, links: links)
  }

  /// Returns evidence from a single report.
  @inline(never)
  public static func reportedOnce(_ note: String, _ links: String...) -> Evidence {
    Evidence(grade: .reportedOnce, note: note, links: links)
  }

  /// Returns evidence from a document from which the project was created.
  @inline(never)
  public static func seed(_ seed: Seed, _ note: String) -> Evidence {
    Evidence(grade: .seed, note: "\(seed.title): \(note)", links: seed.link.map { [$0] } ?? [])
  }

  /// Returns an assumption.
  ///
  /// - Parameters:
  ///   - note: The reason why the behaviour is the most likely one.
  ///   - check: The experiment that decides it on a real phone. A rule with no other evidence, and
  ///     outside a dispute, has one.
  @inline(never)
  public static func assumed(_ note: String, check: String? = nil) -> Evidence {
    Evidence(grade: .assumed, note: note, links: [], check: check)
  }
}
