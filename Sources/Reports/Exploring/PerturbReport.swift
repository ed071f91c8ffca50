public import Exploration
import Scenarios

/// The lives around all scenarios of a command, added up.
public struct PerturbReport: Sendable {
  /// The facts about the command by which `belfry merge` compares shards.
  let scope: RunScope
  /// The release of the tz database.
  let zones: String
  /// The paths that could not be read, and the differences between shards.
  public let problems: [Problem]
  /// The scenarios, in the order in which they are read.
  public private(set) var rows: [PerturbRow] = []
  /// The number of lives.
  public private(set) var lives = 0
  /// The number of scenarios that the budget did not reach.
  private(set) var unreached = 0
  /// A Boolean value that indicates whether a budget ended the exploration early.
  public private(set) var isPartial = false

  /// A path that could not be read, or a difference between shards.
  public struct Problem: Hashable, Sendable {
    /// The kinds of problem, which decide the exit status.
    public enum Kind: String, Sendable, CaseIterable {
      /// A script has mistakes, or a file holds none.
      case mistake
      /// The command line names something that is not there.
      case usage
      /// Shards are not those of one command.
      case shards
    }

    /// The kind of the problem.
    public var kind: Kind
    /// The path; nil if it is about no file.
    public var path: String?
    /// The message.
    public var message: String

    /// Creates a problem.
    public init(_ kind: Kind, path: String? = nil, _ message: String) {
      (self.kind, self.path, self.message) = (kind, path, message)
    }
  }

  /// Creates a report without a scenario.
  ///
  /// - Parameters:
  ///   - scope: The facts about the command.
  ///   - zones: The release of the tz database.
  ///   - problems: The paths that could not be read, and the differences between shards.
  public init(_ scope: RunScope, zones: String, _ problems: [Problem] = []) {
    (self.scope, self.zones, self.problems) = (scope, zones, problems)
  }

  /// Adds the lives around a scenario.
  public mutating func add(_ row: PerturbRow) {
    rows.append(row)
    lives += row.lives
  }

  /// Notes that the budget ended the exploration early.
  ///
  /// - Parameter count: The number of scenarios that it did not reach.
  public mutating func noteUnreached(_ count: Int) {
    unreached += count
    isPartial = true
  }

  /// The number of surprises.
  public var surpriseCount: Int { rows.reduce(0) { $0 + $1.surpriseCount } }

  /// A Boolean value that indicates whether there is a surprise, or a scenario that is red without
  /// a disturbance.
  public var isBad: Bool { rows.contains { $0.surpriseCount > 0 || $0.undisturbed.isRed } }

  /// The message for a whole exploration that tested nothing; nil if it tested something.
  public var idleness: String? {
    guard lives == 0, !isPartial, !rows.contains(where: { $0.undisturbed.isRed }) else {
      return nil
    }
    if rows.isEmpty { return "nothing was tested: there is no scenario" }
    return rows.allSatisfy { $0.undisturbed.isSetAside }
      ? "nothing was tested: every scenario has skip or xfail"
      : "nothing was tested: none of the disturbances makes sense in these scenarios; "
        + "belfry perturb --list names all"
  }

  /// Returns the last lines for people.
  ///
  /// - Parameter milliseconds: The time that the lives took, if it is to be shown.
  public func summary(_ milliseconds: Int? = nil) -> String {
    var text = announced
    let tolerated = rows.flatMap { $0.tolerated }.reduce(0) { $0 + $1.count }
    if tolerated > 0 {
      text += "\(plural(tolerated, "surprising life", "surprising lives")) tolerated\n"
    }
    let skipped = rows.count { $0.undisturbed.isSetAside }
    if skipped > 0 {
      text += "\(plural(skipped, "scenario")) not played, because of skip or xfail\n"
    }
    let red = rows.count { $0.undisturbed.isRed }
    if red > 0 { text += "\(plural(red, "scenario")) red without a disturbance\n" }
    if isPartial {
      text += "ended early; \(plural(unreached, "scenario")) not reached\n"
    }
    if let shard = scope.shard { text += shard.text + "\n" }
    let surprises = surpriseCount
    var line = "\(plural(rows.count, "scenario")): \(plural(lives, "life", "lives")), "
    line += surprises == 0 ? "no surprise" : plural(surprises, "surprise")
    if surprises > 0 {
      line += " in \(plural(rows.count { $0.surpriseCount > 0 }, "scenario"))"
    }
    if let milliseconds, milliseconds > 0 {
      line += "; \(lives * 1000 / milliseconds) lives a second"
    }
    return text + line + "\n"
  }

  /// The number of announced breakages, and of those of each disturbance; empty for none.
  private var announced: String {
    var counts: [DisturbanceName: Int] = [:]
    for (breakage, count) in rows.flatMap({ $0.expected }) {
      counts[breakage.disturbance, default: 0] += count
    }
    guard !counts.isEmpty else { return "" }
    let names = DisturbanceName.allCases.compactMap { name in
      counts[name].map { "\(name.rawValue) \($0)" }
    }
    let whole = plural(counts.values.reduce(0, +), "failure")
    return "\(whole) announced by a disturbance, not shown: \(names.joined(separator: ", "))\n"
  }
}

/// A number of things, in words.
func plural(_ number: Int, _ one: String, _ many: String? = nil) -> String {
  "\(number) \(number == 1 ? one : many ?? one + "s")"
}

/// The table of disturbances for people.
public func disturbanceList(_ disturbances: [Disturbance]) -> String {
  let width = disturbances.map { $0.id.utf8.count }.max() ?? 0
  return disturbances.map { row in
    "\(row.id.padded(to: width))  \(row.isDefault ? "     " : "--all")  \(row.summary)\n"
  }.joined()
}
