/// The question whether there can be a trigger as an app makes one.
public enum TriggerCreation: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("making")

  /// What comes of making a trigger.
  public struct Answer: DefaultAnswer {
    /// The exception that ends the process, if one does.
    public var exception: Exception?
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case notPositive, underAMinute, repeats

    /// What the condition is about.
    public var aspect: Aspect { .act }
  }

  /// The rows.
  public static var rows: [Row<TriggerCreation>] {
    Rule(
      "scheduling.interval-is-positive",
      facts: ["TI-01"],
      "A time interval of zero or less ends the app with an exception.",
      evidence: .reported(
        "Crash logs show the reason, raised while the trigger is made, before any request is added.",
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
      "A repeating time interval of less than 60 seconds ends the app with an exception.",
      evidence: .documented(
        "The interval has to be sixty seconds or more where the trigger repeats.",
        Apple.interval
      ),
      .reported(
        "One tracker shows the exception and its reason; behind a wrapper that catches it nothing fires.",
        "https://github.com/rafaelsetragni/awesome_notifications/issues/316",
        "https://github.com/expo/expo/issues/18068"
      ),
      .seed(.geofencing, "the 60-second minimum is enforced (it speaks of an error)."),
      when: [.repeats, .underAMinute],
      then: { $0.exception = .repeatsUnderAMinute }
    )
  }
}
