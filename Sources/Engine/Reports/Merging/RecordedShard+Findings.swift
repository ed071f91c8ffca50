import PhoneDescription

extension RecordedShard {
  /// The reasons why reports are not the shards of one run, or not all of them; there is at least
  /// one report.
  static func findings(in runs: [RecordedShard]) -> [String] {
    // What is not a part of the run says nothing about what is missing.
    let differences = differences(in: runs)
    return differences.isEmpty ? gaps(in: runs) + overlaps(in: runs) : differences
  }

  /// The facts in which runs differ from the first.
  private static func differences(in runs: [RecordedShard]) -> [String] {
    let first = runs[0]
    return runs.dropFirst().flatMap { run in
      let names = "'\(first.name)' and '\(run.name)'"
      var found: [String] = []
      if run.scope.release != first.scope.release {
        found.append(
          "\(names) are of the releases \(first.scope.release) and \(run.scope.release) of Belfry"
        )
      }
      if run.zones != first.zones {
        found.append("\(names) have the time zones \(first.zones) and \(run.zones)")
      }
      if run.scope.options != first.scope.options {
        found.append(
          "\(names) have other flags: \(text(of: first.scope.options)) and "
            + text(of: run.scope.options)
        )
      }
      if run.scope.inputs != first.scope.inputs {
        found.append("\(names) are of different scripts: each shard has to read the same files")
      } else if run.shard.count == first.shard.count, run.shard.count > 1,
        run.shard.selection != first.shard.selection
          || run.shard.scenarios != first.shard.scenarios
      {
        found.append("\(names) are of different selections of scenarios")
      }
      return found
    }
  }

  private static func text(of options: [String]) -> String {
    options.isEmpty ? "none" : options.joined(separator: " ")
  }

  /// The shards and scenarios that are missing.
  private static func gaps(in runs: [RecordedShard]) -> [String] {
    let first = runs[0]
    var found: [String] = []
    for run in runs.dropFirst() where run.shard.count != first.shard.count {
      found.append(
        "'\(first.name)' is shard \(first.shard.name), and '\(run.name)' is shard \(run.shard.name)"
      )
    }
    guard found.isEmpty else { return found }
    let known = Set(runs.map { $0.shard.number })
    let missing = (1...first.shard.count).filter { !known.contains($0) }
    if !missing.isEmpty {
      let names = missing.prefix(10).map { "\($0)/\(first.shard.count)" }
      let more = missing.count > names.count ? " and \(missing.count - names.count) more" : ""
      found.append(
        missing.count == 1
          ? "shard \(names[0]) is missing"
          : "the shards \(names.joined(separator: ", "))\(more) are missing"
      )
    }
    for run in runs where run.ids.count != run.shard.played {
      found.append(
        "'\(run.name)' has \(run.ids.count) of the \(run.shard.played) scenarios of its shard"
      )
    }
    let total = runs.reduce(0) { $0 + $1.ids.count }
    if found.isEmpty, total < first.shard.scenarios {
      found.append("the shards have \(total) of \(first.shard.scenarios) scenarios")
    }
    return found
  }

  /// The shards and scenarios that are there twice.
  private static func overlaps(in runs: [RecordedShard]) -> [String] {
    var found: [String] = []
    var shards: [Int: String] = [:]
    var names: [String: String] = [:]
    for run in runs {
      if let other = shards[run.shard.number] {
        found.append("'\(other)' and '\(run.name)' are both shard \(run.shard.name)")
        continue
      }
      shards[run.shard.number] = run.name
      let shared = run.ids.filter { names[$0] != nil }.sorted()
      if let id = shared.first {
        let more = shared.count > 1 ? " and \(shared.count - 1) more" : ""
        found.append("'\(names[id] ?? "")' and '\(run.name)' both have the scenario '\(id)'\(more)")
      }
      for id in run.ids { names[id] = run.name }
    }
    return found
  }
}

extension RunScope.Shard {
  /// The number of the part and of the parts.
  fileprivate var name: String { "\(number)/\(count)" }
}
