public import VirtualTime

/// The policies in force on a phone, for one version of iOS, one reading and the assumed sides.
public struct Law: Sendable {
  /// The version of iOS.
  public let version: OSVersion
  /// The reading that chooses the side of a dispute without an assumed side.
  public let reading: Reading
  /// The side in force in each dispute, indexed by the dispute's number.
  public let sides: [String]

  /// The resolution of ambiguous and missing dates: the complete answer to `dating`.
  public let resolution: Resolution
  /// The resolution of ambiguous and missing dates for a `UILocalNotification`.
  public let legacyResolution: Resolution
  /// The policy of each question, indexed by the question's position; all laws share them.
  @usableFromInline let policies: [PreparedRows]
  /// The rows of each question that are in force, indexed by the question's position.
  @usableFromInline let inForce: [RowBits]

  /// Creates the law of a version and a reading.
  ///
  /// - Parameters:
  ///   - version: The version of iOS.
  ///   - reading: The reading that chooses the side of every dispute.
  ///   - assumed: The sides that replace those of the reading.
  ///   - struckOut: The rules to leave out, to show their effect.
  public init(
    version: OSVersion = .newest,
    reading: Reading = .seeds,
    assuming assumed: [Side] = [],
    without struckOut: [RuleNumber] = []
  ) {
    self.version = version
    self.reading = reading
    let tables = RuleTables.all
    var sides = tables.disputes.indices.map { index in
      tables.disputes[index].side(under: reading, on: version)
    }
    for side in assumed { sides[Int(side.dispute.rawValue)] = side.name }
    self.sides = sides
    policies = tables.policies
    let taken = sides.indices.map { index in
      tables.disputes[index].sides.firstIndex(of: sides[index])
    }
    var rules = RuleSet(tables.ruleScopes) { $0.includes(version) && $0.isOnSide(in: taken) }
    for rule in struckOut { rules.remove(rule) }
    let disputes = DisputeSet(tables.disputeScopes) { $0.includes(version) }
    inForce = policies.map { policy in
      RowBits(
        rules: rules.bits(from: policy.firstRule),
        disputes: disputes.bits(from: policy.firstDispute)
      )
    }
    (resolution, legacyResolution) = Self.resolutions(by: policies, among: inForce)
  }

  /// Returns a Boolean value that indicates whether a rule is in force on this version, under these
  /// sides.
  public func isInForce(_ rule: RuleSummary) -> Bool {
    let scope = RuleTables.all.ruleScopes[Int(rule.number.rawValue)]
    guard scope.includes(version) else { return false }
    guard let dispute = scope.dispute else { return true }
    return sides[Int(dispute)] == rule.side
  }

  /// The sides in force that are not those of the reading.
  public var assumed: [Side] {
    Self.disputes.filter { dispute in
      sides[Int(dispute.number.rawValue)] != dispute.side(under: reading, on: version)
    }
    .map { Side($0.number, sides[Int($0.number.rawValue)]) }
  }

  /// Every rule, of every version and side, indexed by number.
  public static var rules: [RuleSummary] { RuleTables.all.rules }

  /// Every dispute, indexed by number.
  public static var disputes: [DisputeSummary] { RuleTables.all.disputes }

  /// Returns the rule with a number.
  public static func rule(_ number: RuleNumber) -> RuleSummary { rules[Int(number.rawValue)] }

  /// Returns the dispute with a number.
  public static func dispute(_ number: DisputeNumber) -> DisputeSummary {
    disputes[Int(number.rawValue)]
  }

  /// Returns the rule with a name, or `nil` if there is no such rule.
  public static func rule(named id: some StringProtocol) -> RuleSummary? {
    numbers[String(id)].map(rule)
  }

  /// The minor versions on which a rule or a dispute begins, or of which it is the last, in order.
  public static var minorVersions: [OSVersion] {
    let ranges = rules.map { ($0.since, $0.until) } + disputes.map { ($0.since, $0.until) }
    let named = ranges.flatMap { since, until in
      let last = until.flatMap { $0.minor == .max ? nil : $0 }
      return [since.minor > 0 || last == since ? since : nil, last]
    }
    return Set(named.compactMap { $0 }).sorted()
  }

  private static let numbers = Dictionary(uniqueKeysWithValues: rules.map { ($0.id, $0.number) })
}

/// A side of a dispute that a script or a caller assumes.
public struct Side: Hashable, Sendable {
  /// The dispute.
  public var dispute: DisputeNumber
  /// The name of the side.
  public var name: String

  /// Creates a side of a dispute.
  ///
  /// - Precondition: The dispute has a side with the name.
  public init(_ dispute: DisputeNumber, _ name: String) {
    self.dispute = dispute
    self.name = name
  }

  /// Returns the sides with a name, one for each dispute that has such a side.
  public static func named(_ name: some StringProtocol) -> [Side] {
    Law.disputes.filter { $0.sides.contains { $0 == name } }.map { Side($0.number, String(name)) }
  }
}
