import ScenarioParsing
import Support
import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

@testable import Scenarios

/// A recorded phone is printed as a script that reads back to what was recorded.
@Suite struct RecorderTests {
  private static let start = Moment(
    instant: Instant(seconds: 1_767_225_600),
    wall: Instant(seconds: 1_767_225_600),
    zone: .utc
  )

  /// The scenario of some events, with a minute between them.
  private static func script(_ events: [Event], _ book: Book) -> Script {
    let occurrences = events.enumerated().map { index, event -> Script.Occurrence in
      var moment = start
      moment.instant = moment.instant + Interval(seconds: Int64(index) * 60)
      moment.wall = moment.wall + Interval(seconds: Int64(index) * 60)
      return Script.Occurrence(event, at: moment)
    }
    return Script(
      recording: occurrences,
      titled: "recorded",
      from: start,
      journal: Journal(),
      book: book,
      under: Law()
    )
  }

  private static func script(of sample: RecordedEvents) -> Script {
    var book = Book()
    _ = book.number(ofApp: "app")
    let events = sample.make(&book)
    return script(events, book)
  }

  @Test(arguments: RecordedEvents.all)
  func `a recorded event is a line that reads back, or a comment`(sample: RecordedEvents) throws {
    let script = Self.script(of: sample)
    let text = script.text
    let comments = text.split(separator: "\n").filter { $0.contains("(no sentence says this)") }
    #expect(comments.isEmpty == sample.areExpressible, "\(text)")
    #expect(comments.allSatisfy { $0.drop { $0 == " " }.hasPrefix("# ") })
    let (again, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [], "\(text)")
    // The comments are for people; everything else is read.
    let lines = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("#") }
    #expect(again.text == lines.map { "\($0)\n" }.joined())
    #expect(again.scenarios[0].steps.map(\.instant) == script.scenarios[0].steps.map(\.instant))
    let facts = again.facts + again.scenarios[0].facts
    #expect(facts.count == script.facts.count + script.scenarios[0].facts.count)
  }

  @Test(arguments: [
    ("VirtualDevice/Input/Event.swift", ["AppAction", "UserAction", "DeviceAction", "FocusName"]),
    ("VirtualDevice/Input/Event.swift", ["Choice"]),
    (
      "VirtualDevice/Input/Location.swift",
      ["LocationAction", "UserLocationAction", "DeviceLocationAction"]
    ),
    ("VirtualDevice/Input/LocalNotification.swift", ["LegacyAction", "FireDate"]),
    ("VirtualDevice/Input/BackgroundTask.swift", ["BackgroundTaskAction"]),
    ("VirtualDevice/Input/Request.swift", ["Trigger"]),
    ("VirtualDevice/Input/Push.swift", ["ServiceExtensionAnswer"]),
    ("SystemPolicy/Vocabulary/SettingsChange.swift", ["SettingsChange"]),
    ("SystemPolicy/Vocabulary/Verdict.swift", ["Verdict"]),
    ("SystemPolicy/Vocabulary/LocationVerdict.swift", ["LocationVerdict"]),
  ])
  func `every case of every event is among what is recorded`(
    file: String,
    enumerations: [String]
  ) throws {
    let recorded = Self.recordedCases
    let lines = try Repository.text(of: "Sources/Engine/\(file)").split(separator: "\n")
    for enumeration in enumerations {
      let start = try #require(lines.firstIndex { $0.contains("enum \(enumeration):") })
      let indent = String(lines[start].prefix { $0 == " " })
      let body = lines[start...].dropFirst().prefix { $0 != "\(indent)}" }
      let names = body.compactMap { $0.firstMatch(of: /^\s+case (\w+)/)?.1 }
      #expect(!names.isEmpty)
      for name in names {
        #expect(
          recorded.contains("\(enumeration).\(name)"),
          "record a sample with \(enumeration).\(name) in RecordedEvents"
        )
      }
    }
  }

  /// The names of all cases that the samples contain.
  private static let recordedCases: Set<String> = {
    var cases: Set<String> = []
    func visit(_ value: Any) {
      let mirror = Mirror(reflecting: value)
      if mirror.displayStyle == .enum {
        let name = mirror.children.first?.label ?? "\(value)"
        cases.insert("\(type(of: value)).\(name)")
      }
      for child in mirror.children { visit(child.value) }
    }
    for sample in RecordedEvents.all {
      var book = Book()
      _ = book.number(ofApp: "app")
      for event in sample.make(&book) { visit(event) }
    }
    return cases
  }()

  @Test func `every property of the build of an app is printed`() throws {
    let builds: [String: (AppBuild, String)] = [
      "hasSceneManifest": (AppBuild(hasSceneManifest: true), "has scene manifest"),
      "supportsMultipleScenes": (
        AppBuild(hasSceneManifest: true, supportsMultipleScenes: false), "without multiple scenes"
      ),
      "sdk": (AppBuild(sdk: 27), "is built with SDK 27"),
      "hasRemoteNotificationMode": (
        AppBuild(hasRemoteNotificationMode: false), "has no background mode remote-notification"
      ),
      "hasServiceExtension": (AppBuild(hasServiceExtension: true), "has service extension"),
      "hasPushEntitlement": (
        AppBuild(hasPushEntitlement: false), "has no entitlement aps-environment"
      ),
      "requiresServiceSession": (
        AppBuild(requiresServiceSession: true), "requires explicit service sessions"
      ),
    ]
    let labels = Mirror(reflecting: AppBuild()).children.compactMap(\.label)
    #expect(Set(labels) == Set(builds.keys))
    for (build, words) in builds.values {
      var book = Book()
      let app = book.number(ofApp: "app")
      let text = Self.script([.device(.builds(app, build)), .user(.opens(app))], book).text
      #expect(text.contains("app     \(words)") || text.contains(words), "\(text)")
      #expect(!text.contains("#"))
    }
  }

  @Test(arguments: [
    (["My App"], ["My-App"]), (["user"], ["user-1"]), (["app", "mail"], ["app-1", "mail"]),
    (["authorized"], ["authorized-1"]), ([""], ["app-1"]),
    (["@home", "#1"], ["app-home", "app-1"]),
    (["a b", "a-b"], ["a-b", "a-b-1"]), (["日本"], ["日本"]), (["a\nb\"[c]"], ["a-b--c-"]),
  ])
  func `an app has a name that a script can have`(names: [String], expected: [String]) throws {
    var book = Book()
    let apps = names.map { book.number(ofApp: $0) }
    let events = apps.flatMap { app -> [Event] in
      [.device(.installs(app, .authorized)), .user(.opens(app))]
    }
    let text = Self.script(events, book).text
    let (again, mistakes) = Script.parse(Source(name: "", text: text))
    try #require(mistakes.map(\.message) == [], "\(text)")
    #expect(again.book.apps == expected)
    for (name, other) in zip(names, expected) where name != other {
      #expect(text.contains("is the app \(name.quoted)"), "\(text)")
    }
  }

  @Test func `a delegate that always answers alike is a fact, and its answers are no steps`() {
    var book = Book()
    let app = book.number(ofApp: "app")
    let all: DelegateMethods = [.isSet, .willPresent, .didReceive]
    let text = Self.script(
      [
        .device(.installs(app, .authorized)), .user(.opens(app)), .app(app, .setsDelegate(all)),
        .app(app, .setsBadge(1)), .app(app, .setsDelegate(all)),
      ],
      book
    ).text
    #expect(text.contains("app     has delegate"))
    #expect(!text.contains("sets delegate"))
  }

  @Test func `a phone to which nothing happened is a scenario that can be read`() {
    let text = Self.script([], Book()).text
    #expect(Script.parse(Source(name: "", text: text)).diagnostics.map(\.message) == [], "\(text)")
    #expect(text.contains("expect  no request pending"))
  }

  @Test func `random identifiers get names that the app has not`() throws {
    var book = Book()
    _ = book.number(of: "id-1")
    _ = book.number(of: "6F9619FF-8B86-D011-B42D-00C04FC964FF")
    #expect(book.withoutChance.texts == ["id-1", "id-2"])
  }

  @Test(arguments: [
    ("cat.jpg", AttachmentType.image, true), ("cat.jpg", .movie, false), ("cat", .image, false),
    ("cat.jpg", nil, true), ("cat", nil, true),
  ])
  func `a file of the type that its name says is a fact, and no other`(
    name: String,
    type: AttachmentType?,
    isSaid: Bool
  ) {
    var book = Book()
    let app = book.number(ofApp: "app")
    var file = File(name: book.number(of: name), megabytes: 3)
    file.type = type
    let text = Self.script([.device(.stores(app, file)), .user(.opens(app))], book).text
    #expect(text.contains("no sentence says this") != isSaid, "\(text)")
    #expect(text.contains("has file \"\(name)\""))
  }

  @Test func `a meaning that no sentence says is printed as a comment`() {
    let book = Book()
    let printer = Printer(book: book)
    let app = AppNumber(rawValue: 0)
    for meaning: Verb.Meaning in [
      .event(.app(app, .asks([]))), .event(.user(.answers(.turnOff))),
      .event(.device(.builds(app, AppBuild()))), .fact(.delegate(app, [.isSet])),
      .event(.due(.bannerLeaves)), .structure(.title),
    ] {
      let text = printer.text(ofLine: meaning)
      #expect(text.hasPrefix("# ") || meaning == .structure(.title), "\(text)")
    }
  }
}
