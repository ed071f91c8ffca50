import SystemPolicy
import Testing
import VirtualDevice

/// Since when there is what scripts can name, written down afresh and held against the law.
@Suite struct VersionTests {
  /// The first version that has everything an event needs.
  private static func first(_ event: Event) -> OSVersion {
    let wanted = Feature.allCases.filter {
      event.wants.contains(Features($0))
    }
    return wanted.map(\.since).max() ?? .oldest
  }

  private static let app = AppNumber(rawValue: 0)

  /// The first version of each thing, as Apple's documentation has it.
  private static let known: [Feature: OSVersion] = [
    .switches: 5, .doNotDisturb: 6, .regionState: 7, .backgroundRefresh: 7, .registration: 8,
    .region: 8, .localCategory: 8, .locationRequest: 8, .typedText: 9, .center: 10, .push: 10,
    .hiddenPreviews: 11, .provisional: 12, .criticalAlerts: 12, .settingsLink: 12,
    .summaryFormat: 12, .announcement: 13, .timeSensitive: 15, .relevance: 15,
    .communication: 15, .focusApps: 15, .focusFilter: 16, .backgroundTasks: 13, .lowPowerMode: 9,
    .targetContent: 13, .serviceSession: 18, .liveUpdates: 17,
    .locationReasons: 18,
  ]

  @Test(arguments: Feature.allCases)
  func `the law refuses what a version is too old for, and nothing else`(
    feature: Feature
  ) throws {
    let first = try #require(Self.known[feature])
    #expect(feature.since == first)
    for version in OSVersion.majors.map({ OSVersion($0) }) {
      let answer = Law(version: version).decide(Availability.self) { feature.condition }.answer
      #expect(answer.isMissing == (version < first), "\(version.text)")
    }
  }

  @Test(arguments: zip(UserChoice.allCases, [15, 15, 15, 11, 12] as [OSVersion]))
  func `each choice of the user begins with a version`(choice: UserChoice, first: OSVersion) {
    for version in OSVersion.majors.map({ OSVersion($0) }) {
      let answer = Law(version: version).decide(ChoiceAvailability.self) { choice.condition }
        .answer
      #expect(answer.isOffered == (version >= first), "\(version.text)")
    }
  }

  @Test func `every option of a request begins with a version`() {
    let known: [String: OSVersion] = [
      "alert": 10, "sound": 10, "badge": 10, "carPlay": 10, "provisional": 12,
      "providesAppNotificationSettings": 12, "criticalAlert": 12, "announcement": 13,
      "timeSensitive": 15,
    ]
    for (name, option) in AuthorizationOptions.named {
      #expect(Self.first(.app(Self.app, .asks(option))) == known[name], "\(name)")
    }
  }

  @Test func `every option of a category begins with a version`() {
    let known: [String: OSVersion] = [
      "customDismissAction": 10, "hiddenPreviewsShowTitle": 11, "hiddenPreviewsShowSubtitle": 11,
    ]
    let name = TextNumber(rawValue: 0)
    for (option, value) in CategoryOptions.named {
      let category = Category(identifier: name, traits: CategoryTraits(options: value))
      let event = Event.app(Self.app, .setsCategories([category]))
      #expect(Self.first(event) == known[option], "\(option)")
    }
    for traits in [CategoryTraits(placeholder: name), CategoryTraits(summaryFormat: name)] {
      let category = Category(identifier: name, traits: traits)
      let event = Event.app(Self.app, .setsCategories([category]))
      #expect(Self.first(event) == (traits.placeholder == nil ? 12 : 11))
    }
  }

  @Test func `every entitlement, status and switch begins with a version`() {
    let entitlements: [String: OSVersion] = [
      "time-sensitive": 15, "critical-alerts": 12, "communication": 15, "carplay": 4,
      "filtering": 4,
    ]
    for (name, entitlement) in Entitlements.named {
      #expect(Self.first(.device(.entitles(Self.app, entitlement))) == entitlements[name])
    }
    for status in AuthorizationStatus.allCases {
      let first: OSVersion = status == .provisional ? 12 : .oldest
      #expect(Self.first(.device(.installs(Self.app, status))) == first, "\(status)")
      #expect(status.since ?? .oldest == first)
    }
    for turned in Switch.allCases {
      let first: OSVersion = turned == .criticalAlerts ? 12 : 5
      #expect(Self.first(.user(.changes(Self.app, .turns(turned, on: true)))) == first)
    }
  }

  @Test func `every content needs a version, or a rule ignores it before`() {
    for (name, level) in InterruptionLevel.named {
      var content = Content(texts: ContentNumber(rawValue: 0), carries: .alert)
      content.level = level
      #expect(Self.first(content) == 10, "\(name): levels mean nothing before iOS 15")
    }
    var content = Content(texts: ContentNumber(rawValue: 0), carries: [.alert, .criticalSound])
    #expect(Self.first(content) == 12)
    content.relevance = 50
    #expect(Self.first(content) == 15)
    content.filter = TextNumber(rawValue: 0)
    #expect(Self.first(content) == 16)
  }

  private static func first(_ content: Content) -> OSVersion {
    let name = TextNumber(rawValue: 0)
    return first(.app(app, .adds(Request(identifier: name, content: content, trigger: .now))))
  }

  @Test func `every fact about a Focus begins with a version`() {
    let name = TextNumber(rawValue: 0)
    let known: [(FocusFact.Choice, OSVersion, OSVersion)] = [
      (.exists, .oldest, .oldest), (.allows(Self.app), 15, .oldest),
      (.filters(Self.app, name), 16, 16), (.silencesTimeSensitive, 15, .oldest),
    ]
    for (choice, first, firstOfNamed) in known {
      #expect(Self.first(.device(.setsUp(FocusFact(.doNotDisturb, choice)))) == first)
      #expect(Self.first(.device(.setsUp(FocusFact(.named(name), choice)))) == firstOfNamed)
    }
    #expect(Self.first(.user(.turnsFocus(.doNotDisturb))) == 6)
  }
}
