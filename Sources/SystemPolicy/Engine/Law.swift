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

  /// What to do wherever calendars and clocks are not plain: the answer to `dating` in full.
  public let resolution: Resolution
  /// The same for a `UILocalNotification`.
  public let legacyResolution: Resolution
  /// What answers each question, by its position.
  @usableFromInline let policies: [AnyPolicy]

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
    let tables = RuleTables.all
    var sides = tables.disputes.map { $0.side(under: reading, on: version) }
    for side in assumed { sides[Int(side.dispute.rawValue)] = side.name }
    self.sides = sides
    let taken = zip(tables.disputes, sides).map { $0.sides.firstIndex(of: $1) }

    func isInForce(_ number: RuleNumber) -> Bool {
      let index = Int(number.rawValue)
      guard number != struckOut, tables.rules[index].since <= version,
        version <= tables.rules[index].until ?? version
      else { return false }
      return tables.sides[index].map { taken[$0.dispute] == $0.side } ?? true
    }

    func arises(_ number: DisputeNumber) -> Bool {
      let dispute = tables.disputes[Int(number.rawValue)]
      return dispute.since <= version && version <= dispute.until ?? version
    }

    policies = tables.tables.map { $0.policy(isInForce, arises) }
    let dating = unsafeDowncast(
      policies[DateResolution.position.index],
      to: Policy<DateResolution>.self
    )
    let all: Conditions<DateResolution.Condition> = [.inGap, .inOverlap, .dayMissing]
    resolution = dating.decide(all, of: (), from: Resolution()).answer
    let old: Conditions<DateResolution.Condition> = [.inGap, .inOverlap, .dayMissing, .legacy]
    legacyResolution = dating.decide(old, of: (), from: Resolution()).answer
  }

  /// Tells whether a rule holds on this version, under these sides.
  public func isInForce(_ rule: RuleSummary) -> Bool {
    guard rule.since <= version, version <= rule.until ?? version else { return false }
    guard let side = RuleTables.all.sides[Int(rule.number.rawValue)] else { return true }
    return sides[side.dispute] == rule.side
  }

  /// Every rule ever written, of every version and side, by number.
  public static var rules: [RuleSummary] { RuleTables.all.rules }

  /// Every dispute, by number.
  public static var disputes: [DisputeSummary] { RuleTables.all.disputes }

  /// Returns the rule of a number.
  public static func rule(_ number: RuleNumber) -> RuleSummary { rules[Int(number.rawValue)] }

  /// Returns the dispute of a number.
  public static func dispute(_ number: DisputeNumber) -> DisputeSummary {
    disputes[Int(number.rawValue)]
  }

  /// Returns the rule of a name.
  public static func rule(named id: some StringProtocol) -> RuleSummary? {
    numbers[String(id)].map(rule)
  }

  private static let numbers = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0.number) })
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
