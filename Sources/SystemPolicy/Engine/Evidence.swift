/// What a rule rests on: how good it is, what it says in our own words, and where to read it.
public struct Evidence: Hashable, Sendable {
  /// How well a behaviour is supported, strongest first.
  public enum Grade: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Apple documents it.
    case documented
    /// Several independent people measured it.
    case reported
    /// One person measured it.
    case reportedOnce = "reported once"
    /// One of the documents this project was created from states it.
    case seed
    /// Nobody wrote it down; it is the likeliest reading.
    case assumed

    /// Tells whether the first grade is the stronger one.
    public static func < (a: Self, b: Self) -> Bool {
      allCases.firstIndex(of: a)! < allCases.firstIndex(of: b)!
    }
  }

  /// How good the evidence is.
  public var grade: Grade
  /// What the source says, in our own words.
  public var note: String
  /// Where to read it; empty where there is nothing to read.
  public var links: [String]

  // Rows are made once in a process: see "Why are the rows not optimised?" in Decisions.
  /// Evidence from Apple's documentation.
  @_optimize(none)
  public static func documented(_ note: String, _ links: String...) -> Evidence {
    Evidence(grade: .documented, note: note, links: links)
  }

  /// Evidence from several independent reports.
  @_optimize(none)
  public static func reported(_ note: String, _ links: String...) -> Evidence {
    Evidence(grade: .reported, note: note, links: links)
  }

  /// Evidence from a single report.
  @_optimize(none)
  public static func reportedOnce(_ note: String, _ links: String...) -> Evidence {
    Evidence(grade: .reportedOnce, note: note, links: links)
  }

  /// Evidence from one of the documents this project was created from.
  @_optimize(none)
  public static func seed(_ seed: Seed, _ note: String) -> Evidence {
    Evidence(grade: .seed, note: "\(seed.title): \(note)", links: seed.link.map { [$0] } ?? [])
  }

  /// No evidence: the reason why this reading is the likeliest.
  @_optimize(none)
  public static func assumed(_ note: String) -> Evidence {
    Evidence(grade: .assumed, note: note, links: [])
  }
}
