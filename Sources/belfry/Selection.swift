import Scenarios

/// Which scenarios are played, of those that were read.
struct Selection {
  /// A piece of the scenario's id, whatever its case.
  var filter: String?
  /// Lists of tags; it must have one of each.
  var tags: [[String]]
  /// The tags of which it must have none.
  var skippedTags: [String]

  /// The flags it is made of.
  static let flags: [Command.Flag] = [
    .init("--filter", "TEXT", "only scenarios whose path or title holds this"),
    .init(
      "--tag",
      "TAG,…",
      "only scenarios with one of these tags; given again, with one of each list",
      isRepeatable: true
    ),
    .init("--skip-tag", "TAG,…", "no scenario with one of these tags", isRepeatable: true),
  ]

  init(_ arguments: Arguments) throws(UsageError) {
    filter = arguments.value("--filter")
    tags = try arguments.lists("--tag")
    skippedTags = try arguments.lists("--skip-tag").flatMap(\.self)
  }

  /// Whether it leaves anything out.
  var isNarrow: Bool { filter != nil || !tags.isEmpty || !skippedTags.isEmpty }

  /// What a scenario is called from run to run: its path and its title, and the row it is told for.
  static func id(of scenario: Scenario, in path: String) -> String { "\(path)#\(scenario.id)" }

  func includes(_ scenario: Scenario, in path: String) -> Bool {
    let names = [Self.id(of: scenario, in: path), scenario.title].map { $0.lowercased() }
    return
      (filter.map { text in names.contains { $0.contains(text.lowercased()) } } ?? true)
      && tags.allSatisfy { $0.contains(where: scenario.tags.contains) }
      && !skippedTags.contains(where: scenario.tags.contains)
  }

  /// Why nothing was left, for somebody who expected something.
  func emptiness(among files: [(path: String, scenarios: [Scenario])]) -> String {
    let scenarios = files.flatMap(\.scenarios)
    let known = Set(scenarios.flatMap(\.tags)).sorted()
    if let tag = tags.joined().first(where: { !known.contains($0) }) {
      let near = Suggestion.nearest(to: tag, among: known).first
      let advice =
        near.map { "; did you mean '\($0)'?" } ?? "; there are \(Suggestion.either(known))"
      return "no scenario has the tag '\(tag)'" + (known.isEmpty ? "" : advice)
    }
    return "none of \(scenarios.count) scenarios is chosen by these flags; --list shows them all"
  }
}
