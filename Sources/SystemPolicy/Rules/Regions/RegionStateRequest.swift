/// The question what an app is told that asks with `requestState` where the phone is.
public enum RegionStateRequest: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("determining")

  /// Rows look at the conditions themselves.
  public typealias Values = Conditions<Condition>

  /// What the app is told.
  public struct Answer: DefaultAnswer {
    /// What `didDetermineState` is called with, if it is called.
    public var state: RegionState?
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case notAllowed, lost, inside

    /// What the condition is about.
    public var aspect: Aspect { self == .notAllowed ? .location : .place }
  }

  /// The rows.
  public static var rows: [Row<RegionStateRequest>] {
    Rule(
      "regions.requested-state-is-told",
      facts: ["LOC-10"],
      since: 7,
      "An app that calls requestState gets didDetermineState, whether the edge was crossed or not.",
      evidence: .documented(
        "The state of a region is asked for with this method, and comes by the delegate's.",
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
      "An app that may not know the location is told that the state is unknown.",
      evidence: .assumed("The states have a case for it, and an error is documented for none."),
      when: [.notAllowed],
      then: { $0.state = .unknown }
    )

    Rule(
      "regions.state-is-unknown-to-a-lost-phone",
      facts: ["LOC-10"],
      since: 7,
      "Where nobody knows where the phone is, or it cannot tell, the state is unknown.",
      evidence: .assumed("The states have a case for it; nothing else it could be for is known."),
      when: [.lost],
      unless: [.notAllowed],
      then: { $0.state = .unknown }
    )
  }
}
