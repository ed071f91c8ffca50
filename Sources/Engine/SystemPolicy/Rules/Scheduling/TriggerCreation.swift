/// Decides whether making a trigger raises an exception.
public enum TriggerCreation: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("trigger-creation")

  /// The outcome of making a trigger.
  public struct Answer: DefaultAnswer {
    /// The exception that ends the process, or `nil`.
    public var exception: Exception?
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case notPositive, underAMinute, repeats

    /// The subject of the condition.
    public var aspect: Aspect { .act }
  }

  /// The rows.
  public static var rows: Rows<TriggerCreation> {
    Rule(
      "scheduling.interval-is-positive",
      facts: ["TI-01"],
      "Creating a trigger with a time interval of zero or less ends the app with an exception.",
      evidence: .reported(
        "Crash logs show that the exception is raised when the trigger is created, before a request is added.",
        "https://github.com/superwall/Superwall-iOS/issues/185",
        "https://github.com/batoulapps/adhan-swift/issues/86"
      ),
      when: [.notPositive],
      isFinal: true,
      then: { $0.exception = .intervalNotPositive }
    )

    Rule(
      "scheduling.repeat-needs-a-minute",
      facts: ["TI-02"],
      "Creating a repeating trigger with an interval of less than 60 seconds ends the app with an exception.",
      evidence: .documented(
        "The interval must be sixty seconds or more if the trigger repeats.",
        Apple.interval
      ),
      .reported(
        "One tracker shows the exception and its reason. In a library that catches the exception, nothing fires.",
        "https://github.com/rafaelsetragni/awesome_notifications/issues/316",
        "https://github.com/expo/expo/issues/18068"
      ),
      .seed(.geofencing, "the 60-second minimum is enforced (the article calls it an error)."),
      when: [.repeats, .underAMinute],
      then: { $0.exception = .repeatsUnderAMinute }
    )
  }
}
