import ScenarioParsing
import Scenarios
import Testing
import VirtualDevice
import VirtualTime

/// The stretch of an expectation of absence: since the last line about its subject.
@Suite struct DenialTests {
  @Test func `the table has every sentence that denies something`() {
    let forms = Sentence.all.map(\.form).filter {
      $0.hasPrefix("expect")
        && ($0.hasSuffix(" SINCE") || $0.hasSuffix("not delivered WINDOW")
          || $0.hasSuffix("no notification delivered WINDOW"))
    }
    let known = Denial.all.map(\.form).map { form in
      forms.filter {
        let tail = $0.split(separator: " ").dropFirst().drop { $0 == "[<app>]" }.dropLast()
        return tail.joined(separator: " ") == form
      }
    }
    #expect(known.allSatisfy { $0.count == 1 }, "\(known)")
    #expect(Set(known.joined()) == Set(forms))
  }

  @Test(arguments: Denial.all)
  func `an event that no line names is found, however many times follow it`(
    denial: Denial
  ) throws {
    let story = try Story(denial, "@10:00 expect no prompt\n@11:00 expect no prompt\n@12:00")
    #expect(story.isDenied(story.last))
  }

  @Test(arguments: Denial.all)
  func `expected events are in the past, and later absence is found`(
    denial: Denial
  ) throws {
    let story = try Story(denial, "@09:00 expect \(denial.positive) since 08:00\n@10:00")
    #expect(story.result.failures.isEmpty)
    #expect(story.result.end == .passed)
  }

  @Test(arguments: Denial.all)
  func `an expectation hides no event from the next line of that time`(
    denial: Denial
  ) throws {
    for time in ["", "@09:00"] {
      let lines = "@09:00 expect \(denial.positive) since 08:00\n\(time)"
      let story = try Story(denial, lines)
      #expect(story.isDenied(story.last))
      let twice = try Story(denial, "@09:00 expect \(denial.negative)\n\(time)")
      #expect(twice.isDenied(twice.last - 1) && twice.isDenied(twice.last))
    }
  }

  @Test(arguments: Denial.all)
  func `since sets another beginning`(denial: Denial) throws {
    let story = try Story(denial, "@09:00 expect no prompt\n@10:00", since: " since 09:30")
    let denied = story.result.failures.filter { $0.step == story.last }
    #expect(denied.isEmpty)
  }

  @Test(arguments: [
    (
      "the same time written twice",
      "@09:00 expect \"y\" pending\n@09:00 expect \"x\" not delivered"
    ),
    (
      "something else that was expected",
      "@09:00 expect \"x\" listed\n@10:00 expect \"x\" not sounded"
    ),
    (
      "another notification",
      "@09:00 expect \"y\" not delivered\n@10:00 expect no notification delivered"
    ),
    (
      "a delivery, which may have sounded",
      "@09:00 expect \"x\" delivered since 08:00\n@10:00 expect no sound"
    ),
    (
      "a request added later",
      "@09:00 app adds \"z\" after 9h title \"Z\"\n@10:00 expect no notification delivered"
    ),
  ])
  func `does not count as speaking of it`(name: String, lines: String) throws {
    let story = try Story(Self.twoRequests + lines)
    #expect(story.isDenied(story.last), "\(name)")
  }

  @Test(arguments: [
    (
      "all the ways, and so its sound",
      "@09:00 expect \"x\" delivered as banner list sound since 08:00\n@10:00 expect no sound"
    ),
    (
      "its sound, and so its delivery",
      "@09:00 expect \"x\" sounded since 08:00\n@10:00 expect no notification delivered"
    ),
    (
      "all deliveries",
      "@09:00 expect no notification delivered since 08:30\n@10:00 expect \"x\" not delivered"
    ),
    (
      "the step that adds it anew",
      "@09:00 user opens app\napp adds \"x\" after 9h\n@10:00 expect \"x\" not delivered"
    ),
  ])
  func `counts as speaking of it`(name: String, lines: String) throws {
    let story = try Story(Self.twoRequests + lines)
    #expect(story.result.failures.isEmpty, "\(name)")
  }

  @Test func `each notification counts from the last line about itself`() throws {
    let lines = "@08:05 expect \"x\" delivered\n@08:20 expect no notification delivered"
    let other = Self.twoRequests.replacing("after 8h", with: "after 4m")
    let story = try Story(other + lines)
    let found = try #require(story.result.failures.first).reason
    guard case .found(let entries) = found else {
      Issue.record("\(found)")
      return
    }
    let instants = entries.map { story.result.journal.entries[$0].moment.instant }
    #expect(instants == [story.instant(0, after: 4)])
  }

  private static let twoRequests = """
    scenario "two requests"
    device has authorization authorized
    @08:00 user opens app
    app adds "x" after 5m title "X" sound
    app adds "y" after 8h title "Y"
    user leaves app

    """

  /// A story that was played.
  private struct Story {
    var result: ScenarioResult

    /// The number of its last line.
    var last: Int { result.scenario.steps.count - 1 }

    /// A story in which something happens, some lines, and the denial of it at the time they end
    /// with.
    init(_ denial: Denial, _ lines: String, since: String = "") throws {
      try self.init(
        """
        scenario "it happened"
        \(denial.facts)
        \(denial.steps)
        \(lines) expect \(denial.negative)\(since)
        """
      )
    }

    init(_ text: String) throws {
      let (script, mistakes) = Script.parse(Source(name: "", text: text))
      try #require(mistakes.map(\.message) == [])
      result = script.play(script.scenarios[0])
    }

    /// A Boolean value that indicates whether the denied event happened.
    func isDenied(_ step: Int) -> Bool {
      result.failures.contains { failure in
        guard failure.step == step, case .found(let entries) = failure.reason else { return false }
        return !entries.isEmpty
      }
    }

    /// Some minutes after a step.
    func instant(_ step: Int, after minutes: Int64) -> Instant {
      result.scenario.steps[step].instant + Interval(nanoseconds: minutes * 60_000_000_000)
    }
  }
}
