import Foundation
import Support
import Testing

/// `belfry plan` on the command line.
@Suite struct PlanTests {
  private static let daily = """
    [{"identifier": "pill", "content": {"title": "Pill"},
      "trigger": {"type": "calendar", "repeats": true,
      "dateComponents": {"hour": 2, "minute": 30}}}]

    """
  private static let minutes = """
    [{"identifier": "tick", "content": {"title": "Tick"},
      "trigger": {"type": "timeInterval", "repeats": true, "seconds": 60}}]

    """
  private static let story = """
    scenario "a pill"
    device  has authorization authorized
    @08:00  user    opens app
            app     adds "pill" daily at 09:00 title "Pill"
            user    leaves app
            expect  "pill" pending

    """

  @Test func `a plan is played for a year in the zones and on the versions that are named`() throws
  {
    let scratch = try Scratch(["a.json": Self.daily])
    let made = try scratch.belfry(
      "plan",
      "a.json",
      "--in",
      "Europe/Berlin,Asia/Tokyo",
      "--ios",
      "17,26"
    )
    #expect(made.status == 0 && made.errors.isEmpty)
    #expect(made.output.hasPrefix("a.json for 1y, from 2026-01-01 00:00\n"))
    #expect(made.output.contains("\nEurope/Berlin on iOS 17, Europe/Berlin on iOS 26   365 "))
    #expect(made.output.contains("\nAsia/Tokyo on iOS 17, Asia/Tokyo on iOS 26   365 "))
    #expect(made.output.contains("skipped-hour  \"pill\" 02:30 comes at 03:00, 2026-03-29\n"))
    #expect(made.output.contains("belfry explain gap-time"))
  }

  @Test func `the span, the start and the night are those of the flags`() throws {
    let scratch = try Scratch(["a.json": Self.daily])
    let made = try scratch.belfry(
      "plan",
      "a.json",
      "--for",
      "3d",
      "--from",
      "2026-03-06 09:00",
      "--night",
      "03:00-04:00"
    )
    #expect(made.output.hasPrefix("a.json for 3d, from 2026-03-06 09:00\n"))
    #expect(made.output.contains("3 notifications on 3 days, no finding\n"))
    let days = try scratch.belfry("plan", "a.json", "--for", "3d", "--days")
    #expect(days.output.contains("\n  day by day\n    2026-01-01 Thu  02:30 \"pill\"\n"))
  }

  @Test func `readings are played one by one`() throws {
    let scratch = try Scratch(["a.json": Self.daily])
    let made = try scratch.belfry("plan", "a.json", "--reading", "seeds,apple,field")
    #expect(made.status == 0)
    #expect(made.output.contains("UTC (seeds), UTC (apple), UTC (field)"))
  }

  @Test func `a kind that is denied fails, and another one does not`() throws {
    let scratch = try Scratch(["a.json": Self.daily])
    let denied = try scratch.belfry("plan", "a.json", "--deny", "over-64,night")
    #expect(denied.status == 1)
    #expect(denied.errors == "belfry: denied: night\n")
    #expect(try scratch.belfry("plan", "a.json", "--deny", "lost,twice").status == 0)
  }

  @Test func `the calendar is drawn with its days and findings`() throws {
    let scratch = try Scratch(["a<b>.json": Self.daily])
    let made = try scratch.belfry("plan", "a<b>.json", "--in", "Europe/Berlin", "-o", "a.svg")
    #expect(made.status == 0)
    let elements = try MarkupReader(try scratch.text("a.svg")).elements
    let texts = elements.map(\.text)
    for text in ["January 2026", "December 2026", "a<b>.json for 1y", "29"] {
      #expect(texts.contains { $0.contains(text) }, "\(text)")
    }
    #expect(texts.contains { $0.hasPrefix("skipped-hour: \"pill\"") })
    #expect(texts.contains { $0.hasPrefix("2026-03-29 Sun\n03:00 pill") })
    #expect(elements.filter { $0.name == "circle" }.count >= 365)
  }

  @Test func `the JSON lists every delivery and every finding`() throws {
    let scratch = try Scratch(["a.json": Self.daily])
    let made = try scratch.belfry("plan", "a.json", "--in", "Europe/Berlin", "--format", "json")
    let object = try JSONSerialization.jsonObject(with: Data(made.output.utf8))
    let lives = try #require((object as? [String: Any])?["lives"] as? [[String: Any]])
    #expect(lives.count == 1)
    #expect((lives[0]["deliveries"] as? [Any])?.count == 365)
    let kinds = (lives[0]["findings"] as? [[String: Any]])?.map { $0["kind"] as? String }
    #expect(kinds == ["skipped-hour", "doubled-hour", "night"])
  }

  @Test func `a plan becomes a scenario that passes, and a scenario is played on`() throws {
    let scratch = try Scratch(["a.json": Self.daily, "b.scenario": Self.story])
    let made = try scratch.belfry("plan", "a.json", "--for", "2w", "--write", "a.scenario")
    #expect(made.status == 0)
    #expect(try scratch.text("a.scenario").hasPrefix("# Written by belfry plan from \"a.json\".\n"))
    #expect(try scratch.belfry("run", "a.scenario").status == 0)
    let story = try scratch.belfry("plan", "b.scenario", "--for", "1w")
    #expect(story.status == 0)
    #expect(story.output.contains("daily  09:00  \"pill\"  7 times"))
  }

  @Test func `a scenario that a person has edited is kept`() throws {
    let scratch = try Scratch(["a.json": Self.daily])
    let words = ["plan", "a.json", "--for", "1d", "--write", "w.scenario"]
    #expect(try Program.run(words, in: scratch.folder).status == 0)
    let text = try scratch.text("w.scenario")
    #expect(try Program.run(words, in: scratch.folder).status == 0)
    try scratch.write(text + "# mine\n", to: "w.scenario")
    let again = try Program.run(words, in: scratch.folder)
    #expect(again.status == 2)
    #expect(
      again.errors == "belfry: 'w.scenario' cannot be written: it exists and is different; "
        + "remove it, or write --write w-2.scenario\n"
    )
    #expect(try scratch.text("w.scenario") == text + "# mine\n")
    // A link to nothing is not followed either.
    _ = try scratch.bash("rm w.scenario; ln -s ../elsewhere.scenario w.scenario")
    let linked = try Program.run(words, in: scratch.folder)
    #expect(linked.status == 2 && linked.errors.contains("it is a link to nothing"))
    #expect(try scratch.files().keys.sorted() == ["a.json"])
  }

  /// The flags of plans that go on after the last year, and what to write instead.
  static let late: [([String], String)] = [
    (["--from", "2261-12-31 09:00"], "begin it earlier, such as on 2260-12-31"),
    (["--from", "2261-12-31 23:59"], "begin it earlier, such as on 2260-12-31"),
    (["--from", "2261-03-01 09:00"], "write --for 305d"),
    (["--from", "2255-01-01 09:00", "--for", "10y"], "write --for 2556d"),
    (["--from", "2261-12-31 09:00", "--in", "Pacific/Kiritimati"], "begin it earlier"),
  ]

  @Test(arguments: late.indices)
  func `a plan that goes on after the last year says so, and what to write`(index: Int) throws {
    let (flags, help) = Self.late[index]
    let list = #"[{"identifier":"a","trigger":{"type":"calendar","dateComponents":{"hour":9}}}]"#
    let scratch = try Scratch(["a.json": list])
    let outcome = try Program.run(["plan", "a.json"] + flags, in: scratch.folder)
    let message = "the plan goes on after 2261-12-31, the last date that it can reach; \(help)"
    #expect(outcome.status == 3, "\(outcome)")
    #expect(outcome.errors.hasPrefix("a.json: error: \(message)"), "\(outcome)")
    #expect(!outcome.errors.contains("@+"))
    // What is advised works.
    guard help.hasPrefix("write ") else { return }
    let words = help.dropFirst(6).split(separator: " ").map(String.init)
    let advised = flags.prefix(2) + words
    let mended = try Program.run(["plan", "a.json"] + advised, in: scratch.folder)
    #expect(mended.status == 0, "\(mended)")
  }

  @Test func `a list is read from standard input`() throws {
    let scratch = try Scratch([:])
    let made = try scratch.belfry("plan", "-", "--for", "1d", input: Self.daily)
    #expect(made.status == 0 && made.output.hasPrefix("standard input for 1d"), "\(made.output)")
  }

  @Test func `ten thousand requests are played, and so is one that repeats each minute`() throws {
    let requests = (0..<10_000).map { index in
      """
      {"identifier": "r\(index)", "content": {"title": "T\(index)"}, "trigger": {"type": "calendar",
      "dateComponents": {"month": \(1 + index % 12), "day": \(1 + index % 28), "hour": 12}}}
      """
    }
    let scratch = try Scratch([
      "many.json": "[\(requests.joined(separator: ","))]", "minutes.json": Self.minutes,
    ])
    let many = try scratch.belfry("plan", "many.json", "--for", "1d")
    #expect(many.status == 0)
    #expect(many.output.contains("over-64  \"r23\" … \"r9999\" (9647 requests)"), "\(many.output)")
    let minutes = try scratch.belfry("plan", "minutes.json", "--for", "2w")
    #expect(minutes.status == 0 && minutes.output.contains("20160 notifications on 15 days"))
  }

  @Test func `a plan with a mistake names the line and what to write`() throws {
    let scratch = try Scratch([
      "a.json": "[\n{\"identifier\": \"a\",\n\"titel\": \"x\"}]", "b.json": "3", "c.json": "[",
      "d.json": "[{\"identifier\": \"a\", \"trigger\": {\"type\": \"calendar\", "
        + "\"dateComponents\": {\n\"year\": 12000}}}]",
    ])
    for (file, says) in [
      ("a.json", "a.json:3: error: unknown field `titel`; write "),
      ("b.json", "b.json:1: error: the plan is not a list of requests; write `[]`"),
      ("c.json", "c.json: error: "),
      ("d.json", "d.json:2: error: `year` is 12000, outside 1 to 9999"),
    ] {
      let made = try scratch.belfry("plan", file, "-o", "a.svg", "--write", "a.scenario")
      #expect(made.status == 3 && made.output.isEmpty)
      #expect(made.errors.hasPrefix(says), "\(made.errors)")
      #expect(try scratch.files().count == 4)
    }
  }

  /// Words after `plan`, and what is said.
  static let mistakes: [(arguments: [String], says: String)] = [
    ([], "plan takes one list or scenario, as in: belfry plan pending.json"),
    (["a.json", "b.scenario"], "plan takes one list or scenario"),
    (["none.json"], "'none.json' cannot be read: "),
    (["none.scenario"], "there is no file or folder 'none.scenario'"),
    (["two.scenario"], "has 2 scenarios; name one by its line, such as two.scenario:1"),
    (
      ["a.json", "--for", "0d"],
      "--for is a span above zero and up to 10 years, such as 30d, 12w, 6mo or 1y"
    ),
    (["a.json", "--for", "11y"], "not '11y'"),
    (["a.json", "--for", "soon"], "not 'soon'"),
    (["a.json", "--in", "Europe/Berlni"], "did you mean 'Europe/Berlin'?"),
    (["a.json", "--in", ","], "--in has an empty word"),
    (["a.json", "--ios", "19"], "--ios: "),
    (["a.json", "--reading", "mine"], "--reading is seeds, apple or field, not 'mine'"),
    (["a.json", "--deny", "nihgt"], "unknown kind for --deny 'nihgt'; did you mean 'night'?"),
    (["a.json", "--from", "tomorrow"], "--from is a date such as '2026-03-06 09:00'"),
    (["a.json", "--from", "9999-01-01"], "not '9999-01-01'"),
    (["a.json", "--night", "22:00"], "--night is two times such as 22:00-07:00, not '22:00'"),
    (["a.json", "-o", "a.png"], "plan draws SVG; write -o a.png.svg"),
    (["a.json", "--write", "a.txt"], "write --write a.txt.scenario"),
    (["b.scenario", "--write", "c.scenario"], "--write writes a list of requests as a scenario"),
    (["a.json", "-o", "nowhere/a.svg"], "'nowhere/a.svg' cannot be written"),
    (["a.json", "--format", "xml"], "--format is text or json, not 'xml'"),
    (["a.json", "--zones", "Europe/Berlin"], "unknown flag of plan '--zones'"),
  ]

  @Test(arguments: mistakes)
  func `a mistake is answered with what to write`(arguments: [String], says: String) throws {
    let scratch = try Scratch([
      "a.json": Self.daily, "b.scenario": Self.story,
      "two.scenario": Self.story + "\n" + Self.story.replacing("a pill", with: "another"),
    ])
    let before = try scratch.files()
    let made = try Program.run(["plan"] + arguments, in: scratch.folder)
    #expect(made.status == 2, "\(made.output)")
    #expect(made.errors.contains(says), "\(made.errors)")
    #expect(try scratch.files() == before)
  }
}
