/// Decides the effect of an update on an app.
public enum AppUpdate: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("app-update")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// Indicates whether the process of the app ends.
    public var endsProcess = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case running

    /// The subject of the condition.
    public var aspect: Aspect { .state }
  }

  /// The rows.
  public static var rows: Rows<AppUpdate> {
    Rule(
      "lifecycle.update-ends-the-process",
      facts: ["APP-02"],
      since: .oldest,
      "An update ends the process of the app, and the system does not launch the app afterwards.",
      evidence: .assumed(
        "A process cannot go on running code that was replaced.",
        check: "Update a running app from TestFlight, and look for its process in the console."
      ),
      when: [.running],
      then: { $0.endsProcess = true }
    )

    Rule(
      "lifecycle.update-keeps-everything",
      facts: ["APP-02"],
      since: .oldest,
      "An update keeps pending requests, notifications, regions and permissions.",
      evidence: .reported(
        "Reports on other subjects assume that requests survive an update.",
        "https://github.com/LoopKit/Loop/issues/212",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/747"
      ),
      when: []
    )
  }
}
