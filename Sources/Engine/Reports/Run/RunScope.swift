/// The facts about a run as a whole by which `belfry merge` compares the reports of its shards.
public struct RunScope: Hashable, Sendable {
  /// The release of Belfry.
  public var release: String
  /// The digest of the texts that were read, with their names.
  public var inputs: String
  /// The flags that choose scenarios or change outcomes, each with its value.
  public var options: [String]
  /// The part of the scenarios that was played; nil for all.
  public var shard: Shard?
  /// The number of commands of pages whose output was compared.
  public var commands = 0

  /// Creates the facts about a run.
  public init(release: String, inputs: String, options: [String], shard: Shard? = nil) {
    self.release = release
    self.inputs = inputs
    self.options = options
    self.shard = shard
  }

  /// A part of the scenarios of a run.
  public struct Shard: Hashable, Sendable {
    /// The number of the part, counted from one.
    public var number: Int
    /// The number of parts.
    public var count: Int
    /// The number of scenarios in this part.
    public var played: Int
    /// The number of scenarios in all parts.
    public var scenarios: Int
    /// The digest of the ids of all scenarios.
    public var selection: String

    /// Creates a part.
    public init(number: Int, count: Int, played: Int, scenarios: Int, selection: String) {
      self.number = number
      self.count = count
      self.played = played
      self.scenarios = scenarios
      self.selection = selection
    }

    /// The part in words, such as `shard 2/5: 40 of 200 scenarios`.
    public var text: String {
      "shard \(number)/\(count): \(played) of \(scenarios) scenario\(scenarios == 1 ? "" : "s")"
        + (played == 0 && scenarios > 0
          ? "; this part is empty, and belfry merge judges the whole" : "")
    }

    /// A Boolean value that indicates whether other parts are played elsewhere.
    public var isPart: Bool { count > 1 }
  }
}
