public import SystemPolicy
public import VirtualDevice
public import VirtualTime

/// The state before the first step.
public struct Setting: Hashable, Sendable {
  /// The version of iOS.
  public var version = OSVersion.newest
  /// The zone of the wall clock.
  public var zone = Zone.utc
  /// The time on the wall clock at the start.
  public var start = CivilDateTime(date: CivilDate(year: 2026, month: 1, day: 1)!, time: .midnight)
  /// The offset from UTC at the start, in seconds, if clocks show that time twice.
  public var startOffset: Int?
  /// The week rules of the phone's calendar.
  public var weeks = WeekRules.gregorian
  /// The reading, if the script insists on one.
  public var reading: Reading?
  /// The kinds of occurrences of which each is a failure that no line expects.
  public var exhaustive: Set<SurpriseKind> = []
  /// The disturbances whose surprises are accepted, with the reasons.
  public var tolerated: [DisturbanceName: TextNumber] = [:]
  /// The sides that are taken.
  public var assumed: [Statement<Side>] = []
  /// The places that have names, by them.
  public var places: [TextNumber: Region] = [:]
  /// The delay with which the phone detects crossings, if one is given.
  public var latency: Latency?
  /// The position of the phone, if it is given.
  public var spot: Spot?
  /// The setup of each Focus.
  public var focusFacts: [FocusFact] = []
  /// The setup of each app, by its number.
  public var apps: [AppSetting] = []

  package init() {}

  /// The setup of an app; the default one for an app that no fact names.
  package subscript(app: AppNumber) -> AppSetting {
    apps.indices.contains(Int(app.rawValue)) ? apps[Int(app.rawValue)] : AppSetting()
  }

  /// The setup of an app.
  public struct AppSetting: Hashable, Sendable {
    /// The methods of the delegate it sets at each launch; empty for no delegate.
    public var delegate: DelegateMethods = []
    /// Its reply when asked how to present a notification; nil: it never calls back.
    public var reply: PresentationOptions?
    /// Indicates whether it never calls the completion handler of `didReceive`.
    public var neverCompletes = false
    /// A Boolean value that indicates whether it ignores responses on purpose.
    public var ignoresResponses = false
    /// The permission that the user gave it.
    public var status = AuthorizationStatus.notDetermined
    /// Its location permission.
    public var location = LocationAuthorization.notDetermined
    /// The usage strings that its property list lacks.
    public var missingUsage: LocationRequest?
    /// The way in which it was built, if a fact says so.
    public var build: AppBuild?
    /// The files that it can attach.
    public var files: [File] = []
    /// The entitlements of the app.
    public var entitlements: Entitlements = []
    /// The sound files that it brings along.
    public var sounds: [Sound] = []
    /// The reactions of the app, in the order of their lines.
    public var reactions: [Reaction] = []

    /// The way in which it was built, with the usual values where no fact says so.
    fileprivate var built: AppBuild {
      get { build ?? AppBuild() }
      set { build = newValue }
    }
  }

  /// A sound file that an app brings along.
  public struct Sound: Hashable, Sendable {
    /// Its name.
    public var name: TextNumber
    /// The duration of the sound.
    public var length: Interval
  }

  /// Applies a fact; a later one overrides an earlier one of its kind.
  package mutating func apply(_ fact: Fact, at place: Place) {
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
    case .exhaustive(let kinds): exhaustive = kinds
    case .tolerates(let name, let reason): tolerated[name] = reason
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
    case .ignoresResponses(let app):
      reserve(app)
      apps[Int(app.rawValue)].ignoresResponses = true
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
    case .hasSceneManifest(let app, let supportsMultipleScenes):
      reserve(app)
      apps[Int(app.rawValue)].built.hasSceneManifest = true
      apps[Int(app.rawValue)].built.supportsMultipleScenes = supportsMultipleScenes
    case .builtWith(let app, let sdk):
      reserve(app)
      apps[Int(app.rawValue)].built.sdk = sdk
    case .lacksRemoteNotificationMode(let app):
      reserve(app)
      apps[Int(app.rawValue)].built.hasRemoteNotificationMode = false
    case .lacksPushEntitlement(let app):
      reserve(app)
      apps[Int(app.rawValue)].built.hasPushEntitlement = false
    case .requiresServiceSession(let app):
      reserve(app)
      apps[Int(app.rawValue)].built.requiresServiceSession = true
    case .hasServiceExtension(let app):
      reserve(app)
      apps[Int(app.rawValue)].built.hasServiceExtension = true
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
