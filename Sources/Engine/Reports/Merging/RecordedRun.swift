import Scenarios
import SystemPolicy

/// A run as its JSON report has it.
public struct RecordedRun: Sendable {
  /// The facts by which it is compared with others.
  let head: RecordedShard
  let facts: [String]
  let readings: [String]
  let files: [File]
  let problems: [JSON]
  /// The number of commands of pages whose output was compared.
  let commands: Int

  /// A file with its scenarios.
  struct File: Sendable {
    var path: String
    var mistakes: [JSON]
    var scenarios: [JSON]
  }

  /// Reads a report that `--report-json` wrote.
  ///
  /// - Parameters:
  ///   - report: The JSON.
  ///   - name: The name of the report in messages.
  /// - Throws: A refusal that says why it is no such report.
  init(_ report: JSON, named name: String) throws(IncludeRefusal) {
    let help = "belfry run --report-json writes one"
    let refusal = IncludeRefusal("'\(name)' is not the report of a run", help: help)
    guard let files = report["files"]?.list, let problems = report["problems"]?.list else {
      throw refusal
    }
    var head = try RecordedShard(report, named: name, version: jsonVersion, help: help)
    self.problems = problems
    commands = report["summary"]?["commands"]?.count ?? 0
    facts = report["shared"]?.texts ?? []
    readings = report["readings"]?.texts ?? []
    var read: [File] = []
    for file in files {
      guard let path = file["path"]?.text, let mistakes = file["mistakes"]?.list,
        let scenarios = file["scenarios"]?.list,
        scenarios.allSatisfy({ $0.isScenario }), mistakes.allSatisfy({ $0.isMistake })
      else { throw refusal }
      read.append(File(path: path, mistakes: mistakes, scenarios: scenarios))
    }
    self.files = read
    head.ids = Set(read.flatMap { $0.scenarios.compactMap { $0["id"]?.text } })
    self.head = head
  }
}

extension JSON {
  /// A Boolean value that indicates whether the value has the members that a merge needs of a
  /// scenario.
  fileprivate var isScenario: Bool {
    guard let end = self["outcome"]?.text, let reading = self["reading"]?.text else { return false }
    return self["id"]?.text != nil && self["line"]?.number != nil && self["ios"]?.text != nil
      && ScenarioResult.End(rawValue: end) != nil && Reading(rawValue: reading) != nil
      && self["case"]?["name"]?.text != nil && self["case"]?["problems"]?.list != nil
  }

  /// A Boolean value that indicates whether the value has the members that a merge needs of a
  /// mistake.
  fileprivate var isMistake: Bool {
    self["script"]?.number != nil && self["text"]?.text != nil && self["message"]?.text != nil
  }
}
