public import SystemPolicy
public import VirtualDevice
public import VirtualTime

/// A file of scenarios.
public struct Script: Hashable, Sendable {
  /// The text of the script, followed by the texts that it includes.
  public var sources: [Source]
  /// The texts behind the numbers of its scenarios.
  public var book: Book
  /// The facts of every scenario, which a scenario may override.
  public var facts: [Statement<Fact>]
  /// The scenarios, in order; a scenario with a table appears once for each row.
  public var scenarios: [Scenario]

  /// The name of the file.
  public var name: String { sources[0].name }

  package init(
    sources: [Source],
    book: Book = Book(),
    facts: [Statement<Fact>] = [],
    scenarios: [Scenario] = []
  ) {
    self.sources = sources
    self.book = book
    self.facts = facts
    self.scenarios = scenarios
  }
}

/// A series of steps of a phone, and the expected results.
public struct Scenario: Hashable, Sendable {
  /// The title of the scenario.
  public var title: String
  /// The id behind the title, which stays if the title changes; nil if the author wrote none.
  public var ownID: String?
  /// The words it can be chosen by.
  public var tags: [String] = []
  /// The reason why it is not played; nil if it is played.
  public var skip: String?
  /// The reason why it cannot end as expected; nil if it can.
  public var xfail: String?
  /// The row of the table that the scenario is played for.
  public var row: Row?
  /// The position of its title.
  public var place: Place
  /// The comments below the title of a recorded scenario.
  package var comments: [String] = []
  /// The facts of this scenario only.
  public var facts: [Statement<Fact>] = []
  /// The steps and expectations, in order.
  public var steps: [Step] = []
  /// The comments below the last line of a recorded scenario.
  package var closing: [String] = []
  /// The facts before the first step: its own and those of its file.
  public var setting: Setting
  /// The start of the scenario, on both clocks.
  public var start = Instant(seconds: 0)

  package init(title: String, place: Place, setting: Setting) {
    self.title = title
    self.place = place
    self.setting = setting
  }

  /// A row of a table.
  public struct Row: Hashable, Sendable {
    /// The title as it is written for all rows.
    public var title: String
    /// The name of the row among the others.
    public var label: String
    /// The position of the row.
    public var place: Place

    package init(title: String, label: String, place: Place) {
      self.title = title
      self.label = label
      self.place = place
    }
  }

  /// Indicates whether the line after a step expects that the step is impossible.
  package func expectsImpossible(_ step: Int) -> Bool {
    guard step + 1 < steps.count, case .expect(let expectation) = steps[step + 1].action else {
      return false
    }
    return expectation.subject == .isSo(.impossible(true))
  }

  /// The stable name of the scenario in its file: its own id or its title as it is written, and
  /// the row.
  public var id: String {
    guard let row else { return ownID ?? title }
    return "\(ownID ?? row.title)[\(row.label)]"
  }

  /// Returns the stable name of the scenario in every run; the path is part of it unless the
  /// author wrote an id.
  public func id(in path: String) -> String { ownID == nil ? "\(path)#\(id)" : id }
}

/// A line with its place.
public struct Statement<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The action of the line.
  public var value: Value
  /// The position of the line.
  public var place: Place

  package init(value: Value, place: Place) {
    self.value = value
    self.place = place
  }
}

/// Something that holds before a scenario begins.
public enum Fact: Hashable, Sendable {
  /// The phone runs this version.
  case phone(OSVersion)
  /// The phone's clock shows the time of this zone.
  case zone(Zone)
  /// It starts when the clock of the phone shows this; with its offset where it shows it twice.
  case start(CivilDateTime, offset: Int?)
  /// The phone's calendar counts weeks so.
  case weeks(WeekRules)
  /// Disputes are settled by this reading.
  case reading(Reading)
  /// This side is taken, whatever the reading says.
  case assume(Side)
  /// The phone has another app.
  case app(AppNumber)
  /// The app sets a delegate with these methods at each launch.
  case delegate(AppNumber, DelegateMethods)
  /// The app replies so when asked how to show a notification; nil: it never calls back.
  case replies(AppNumber, PresentationOptions?)
  /// The app never calls the completion handler of `didReceive`.
  case neverCompletes(AppNumber)
  /// The app ignores responses on purpose.
  case ignoresResponses(AppNumber)
  /// The permission that the user gave the app before the first step.
  case authorization(AppNumber, AuthorizationStatus)
  /// The app has a file.
  case file(AppNumber, File)
  /// An occurrence of these kinds that no line expects is a failure.
  case exhaustive(Set<SurpriseKind>)
  /// The surprises of a disturbance are accepted, for this reason.
  case tolerates(DisturbanceName, because: TextNumber)
  /// A place is there, and so large.
  case place(Region)
  /// The phone is there when the scenario begins.
  case spot(Spot)
  /// The location permission that the user gave the app before the first step.
  case location(AppNumber, LocationAuthorization)
  /// The phone notices crossings late.
  case latency(Latency)
  /// The property list of the app lacks the usage string for Always, or both.
  case lacksUsage(AppNumber, LocationRequest)
  /// The app does this by itself in every launch.
  case reacts(AppNumber, Reaction)
  /// The app has a scene manifest, and supports multiple scenes or only one.
  case hasSceneManifest(AppNumber, supportsMultipleScenes: Bool)
  /// The app was built with the SDK of this version.
  case builtWith(AppNumber, OSVersion)
  /// An app lacks the background mode `remote-notification`.
  case lacksRemoteNotificationMode(AppNumber)
  /// An app lacks the entitlement `aps-environment`.
  case lacksPushEntitlement(AppNumber)
  /// The property list of an app has `NSLocationRequireExplicitServiceSession`.
  case requiresServiceSession(AppNumber)
  /// An app has a notification service extension.
  case hasServiceExtension(AppNumber)
  /// The app is entitled to this.
  case entitled(AppNumber, Entitlements)
  /// The app brings a sound file along, of so many seconds.
  case sound(AppNumber, TextNumber, Interval)
  /// The user has set up a Focus so.
  case focus(FocusFact)
}

/// A line of a scenario.
public struct Step: Hashable, Sendable {
  /// A step or an expectation.
  public var action: Action
  /// The time in the gutter, if the line has one.
  public var gutter: Gutter?
  /// The time of the step on the monotonic clock; see ``Gutter/untilIdle``.
  public var instant: Instant
  /// The instant that its `since` names, if it has one.
  public var since: Instant?
  /// The position of the part of the line that a failure points at.
  public var place: Place
  /// Which time it is done, where it is repeated; counted from one, zero where it is not.
  public var round = 0
  /// The comments above the line: what happened before it on a recorded phone, and no sentence
  /// says.
  package var comments: [String] = []

  package init(
    action: Action,
    gutter: Gutter?,
    instant: Instant,
    since: Instant? = nil,
    place: Place,
    round: Int = 0
  ) {
    self.action = action
    self.gutter = gutter
    self.instant = instant
    self.since = since
    self.place = place
    self.round = round
  }

  /// The action of a line.
  public enum Action: Hashable, Sendable {
    /// Something happens.
    case event(Event)
    /// Something is expected.
    case expect(Expectation)
  }
}

/// A time in the margin of a script.
///
/// A time of the clock has an offset where it comes twice: seconds east of Greenwich.
public enum Gutter: Hashable, Sendable {
  /// A time of the same day.
  case time(CivilTime, offset: Int?)
  /// A date and a time.
  case dateTime(CivilDateTime, offset: Int?)
  /// The next such weekday and time, strictly later.
  case weekday(Weekday, CivilTime, offset: Int?)
  /// Some days later, at a time.
  case days(Int, CivilTime, offset: Int?)
  /// Some time after the previous gutter.
  case elapsed(Interval)
  /// The instant at which nothing is due any more, which is known only when the scenario runs.
  ///
  /// Until then, the step and those below have the instant of the previous gutter, and their
  /// distances.
  case untilIdle
}
