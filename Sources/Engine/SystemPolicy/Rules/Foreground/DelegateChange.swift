/// Decides which delegate an app has after it has set or released one.
public enum DelegateChange: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("delegate-change")

  /// The caller.
  public struct Answer: DefaultAnswer {
    /// Indicates whether it is the delegate that was set just now.
    public var isTheNewOne = false
    /// A Boolean value that indicates whether no delegate answers any more.
    public var isNobody = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case released

    /// The subject of the condition.
    public var aspect: Aspect { .act }
  }

  /// The rows.
  public static var rows: Rows<DelegateChange> {
    Rule(
      "foreground.last-delegate-speaks",
      facts: ["DLG-05", "DLG-06"],
      "There is one delegate; a new delegate replaces the previous one.",
      evidence: .documented(
        "The delegate is a single property of the center.",
        Apple.centerDelegate
      ),
      .reported(
        "When two plugins in one app set the delegate, only one of them got the callbacks.",
        "https://github.com/MaikuB/flutter_local_notifications/issues/777",
        "https://github.com/zo0r/react-native-push-notification/issues/1944"
      ),
      when: [],
      unless: [.released],
      then: { $0.isTheNewOne = true }
    )

    Rule(
      "foreground.delegate-is-not-kept",
      facts: ["DLG-02"],
      "The center does not retain its delegate: a delegate that the app releases is not called any more.",
      evidence: .documented("The property is declared weak.", Apple.centerDelegate),
      when: [.released],
      then: { $0.isNobody = true }
    )
  }
}
