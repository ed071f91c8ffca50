import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing

/// Each kind of expectation that is not met has a reason.
@Suite struct UnmetTests {
  private static let source = Source(
    name: "unmet.scenario",
    bytes: (try? Repository.bytes(of: "Tests/Failing/unmet.scenario")) ?? []
  )

  private static let (script, mistakes) = Script.parse(source)

  private static let results = script.scenarios.map { script.explained(script.play($0)) }

  private static func report(_ results: [ScenarioResult]) -> String {
    let outcomes = results.map { Outcome(result: $0) }
    let file = FileResult(sources: script.sources, mistakes: [], outcomes: outcomes)
    return RunReport([file], Variants(), Palette(isColored: false)).text
  }

  /// The topics of the script: the headings above its scenarios, and the golden of each.
  static let topics: [(heading: String, golden: String)] = [
    ("Ways that were not used", "unused-ways"),
    ("The order and the window", "order-and-window"),
    ("What is so now, and is not", "states"),
    ("What happened, and should not have", "unwanted-events"),
    ("Why a way was not used, and why nothing happened", "causes"),
    ("What to write", "remedies"),
    ("Responses that no delegate received", "lost-responses"),
    ("What a deletion takes", "deletion"),
    ("What also comes on request, and what counts more than was meant", "more-than-was-meant"),
  ]

  /// The lines of the script's headings: comments with an empty line above and below.
  private static let headings: [(line: Int, text: String)] = {
    let text = (try? Repository.text(of: "Tests/Failing/unmet.scenario")) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.dropFirst().dropLast().compactMap { index in
      guard lines[index].hasPrefix("# "), lines[index - 1].isEmpty, lines[index + 1].isEmpty
      else { return nil }
      return (index + 1, String(lines[index].dropFirst(2)))
    }
  }()

  @Test func `every scenario has a topic of the table`() {
    #expect(Self.mistakes.map(\.message) == [])
    #expect(Self.headings.map(\.text) == Self.topics.map(\.heading))
    #expect(Self.results.allSatisfy { Self.topic(of: $0) != nil })
  }

  /// The heading above a scenario.
  private static func topic(of result: ScenarioResult) -> String? {
    headings.last { $0.line < Int(result.scenario.place.line) }?.text
  }

  @Test(arguments: topics)
  func `every reason reads well`(heading: String, golden: String) {
    let results = Self.results.filter { Self.topic(of: $0) == heading }
    #expect(!results.isEmpty)
    expect(Self.report(results), matchesGolden: "unmet/\(golden).txt")
  }

  @Test func `every kind of expectation is among them`() {
    let failed = Self.results.flatMap { result in
      result.failures.compactMap { failure -> String? in
        guard case .expect(let expectation) = result.scenario.steps[failure.step].action else {
          return nil
        }
        return expectation.subject.kind
      }
    }
    #expect(Scenarios.Expectation.Subject.kinds.filter { !failed.contains($0) } == [])
  }

  @Test func `every failure has a reason: what led there, or what never happened`() {
    for result in Self.results {
      for failure in result.failures {
        #expect(
          !failure.chain.isEmpty || !failure.remarks.isEmpty,
          "\(text(of: failure, in: result, from: Self.script.sources, Palette(isColored: false)))"
        )
      }
    }
  }

  @Test func `the deciding rule is first, with its sentence`() {
    for result in Self.results {
      for failure in result.failures where !failure.rules.elements.isEmpty {
        let first = Law.rule(failure.rulesInOrder[0])
        let words = text(
          of: failure,
          in: result,
          from: Self.script.sources,
          .init(isColored: false)
        )
        guard let named = failure.deciding.first ?? failure.decisiveRule else { continue }
        #expect(named == first.number)
        #expect(words.says("by rule \(first.id)"))
        #expect(words.contains(first.sentence))
      }
    }
  }

  /// A scenario by its title, and what its first failure says.
  @Test(arguments: [
    ("sound was never asked for", "reason  app never asked for sound"),
    ("sound was never asked for", "by rule delivery.sound-plays"),
    ("the content has no sound", "reason  \"x\" carries no sound"),
    ("the banners are off", "reason  banners of app are switched off"),
    ("the banners are off", "by rule settings.each-kind-has-its-switch"),
    ("kept prominently, and alerts never asked for", "reason  app never asked for alert"),
    ("a badge that is never set", "nothing in the scenario so far sets the badge of app"),
    ("a badge that is off", "by rule delivery.badge-is-set"),
    ("a badge request that was silenced is the last attempt", "\"x\" was not shown"),
    (
      "a badge request that was silenced is the last attempt",
      "app reacts to willPresent with badge   below the title"
    ),
    (
      "a badge request that was silenced is the last attempt",
      "user leaves app   after unmet.scenario:"
    ),
    ("a notification without a text", "\"x\" carries no title, subtitle or body"),
    ("silenced in the foreground", "app reacts to willPresent with banner list   below the title"),
    ("listed in another order", "they are in another order: \"a\" \"b\""),
    ("an hour ago", "not delivered since 09:00:00"),
    ("an hour ago", "write   since 08:00   at the end of the line"),
    ("only the setting that differs", "  ^^^^^^^^^^^^^ it is sound notSupported\n"),
    ("a crash explains what follows", "error: the app crashed, and no line expects that"),
    ("the phone was locked", "reason  the phone was locked, so there was no banner"),
    ("the reply leaves out the sound", "by rule foreground.sound-option"),
    (
      "an observer that is suspended", "reason  app is suspended; it is notified when it runs again"
    ),
    ("a link with no delegate", "reason  app has no delegate to call"),
    (
      "a region that the phone does not cross",
      "nothing in the scenario so far moves the phone across the boundary of \"home\""
    ),
    ("time-sensitive, without the entitlement", "app entitled to time-sensitive   below the title"),
    (
      "a question that sources answer differently",
      "disputed it would pass under `assume keeps-unseen`; sources disagree"
    ),
    ("never asked, and the app in front", "write   device has authorization authorized   below"),
    ("a region, and nothing was ever asked", "write   device has location always   below the"),
    ("a region, and nothing was ever asked", "and     device has authorization authorized   below"),
    ("the phone is not unlocked", "write   user unlocks device   after unmet.scenario:"),
    ("never asked, and the app in front", "and     app reacts to willPresent with banner list   "),
    (
      "a cold tap on a scene app, and a delegate that is set late",
      "^^^^^ tap received by the scene alone at 08:06:00"
    ),
    (
      "a cold tap on a scene app, and a delegate that is set late",
      "by rule response.no-delegate-loses-the-tap"
    ),
    (
      "a cold tap on a scene app, and a delegate that is set late",
      "set it in application(_:didFinishLaunchingWithOptions:), or read "
        + "connectionOptions.notificationResponse in scene(_:willConnectTo:options:)"
    ),
    (
      "a cold tap on a scene app, and a delegate that is set late",
      "write   app has delegate   below the title"
    ),
    (
      "an action with a text that opens a scene app without a delegate",
      "^^^^^ action \"note\" saying \"soon\" received by the scene alone"
    ),
    ("a second scene has the response", "scene \"room-1\" of app got it in its connection options"),
    ("the connection options alone have it", "by rule scenes.options-spare-the-delegate"),
    (
      "a cold tap without scenes, and a delegate that is set late",
      "reason  app set its delegate after its launch had ended"
    ),
    (
      "a dismissal that the category does not ask for",
      "by rule response.dismissal-needs-its-option"
    ),
    ("deleted and installed again", "by rule lifecycle.deletion-takes-everything"),
    ("deleted and installed again", "because 08:00:00  the badge of app is 3"),
    (
      "a state that nothing requests, and monitoring that does not end",
      "requests the state of \"shop\" or moves the phone across its boundary"
    ),
    ("more of the story than was meant", "if right   since 08:10   at the end of the line"),
    ("launched for a condition of a monitor that it has not made again", "app launched"),
  ])
  func `an expectation that is not met has its reason`(title: String, words: String) throws {
    let result = try #require(Self.results.first { $0.scenario.title == title })
    let first = try #require(result.failures.first)
    let said = text(of: first, in: result, from: Self.script.sources, Palette(isColored: false))
    #expect(said.says(words), "\(said)")
  }

  @Test func `each proposed line makes the expectation pass`() throws {
    var tried = 0
    // Ways of two lines.
    var pairs = 0
    for result in Self.results {
      for failure in result.failures {
        for way in Explanation(failure, result).ways {
          let text = try #require(MendedText(Self.script, result, failure).text(with: way))
          try MendedText.expectMet(text, way.map(\.text).joined(separator: ", "), failure, result)
          tried += 1
          pairs += way.count == 2 ? 1 : 0
        }
      }
    }
    #expect(tried > 60, "\(tried)")
    #expect(pairs > 1, "\(pairs)")
  }
}

extension Explanation {
  /// Every way to meet the expectation, the line for an outcome that is right among them.
  var ways: [[Mend]] { mends + (linesIfRight.map { [$0] }) }
}

extension Scenarios.Expectation.Subject {
  /// The name of its kind, and of the part where it is of another topic.
  fileprivate var kind: String {
    switch self {
    case .isSo(let subject): "\(subject)".upToParenthesis
    case .response(let subject): "response." + "\(subject)".upToParenthesis
    case .region(let subject): "region." + "\(subject)".upToParenthesis
    case _: "\(self)".upToParenthesis
    }
  }

  /// Every kind; a new one has to be added here.
  fileprivate static let kinds = [
    "authorization", "settings", "state", "badge", "pending", "nothingPending", "holds", "counts",
    "says", "listed", "prompt", "promptOf", "preview", "reads", "summaryArgument", "grouped",
    "groups", "banner", "next", "addReported", "attachmentRefused", "badgeReported",
    "authorizationReported", "registered", "delivered", "authorizationNotReported",
    "nothingDelivered",
    "noSound", "happened", "didNotHappen", "crashed", "noCrash", "openSettingsCalled",
    "openSettingsNotCalled", "signalled", "milestone", "impossible", "response.received",
    "response.notReceived", "response.lost", "actions", "destructive", "categories",
    "summaryFormat", "protectedFiles", "response.warned", "response.notWarned", "monitored",
    "region.happened", "region.didNotHappen", "region.passedOver", "region.condition",
    "region.stateReported", "locationAuthorization", "locationAccuracy", "locationPromptOf",
  ]
}

extension String {
  fileprivate var upToParenthesis: String { String(prefix { $0 != "(" }) }
}
