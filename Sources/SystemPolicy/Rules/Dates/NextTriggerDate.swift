/// Decides the next date that a trigger reports to the app.
public enum NextTriggerDate: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("foretelling")

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
  public static var rows: [Row<NextTriggerDate>] {
    legacyRows

    Rule(
      "dates.next-of-an-interval-counts-from-now",
      facts: ["TI-03"],
      "The next date of a time interval is always now plus the interval, not the date it fires.",
      evidence: .reported(
        "A bug report and an app's tracker report that the date advances with each call.",
        "https://github.com/lionheart/openradar-mirror/issues/20122",
        "https://github.com/corona-warn-app/cwa-app-ios/issues/1373"
      ),
      when: [.interval],
      then: { $0.countsFromNow = true }
    )

    Rule(
      "dates.next-is-the-next-match",
      facts: ["CAL-01", "CAL-02", "CAL-05", "CAL-08"],
      "The next date of components is the first date after now that matches all of them.",
      evidence: .reported(
        "A daily reminder meant to begin tomorrow is delivered today if its time is still ahead.",
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
