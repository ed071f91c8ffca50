public import Exploration
public import Scenarios

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
  /// The number of scenarios that were not reached, and of those whose lives were not all played.
  private(set) var (unreached, partly) = (0, 0)
  /// The number of surprises for which no short scenario was looked for.
  private(set) var unshrunk = 0
  /// The limit that ended the exploration early; nil if none did.
  private(set) var reached: LimitReached?
  /// A Boolean value that indicates whether a limit ended the exploration early.
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

  /// Notes that a limit ended the exploration early.
  ///
  /// - Parameters:
  ///   - reached: The limit; nil if it is not known.
  ///   - partly: The number of scenarios whose lives were not all played.
  ///   - unreached: The number of scenarios that were not reached.
  ///   - unshrunk: The number of surprises for which no short scenario was looked for.
  public mutating func noteEnd(
    _ reached: LimitReached?,
    partly: Int,
    unreached: Int,
    unshrunk: Int = 0
  ) {
    self.reached = self.reached ?? reached
    self.partly += partly
    self.unreached += unreached
    self.unshrunk += unshrunk
    isPartial = true
  }

  /// The sentence about an early end: the limit, the parts that were not played, and the flag to
  /// write.
  private var ending: String {
    var parts: [String] = []
    if partly > 0 { parts.append("not all lives of \(plural(partly, "scenario")) were played") }
    if unreached > 0 {
      let were = unreached == 1 ? "was" : "were"
      parts.append("\(plural(unreached, "more scenario")) \(were) not played")
    }
    if unshrunk > 0 {
      parts.append(
        "\(plural(unshrunk, "surprise")) \(unshrunk == 1 ? "was" : "were") not shortened"
      )
    }
    let by = reached.map { " by \($0.name)" } ?? ""
    return "ended early\(by): \(parts.joined(separator: ", and "))\(reached?.advice ?? "")\n"
  }

  /// The sentences about the limits that stopped single lives, whose later events are unknown.
  private var stops: String {
    var counts: [(limit: String, count: Int)] = []
    for (limit, count) in rows.flatMap({ $0.stopped }) {
      if let index = counts.firstIndex(where: { $0.limit == limit }) {
        counts[index].count += count
      } else {
        counts.append((limit, count))
      }
    }
    return counts.map { limit, count in
      "\(plural(count, "life", "lives")) stopped by \(limit)\n"
    }
    .joined()
  }

  /// A Boolean value that indicates whether a limit stopped a life.
  public var hasStoppedLives: Bool { rows.contains { !$0.stopped.isEmpty } }

  /// The number of surprises.
  public var surpriseCount: Int { rows.reduce(0) { $0 + $1.surpriseCount } }

  /// A Boolean value that indicates whether there is a surprise, or a scenario that is red without
  /// a disturbance.
  public var isBad: Bool {
    rows.contains {
      $0.surpriseCount > 0 || ($0.undisturbed.isRed && $0.undisturbed != .stopped)
    }
  }

  /// The reason why a whole exploration tested nothing; nil if it tested something.
  public var nothing: NothingTested? {
    var count = TestCount()
    count.isPart = scope.shard?.isPart ?? false
    // A scenario has a row for each version of iOS.
    func scenarios(where isCounted: (PerturbRow) -> Bool) -> Int {
      Set(rows.filter(isCounted).map { $0.number }).count
    }
    let whole = count.isPart ? scope.shard?.scenarios : nil
    count.scenarios = whole ?? (scenarios { _ in true } + unreached)
    count.tested = scenarios { $0.lives > 0 || $0.undisturbed.isRed }
    count.skipped = scenarios { $0.undisturbed == .skipped }
    count.expectedToFail = scenarios { $0.undisturbed == .failedAsExpected }
    count.isIncomplete = isPartial || !problems.isEmpty
    return count.nothing
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
    let red = rows.count { $0.undisturbed.isRed && $0.undisturbed != .stopped }
    if red > 0 { text += "\(plural(red, "scenario")) red without a disturbance\n" }
    text += stops
    if isPartial { text += ending }
    if let shard = scope.shard { text += shard.text + "\n" }
    // A part may be empty, but not the whole.
    if rows.isEmpty, scope.shard == nil { return "\(text)\(NothingTested.opening)\n" }
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

  /// The number of failures that a disturbance announces, and of those of each disturbance; empty
  /// for none.
  private var announced: String {
    var counts: [DisturbanceName: Int] = [:]
    for (breakage, count) in rows.flatMap({ $0.expected }) {
      counts[breakage.disturbance, default: 0] += count
    }
    guard !counts.isEmpty else { return "" }
    let names = DisturbanceName.allCases.compactMap { name in
      counts[name].map { "\(name.rawValue) \($0)" }
    }
    let whole = counts.values.reduce(0, +)
    let are = whole == 1 ? "1 failure is the" : "\(whole) failures are the"
    let rest = rows.contains { !$0.losses.isEmpty } ? "" : "; --every lists them"
    return "\(are) known effect of a disturbance, so no surprise: "
      + "\(names.joined(separator: ", "))\(rest)\n"
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
