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

  /// Whether the line below a step expects that the step cannot happen.
  func expectsImpossible(_ step: Int) -> Bool {
    guard step + 1 < steps.count, case .expect(let expectation) = steps[step + 1].action else {
      return false
    }
    return expectation.subject == .isSo(.impossible(true))
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
  /// The story starts when the phone's clock shows this; with its offset where it shows it twice.
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
  /// What the user had allowed the app before the story began.
  case authorization(AppNumber, AuthorizationStatus)
  /// The app has a file.
  case file(AppNumber, File)
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
