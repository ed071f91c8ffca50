/// Decides whether a temporary permission, or temporary full accuracy, ends when the user leaves
/// the app.
public enum TemporaryPermissionExpiry: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("temporary-permission-expiry")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// Indicates whether it ends.
    public var ends = false
    /// A Boolean value that indicates whether temporary full accuracy ends.
    public var endsFullAccuracy = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case once, temporarilyFull, showsIndicator

    /// The subject of the condition.
    public var aspect: Aspect { .location }
  }

  /// The rows.
  public static var rows: Rows<TemporaryPermissionExpiry> {
    Rule(
      "location.once-ends-with-the-use",
      facts: ["LOC-03"],
      since: 13,
      "Allow Once ends when the user leaves the app; the app may ask again, and location triggers do not fire.",
      evidence: .documented(
        "The permission is temporary and lasts as long as the app is in use.",
        Apple.locationAuthorization
      ),
      .assumed(
        "Unsourced: locking the screen ends the permission at once, as leaving the app does; the location indicator keeps it."
      ),
      when: [.once],
      unless: [.showsIndicator],
      then: { $0.ends = true }
    )

    Rule(
      "location.full-accuracy-ends-with-the-use",
      facts: ["LOC-23"],
      since: 14,
      "Temporary full accuracy ends when the app is no longer in use.",
      evidence: .documented(
        "Full accuracy is granted for a limited time, as long as the app is in use.",
        Apple.locationManager
          + "/requesttemporaryfullaccuracyauthorization(withpurposekey:completion:)"
      ),
      .assumed(
        "A plugin's documentation says that it lasts until the process ends; Apple's page is followed."
      ),
      when: [.temporarilyFull],
      unless: [.showsIndicator],
      then: { $0.endsFullAccuracy = true }
    )
  }
}
