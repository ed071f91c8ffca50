public import Scenarios
import SystemPolicy

/// A run as its JSON report has it.
public struct RecordedRun: Sendable {
  /// The name of the report in messages.
  public let name: String
  let scope: RunScope
  let zones: String
  let facts: [String]
  let readings: [String]
  let files: [File]
  let problems: [JSON]

  /// A file with its scenarios.
  struct File: Sendable {
    var path: String
    var mistakes: [JSON]
    var scenarios: [JSON]
  }

  /// Reads a report.
  ///
  /// - Parameters:
  ///   - bytes: The JSON that `--report-json` wrote.
  ///   - name: The name of the report in messages.
  /// - Throws: A refusal that says why it is no such report.
  public init(json bytes: [UInt8], named name: String) throws(IncludeRefusal) {
    let report = JSON(try Payload(json: bytes, named: name).value)
    let help = "belfry run --report-json writes one"
    guard case .object = report, let version = report["version"]?.number,
      report["summary"] != nil, let zones = report["zones"]?.text,
      let files = report["files"]?.list, let problems = report["problems"]?.list
    else { throw IncludeRefusal("'\(name)' is not the report of a run", help: help) }
    guard version == jsonVersion else {
      throw IncludeRefusal(
        "'\(name)' has version \(version) of the JSON, and this release reads \(jsonVersion)",
        help: "write and merge reports with the same release"
      )
    }
    guard let release = report["release"]?.text, let inputs = report["inputs"]?.text,
      let options = report["options"]?.texts
    else {
      // A run that is refused says why; an older release has none of this.
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
    self.problems = problems
    facts = report["shared"]?.texts ?? []
    readings = report["readings"]?.texts ?? []
    var read: [File] = []
    for file in files {
      guard let path = file["path"]?.text, let mistakes = file["mistakes"]?.list,
        let scenarios = file["scenarios"]?.list,
        scenarios.allSatisfy({ $0.isScenario }), mistakes.allSatisfy({ $0.isMistake })
      else { throw IncludeRefusal("'\(name)' is not the report of a run", help: help) }
      read.append(File(path: path, mistakes: mistakes, scenarios: scenarios))
    }
    self.files = read
  }

  /// The part of the run; a whole run is the only part.
  var shard: RunScope.Shard {
    if let shard = scope.shard { return shard }
    let count = ids.count
    return RunScope.Shard(number: 1, count: 1, played: count, scenarios: count, selection: "")
  }

  /// The ids of the scenarios, each once.
  var ids: Set<String> {
    Set(files.flatMap { $0.scenarios.compactMap { $0["id"]?.text } })
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

extension JSON {
  /// Indicates whether it has what a merged report needs of a scenario.
  fileprivate var isScenario: Bool {
    guard let end = self["outcome"]?.text, let reading = self["reading"]?.text else { return false }
    return self["id"]?.text != nil && self["line"]?.number != nil && self["ios"]?.text != nil
      && ScenarioResult.End(rawValue: end) != nil && Reading(rawValue: reading) != nil
      && self["case"]?["name"]?.text != nil && self["case"]?["problems"]?.list != nil
  }

  /// Indicates whether it has what a merged report needs of a mistake.
  fileprivate var isMistake: Bool {
    self["script"]?.number != nil && self["text"]?.text != nil && self["message"]?.text != nil
  }
}
