/// Decides which state the system reports to an app that calls `requestState`.
public enum RegionStateRequest: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("region-state-request")

  /// The conditions, which the rows read themselves.
  public typealias Values = Conditions<Condition>

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// The state that `didDetermineState` reports, or `nil` if the method is not called.
    public var state: RegionState?
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case notAllowed, lost, inside

    /// The subject of the condition.
    public var aspect: Aspect { self == .notAllowed ? .location : .place }
  }

  /// The rows.
  public static var rows: Rows<RegionStateRequest> {
    Rule(
      "regions.requested-state-is-told",
      facts: ["LOC-10"],
      since: 7,
      "The system answers requestState with didDetermineState, even if the phone crossed no boundary.",
      evidence: .documented(
        "An app requests a region's state with this method and gets it in the delegate's method.",
        Apple.locationManager + "/requeststate(for:)"
      ),
      when: [],
      compute: { conditions, draft in
        draft.state = conditions.contains(.inside) ? .inside : .outside
      }
    )

    Rule(
      "regions.state-is-unknown-without-permission",
      facts: ["LOC-10", "LOC-15"],
      since: 7,
      "Without location permission, didDetermineState reports the state unknown.",
      evidence: .assumed(
        "Unsourced; the region state has the value unknown, and Apple documents no error.",
        check: "Deny the location, call requestState, and log the state."
      ),
      when: [.notAllowed],
      then: { $0.state = .unknown }
    )

    Rule(
      "regions.state-is-unknown-to-a-lost-phone",
      facts: ["LOC-10"],
      since: 7,
      "If the phone's location is unknown, didDetermineState reports the state unknown.",
      evidence: .assumed(
        "Unsourced; the region state has the value unknown.",
        check:
          "Turn on airplane mode without Wi-Fi indoors after a restart, call requestState, and log the state."
      ),
      when: [.lost],
      unless: [.notAllowed],
      then: { $0.state = .unknown }
    )
  }
}
