/// Decides whether an app that starts background location updates counts as in use from then on.
public enum BackgroundLocationStart: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("background-location-start")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the app shows the location indicator in the
    /// background, and counts as in use there.
    public var isInUse = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case allowed, foreground

    /// The subject of the condition.
    public var aspect: Aspect { self == .allowed ? .location : .state }
  }

  /// The rows.
  public static var rows: Rows<BackgroundLocationStart> {
    Rule(
      "location.indicator-starts-in-front",
      facts: ["LOC-21"],
      since: 9,
      "An app that starts background location updates in the foreground, and only there, counts as in use until it stops them.",
      evidence: .documented(
        "With When In Use, location goes on in the background if the app starts it while it is in use.",
        Apple.locationStatus + "/authorizedwheninuse",
        Apple.locationAuthorization
      ),
      when: [.allowed, .foreground],
      then: { $0.isInUse = true }
    )
  }
}
