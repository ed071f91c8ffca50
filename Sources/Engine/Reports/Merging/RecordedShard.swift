import Scenarios

/// The facts in a report by which shards are compared.
struct RecordedShard: Sendable {
  /// The name of the report in messages.
  let name: String
  let scope: RunScope
  /// The release of the tz database.
  let zones: String
  /// The ids of the scenarios, each once.
  var ids: Set<String> = []

  /// Reads the facts.
  ///
  /// - Parameters:
  ///   - report: The JSON.
  ///   - name: The name of the report in messages.
  ///   - known: The version of the JSON that this release reads.
  ///   - help: The command that writes such a report.
  /// - Throws: A refusal that says what is missing.
  init(
    _ report: JSON,
    named name: String,
    version known: Int,
    help: String
  ) throws(IncludeRefusal) {
    guard let version = report["version"]?.number, let zones = report["zones"]?.text else {
      throw IncludeRefusal("'\(name)' is not the report of a run", help: help)
    }
    guard version == known else {
      throw IncludeRefusal(
        "'\(name)' has version \(version) of the JSON, and this release reads \(known)",
        help: "write and merge reports with the same release"
      )
    }
    guard let release = report["release"]?.text, let inputs = report["inputs"]?.text,
      let options = report["options"]?.texts
    else {
      // A run that is refused says why; an older release has none of this.
      let problems = report["problems"]?.list ?? []
      let reason = problems.lazy.compactMap { $0["message"]?.text }.first
      throw reason.map { IncludeRefusal("'\(name)' is of a run that was refused", help: $0) }
        ?? IncludeRefusal("'\(name)' does not say what the run has read", help: help)
    }
    var shard: RunScope.Shard?
    if let part = report["shard"] {
      shard = RunScope.Shard(part)
      guard shard != nil else {
        throw IncludeRefusal("'\(name)' names no shard that exists", help: help)
      }
    }
    self.name = name
    scope = RunScope(release: release, inputs: inputs, options: options, shard: shard)
    self.zones = zones
  }

  /// The part of the run; a whole run is the only part.
  var shard: RunScope.Shard {
    if let shard = scope.shard { return shard }
    let count = ids.count
    return RunScope.Shard(number: 1, count: 1, played: count, scenarios: count, selection: "")
  }
}

extension RunScope.Shard {
  /// Reads a part; nil for one that does not exist.
  fileprivate init?(_ json: JSON) {
    guard let number = json["number"]?.number, let count = json["count"]?.number,
      let played = json["played"]?.number, let scenarios = json["scenarios"]?.number,
      let selection = json["selection"]?.text, number >= 1, number <= count, count <= 10_000,
      played >= 0, played <= scenarios
    else { return nil }
    self.init(
      number: number,
      count: count,
      played: played,
      scenarios: scenarios,
      selection: selection
    )
  }
}
