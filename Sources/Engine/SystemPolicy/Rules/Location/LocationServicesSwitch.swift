/// Decides what an app reads while the user has turned Location Services off for the whole phone.
public enum LocationServicesSwitch: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("location-services-switch")

  /// The outcome for an app.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the app reads denied.
    public var denies = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case servicesOff, restricted

    /// The subject of the condition.
    public var aspect: Aspect { .location }
  }

  /// The rows.
  public static var rows: Rows<LocationServicesSwitch> {
    Rule(
      "location.services-off-reads-denied",
      facts: ["LOC-24"],
      since: .oldest,
      "While Location Services are off, an app reads denied; once they are on, its permission is the one before.",
      evidence: .documented(
        "The status is denied while location services are off in Settings, and returns to the previous one.",
        Apple.locationStatus + "/denied"
      ),
      when: [.servicesOff],
      unless: [.restricted],
      then: { $0.denies = true }
    )
  }
}
