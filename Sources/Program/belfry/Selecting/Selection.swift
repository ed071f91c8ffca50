import Scenarios

/// The selection of the scenarios to play among those that were read.
struct Selection {
  /// A part of the id, in letters of any size.
  var filter: String?
  /// Lists of tags; a scenario must have one tag of each list.
  var tags: [[String]]
  /// The tags that a scenario must not have.
  var skippedTags: [String]

  /// Reads the flags.
  init(_ flags: inout FlagReader) {
    let filter = flags.value(
      "--filter",
      "TEXT",
      "only scenarios whose path, title or id contains this",
      as: .text,
      isReported: true
    )
    self.filter = filter ?? Bazel.current?.filter
    tags = flags.values(
      "--tag",
      "TAG,…",
      "only scenarios with one of these tags; if repeated, one of each list",
      as: FlagType<[String]>.list,
      isReported: true
    )
    let skipped = flags.values(
      "--skip-tag",
      "TAG,…",
      "no scenario with one of these tags",
      as: FlagType<[String]>.list,
      isCommon: false,
      isReported: true
    )
    skippedTags = skipped.flatMap { $0 }
  }

  /// A Boolean value that indicates whether the selection excludes anything.
  var isNarrow: Bool { filter != nil || !tags.isEmpty || !skippedTags.isEmpty }

  func includes(_ scenario: Scenario, in path: String) -> Bool {
    let written = scenario.row?.title ?? scenario.title
    let names = ["\(path)#\(scenario.id)", "\(path)#\(written)", scenario.title]
      .map { $0.lowercased() }
    return
      (filter.map { text in names.contains { $0.contains(text: text.lowercased()) } } ?? true)
      && tags.allSatisfy { $0.contains(where: scenario.tags.contains) }
      && !skippedTags.contains(where: scenario.tags.contains)
  }

  /// Returns the numbers of the scenarios at a line, or of all scenarios; a line with a row of a
  /// table names the scenario of that row.
  ///
  /// - Throws: The problem with the line, if no scenario begins at it or before it.
  static func numbers(in script: Script, at line: Int?) throws(PathError) -> [Int] {
    let numbers = Array(script.scenarios.indices)
    guard let line else { return numbers }
    let rowNumbers = numbers.filter { number in
      script.scenarios[number].row.map { $0.place.source == 0 && $0.place.line == line } ?? false
    }
    guard rowNumbers.isEmpty else { return rowNumbers }
    guard let last = script.scenarios.last(where: { $0.place.line <= line }) else {
      guard let first = script.scenarios.first?.place.line else { return [] }
      throw .usage(
        script.name,
        "no scenario at \(script.name):\(line); the first begins at line \(first)"
      )
    }
    return numbers.filter { script.scenarios[$0].place.line == last.place.line }
  }

  /// Returns the numbers of the scenarios that are selected among those at a line, or all.
  func numbers(in script: Script, at line: Int?) throws(PathError) -> [Int] {
    try Self.numbers(in: script, at: line).filter {
      includes(script.scenarios[$0], in: script.name)
    }
  }

  /// Returns the message for a tag that no scenario has.
  func problem(amongTags known: Set<String>) -> String? {
    guard let tag = tags.joined().first(where: { !known.contains($0) }) else { return nil }
    let known = known.sorted()
    let near = Suggestion.nearest(to: tag, among: known).first
    let others = (known.count == 1 ? "there is only " : "there are ") + Suggestion.either(known)
    let advice = near.map { "did you mean '\($0)'?" } ?? others
    return "no scenario has the tag '\(tag)'" + (known.isEmpty ? "" : "; \(advice)")
  }

  /// Returns the reason why no scenario was selected.
  func emptiness(among scenarios: [Scenario]) -> NothingTested {
    guard !scenarios.isEmpty else { return .noScenario }
    if let problem = problem(amongTags: Set(scenarios.flatMap({ $0.tags }))) {
      return .noneChosen(problem)
    }
    let none =
      scenarios.count == 1 ? "the only scenario is not" : "none of \(scenarios.count) scenarios is"
    return .noneChosen("\(none) chosen by these flags; belfry run --list without them shows all")
  }
}
