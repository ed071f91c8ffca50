public import Scenarios
public import SystemPolicy
public import VirtualTime

/// The outcome of a plan on a phone in one zone, on one version of iOS.
public struct PlanLife: Sendable {
  /// The zone of the phone.
  public var zone: Zone
  /// A Boolean value that indicates whether nothing named the zone.
  public var isZoneAssumed = false
  /// The version of iOS.
  public var version: OSVersion
  /// The reading.
  public var reading: Reading
  /// The date and time of the start.
  public var start: CivilDateTime
  /// The date and time of the end.
  public var end: CivilDateTime
  /// The delivered notifications, in order.
  public var deliveries: PlanDeliveries
  /// The findings, the most important kind first.
  public var findings: [PlanFinding] = []
  /// The requests that are pending at the end, with their next dates.
  public var later: [Later] = []
  /// The number of requests that are pending for a crossing.
  public var waiting = 0
  /// The date at which a limit ended the play early.
  public var stop: CivilDateTime?
  /// The limit that ended it; nil if none did.
  public var reached: LimitReached?

  /// A request that is pending at the end.
  public struct Later: Hashable, Sendable {
    /// The identifier of the request.
    public var identifier: String
    /// The next date on the phone's clock; nil if the request never fires.
    public var date: CivilDateTime?
  }
}

/// Something in a plan that its author may not expect.
public struct PlanFinding: Hashable, Sendable {
  /// The kind.
  public var kind: Kind
  /// The requests, in the order in which they are found.
  public var identifiers: [String]
  /// A note about the circumstances, such as the time; empty if the kind is enough.
  public var note: String
  /// The dates at which it happens.
  public var dates: PlanOccurrences
  /// The rule that decides it.
  public var rule: RuleNumber?

  /// The kinds of findings, the most important first.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The limit of 64 drops a request.
    case overLimit = "over-64"
    /// A request is never delivered.
    case lost
    /// The same text is delivered twice at the same time.
    case twice
    /// A request is delivered before the date that it was given.
    case early
    /// The month does not have the day.
    case missingDay = "missing-day"
    /// The clock skips the time.
    case skippedHour = "skipped-hour"
    /// The clock shows the time twice.
    case doubledHour = "doubled-hour"
    /// A repeating request is delivered at another time of day than before.
    case shifted
    /// A notification is delivered at night.
    case night

    /// A sentence about the kind.
    public var sentence: String {
      switch self {
      case .overLimit: "The system drops a request because the app has more than 64."
      case .lost: "A request never comes, for another reason than the limit."
      case .twice: "The same text comes more than once at the same time."
      case .early: "A request comes before the date that it was given."
      case .missingDay: "A month does not have the day of a request."
      case .skippedHour: "The clock skips the time of a request."
      case .doubledHour: "The clock shows the time of a request twice."
      case .shifted: "A repeating request comes at another time of day than before."
      case .night: "A notification comes at night, from 22:00 to 07:00 by default."
      }
    }

    /// The position in the order of importance.
    var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The rule that decides it, with its evidence and its dispute.
  public var ruleSummary: RuleSummary? { rule.map { Law.rule($0) } }
}
