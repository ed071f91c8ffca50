import Reports
import ScenarioParsing
import Scenarios
import Support
import Testing

@testable import Pages

/// The answers of the engine, which are those of the command line.
@Suite struct AnswerTests {
  private static let story = """
    scenario "after a no"
    @08:00  user    opens app
            app     asks for alert sound
            user    answers "Don't Allow"
            app     adds "water" after 30m title "Drink water"
    @08:40  expect  "water" delivered

    """

  private static func answer(_ choices: String, _ name: String, _ text: String) -> String {
    answer(choices, [(name, text)])
  }

  private static func answer(_ choices: String, _ texts: [(String, String)]) -> String {
    let parts = texts.map { "\($0.1.utf8.count) \($0.0)\n\($0.1)" }
    return Pages.answer(to: Array((choices + "\n\n" + parts.joined()).utf8))
  }

  @Test func `an answer has the words of the command line`() throws {
    let scratch = try Scratch(["after.scenario": Self.story])
    let run = try Program.run(["run", "after.scenario"], in: scratch.folder)
    let answer = Self.answer("parts text", "after.scenario", Self.story)
    #expect(run.output.contains("authorization.denied-is-silent"))
    #expect(answer.contains("\"text\":\(JSON.text(run.output).written(depth: nil))"))
    #expect(answer.contains("\"isPassed\":false"))
  }

  @Test func `an answer has the parts that were asked for, and no other`() {
    let answer = Self.answer("parts trace layout\nwhy water", "a.scenario", Self.story)
    for part in ["\"trace\":", "\"layout\":", "\"why\":\"\\\"water\\\" in after a no"] {
      #expect(answer.contains(part), "\(part) in \(answer)")
    }
    for part in ["\"text\":", "\"json\":", "\"view\":", "\"pictures\":"] {
      #expect(!answer.contains(part))
    }
  }

  @Test func `a mistake is marked under its words`() {
    let text = "scenario \"x\"\n@08:00  user  opns app\nexpect app foreground\n"
    let answer = Self.answer("parts view text", "a.scenario", text)
    #expect(answer.contains("error[") && answer.contains("a.scenario:2:15"))
    #expect(answer.contains("wrong\\\" title"))
    #expect(answer.contains(">1 mistake</b>"))
  }

  @Test func `the lines of a block have their numbers in its page`() {
    let answer = Self.answer("parts text\nline 40", "page.md", Self.story)
    #expect(answer.contains("page.md:45:17"))
  }

  @Test func `a script can include the texts that come with it`() {
    let texts = [
      ("a/b.scenario", "include \"../c.facts\"\n\n" + Self.story),
      ("belfry.facts", "reading apple\n"), ("c.facts", "phone iOS 17\n"),
    ]
    let answer = Self.answer("parts text json\nbase 1", texts)
    #expect(answer.contains("reading apple") && answer.contains("\\\"ios\\\" : \\\"17\\\""))
    #expect(Self.answer("parts text", "b.scenario", texts[0].1).contains("there is no file"))
  }

  @Test func `a block that must fail passes if it does`() {
    #expect(Self.answer("fails", "a.scenario", Self.story).contains("\"isPassed\":true"))
    let passing = Self.story.replacing("delivered", with: "dropped")
    #expect(Self.answer("fails", "a.scenario", passing).contains("\"isPassed\":false"))
  }

  @Test(arguments: [
    // Another fate at the same time is a solution; another time, story or question is not.
    ("not delivered", "not delivered", true),
    ("\"water\" not delivered", "\"water\" dropped since 08:00", true),
    ("\"water\" not delivered", "\"water\" not silenced", false),
    ("\"water\" not delivered", "\"water\" not pending", false),
    ("expect  \"water\" not delivered", "expect  no notification delivered", false),
    ("@08:40", "@08:20", false),
    ("scenario \"after", "assume keeps-unseen\nscenario \"after", false),
    ("after 30m", "after 2h", false),
    ("sound\n", "sound badge\n", false),
  ])
  func `an exercise is solved by a correction that keeps its story and its times`(
    _ old: String,
    _ new: String,
    _ isSolved: Bool
  ) {
    let solution = Self.story.replacing("\"water\" delivered", with: "\"water\" not delivered")
    let answer = Self.answer(
      "parts view\nexpects 1\nsolution",
      [("a.scenario", solution.replacing(old, with: new)), ("b.scenario", solution)]
    )
    #expect(answer.contains("\"isPassed\":\(isSolved)"), "\(answer)")
    #expect(answer.contains("is not that of the solution") == !isSolved)
  }

  @Test func `an exercise is not solved by removing its expectations`() {
    let lines = Self.story.split(separator: "\n")
    let twice = lines + ["@08:41  expect  \"water\" not delivered"]
    let ask = { (lines: [Substring]) in
      Self.answer("expects 2\nparts view", "a.scenario", lines.joined(separator: "\n") + "\n")
    }
    let solved = ask(twice.filter { !$0.hasPrefix("@08:40") })
    #expect(solved.contains("Not solved: an expectation is missing."), "\(solved)")
    #expect(solved.contains("\"isPassed\":false"))
    let corrected = twice.map { line -> Substring in
      line.hasPrefix("@08:40") ? "@08:40  expect  \"water\" dropped since 08:00" : line
    }
    #expect(ask(corrected).contains("\"isPassed\":true"), "\(ask(corrected))")
  }

  @Test func `an expected failure is explained as any other`() {
    let story = Self.story.split(separator: "\n")
      .filter { !$0.contains("answers") && !$0.contains("asks") }.joined(separator: "\n")
    for choices in ["parts view", "fails\nparts view"] {
      let answer = Self.answer(choices, "a.scenario", story)
      #expect(answer.contains(/= write +device has/), "\(answer)")
    }
  }

  @Test func `an endless script ends`() {
    let text =
      "scenario \"x\"\n@08:00  user opens app\nrepeat 9000 times\n@+1m user locks device\n"
      + "@+1m user unlocks device\nend\nexpect app foreground\n"
    let answer = Self.answer("parts text\nevents 500\njournal 1000000", "x.scenario", text)
    #expect(answer.contains("stopped at"), "\(answer.prefix(500))")
  }

  /// A table of scenarios, each of which never ends.
  private static func table(_ rows: Int) -> String {
    "device has authorization authorized\ntable t\n| a |\n"
      + (0..<rows).map { "| \"r\($0)\" |\n" }.joined()
        + """
        scenario "s" each t
        @08:00 user opens app
        app adds <a> every 60s title "A"
        user leaves app
        @2200-01-01 08:00 expect no crash

        """
  }

  /// The choices of a question, the number of rows, and what the answer says.
  static let limits: [(choices: String, rows: Int, says: String)] = [
    (
      "events 500\ntotal 1200", 9,
      "6 of 9 scenarios were not played: the limit of 1200 events is reached. Play the script with "
        + "belfry run."
    ),
    ("events 100\nruns 4", 9, "5 of 9 scenarios were not played: the limit of 4 runs is reached."),
    ("ios 16 17 18\nevents 100\nruns 4", 9, "8 of 9 scenarios were not played: the limit of 4"),
    (
      "ios 16 17 18\nevents 500\ntotal 900", 1,
      "The scenario was not played under each variant: the limit of 900 events is reached."
    ),
    (
      "ios 16 17 18\nevents 500\ntotal 700", 9,
      "9 of 9 scenarios were not played under each variant: the limit of 700 events is reached."
    ),
    ("ios 16 17 18\nruns 2", 1, "The scenario was not played: the limit of 2 runs is reached."),
    (
      "events 500\njournal 9000", 9,
      "scenarios were not played: the limit of 9KB of memory is reached."
    ),
  ]

  @Test(arguments: limits)
  func `a limit of all scenarios leaves the rest out, says so, and is not green`(
    _ choices: String,
    _ rows: Int,
    _ says: String
  ) {
    for part in ["text", "json", "view"] {
      let answer = Self.answer("parts \(part)\n\(choices)", "x.scenario", Self.table(rows))
      #expect(answer.contains("\"isPassed\":false"))
      // In the part itself, and as a sentence of its own.
      #expect(answer.ranges(of: says).count == 2, "\(part): \(answer.suffix(2000))")
      let json = answer.replacing("\\", with: "").filter { !$0.isWhitespace }
      #expect(part != "json" || json.contains("\"status\":6,"), "\(answer.suffix(2000))")
    }
  }

  @Test(arguments: ["text", "trace", "json", "pictures", "view"])
  func `a part of an answer has a limit of bytes`(part: String) {
    let text = Self.table(12)
    let whole = Self.answer("parts \(part)\nevents 300\nbytes 100000000", "x.scenario", text)
    let least = Self.answer("parts \(part)\nevents 300\nbytes 1", "x.scenario", text)
    let cut = Self.answer("parts \(part)\nevents 300\nbytes 60000", "x.scenario", text)
    #expect(least.utf8.count <= cut.utf8.count && cut.utf8.count <= whole.utf8.count)
    // The words of a run are the same for each of its scenarios, and short.
    guard part != "text" else { return }
    #expect(least.utf8.count < whole.utf8.count / 4 && cut.utf8.count < whole.utf8.count)
    guard part != "pictures" else { return }
    #expect(cut.contains("the limit of 60KB for a page is reached"), "\(cut.suffix(300))")
  }

  @Test func `the limits of a page end a hostile table`() {
    for text in [
      Self.table(300),
      "table t\n| a |\n" + (0..<10_000).map { "| \($0) |\n" }.joined()
        + "scenario \"s\" each t\n@08:00 user opens app\nexpect badge <a>\n",
    ] {
      var question = Question(Source(name: "x.scenario", text: text))
      // A tenth of them all, as the tests are not optimised.
      question.limits.events /= 10
      question.limits.runs = question.limits.runs.map { $0 / 10 }
      question.limits.bytes = question.limits.bytes.map { $0 / 10 }
      question.limits.scenarioEvents /= 10
      question.parts = [.view]
      let answer = Answer(to: question)
      #expect(!answer.isPassed && answer.unplayed != nil)
      #expect(answer.file.outcomes.count <= 100 && !answer.file.outcomes.isEmpty)
      #expect(answer.events < 40_000)
      #expect(answer.object.written(depth: nil).utf8.count < 2_000_000)
    }
  }

  @Test func `words are explained`() {
    #expect(Self.answer("explain add-when-denied", []).hasPrefix("{\"explanation\":\""))
    #expect(Self.answer("explain opns", []).contains("\"refusal\":\"there is no rule"))
  }

  @Test(arguments: [
    "", "parts text", "parts nothing\n\n", "ios 99x\n\n3 a\nabc", "line 0\n\n", "what\n\n",
    "events x\n\n", "total 0\n\n", "runs -1\n\n", "bytes 1x\n\n", "journal 0\n\n",
    "parts text\n\n9999 a\nabc", "parts text\n\n-1 a\n",
    "parts text\n\nx a\n",
  ])
  func `what is no question is refused`(text: String) {
    #expect(Pages.answer(to: Array(text.utf8)) == #"{"refusal":"this is no question"}"#)
  }

  @Test func `a question without a script is answered with a mistake`() {
    let answer = Pages.answer(to: Array("parts text view\n\n".utf8))
    #expect(answer.contains("\"isPassed\":false") && answer.contains("error["))
  }
}
