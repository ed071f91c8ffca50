/// Where a phone is, seen from a region.
public enum RegionState: UInt8, Hashable, Sendable, CaseIterable {
  /// Nobody can tell.
  case unknown
  /// In it.
  case inside
  /// Out of it.
  case outside
}

/// The question what an app is told that asks with `requestState` where the phone is.
public struct Determining: Question {
  /// What the user allowed the app.
  public var location: LocationAuthorization
  /// Whether nobody knows where the phone is.
  public var isLost: Bool
  /// Whether the phone is inside the region.
  public var isInside: Bool

  /// Creates the question.
  public init(location: LocationAuthorization, isLost: Bool, isInside: Bool) {
    self.location = location
    self.isLost = isLost
    self.isInside = isInside
  }

  /// What the app is told.
  public struct Answer: Hashable, Sendable {
    /// What `didDetermineState` is called with, if it is called.
    public var state: RegionState?

    /// Creates the answer in which nothing is told.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case notAllowed, lost

    /// What the word is about.
    public var aspect: Aspect { self == .lost ? .place : .location }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.notAllowed, if: !location.isAllowed)
    conditions.insert(.lost, if: isLost)
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Determining>] {
    Rule(
      "regions.requested-state-is-told",
      facts: ["LOC-10"],
      since: 7,
      "An app that calls requestState gets didDetermineState, whether the edge was crossed or not.",
      evidence: .documented(
        "The state of a region is asked for with this method, and comes by the delegate's.",
        Apple.locationManager + "/requeststate(for:)"
      ),
      when: []
    ) { question, draft in
      draft.state = question.isInside ? .inside : .outside
    }

    Rule(
      "regions.state-is-unknown-without-permission",
      facts: ["LOC-10", "LOC-15"],
      since: 7,
      "An app that may not know the location is told that the state is unknown.",
      evidence: .assumed("The states have a case for it, and an error is documented for none."),
      when: [.notAllowed]
    ) { _, draft in
      draft.state = .unknown
    }

    Rule(
      "regions.state-is-unknown-to-a-lost-phone",
      facts: ["LOC-10"],
      since: 7,
      "Where nobody knows where the phone is, or it cannot tell, the state is unknown.",
      evidence: .assumed("The states have a case for it; nothing else it could be for is known."),
      when: [.lost],
      unless: [.notAllowed]
    ) { _, draft in
      draft.state = .unknown
    }
  }
}
