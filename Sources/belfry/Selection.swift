import Scenarios

/// Which scenarios are played, of those that were read.
struct Selection {
  /// A piece of the scenario's id, whatever its case.
  var filter: String?
  /// A tag that it must have.
  var tag: String?
  /// A tag that it must not have.
  var skippedTag: String?

  /// The flags it is made of.
  static let flags: [Command.Flag] = [
    .init("--filter", "TEXT", "only scenarios whose path or title holds this"),
    .init("--tag", "TAG", "only scenarios with this tag"),
    .init("--skip-tag", "TAG", "no scenario with this tag"),
  ]

  init(_ arguments: Arguments) {
    filter = arguments.value("--filter")
    tag = arguments.value("--tag")
    skippedTag = arguments.value("--skip-tag")
  }

  /// Whether it leaves anything out.
  var isNarrow: Bool { filter != nil || tag != nil || skippedTag != nil }

  /// What a scenario is called from run to run: its path and its title, and the row it is told for.
  static func id(of scenario: Scenario, in path: String) -> String { "\(path)#\(scenario.id)" }

  func includes(_ scenario: Scenario, in path: String) -> Bool {
    let names = [Self.id(of: scenario, in: path), scenario.title].map { $0.lowercased() }
    return
      (filter.map { text in names.contains { $0.contains(text.lowercased()) } } ?? true)
      && (tag.map(scenario.tags.contains) ?? true)
      && !(skippedTag.map(scenario.tags.contains) ?? false)
  }

  /// Why nothing was left, for somebody who expected something.
  func emptiness(among files: [(path: String, scenarios: [Scenario])]) -> String {
    let scenarios = files.flatMap(\.scenarios)
    let tags = Set(scenarios.flatMap(\.tags)).sorted()
    if let tag, !tags.contains(tag) {
      let near = Suggestion.nearest(to: tag, among: tags).first
      let advice =
        near.map { "; did you mean '\($0)'?" } ?? "; there are \(Suggestion.either(tags))"
      return "no scenario has the tag '\(tag)'" + (tags.isEmpty ? "" : advice)
    }
    return "none of \(scenarios.count) scenarios is chosen by these flags; --list shows them all"
  }
}
