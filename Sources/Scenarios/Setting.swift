public import SystemPolicy
public import VirtualDevice
public import VirtualTime

/// What holds before the first step.
public struct Setting: Hashable, Sendable {
  /// The version of iOS.
  public var version = OSVersion.newest
  /// The zone of the wall clock.
  public var zone = Zone.utc
  /// What the wall clock shows at the start.
  public var start = CivilDateTime(date: CivilDate(year: 2026, month: 1, day: 1)!, time: .midnight)
  /// How many seconds clocks are ahead of UTC then, where they show that time twice.
  public var startOffset: Int?
  /// How the phone's calendar counts weeks.
  public var weeks = WeekRules.gregorian
  /// The reading, if the script insists on one.
  public var reading: Reading?
  /// Whether a delivery that nothing expects is a failure.
  public var isExhaustive = false
  /// The sides that are taken.
  public var assumed: [Statement<Side>] = []
  /// The places that have names, by them.
  public var places: [TextNumber: Region] = [:]
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
    /// What its property list lacks to ask for it.
    public var missingUsage: LocationRequest?
    /// The files that it can attach.
    public var files: [File] = []
    /// What it is entitled to.
    public var entitlements: Entitlements = []
    /// The sound files that it brings along.
    public var sounds: [Sound] = []
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
    case .start(let start, let offset):
      self.start = start
      startOffset = offset
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
    case .file(let app, let file):
      reserve(app)
      apps[Int(app.rawValue)].files.removeAll { $0.name == file.name }
      apps[Int(app.rawValue)].files.append(file)
    case .place(let region): move(region)
    case .spot(let spot): self.spot = spot
    case .latency(let latency): self.latency = latency
    case .location(let app, let location):
      reserve(app)
      apps[Int(app.rawValue)].location = location
    case .lacksUsage(let app, let request):
      reserve(app)
      apps[Int(app.rawValue)].missingUsage = request
    case .entitled(let app, let entitlements):
      reserve(app)
      apps[Int(app.rawValue)].entitlements = entitlements
    case .sound(let app, let name, let length):
      reserve(app)
      apps[Int(app.rawValue)].sounds.removeAll { $0.name == name }
      apps[Int(app.rawValue)].sounds.append(Sound(name: name, length: length))
    case .focus(let fact): focusFacts.append(fact)
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
