public import Exploration
import PhoneDescription
public import Scenarios
import SystemPolicy

/// The lives around a scenario, as reports have them.
public struct PerturbRow: Sendable {
  /// The place of the scenario among all that the flags choose, counted from one.
  public var number: Int
  /// The id of the scenario.
  public var id: String
  var title: String
  var path: String
  var line: Int
  /// The version of iOS, if it is not the scenario's own.
  var version: OSVersion?
  var undisturbed: ScenarioResult.End
  /// The command that shows why the scenario is red without a disturbance; nil if it is not red.
  var replay: String?
  var lives: Int
  /// The number of lives that the phone refused.
  var refused: Int
  /// The limits that stopped lives, in words, with the number of lives.
  var stopped: [(limit: String, count: Int)]
  /// The surprises that are shown, the most important first.
  public var surprises: [Surprise]
  /// The number of surprises that are not shown.
  var hidden: Int
  var expected: [(breakage: ExpectedBreakage, count: Int)]
  var tolerated: [(name: DisturbanceName, count: Int)]
  /// The announced failures with their lines, with --every.
  var losses: [Loss] = []

  /// A failure that a disturbance announces.
  struct Loss: Sendable {
    var disturbance: DisturbanceName
    var consequence: Consequence
    /// The place of the expectation.
    var place: TextPlace
    var rule: RuleNumber?
    var lives: Int
  }

  /// A surprise that is shown.
  public struct Surprise: Sendable {
    var disturbance: DisturbanceName
    var consequence: Consequence
    /// The place of the expectation.
    var place: TextPlace
    /// The place of the line before the disturbance.
    var after: TextPlace?
    var rule: RuleNumber?
    var news: RuleNumber?
    var lives: Int
    /// The shortest scenario that shows the surprise, if one was found.
    public var shrunk: Shrunk?
    /// A Boolean value that indicates whether no script shows the surprise.
    public var hasNoScript = false

    /// The rule that a report names.
    var namedRule: RuleNumber? { news ?? rule }
  }

  /// A line of a file.
  struct TextPlace: Hashable, Sendable {
    var path: String
    var line: Int
  }

  /// A scenario as text.
  public struct Shrunk: Sendable {
    var text: String
    /// The number of its steps and expectations.
    var lines: Int

    /// Creates the text of a life.
    public init(_ life: ShrunkLife) {
      (text, lines) = (life.text, life.lines)
    }
  }

  /// Creates the row of a scenario; its surprises are not shrunk.
  ///
  /// - Parameters:
  ///   - perturbation: The lives.
  ///   - script: The script of the scenario.
  ///   - number: The place of the scenario among all, counted from one.
  ///   - news: The surprises with causes that no earlier row of the same table has.
  ///   - most: The maximum number of surprises that are shown; nil for all, and for the losses
  ///     that are announced.
  public init(
    _ perturbation: Perturbation,
    in script: Script,
    number: Int,
    news: [Exploration.Surprise],
    most: Int? = nil
  ) {
    let scenario = perturbation.scenario
    func place(_ place: Place) -> TextPlace {
      TextPlace(path: script.sources[Int(place.source)].name, line: Int(place.line))
    }
    self.number = number
    id = scenario.id(in: script.name)
    title = scenario.title
    (path, line) = (place(scenario.place).path, place(scenario.place).line)
    version = perturbation.version
    undisturbed = perturbation.undisturbed
    replay = undisturbed.isRed ? perturbation.replay(in: script).text : nil
    (lives, refused) = (perturbation.lives, perturbation.refused)
    stopped = perturbation.stopped.map { ("\($0.limit.name)\($0.limit.advice)", $0.count) }
    surprises = news.prefix(most ?? .max).map {
      Surprise(
        disturbance: $0.disturbance.name,
        consequence: $0.consequence,
        place: place($0.place),
        after: $0.after.map(place),
        rule: $0.rule,
        news: $0.news,
        lives: $0.count
      )
    }
    hidden = news.count - surprises.count
    (expected, tolerated) = (perturbation.expected, perturbation.tolerated)
    guard most == nil else { return }
    losses = perturbation.losses.map { loss, count in
      Loss(
        disturbance: loss.disturbance,
        consequence: loss.consequence,
        place: place(loss.place),
        rule: loss.rule,
        lives: count
      )
    }
  }
}

extension Perturbation {
  /// The command that shows why the scenario is red without a disturbance.
  fileprivate func replay(in script: Script) -> ShellCommand {
    let source = script.sources[Int(scenario.place.source)]
    // An assumption for several scenarios is judged only if all of them are played.
    let isShared = idle.map { scenario.setting.assumed[$0] }.contains { assumption in
      script.scenarios.count { $0.setting.assumed.contains(assumption) } > 1
    }
    let command = ShellCommand.run(source, atLine: isShared ? nil : scenario.place.line)
    return version.map { command.adding("--ios", $0.text) } ?? command
  }
}

/// The causes of surprises that each table has shown: a later row does not show them again.
public struct TableCauses {
  private var known: Set<Cause> = []

  private struct Cause: Hashable {
    var table: String
    var version: OSVersion?
    var disturbance: DisturbanceName
    var rule: RuleNumber?
    var line: Int32
  }

  /// Creates the causes before the first row.
  public init() {}

  /// Returns the surprises with causes that no earlier row of the same table has, and remembers
  /// them.
  public mutating func news(
    of perturbation: Perturbation,
    in script: Script
  ) -> [Surprise] {
    let table = perturbation.scenario.tableID(in: script.name)
    let causes = perturbation.surprises.map {
      Cause(
        table: table,
        version: perturbation.version,
        disturbance: $0.disturbance.name,
        rule: $0.news,
        line: $0.news == nil ? $0.place.line : 0
      )
    }
    let news = zip(perturbation.surprises, causes).filter { !known.contains($0.1) }.map { $0.0 }
    known.formUnion(causes)
    return news
  }
}

extension Scenario {
  /// The id that all rows of a table share.
  ///
  /// - Parameter path: The path of the file of the scenario.
  public func tableID(in path: String) -> String { "\(path)#\(row?.title ?? title)" }
}
