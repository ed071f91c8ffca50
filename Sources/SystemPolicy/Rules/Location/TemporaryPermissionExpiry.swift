/// Decides whether a temporary location permission ends when the user leaves the app.
public enum TemporaryPermissionExpiry: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("lapsing")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// Indicates whether it ends.
    public var ends = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case once

    /// The subject of the condition.
    public var aspect: Aspect { .location }
  }

  /// The rows.
  public static var rows: [Row<TemporaryPermissionExpiry>] {
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
        "Unsourced: locking the screen ends the permission at once, as leaving the app does."
      ),
      when: [.once],
      then: { $0.ends = true }
    )
  }
}
