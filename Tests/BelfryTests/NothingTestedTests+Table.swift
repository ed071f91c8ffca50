extension NothingTestedTests {
  private static let noScenario = "nothing was tested: there is no scenario"
  private static let skipped = "nothing was tested: the only scenario is skipped"
  private static let notChosen = "nothing was tested: the only scenario is not chosen"
  private static let unread = "the script has no scenario"
  private static let included = "does not end with `.scenario`, so a run of its folder"
  private static let noExpectation = "this scenario has no expectation"
  private static let empty = "contains no .scenario file and no Markdown file"

  private static let xfail = Cell.passes(
    "1 failed as expected",
    because: "the scenario was played and failed as it says; if it passed, the status would be 1"
  )
  private static let onePart = "another way has the parts: run of a shard"
  private static let notAPage = "a script has no commands; a page has"

  /// The cells of a way that plays the script of a file.
  private static let script: [Cause: Cell] = [
    .noFile: .fails(2, "there is no file or folder 'nowhere'"),
    .emptyFolder: .impossible("a folder is another way"),
    .emptyText: .fails(3, unread), .prose: .fails(3, unread), .setup: .fails(3, unread),
    .factsAlone: .fails(3, unread), .onlyIncluded: .fails(3, included),
    .skipped: .fails(1, skipped), .filter: .fails(2, notChosen), .emptyShard: .impossible(onePart),
    .noExpectation: .fails(3, noExpectation), .xfail: xfail,
    .idleAssumption: .fails(1, "an assumption that changes nothing"),
    .limit: .fails(6, "--max-events N allows more"), .silentCommands: .impossible(notAPage),
  ]

  /// The cells of a way that plays the scripts of a folder.
  private static let folder = script.merging([
    .emptyFolder: .fails(3, empty), .setup: .fails(3, noScenario),
    .silentCommands: .fails(3, noScenario),
  ]) { $1 }

  /// The cells of a part of a folder, without those that the whole decides.
  private static let part = folder.merging([
    .skipped: .passes(
      "1 skipped",
      because: "another part may have a scenario that is played; belfry merge judges the whole"
    ),
    .filter: .fails(2, notChosen),
    .emptyShard: .passes(
      "0 of 1 scenario; this part is empty, and belfry merge judges the whole",
      because: "another part has the scenario"
    ),
  ]) { $1 }

  private static let input = script.merging([
    .noFile: .impossible("standard input is always there")
  ]) { $1 }

  private static let onePage = script.merging([
    .emptyText: .fails(3, "contains no script"), .prose: .fails(3, "contains no script"),
    .setup: .fails(3, noScenario), .silentCommands: .fails(3, noScenario),
  ]) { $1 }

  private static let scenarios: Set<Cause> = [
    .onlyIncluded, .skipped, .noExpectation, .xfail, .idleAssumption, .limit,
  ]

  private static let factsFile = script.merging(
    Dictionary(uniqueKeysWithValues: scenarios.map { ($0, .fails(3, included)) })
  ) { $1 }.merging([
    .noFile: .fails(2, "there is no file or folder 'nowhere.facts'"),
    .filter: .fails(3, included),
  ]) { $1 }

  private static let checked = folder.merging([
    .skipped: .passes("1 scenario, 0 mistakes", because: "check plays nothing; the text was read"),
    .filter: .impossible("check has no --filter"),
    .xfail: .passes("1 scenario, 0 mistakes", because: "check plays nothing; the text was read"),
    .idleAssumption: .passes(
      "1 scenario, 0 mistakes",
      because: "check plays nothing; whether an assumption changes something is known from a run"
    ),
    .limit: .impossible("check plays nothing"),
  ]) { $1 }

  private static let perturbed = folder.merging([
    .xfail: .fails(1, "nothing was tested: the only scenario has skip or xfail"),
    .idleAssumption: .fails(1, "\"tea\" fails without a disturbance"),
    .limit: .fails(6, "ended early"),
  ]) { $1 }

  /// The cells of a way that plays one scenario and judges nothing.
  private static func shown(_ says: String) -> [Cause: Cell] {
    let reason = "it shows what happens to a scenario, and expects nothing"
    return script.merging([
      .limit: .fails(6, "ended early"),
      .skipped: .passes(says, because: reason), .filter: .impossible("it has no --filter"),
      .xfail: .passes(says, because: reason), .idleAssumption: .passes(says, because: reason),
    ]) { $1 }
  }

  private static let merged = folder.merging([
    .filter: .fails(2, "is of a run that was refused"),
    .emptyShard: .passes("1 scenario: 1 passed", because: "the other part has the scenario"),
  ]) { $1 }

  private static let mergedLives = perturbed.merging([
    .emptyShard: .passes("no surprise", because: "the other part has the scenario"),
    .limit: .fails(1, "ended early: play that shard again"),
  ]) { $1 }

  private static let sites = onePage.merging([
    .emptyText: .passes("1 page in out", because: "a site is made of pages; few have a script"),
    .prose: .passes("1 page in out", because: "a site is made of pages; few have a script"),
    .setup: .passes("1 page in out", because: "a site is made of pages; few have a script"),
    .silentCommands: .passes("1 page in out", because: "a site is made of pages"),
    .emptyFolder: .fails(2, "'d' contains no Markdown file"),
    .filter: .impossible("site has no --filter"),
    .xfail: .passes("1 page in out", because: "the scenario was played and failed as it says"),
    .limit: .impossible("site has no --max-events; one that ends early is red, as for run"),
  ]) { $1 }

  private static let formatted = folder.merging([
    .emptyText: .passes("1 unchanged", because: "the layout of the text was checked"),
    .prose: .passes("1 unchanged", because: "the layout of the text was checked"),
    .setup: .passes("1 unchanged", because: "the layout of the text was checked"),
    .factsAlone: .passes("1 unchanged", because: "the layout of the text was checked"),
    .skipped: .passes("1 unchanged", because: "fmt plays nothing"),
    .filter: .impossible("fmt has no --filter"),
    .xfail: .passes("1 unchanged", because: "fmt plays nothing"),
    .idleAssumption: .passes("1 unchanged", because: "fmt plays nothing"),
    .limit: .impossible("fmt plays nothing"),
    .silentCommands: .passes("1 unchanged", because: "fmt plays nothing"),
  ]) { $1 }

  static let table: [Way: [Cause: Cell]] = [
    .file: script, .folder: folder, .page: onePage, .facts: factsFile, .input: input,
    .shard: part,
    .bazel: part.merging([.limit: .impossible("Bazel has no variable for a limit")]) { $1 },
    .check: checked, .perturb: perturbed, .sweep: shown("state"),
    .plan: shown("notification").merging([
      .noFile: .fails(2, "'nowhere' cannot be read"),
      .limit: .impossible("plan has no flag for its limit of four million events"),
    ]) { $1 }, .merge: merged, .mergeOfLives: mergedLives, .site: sites,
    .fmt: formatted, .expectScenarios: expectScenarios, .phone: phone,
    .phonePerturb: phonePerturb,
  ]

  // MARK: Swift tests

  private static let fileOfSwift = "expectScenarios takes a file or a text"
  private static let phoneOfSwift = "a phone of a test reads no scenario"

  private static let expectScenarios: [Cause: Cell] = [
    .noFile: .test("failsWithoutTheFile"),
    .emptyFolder: .impossible(fileOfSwift),
    .emptyText: .test("a text without a scenario fails"),
    .prose: .test("a text without a scenario fails"),
    .setup: .test("a text without a scenario fails"),
    .factsAlone: .test("a text without a scenario fails"),
    .onlyIncluded: .test("a scenario of an included file of facts fails"),
    .skipped: .test("failsIfTheOnlyScenarioIsSkipped"),
    .filter: .impossible("expectScenarios plays every scenario"),
    .emptyShard: .impossible("expectScenarios plays every scenario"),
    .noExpectation: .test("a text without an expectation fails"),
    .xfail: .test("a scenario that fails as it says passes"),
    .idleAssumption: .test("failsIfAnAssumptionChangesNothing"),
    .limit: .test("failsAtTheLimitOfEvents"),
    .silentCommands: .impossible("expectScenarios reads no pages"),
  ]

  private static let phone: [Cause: Cell] = [
    .noExpectation: .impossible(
      "only the test knows what it expects: with #expect, or with XCTest's functions"
    ),
    .limit: .impossible("a test ends when its body returns"),
  ].merging(readsNoScenario) { own, _ in own }

  private static let phonePerturb: [Cause: Cell] = [
    .noExpectation: .test("failsIfNoLifeCanFail"),
    .limit: .test("a disturbance that is tolerated is counted, and a limit ends the lives"),
  ].merging(readsNoScenario) { own, _ in own }

  private static let readsNoScenario = Dictionary(
    uniqueKeysWithValues: Cause.allCases.map { ($0, Cell.impossible(phoneOfSwift)) }
  )
}
