public import SystemPolicy
public import VirtualDevice
public import VirtualTime

/// A file of scenarios.
public struct Script: Hashable, Sendable {
  /// Its text, and behind it those that it includes.
  public var sources: [Source]
  /// The texts behind the numbers of its scenarios.
  public var book: Book
  /// What holds for every scenario unless it says otherwise.
  public var facts: [Statement<Fact>]
  /// The scenarios, in order; one that is told for the rows of a table, row by row.
  public var scenarios: [Scenario]

  /// What the file is called.
  public var name: String { sources[0].name }
}

/// A story about a phone, and what must come of it.
public struct Scenario: Hashable, Sendable {
  /// What the story is called.
  public var title: String
  /// The words it can be chosen by.
  public var tags: [String] = []
  /// Why it is not played, if it is not.
  public var skip: String?
  /// Why it cannot end as expected, if it cannot.
  public var xfail: String?
  /// The row of a table that it is told for.
  public var row: Row?
  /// Where its title stands.
  public var place: Place
  /// What holds for it alone.
  public var facts: [Statement<Fact>] = []
  /// What happens and what is expected, in order.
  public var steps: [Step] = []
  /// What holds before the first step: its own facts and those of its file.
  public var setting: Setting
  /// When the story starts, on both clocks.
  public var start = Instant(seconds: 0)

  /// A row of a table.
  public struct Row: Hashable, Sendable {
    /// The title as it is written for all rows.
    public var title: String
    /// What the row is called among the others.
    public var label: String
    /// Where the row stands.
    public var place: Place
  }

  /// What it is called from run to run, in its file: its title as it is written, and the row.
  public var id: String { row.map { "\($0.title)[\($0.label)]" } ?? title }
}

/// A line with its place.
public struct Statement<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What the line says.
  public var value: Value
  /// Where it stands.
  public var place: Place
}

/// Something that holds before a story begins.
public enum Fact: Hashable, Sendable {
  /// The phone runs this version.
  case phone(OSVersion)
  /// The phone's clock shows the time of this zone.
  case zone(Zone)
  /// The story starts when the phone's clock shows this.
  case start(CivilDateTime)
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
  /// What the user had allowed the app before the story began.
  case authorization(AppNumber, AuthorizationStatus)
  /// A delivery that nothing expects is a failure.
  case exhaustive
  /// A place is there, and so large.
  case place(Region)
  /// The phone is there when the story begins.
  case spot(Spot)
  /// What the user had allowed the app to know of where the phone is.
  case location(AppNumber, LocationAuthorization)
  /// The phone notices crossings late.
  case latency(Latency)
  /// The property list of the app lacks the usage string for Always, or both.
  case lacksUsage(AppNumber, LocationRequest)
  /// The app does this by itself in every launch.
  case reacts(AppNumber, Reaction)
  /// The app is entitled to this.
  case entitled(AppNumber, Entitlements)
  /// The app brings a sound file along, of so many seconds.
  case sound(AppNumber, TextNumber, Interval)
  /// The user has set up a Focus so.
  case focus(FocusFact)
}

/// A line of a story.
public struct Step: Hashable, Sendable {
  /// What happens, or what is expected.
  public var action: Action
  /// The time in the gutter, if the line has one.
  public var gutter: Gutter?
  /// When it is, on the monotonic clock.
  public var instant: Instant
  /// The instant that its `since` names, if it has one.
  public var since: Instant?
  /// Where it stands; the part of the line that a failure points at.
  public var place: Place
  /// Which time it is done, where it is repeated; counted from one, zero where it is not.
  public var round = 0

  /// What a line can do.
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
}

/// What holds before the first step.
public struct Setting: Hashable, Sendable {
  /// The version of iOS.
  public var version = OSVersion.newest
  /// The zone of the wall clock.
  public var zone = Zone.utc
  /// What the wall clock shows at the start.
  public var start = CivilDateTime(date: CivilDate(year: 2026, month: 1, day: 1)!, time: .midnight)
  /// How the phone's calendar counts weeks.
  public var weeks = WeekRules.gregorian
  /// The reading, if the script insists on one.
  public var reading: Reading?
  /// Whether a delivery that nothing expects is a failure.
  public var isExhaustive = false
  /// The sides that are taken.
  public var assumed: [Statement<Side>] = []
  /// The places that have names.
  public var places: [Region] = []
  /// How late the phone notices crossings, if that is said.
  public var latency: Latency?
  /// Where the phone is, if that is said.
  public var spot: Spot?
  /// What the user has set up in each Focus.
  public var focusFacts: [FocusFact] = []
  /// What each app brings along, by its number.
  public var apps: [AppSetting] = []

  /// What an app brings along.
  public struct AppSetting: Hashable, Sendable {
    /// The methods of the delegate it sets at each launch; empty for no delegate.
    public var delegate: DelegateMethods = []
    /// What it replies when asked how to show a notification; nil: it never calls back.
    public var reply: PresentationOptions?
    /// Whether it never calls the completion handler of `didReceive`.
    public var neverCompletes = false
    /// What the user has allowed it.
    public var status = AuthorizationStatus.notDetermined
    /// What it may know of where the phone is.
    public var location = LocationAuthorization.notDetermined
    /// What it is entitled to.
    public var entitlements: Entitlements = []
    /// The sound files that it brings along.
    public var sounds: [Sound] = []
    /// What its property list lacks to ask for it.
    public var missingUsage: LocationRequest?
    /// What it does by itself, in the order in which it was said.
    public var reactions: [Reaction] = []
  }

  /// A sound file that an app brings along.
  public struct Sound: Hashable, Sendable {
    /// Its name.
    public var name: TextNumber
    /// How long it is.
    public var length: Interval
  }

  /// Lets a fact hold; a later one overrides an earlier one of its kind.
  mutating func apply(_ fact: Fact, at place: Place) {
    switch fact {
    case .phone(let version): self.version = version
    case .zone(let zone): self.zone = zone
    case .start(let start): self.start = start
    case .weeks(let weeks): self.weeks = weeks
    case .reading(let reading): self.reading = reading
    case .assume(let side):
      assumed.removeAll { $0.value.dispute == side.dispute }
      assumed.append(Statement(value: side, place: place))
    case .exhaustive: isExhaustive = true
    case .app(let app): reserve(app)
    case .delegate(let app, let methods):
      reserve(app)
      apps[Int(app.rawValue)].delegate.formUnion(methods)
    case .replies(let app, let options):
      reserve(app)
      apps[Int(app.rawValue)].delegate.formUnion([.isSet, .willPresent])
      apps[Int(app.rawValue)].reply = options
    case .neverCompletes(let app):
      reserve(app)
      apps[Int(app.rawValue)].delegate.formUnion([.isSet, .didReceive])
      apps[Int(app.rawValue)].neverCompletes = true
    case .authorization(let app, let status):
      reserve(app)
      apps[Int(app.rawValue)].status = status
    case .place(let region): move(region)
    case .spot(let spot): self.spot = spot
    case .latency(let latency): self.latency = latency
    case .location(let app, let location):
      reserve(app)
      apps[Int(app.rawValue)].location = location
    case .entitled(let app, let entitlements):
      reserve(app)
      apps[Int(app.rawValue)].entitlements = entitlements
    case .sound(let app, let name, let length):
      reserve(app)
      apps[Int(app.rawValue)].sounds.removeAll { $0.name == name }
      apps[Int(app.rawValue)].sounds.append(Sound(name: name, length: length))
    case .focus(let fact): focusFacts.append(fact)
    case .lacksUsage(let app, let request):
      reserve(app)
      apps[Int(app.rawValue)].missingUsage = request
    case .reacts(let app, let reaction):
      reserve(app)
      apps[Int(app.rawValue)].reactions.append(reaction)
      if reaction.signal.needsDelegate {
        apps[Int(app.rawValue)].delegate.formUnion([.isSet, .didReceive])
      }
    }
  }

  private mutating func reserve(_ app: AppNumber) {
    while apps.count <= Int(app.rawValue) { apps.append(AppSetting()) }
  }
}
