/// All that was ever written into the law, in force or not: every table, with its rows numbered.
struct Statutes: Sendable {
  let offering: Table<Offering>
  let installing: Table<Installing>
  let scheduling: Table<Scheduling>
  let cancelling: Table<Cancelling>
  let asking: Table<Asking>
  let answering: Table<Answering>
  let removing: Table<Removing>
  let badging: Table<Badging>
  let locking: Table<Locking>
  let unlocking: Table<Unlocking>
  let pausing: Table<Pausing>
  let clipping: Table<Clipping>
  let touching: Table<Touching>
  let prompting: Table<Prompting>
  let switching: Table<Switching>
  let covering: Table<Covering>
  let revealing: Table<Revealing>
  let attaching: Table<Attaching>
  let pushing: Table<Pushing>
  let signalling: Table<Signalling>
  let making: Table<Making>
  let adding: Table<Adding>
  let limiting: Table<Limiting>
  let firing: Table<Firing>
  let listing: Table<Listing>
  let delivering: Table<Delivering>
  let interrupting: Table<Interrupting>
  let sounding: Table<Sounding>
  let summarizing: Table<Summarizing>
  let choosing: Table<Choosing>
  let previewing: Table<Previewing>
  let grouping: Table<Grouping>
  let presenting: Table<Presenting>
  let dating: Table<Dating>
  let travelling: Table<Travelling>
  let resetting: Table<Resetting>
  let foretelling: Table<Foretelling>
  let delegating: Table<Delegating>
  let tapping: Table<Tapping>
  let declaring: Table<Declaring>
  let labelling: Table<Labelling>
  let acting: Table<Acting>
  let completing: Table<Completing>
  let protecting: Table<Protecting>
  let linking: Table<Linking>
  let telling: Table<Telling>
  let calling: Table<Calling>
  let allotting: Table<Allotting>
  let watching: Table<Watching>
  let starting: Table<Starting>
  let nearing: Table<Nearing>
  let crossing: Table<Crossing>
  let tripping: Table<Tripping>
  let receiving: Table<Receiving>
  let opening: Table<Opening>
  let iterating: Table<Iterating>
  let locating: Table<Locating>
  let permitting: Table<Permitting>
  let lapsing: Table<Lapsing>
  let determining: Table<Determining>
  let restarting: Table<Restarting>
  let resuming: Table<Resuming>
  let deleting: Table<Deleting>
  let reinstalling: Table<Reinstalling>
  let updating: Table<Updating>

  let rules: [RuleSummary]
  let disputes: [DisputeSummary]
  /// The dispute of each rule that takes a side, and the side's place in it, by the rule's number.
  let sides: [(dispute: Int, side: Int)?]

  static let all = Statutes()

  private init() {
    var register = Register()
    asking = Table(in: &register)
    answering = Table(in: &register)
    removing = Table(in: &register)
    badging = Table(in: &register)
    locking = Table(in: &register)
    unlocking = Table(in: &register)
    pausing = Table(in: &register)
    clipping = Table(in: &register)
    touching = Table(in: &register)
    prompting = Table(in: &register)
    switching = Table(in: &register)
    covering = Table(in: &register)
    revealing = Table(in: &register)
    attaching = Table(in: &register)
    pushing = Table(in: &register)
    signalling = Table(in: &register)
    making = Table(in: &register)
    adding = Table(in: &register)
    limiting = Table(in: &register)
    firing = Table(in: &register)
    listing = Table(in: &register)
    delivering = Table(in: &register)
    interrupting = Table(in: &register)
    sounding = Table(in: &register)
    summarizing = Table(in: &register)
    offering = Table(in: &register)
    previewing = Table(in: &register)
    grouping = Table(in: &register)
    presenting = Table(in: &register)
    dating = Table(in: &register)
    travelling = Table(in: &register)
    resetting = Table(in: &register)
    foretelling = Table(in: &register)
    delegating = Table(in: &register)
    tapping = Table(in: &register)
    declaring = Table(in: &register)
    labelling = Table(in: &register)
    acting = Table(in: &register)
    completing = Table(in: &register)
    protecting = Table(in: &register)
    linking = Table(in: &register)
    telling = Table(in: &register)
    calling = Table(in: &register)
    allotting = Table(in: &register)
    watching = Table(in: &register)
    starting = Table(in: &register)
    nearing = Table(in: &register)
    crossing = Table(in: &register)
    tripping = Table(in: &register)
    receiving = Table(in: &register)
    opening = Table(in: &register)
    iterating = Table(in: &register)
    locating = Table(in: &register)
    permitting = Table(in: &register)
    lapsing = Table(in: &register)
    determining = Table(in: &register)
    restarting = Table(in: &register)
    resuming = Table(in: &register)
    deleting = Table(in: &register)
    reinstalling = Table(in: &register)
    updating = Table(in: &register)
    choosing = Table(in: &register)
    installing = Table(in: &register)
    scheduling = Table(in: &register)
    cancelling = Table(in: &register)
    rules = register.rules
    disputes = register.disputes.map { dispute in
      var dispute = dispute
      let named = register.rules.filter { $0.dispute == dispute.id }.compactMap(\.side)
      for side in named where !dispute.sides.contains(side) { dispute.sides.append(side) }
      return dispute
    }
    let disputes = disputes
    sides = rules.map { rule in
      guard let name = rule.dispute, let side = rule.side else { return nil }
      guard let dispute = disputes.firstIndex(where: { $0.id == name }) else {
        preconditionFailure("\(rule.id) takes a side in '\(name)', which is no dispute")
      }
      return (dispute, disputes[dispute].sides.firstIndex(of: side)!)
    }
  }
}

/// The rows of one kind of question as written, each with its number.
struct Table<Asked: Question>: Sendable {
  enum NumberedRow: Sendable {
    case rule(RuleNumber, Rule<Asked>)
    case dispute(DisputeNumber, Dispute<Asked>)
  }

  var rows: [NumberedRow] = []
  let firstRule: UInt16
  let firstDispute: UInt16

  init(in register: inout Register) {
    (firstRule, firstDispute) = (UInt16(register.rules.count), UInt16(register.disputes.count))
    let policy = "\(Asked.self)".lowercased()
    for row in Asked.rows {
      switch row {
      case .rule(let rule): rows.append(.rule(register.enter(rule, in: policy), rule))
      case .dispute(let dispute):
        rows.append(.dispute(register.enter(dispute, in: policy), dispute))
      }
    }
    // A decision gathers its rules in one word; a policy that outgrows it asks two questions.
    precondition(register.rules.count - Int(firstRule) <= 64, "\(policy) has more than 64 rules")
  }
}

/// Gives every rule and dispute its number and keeps what reports may know of it.
struct Register {
  var rules: [RuleSummary] = []
  var disputes: [DisputeSummary] = []

  mutating func enter<Asked>(_ rule: Rule<Asked>, in policy: String) -> RuleNumber {
    let number = RuleNumber(rawValue: UInt16(rules.count))
    rules.append(
      RuleSummary(
        number: number,
        id: rule.id,
        policy: policy,
        facts: rule.facts,
        dispute: rule.dispute,
        side: rule.side,
        since: rule.since,
        until: rule.until,
        sentence: rule.sentence,
        evidence: rule.evidence,
        isFinal: rule.isFinal,
        isEffective: rule.function != nil,
        guarded: GuardWords(rule.when, rule.unless)
      )
    )
    return number
  }

  mutating func enter<Asked>(_ dispute: Dispute<Asked>, in policy: String) -> DisputeNumber {
    let number = DisputeNumber(rawValue: UInt16(disputes.count))
    disputes.append(
      DisputeSummary(
        number: number,
        id: dispute.id,
        policy: policy,
        facts: dispute.facts,
        since: dispute.since,
        until: dispute.until,
        sentence: dispute.sentence,
        choices: Reading.allCases.map { ($0, dispute.sides[$0]!) },
        sides: [],
        check: dispute.check,
        guarded: GuardWords(dispute.when, dispute.unless)
      )
    )
    return number
  }

}
