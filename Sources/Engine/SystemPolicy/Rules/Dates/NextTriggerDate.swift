/// Decides the next date that a trigger reports to the app.
public enum NextTriggerDate: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("next-trigger-date")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the date is now plus the interval.
    public var countsFromNow = false
    /// A Boolean value that indicates whether the date is the next match of the components.
    public var isNextMatch = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case interval, calendar, legacy

    /// The subject of the condition.
    public var aspect: Aspect { .request }
  }

  /// The rows.
  public static var rows: Rows<NextTriggerDate> {
    legacyRows

    Rule(
      "dates.next-of-an-interval-counts-from-now",
      facts: ["TI-03"],
      "For a time interval, nextTriggerDate returns the current time plus the interval, not the date at which the request fires.",
      evidence: .reported(
        "A bug report and an app's tracker report that the returned date is later at each call.",
        "https://github.com/lionheart/openradar-mirror/issues/20122",
        "https://github.com/corona-warn-app/cwa-app-ios/issues/1373"
      ),
      when: [.interval],
      then: { $0.countsFromNow = true }
    )

    Rule(
      "dates.next-is-the-next-match",
      facts: ["CAL-01", "CAL-02", "CAL-05", "CAL-08"],
      "For date components, nextTriggerDate returns the first date after now that matches all components.",
      evidence: .reported(
        "A daily reminder that should begin tomorrow is delivered today if its time has not passed yet.",
        "https://github.com/invertase/react-native-notifee/issues/241",
        "https://github.com/zo0r/react-native-push-notification/issues/2315"
      ),
      .reportedOnce(
        "Triggers and the calendar's search for the next time gave the same dates.",
        "https://github.com/lionheart/openradar-mirror/issues/17676"
      ),
      when: [.calendar],
      then: { $0.isNextMatch = true }
    )
  }
}
