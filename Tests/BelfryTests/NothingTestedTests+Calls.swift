import Foundation
import Support

extension NothingTestedTests {
  /// A scenario that passes, aligned as `fmt` does it.
  private static let good = """
    scenario "tea"
    @08:00  user    opens app
            expect  app foreground

    """

  private static let bad = good.replacing("foreground", with: "background")

  /// The text of the scripts with a cause; nil if the cause is not in a text.
  private static func script(_ cause: Cause) -> String? {
    switch cause {
    case .noFile, .emptyFolder, .silentCommands: nil
    case .emptyText: ""
    case .prose: "# Tea.\n"
    case .setup: "setup\n@08:00  user    opens app\n"
    case .factsAlone: "phone   iOS 17\n"
    case .onlyIncluded: "include \"part.facts\"\n\n" + good
    case .skipped: good.replacing("\"tea\"", with: "\"tea\"  skip \"later\"")
    case .filter, .emptyShard, .limit: good
    case .noExpectation: good.split(separator: "\n").prefix(2).map { "\($0)\n" }.joined()
    case .xfail: bad.replacing("\"tea\"", with: "\"tea\"  xfail \"later\"")
    case .idleAssumption: good.replacing("@08", with: "assume  drops\n@08")
    }
  }

  /// The text of a page with a cause.
  private static func page(_ cause: Cause) -> String? {
    switch cause {
    case .emptyText: return ""
    case .prose: return "# Tea\n\nIt is good.\n"
    case .setup: return "```scenario setup\nphone   iOS 17\n```\n"
    case .silentCommands: return "```console\n$ belfry run tea.scenario\n```\n"
    case _: return script(cause).map { "# Tea\n\n```scenario\n\($0)```\n" }
    }
  }

  /// The files of a cell.
  static func files(_ place: Place) -> [String: String] {
    let isPage = place.cause == .silentCommands || place.way == .page || place.way == .site
    let name: String
    switch place.way {
    case .facts: name = "a.facts"
    case .page, .site, .file, .input, .sweep, .plan: name = isPage ? "a.md" : "a.scenario"
    case _:
      // A setup that all scripts of a folder share is in a page.
      name = isPage || place.cause == .setup ? "d/a.md" : "d/a.scenario"
    }
    var files = ["d/.keep": ""]
    files[name] = name.hasSuffix(".md") ? page(place.cause) : script(place.cause)
    if place.cause == .onlyIncluded {
      let folder = name.hasPrefix("d/") ? "d/" : ""
      files[folder + "part.facts"] = "phone   iOS 17\n\n" + bad
    }
    return files
  }

  /// The last command of a cell, without flags.
  private static func command(_ place: Place) -> [String] {
    let files = files(place).keys.filter { !$0.hasSuffix("/.keep") && !$0.hasSuffix("part.facts") }
    let file = files.first ?? "a.scenario"
    let path = place.cause == .noFile ? "nowhere" : place.cause == .emptyFolder ? "d" : file
    let folder = place.cause == .noFile ? "nowhere" : "d"
    switch place.way {
    case .file, .page: return ["run", path]
    case .facts: return ["run", place.cause == .noFile ? "nowhere.facts" : path]
    case .folder, .bazel: return ["run", folder]
    case .input: return ["run", "-"]
    case .shard: return ["run", folder, "--shard", place.cause == .emptyShard ? "2/2" : "1/2"]
    case .check: return ["check", folder]
    case .perturb: return ["perturb", folder]
    case .sweep: return ["sweep", path]
    case .plan: return ["plan", path]
    case .merge: return ["run", folder]
    case .mergeOfLives: return ["perturb", folder, "--format", "json"]
    case .site: return ["site", path, "-o", "out"]
    case .fmt: return ["fmt", "--check", folder]
    case .expectScenarios, .phone, .phonePerturb: return []
    }
  }

  /// The flags of a cause.
  private static func flags(_ place: Place) -> [String] {
    switch (place.cause, place.way) {
    case (.filter, _): ["--filter", "never"]
    case (.limit, .perturb), (.limit, .mergeOfLives): ["--max-states", "1"]
    case (.limit, .sweep): ["--max-states", "1"]
    case (.limit, _): ["--max-events", "1"]
    case _: []
    }
  }

  /// Plays a cell in a folder of its own.
  static func play(_ place: Place) throws -> Program.Outcome {
    let scratch = try Scratch()
    for (path, text) in files(place) { try scratch.write(text, to: path) }
    let call = command(place) + flags(place)
    switch place.way {
    case .merge, .mergeOfLives:
      for shard in 1...2 {
        let part = ["--shard", "\(shard)/2"]
        if place.way == .merge {
          let report = ["--report-json", "\(shard).json"]
          _ = try Program.run(call + part + report, in: scratch.folder)
        } else {
          let outcome = try Program.run(call + part, in: scratch.folder)
          try scratch.write(outcome.output, to: "\(shard).json")
        }
      }
      return try scratch.belfry("merge", "1.json", "2.json")
    case .bazel:
      let index = place.cause == .emptyShard ? "1" : "0"
      let variables = [
        "TEST_TARGET": "//d:belfry", "TEST_SRCDIR": ".", "TEST_TMPDIR": ".",
        "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": index,
        "TESTBRIDGE_TEST_ONLY": place.cause == .filter ? "never" : "",
      ]
      return try Program.run(command(place), environment: variables, in: scratch.folder)
    case _:
      let input = place.way == .input ? (script(place.cause) ?? page(place.cause) ?? "") : ""
      return try Program.run(call, input: input, in: scratch.folder)
    }
  }
}
