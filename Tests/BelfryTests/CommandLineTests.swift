import Foundation
import Support
import Testing

/// The program as a shell sees it: what it prints, where, and with which status.
@Suite struct CommandLineTests {
  /// Pushes a payload from a file next to it.
  static let pushing = """
    scenario "a push from a file"
    @08:00  user    opens app
            app     asks for alert
            user    answers "Allow"
            user    leaves app
            device  receives push from "order.apns"
            expect  "order" delivered

    """

  static let passing = """
    scenario "a reminder comes"
    @08:00  user    opens app
            app     asks for alert
            user    answers "Allow"
            app     adds "water" after 30m title "Drink water"
            user    leaves app
    @08:30  expect  "water" delivered as banner list

    """

  static let failing = passing.replacing("delivered as banner list", with: "silenced")

  static let denied = """
    scenario "nothing comes"
    device  has authorization denied
    @08:00  user    opens app
            app     adds "water" now
            expect  "water" dropped because authorization.denied-is-silent

    """

  /// Arguments, standard input, status, and a piece of what is said.
  static let table: [(arguments: [String], input: String, status: Int32, says: String)] = [
    ([], "", 2, "usage: belfry COMMAND"),
    (["--help"], "", 0, "a first scenario"),
    (["help", "run"], "", 0, "--report-json FILE"),
    (["help", "completions"], "", 2, "help completions takes bash, zsh or fish, not ''"),
    (["help", "completions", "tcsh"], "", 2, "not 'tcsh'"),
    (["help", "completions", "bash"], "", 0, "complete -o filenames -F _belfry belfry"),
    (["help", "man"], "", 0, ".Sh BELFRY RUN"),
    (["help", "runn"], "", 2, "unknown topic 'runn'; did you mean 'run'?"),
    (["help", "language"], "", 0, "user taps \"id\""),
    (["run", "--help"], "", 0, "usage: belfry run"),
    (["--version"], "", 0, "belfry 0."),
    (["rnu"], "", 2, "unknown command 'rnu'; did you mean 'run'?"),
    (
      ["run", "--traec", "-"], passing, 2, "unknown flag of run '--traec'; did you mean '--trace'?"
    ),
    (["run", "--max-events"], "", 2, "--max-events needs a value: --max-events N"),
    (["run", "--max-events", "many"], "", 2, "a whole number above zero, not 'many'"),
    (["run", "--max-memory", "12"], "", 2, "a size such as 500MB or 2GB, not '12'"),
    (["run", "--max-memory", "-3MB"], "", 2, "a size such as 500MB or 2GB, not '-3MB'"),
    (["run", "--max-memory", "99999999999GB"], "", 2, "a size such as 500MB or 2GB"),
    (["run", "--max-memory", "2gb", "-"], passing, 0, "1 passed"),
    (
      ["run", "--max-memory", "1KB", "-"], passing, 6,
      "as its journal has no more room; --max-memory SIZE allows more"
    ),
    (["run", "--coverage", "-"], passing, 0, "to write about next"),
    (["run", "--min-coverage", "90", "-"], passing, 1, "% is less than 90%"),
    (["run", "--min-coverage", "1", "-"], passing, 0, "rules applied"),
    (["run", "--min-coverage", "101", "-"], passing, 2, "from 0 to 100, not '101'"),
    (["run", "--reading", "mine"], "", 2, "--reading is seeds, apple or field, not 'mine'"),
    (["run", "--reading", "seeds,aple"], "", 2, "not 'aple'"),
    (["run", "--ios", "19"], "", 2, "--ios: Belfry does not know iOS 19; write `18`"),
    (["run", "--ios", "13,3"], "", 2, "--ios: there are no local notifications before iOS 4"),
    (["run", "--ios", "x"], "", 2, "--ios: `x` is not a version"),
    (["run", "--ios", "10", "-"], passing, 0, "1 scenario: 1 passed"),
    (
      ["run", "--ios", "10,13,10,26", "-"], passing, 0,
      "1 scenario under iOS 10, 13 and 26: none differs"
    ),
    (["run", "--ios", "13,26", "-"], failing, 1, "2 runs: 0 passed, 2 failed"),
    (["run", "--reading", "seeds,apple,field", "-"], denied, 1, "passes under seeds"),
    (["run", "--reading", "seeds,apple,field", "-"], denied, 1, "fails under apple and field"),
    (["run", "--reading", "apple", "-"], denied, 1, "belfry run -:1 --reading apple"),
    (["run", "--ios", "13,26", "--trace", "-"], passing, 0, "\" on iOS 13, reading seeds"),
    (["run", "-"], "include \"nowhere\"\n" + passing, 3, "there is no file 'nowhere'"),
    (["run", "-:2"], passing, 0, "1 passed"),
    (["run", "-:2:17"], passing, 0, "1 passed"),
    (["run", "README.md:9:1:1"], "", 2, "there is no file or folder 'README.md:9'"),
    (["README.md"], "", 2, "'README.md' is not a command; write belfry run README.md"),
    (["nowhere.scenario:3"], "", 2, "is not a command; write belfry run nowhere.scenario:3"),
    (["scenarios"], "", 2, "'scenarios' is not a command; write belfry run scenarios"),
    (["run", "--junit", "r.xml"], "", 2, "write --report-junit r.xml"),
    (["run", "--json", "r.json"], "", 2, "write --report-json FILE"),
    (["run", "-", "-"], passing, 2, "standard input can be read only once"),
    (["run", "README.md:0"], "", 2, "lines are counted from 1"),
    (["run", "--list", "--report-tap", "/dev/null", "-"], passing, 2, "--list plays nothing"),
    (["help", "language", "--format", "html"], "", 2, "not '--format html'"),
    (["run", "/dev/null"], "", 3, "the script has no scenario"),
    (["check", "scenarios/language/shared.facts"], "", 3, "1 file, 0 scenarios, 0 mistakes"),
    (["check", "-"], String(repeating: "usr\n", count: 200), 3, "at least 100 mistakes"),
    (["run", "--color", "pink"], "", 2, "--color is auto, always or never, not 'pink'"),
    (["run", "--trace=yes", "-"], passing, 2, "--trace takes no value"),
    (["run", "-"], passing, 0, "1 scenario: 1 passed"),
    (["run", "-"], failing, 1, "delivered as banner list at 08:30:00"),
    (["run", "-"], failing + failing.replacing("comes", with: "stays"), 1, "2 failed"),
    (["run", "-"], failing + "        expect  badge 3\n", 1, "it is 0"),
    (["run", "-"], "", 3, "the script has no scenario"),
    (["run", "--reading", "seeds", "--reading", "apple", "-"], passing, 2, "is given twice"),
    (["run", "--report-json", "Sources", "-"], passing, 2, "cannot be written: Is a directory"),
    (["run", "--why", "\u{1B}[31mx", "-"], passing, 2, "nothing happened"),
    (["run", "\u{1B}[31m.scenario"], "", 2, "there is no file or folder"),
    (
      ["run", "-"], "scenario \"x\"\n@08:00 user opens app\n", 3, "this scenario has no expectation"
    ),
    (["run", "-"], "a\0b", 3, "the file has a zero byte, so it is not text"),
    (["run", "--list", "-"], passing, 0, "standard input#a reminder comes"),
    (["run", "--filter", "REMINDER", "-"], passing, 0, "1 passed"),
    (["run", "--filter", "nothing", "-"], passing, 2, "the only scenario is not chosen by these"),
    (["run", "--tag", "smok", "scenarios"], "", 2, "did you mean 'smoke'?"),
    (["run", "--tag", "smoke", "--list", "scenarios/response"], "", 0, "tap-opens-the-app"),
    (["run", "--skip-tag", "smoke", "scenarios/response"], "", 0, " passed"),
    (["run", "--max-events", "3", "-"], passing, 6, "after 3 events; --max-events N allows more"),
    (["run", "--why", "water", "-"], passing, 0, "because delivery.unlocked-shows-banner"),
    (["run", "--why", "watr", "-"], passing, 2, "a region 'watr'; did you mean 'water'?"),
    (["run", "--trace", "-"], passing, 0, "| app background"),
    (["run", "--report-json", "-", "-"], passing, 0, "\"outcome\" : \"passed\""),
    (["run", "--report-junit", "-", "-"], passing, 0, "<testcase classname=\"standard input\""),
    (["run", "--report-tap", "-", "-"], failing, 1, "not ok 1 - standard input: a reminder comes"),
    (["run", "--github", "-"], failing, 1, "::error file=standard input,line=7,col="),
    (
      ["run", "--github", "--report-tap", "-", "-"], passing, 2,
      "--github writes to standard output"
    ),
    (
      ["run", "--report-json", "-", "--report-tap", "-", "-"], passing, 2,
      "--report-json and --report-tap both write to standard output"
    ),
    (["run", "--strict-facts", "-"], passing, 0, "1 passed"),
    (["run", "--strict-facts", "-"], denied, 4, "depends on add-when-denied"),
    (["run", "--strict-facts", "--ios", "16,17", "-"], denied, 4, "2 outcomes depend on an open"),
    (["run", "--strict-facts", "--ios", "16,17", "-"], passing, 0, "2 runs: 2 passed"),
    (["run", "--since", "0.3", "-"], passing, 0, "corrections since 0.3 touch none of 1 outcome"),
    (["run", "--since", "3", "-"], passing, 2, "--since needs a release such as 0.3, not '3'"),
    (["run", "--since", "0.2", "-"], passing, 2, "recorded since 0.3; write --since 0.3"),
    (["run", "--since", "9.0", "-"], passing, 2, "--since 9.0 is newer than this release, 0.4.0"),
    (["explain", "*"], "", 2, "called '*'; `belfry rules` lists every rule"),
    (["explain", "0"], "", 2, "called '0'; `belfry rules` lists every rule"),
    (["explain", "\""], "", 2, "called '\"'; `belfry rules` lists every rule"),
    (["explain", "😀"], "", 2, "called '😀'; `belfry rules` lists every rule"),
    (["explain", "addss"], "", 2, "did you mean adds"),
    (["perturb", "--tag", "smoke,smok", "scenarios/response"], "", 2, "no scenario has the tag"),
    (["run", "nowhere"], "", 2, "\nnothing was tested\n"),
    (["run", "--ios", "16,17", "-"], "usr\n", 3, "\nnothing was tested: 1 of 1 files not read\n"),
    (
      ["run", "--strict-facts", "-"],
      denied.replacing("device", with: "assume drops\ndevice"), 0,
      "1 passed"
    ),
    (["run", "--report-json", "no/such/folder/r.json", "-"], passing, 2, "cannot be written"),
    (["run", "scenarioss"], "", 2, "did you mean 'scenarios'?"),
    (["run", "Sources"], "", 3, "contains no .scenario file and no Markdown file"),
    (["run", "scenarios:3"], "", 2, "is a folder; a line needs a file"),
    (["check", "-"], passing, 0, "1 file, 1 scenario, 0 mistakes"),
    (["check", "-"], "usr opens app\n", 3, "write `user`"),
    (
      ["check", "--error-format", "tiny", "-"], "", 2,
      "--error-format is long, short or json, not 'tiny'"
    ),
    (
      ["run", "--error-format", "short", "-"], failing, 1,
      "standard input:7:17: error: expected \"water\" silenced"
    ),
    (["fmt", "--error-format=short", "-"], "usr\n", 3, "standard input:1:1: error: unknown word"),
    (["fmt", "-"], passing, 0, "scenario \"a reminder comes\""),
    (
      ["fmt", "-"], "device has authorization denied for app\n" + passing, 0,
      "device  has authorization denied for app"
    ),
    (
      ["check", "-"], "device has authorization denied for mail\n" + passing, 3,
      "there is no app `mail`"
    ),
    (["fmt", "--check", "-"], passing, 0, "1 file: 1 unchanged"),
    (["fmt", "--check", "-"], passing.replacing("  ", with: " "), 1, "+++ standard input"),
    (["fmt", "Sources"], "", 3, "contains no .scenario file"),
    (["fmt", "nowhere"], "", 2, "there is no file or folder 'nowhere'"),
    (["fmt", "--chekc"], "", 2, "did you mean '--check'?"),
    (["explain"], "", 2, "explain needs a question, a name"),
    (["explain", "add-when-denied"], "", 0, "to decide it on a phone"),
    (["explain", "drops"], "", 0, "side drops"),
    (["explain", "what", "happens", "after", "a", "reboot"], "", 0, "regions-after-reboot"),
    (["explain", "64", "limit", "--ios", "18"], "", 0, "on iOS 18: yes, since iOS 10"),
    (["explain", "gap-time", "--ios", "18"], "", 0, "on iOS 18 the readings choose"),
    (["explain", "64", "--ios", "17,18"], "", 2, "explain takes one version of iOS"),
    (["explain", "qqqq", "zzzz"], "", 2, "`belfry rules` lists every rule"),
    (["explain", "apple"], "", 0, "error-1"),
    (["explain", "dates"], "", 0, "dates.gap-moves-to-its-end"),
    (["explain", "authorization.denied-is-silent"], "", 0, "evidence"),
    (
      ["explain", "authorization.denied-is-silent"], "", 0,
      "Sources/Engine/SystemPolicy/Rules/Authorization/RequestAddition+Authorization.swift:"
    ),
    (["explain", "foreground"], "", 0, "foreground.app-is-asked"),
    (["explain", "AlarmKit"], "", 2, "Belfry does not simulate AlarmKit"),
    (["explain", "live", "activity"], "", 2, "Belfry does not simulate Live Activities"),
    (["explain", "add-when-deneid"], "", 2, "did you mean add-when-denied?"),
    (["rules"], "", 0, "delivery.unlocked-shows-banner"),
    (["rules", "--format", "json"], "", 0, "\"id\" : \"authorization.denied-is-silent\""),
    (["rules", "--format", "xml"], "", 2, "--format is table or json, not 'xml'"),
    (["rules", "x"], "", 2, "rules takes no names"),
    (["rules", "--ios", "9"], "", 2, "--ios is for rules --transitions"),
    (["rules", "--transitions"], "", 0, "lock.app-in-front-goes-to-background"),
    (["rules", "--transitions", "--ios", "12"], "", 0, "authorization.keep-grants-what-was-asked"),
    (["rules", "--transitions", "--ios", "9"], "", 2, "state machines are drawn from iOS 10 on"),
    (["rules", "--transitions", "--ios", "9,10"], "", 2, "--ios of --transitions is one version"),
    (["rules", "--transitions", "--format", "mermaid"], "", 0, "stateDiagram-v2"),
    (
      ["rules", "--transitions", "--format", "json"], "", 2,
      "--format is table, markdown or mermaid, not 'json'"
    ),
  ]

  @Test(arguments: table.indices)
  func `says what it should and ends with the right status`(row: Int) throws {
    let (arguments, input, status, says) = Self.table[row]
    let outcome = try Program.run(arguments, input: input)
    let line = "belfry \(arguments.joined(separator: " "))"
    #expect(outcome.status == status, "\(line)\n\(outcome.output)\(outcome.errors)")
    #expect(
      (outcome.output + outcome.errors).contains(says),
      "\(line)\n\(outcome.output)\(outcome.errors)"
    )
    #expect(!outcome.output.contains("\u{1B}"), "colours only on a terminal")
  }

  @Test func `help fits a terminal of a hundred columns`() throws {
    let commands = ["run", "check", "fmt", "explain", "rules"]
    let texts = try ([["help"]] + commands.map { ["help", $0] }).map { try Program.run($0).output }
    for text in texts {
      let lines = text.split(separator: "\n")
      #expect(lines.count > 3)
      #expect(lines.filter { $0.count > 100 } == [])
    }
  }

  @Test func `results go to standard output and what is wrong with the call to standard error`()
    throws
  {
    let good = try Program.run(["run", "-"], input: Self.failing)
    #expect(good.errors.isEmpty && good.output.contains("FAIL"))
    let bad = try Program.run(["run", "-"], input: "usr\n")
    #expect(bad.errors.contains("error") && !bad.output.contains("error"))
  }

  @Test func `a report on standard output is the only text there`() throws {
    let outcome = try Program.run(["run", "--report-json", "-", "-"], input: Self.passing)
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    }
    #expect(outcome.errors.contains("1 passed"))
  }

  @Test func `the most severe status is returned`() throws {
    let scratch = try Scratch(["a.scenario": Self.failing, "b.scenario": "usr\n"])
    #expect(try scratch.belfry("run", ".").status == 3)
    #expect(try scratch.belfry("run", "a.scenario:1").status == 1)
    #expect(try scratch.belfry("run", "b.scenario", "nowhere").status == 3)
    #expect(try scratch.belfry("run", "a.scenario", "nowhere").status == 1)
  }

  @Test func `a report never replaces a script that was played`() throws {
    let scratch = try Scratch(["a.scenario": Self.passing])
    let outcome = try scratch.belfry("run", "a.scenario", "--report-json", "a.scenario")
    #expect(outcome.status == 2 && outcome.errors.contains(".scenario is the ending of a script"))
    #expect(try scratch.text("a.scenario") == Self.passing)
  }

  @Test func `a line chooses the scenario it belongs to`() throws {
    let two = "# two\n" + Self.passing + Self.failing.replacing("comes", with: "does not come")
    let scratch = try Scratch(["two.scenario": two])
    #expect(try scratch.belfry("run", "two.scenario:4").status == 0)
    #expect(try scratch.belfry("run", "two.scenario:9").status == 1)
    let early = try scratch.belfry("run", "two.scenario:1")
    #expect(early.status == 2 && early.errors.contains("the first begins at line 2"))
    let late = try scratch.belfry("run", "two.scenario:99")
    #expect(late.status == 2 && late.errors.contains("has no line 99"))
  }
}
