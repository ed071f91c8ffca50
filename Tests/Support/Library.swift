public import ScenarioParsing
public import Scenarios

/// The scenarios under `scenarios/`, in a fixed order, read once.
public enum Library {
  /// The topics of rules that no scenario can show, because only code in Swift meets them.
  ///
  /// They are about the timers and tasks of apps; tests of BelfryTesting show what they do.
  public static let topicsOfCode: Set<String> = ["background"]

  /// A script with its text.
  public struct Entry: Sendable, CustomStringConvertible {
    /// The text.
    public let source: Source
    /// The script.
    public let script: Script
    /// The problem, if there is one.
    public let mistakes: [Diagnostic]

    /// The path, which names the entry in test output.
    public var description: String { source.name }
  }

  /// Every script of the library.
  public static let all: [Entry] = Repository.files(in: "scenarios", endingIn: ".scenario").map {
    let source = Source(name: $0, bytes: (try? Repository.bytes(of: $0)) ?? [])
    let (script, mistakes) = Script.parse(
      source,
      include: Repository.include,
      payload: Repository.payload
    )
    return Entry(source: source, script: script, mistakes: mistakes)
  }
}
