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
      #expect(Self.answer(choices, "a.scenario", story).contains("= write   device has"))
    }
  }

  @Test func `an endless script ends`() {
    let text =
      "scenario \"x\"\n@08:00  user opens app\nrepeat 9000 times\n@+1m user locks device\n"
      + "@+1m user unlocks device\nend\nexpect app foreground\n"
    let answer = Self.answer("parts text\nevents 500\njournal 1000000", "x.scenario", text)
    #expect(answer.contains("stopped at"), "\(answer.prefix(500))")
  }

  @Test func `words are explained`() {
    #expect(Self.answer("explain add-when-denied", []).hasPrefix("{\"explanation\":\""))
    #expect(Self.answer("explain opns", []).contains("\"refusal\":\"there is no rule"))
  }

  @Test(arguments: [
    "", "parts text", "parts nothing\n\n", "ios 99x\n\n3 a\nabc", "line 0\n\n", "what\n\n",
    "events x\n\n", "journal 0\n\n", "parts text\n\n9999 a\nabc", "parts text\n\n-1 a\n",
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
