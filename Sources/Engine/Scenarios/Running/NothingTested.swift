/// The reason why a selection of scenarios tested nothing.
///
/// Every way of testing decides it with ``TestCount/nothing`` and reports it with ``text``: the
/// commands, their reports, and the functions for Swift tests.
public enum NothingTested: Hashable, Sendable {
  /// The scripts have facts, tables and setups alone.
  case noScenario
  /// The flags choose no scenario, for this reason.
  case noneChosen(String)
  /// All scenarios have `skip`; there are so many.
  case skipped(Int)
  /// All scenarios have `skip` or `xfail`, and only scenarios without them have lives around them.
  case setAside(Int)
  /// No disturbance can happen in any of the scenarios.
  case noLife

  /// The words with which each of these reasons begins.
  public static let opening = "nothing was tested"

  /// The whole message, such as `nothing was tested: the only scenario is skipped`.
  public var text: String { "\(Self.opening): \(reason)" }

  /// The reason by itself.
  public var reason: String {
    switch self {
    case .noScenario: "there is no scenario; name a file or a folder that has one"
    case .noneChosen(let reason): reason
    case .skipped(1): "the only scenario is skipped"
    case .skipped(let count): "all \(count) scenarios are skipped"
    case .setAside(1): "the only scenario has skip or xfail"
    case .setAside(let count): "all \(count) scenarios have skip or xfail"
    case .noLife:
      "none of the disturbances applies to these scenarios; belfry perturb --list names all"
    }
  }

  /// The exit status of a command that tested nothing.
  ///
  /// It is never 0: 1 if there are scenarios, 2 if the command line chooses none of them, 3 if
  /// there are none.
  public var exitStatus: Int {
    switch self {
    case .skipped, .setAside, .noLife: 1
    case .noneChosen: 2
    case .noScenario: 3
    }
  }
}

/// The numbers of what a command or a test has tested, which decide whether it was nothing.
public struct TestCount: Hashable, Sendable {
  /// The number of selected scenarios; for a part of a selection, those of all parts.
  public var scenarios = 0
  /// The number of scenarios that were tested.
  public var tested = 0
  /// The number of scenarios that were not tested because of `skip`.
  public var skipped = 0
  /// The number of scenarios that were not tested because of `xfail`.
  public var expectedToFail = 0
  /// The number of other things that were tested, such as the commands of a page.
  public var others = 0
  /// A Boolean value that indicates whether other parts of the selection are tested elsewhere.
  public var isPart = false
  /// A Boolean value that indicates whether a mistake, a path that cannot be read or a limit is
  /// reported already, which may be the reason.
  public var isIncomplete = false

  /// Creates the numbers before anything is tested.
  public init() {}

  /// The reason why nothing was tested; nil if something was, or if another part may test
  /// something.
  public var nothing: NothingTested? {
    guard tested == 0, others == 0 else { return nil }
    // An empty selection is empty in each of its parts.
    if scenarios == 0 { return isIncomplete ? nil : .noScenario }
    if isPart { return nil }
    if skipped == scenarios { return .skipped(scenarios) }
    if isIncomplete { return nil }
    return skipped + expectedToFail == scenarios ? .setAside(scenarios) : .noLife
  }
}
