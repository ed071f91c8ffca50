public import VirtualTime

/// The policies in force on a phone: those of one version of iOS, one reading, and the sides that
/// were assumed.
public struct Law: Sendable {
  /// The version of iOS.
  public let version: OSVersion
  /// The reading that settles what was not assumed.
  public let reading: Reading
  /// The side in force in each dispute, by the dispute's number.
  public let sides: [String]

  /// Whether a version has what somebody reaches for.
  public let offering: Policy<Offering>
  /// What an app may do before anybody was asked.
  public let installing: Policy<Installing>
  /// What becomes of a local notification that is scheduled.
  public let scheduling: Policy<Scheduling>
  /// What comes of cancelling one.
  public let cancelling: Policy<Cancelling>
  /// What comes of asking for authorization.
  public let asking: Policy<Asking>
  /// What comes of the user's answer.
  public let answering: Policy<Answering>
  /// What comes of taking away requests and notifications.
  public let removing: Policy<Removing>
  /// What comes of setting the badge.
  public let badging: Policy<Badging>
  /// What comes of locking the phone.
  public let locking: Policy<Locking>
  /// What comes of unlocking the phone.
  public let unlocking: Policy<Unlocking>
  /// Whether an app's timers and sleeping tasks wait on.
  public let pausing: Policy<Pausing>
  /// What an app clip may do.
  public let clipping: Policy<Clipping>
  /// Whether the user can do something now.
  public let touching: Policy<Touching>
  /// Where a prompt stands.
  public let prompting: Policy<Prompting>
  /// What comes of a change in Settings.
  public let switching: Policy<Switching>
  /// What becomes of a banner when another comes.
  public let covering: Policy<Covering>
  /// What an app reads about its settings.
  public let revealing: Policy<Revealing>
  /// What comes of an attachment.
  public let attaching: Policy<Attaching>
  /// What comes of a remote notification.
  public let pushing: Policy<Pushing>
  /// What an app is told of a change of the time.
  public let signalling: Policy<Signalling>
  /// Whether a trigger can be made.
  public let making: Policy<Making>
  /// What comes of adding a request.
  public let adding: Policy<Adding>
  /// Which of too many requests gives way.
  public let limiting: Policy<Limiting>
  /// What becomes of a request when it fires.
  public let firing: Policy<Firing>
  /// In which order an app is told its pending requests.
  public let listing: Policy<Listing>
  /// How a notification that is due shows itself.
  public let delivering: Policy<Delivering>
  /// How far a notification that is shown may interrupt.
  public let interrupting: Policy<Interrupting>
  /// What is heard of a notification that sounds.
  public let sounding: Policy<Sounding>
  /// How what waited for the Scheduled Summary shows itself in it.
  public let summarizing: Policy<Summarizing>
  /// Whether the user can choose something on this version of iOS.
  public let choosing: Policy<Choosing>
  /// Whether what a notification says can be read.
  public let previewing: Policy<Previewing>
  /// Whether two notifications are shown as one group.
  public let grouping: Policy<Grouping>
  /// How a notification shows itself once the app in the foreground was asked.
  public let presenting: Policy<Presenting>
  /// Which instant is meant where calendars and clocks are not plain.
  public let dating: Policy<Dating>
  /// What a new zone does to what waits.
  public let travelling: Policy<Travelling>
  /// What a clock that is set does to what waits.
  public let resetting: Policy<Resetting>
  /// What an app is told about the next date of a trigger.
  public let foretelling: Policy<Foretelling>
  /// What to do wherever calendars and clocks are not plain: the answer to `dating` in full.
  public let resolution: Resolution
  /// The same for a `UILocalNotification`.
  public let legacyResolution: Resolution
  /// Who speaks for an app.
  public let delegating: Policy<Delegating>
  /// What comes of a tap on a notification.
  public let tapping: Policy<Tapping>
  /// What setting categories does to those set before.
  public let declaring: Policy<Declaring>
  /// What a notification shows of its category.
  public let labelling: Policy<Labelling>
  /// What comes of an action, a dismissal or a flick.
  public let acting: Policy<Acting>
  /// What a completion handler does that nobody calls.
  public let completing: Policy<Completing>
  /// Whether an app can read its protected files.
  public let protecting: Policy<Protecting>
  /// What comes of the link to an app's own notification settings.
  public let linking: Policy<Linking>
  /// Who hears of a response.
  public let telling: Policy<Telling>
  /// On which thread a delegate is called.
  public let calling: Policy<Calling>
  /// Whether there is room for another region.
  public let allotting: Policy<Allotting>
  /// What comes of an app's wish to monitor a region.
  public let watching: Policy<Watching>
  /// What happens when monitoring of a region starts.
  public let starting: Policy<Starting>
  /// Whether a phone that moved has crossed the edge of a region.
  public let nearing: Policy<Nearing>
  /// Who hears of a crossing.
  public let crossing: Policy<Crossing>
  /// Whether a location trigger fires.
  public let tripping: Policy<Tripping>
  /// Whether the phone notices that it crosses the edge of a region.
  public let receiving: Policy<Receiving>
  /// What comes of making a monitor.
  public let opening: Policy<Opening>
  /// Whether an app hears of an event of its monitor.
  public let iterating: Policy<Iterating>
  /// What comes of asking to know the location.
  public let locating: Policy<Locating>
  /// What the user's choice about the location allows.
  public let permitting: Policy<Permitting>
  /// What becomes of a permission to know the location when its app is left.
  public let lapsing: Policy<Lapsing>
  /// What an app is told that asks for the state of a region.
  public let determining: Policy<Determining>
  /// What becomes of pending requests when the phone starts.
  public let restarting: Policy<Restarting>
  /// Whether a region is monitored again after a restart.
  public let resuming: Policy<Resuming>
  /// What goes with an app that is deleted.
  public let deleting: Policy<Deleting>
  /// What an app is allowed that is installed again.
  public let reinstalling: Policy<Reinstalling>
  /// What an update does to an app.
  public let updating: Policy<Updating>

  /// Puts the law in force.
  ///
  /// - Parameters:
  ///   - version: The version of iOS.
  ///   - reading: The reading that chooses the side of every dispute.
  ///   - assumed: Sides to take instead.
  ///   - struckOut: A rule to leave out, to see what it is good for.
  public init(
    version: OSVersion = .newest,
    reading: Reading = .seeds,
    assuming assumed: [Side] = [],
    without struckOut: RuleNumber? = nil
  ) {
    self.version = version
    self.reading = reading
    let statutes = Statutes.all
    var sides = statutes.disputes.map { $0.side(under: reading, on: version) }
    for side in assumed { sides[Int(side.dispute.rawValue)] = side.name }
    self.sides = sides
    let taken = zip(statutes.disputes, sides).map { $0.sides.firstIndex(of: $1) }

    func isInForce(_ number: RuleNumber) -> Bool {
      let index = Int(number.rawValue)
      guard number != struckOut, statutes.rules[index].since <= version,
        version <= statutes.rules[index].until ?? version
      else { return false }
      return statutes.sides[index].map { taken[$0.dispute] == $0.side } ?? true
    }

    func arises(_ number: DisputeNumber) -> Bool {
      let dispute = statutes.disputes[Int(number.rawValue)]
      return dispute.since <= version && version <= dispute.until ?? version
    }

    asking = Policy(statutes.asking, isInForce: isInForce, arises: arises)
    answering = Policy(statutes.answering, isInForce: isInForce, arises: arises)
    removing = Policy(statutes.removing, isInForce: isInForce, arises: arises)
    badging = Policy(statutes.badging, isInForce: isInForce, arises: arises)
    locking = Policy(statutes.locking, isInForce: isInForce, arises: arises)
    unlocking = Policy(statutes.unlocking, isInForce: isInForce, arises: arises)
    pausing = Policy(statutes.pausing, isInForce: isInForce, arises: arises)
    clipping = Policy(statutes.clipping, isInForce: isInForce, arises: arises)
    touching = Policy(statutes.touching, isInForce: isInForce, arises: arises)
    prompting = Policy(statutes.prompting, isInForce: isInForce, arises: arises)
    switching = Policy(statutes.switching, isInForce: isInForce, arises: arises)
    covering = Policy(statutes.covering, isInForce: isInForce, arises: arises)
    revealing = Policy(statutes.revealing, isInForce: isInForce, arises: arises)
    attaching = Policy(statutes.attaching, isInForce: isInForce, arises: arises)
    pushing = Policy(statutes.pushing, isInForce: isInForce, arises: arises)
    signalling = Policy(statutes.signalling, isInForce: isInForce, arises: arises)
    making = Policy(statutes.making, isInForce: isInForce, arises: arises)
    adding = Policy(statutes.adding, isInForce: isInForce, arises: arises)
    limiting = Policy(statutes.limiting, isInForce: isInForce, arises: arises)
    firing = Policy(statutes.firing, isInForce: isInForce, arises: arises)
    listing = Policy(statutes.listing, isInForce: isInForce, arises: arises)
    delivering = Policy(statutes.delivering, isInForce: isInForce, arises: arises)
    interrupting = Policy(statutes.interrupting, isInForce: isInForce, arises: arises)
    sounding = Policy(statutes.sounding, isInForce: isInForce, arises: arises)
    summarizing = Policy(statutes.summarizing, isInForce: isInForce, arises: arises)
    offering = Policy(statutes.offering, isInForce: isInForce, arises: arises)
    previewing = Policy(statutes.previewing, isInForce: isInForce, arises: arises)
    grouping = Policy(statutes.grouping, isInForce: isInForce, arises: arises)
    presenting = Policy(statutes.presenting, isInForce: isInForce, arises: arises)
    dating = Policy(statutes.dating, isInForce: isInForce, arises: arises)
    travelling = Policy(statutes.travelling, isInForce: isInForce, arises: arises)
    resetting = Policy(statutes.resetting, isInForce: isInForce, arises: arises)
    foretelling = Policy(statutes.foretelling, isInForce: isInForce, arises: arises)
    let everything = Dating(isInGap: true, isInOverlap: true, isDayMissing: true)
    resolution = dating.decide(everything, from: Resolution()).answer
    let old = Dating(isInGap: true, isInOverlap: true, isDayMissing: true, isLegacy: true)
    legacyResolution = dating.decide(old, from: Resolution()).answer
    delegating = Policy(statutes.delegating, isInForce: isInForce, arises: arises)
    tapping = Policy(statutes.tapping, isInForce: isInForce, arises: arises)
    declaring = Policy(statutes.declaring, isInForce: isInForce, arises: arises)
    labelling = Policy(statutes.labelling, isInForce: isInForce, arises: arises)
    acting = Policy(statutes.acting, isInForce: isInForce, arises: arises)
    completing = Policy(statutes.completing, isInForce: isInForce, arises: arises)
    protecting = Policy(statutes.protecting, isInForce: isInForce, arises: arises)
    linking = Policy(statutes.linking, isInForce: isInForce, arises: arises)
    telling = Policy(statutes.telling, isInForce: isInForce, arises: arises)
    calling = Policy(statutes.calling, isInForce: isInForce, arises: arises)
    allotting = Policy(statutes.allotting, isInForce: isInForce, arises: arises)
    watching = Policy(statutes.watching, isInForce: isInForce, arises: arises)
    starting = Policy(statutes.starting, isInForce: isInForce, arises: arises)
    nearing = Policy(statutes.nearing, isInForce: isInForce, arises: arises)
    crossing = Policy(statutes.crossing, isInForce: isInForce, arises: arises)
    tripping = Policy(statutes.tripping, isInForce: isInForce, arises: arises)
    receiving = Policy(statutes.receiving, isInForce: isInForce, arises: arises)
    opening = Policy(statutes.opening, isInForce: isInForce, arises: arises)
    iterating = Policy(statutes.iterating, isInForce: isInForce, arises: arises)
    locating = Policy(statutes.locating, isInForce: isInForce, arises: arises)
    permitting = Policy(statutes.permitting, isInForce: isInForce, arises: arises)
    lapsing = Policy(statutes.lapsing, isInForce: isInForce, arises: arises)
    determining = Policy(statutes.determining, isInForce: isInForce, arises: arises)
    restarting = Policy(statutes.restarting, isInForce: isInForce, arises: arises)
    resuming = Policy(statutes.resuming, isInForce: isInForce, arises: arises)
    deleting = Policy(statutes.deleting, isInForce: isInForce, arises: arises)
    reinstalling = Policy(statutes.reinstalling, isInForce: isInForce, arises: arises)
    updating = Policy(statutes.updating, isInForce: isInForce, arises: arises)
    choosing = Policy(statutes.choosing, isInForce: isInForce, arises: arises)
    installing = Policy(statutes.installing, isInForce: isInForce, arises: arises)
    scheduling = Policy(statutes.scheduling, isInForce: isInForce, arises: arises)
    cancelling = Policy(statutes.cancelling, isInForce: isInForce, arises: arises)
  }

  /// Tells whether a rule holds on this version, under these sides.
  public func isInForce(_ rule: RuleSummary) -> Bool {
    guard rule.since <= version, version <= rule.until ?? version else { return false }
    guard let side = Statutes.all.sides[Int(rule.number.rawValue)] else { return true }
    return sides[side.dispute] == rule.side
  }

  /// Every rule ever written, of every version and side, by number.
  public static var rules: [RuleSummary] { Statutes.all.rules }

  /// Every dispute, by number.
  public static var disputes: [DisputeSummary] { Statutes.all.disputes }

  /// Returns the rule of a number.
  public static func rule(_ number: RuleNumber) -> RuleSummary { rules[Int(number.rawValue)] }

  /// Returns the dispute of a number.
  public static func dispute(_ number: DisputeNumber) -> DisputeSummary {
    disputes[Int(number.rawValue)]
  }

  /// Returns the rule of a name.
  public static func rule(named id: some StringProtocol) -> RuleSummary? {
    rules.first { $0.id == id }
  }
}

/// A side of a dispute, as it is assumed.
public struct Side: Hashable, Sendable {
  /// The dispute.
  public var dispute: DisputeNumber
  /// The name of the side.
  public var name: String

  /// Creates a side of a dispute; the name must be one of the dispute's.
  public init(_ dispute: DisputeNumber, _ name: String) {
    self.dispute = dispute
    self.name = name
  }

  /// Returns every dispute that has a side of that name, with the side.
  public static func named(_ name: some StringProtocol) -> [Side] {
    Law.disputes.filter { $0.sides.contains { $0 == name } }.map { Side($0.number, String(name)) }
  }
}
