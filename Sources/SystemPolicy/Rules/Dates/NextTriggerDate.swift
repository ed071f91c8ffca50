/// The question what an app is told when it asks a trigger for its next date.
public enum NextTriggerDate: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("foretelling")

  /// What the app is told.
  public struct Answer: DefaultAnswer {
    /// Whether it is the interval, counted from now.
    public var countsFromNow = false
    /// Whether it is the next date that matches.
    public var isNextMatch = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case interval, calendar, legacy

    /// What the condition is about.
    public var aspect: Aspect { .request }
  }

  /// The rows.
  public static var rows: [Row<NextTriggerDate>] {
    legacyRows

    Rule(
      "dates.next-of-an-interval-counts-from-now",
      facts: ["TI-03"],
      "The next date of a time interval is now and the interval, whenever it is asked, not when it fires.",
      evidence: .reported(
        "A bug report and an app's tracker find the date moving on with each call.",
        "https://github.com/lionheart/openradar-mirror/issues/20122",
        "https://github.com/corona-warn-app/cwa-app-ios/issues/1373"
      ),
      when: [.interval],
      then: { $0.countsFromNow = true }
    )

    Rule(
      "dates.next-is-the-next-match",
      facts: ["CAL-01", "CAL-02", "CAL-05", "CAL-08"],
      "The next date of components is the first one later than now that matches them all.",
      evidence: .reported(
        "A daily reminder meant to begin tomorrow comes today if its time is still ahead.",
        "https://github.com/invertase/react-native-notifee/issues/241",
        "https://github.com/zo0r/react-native-push-notification/issues/2315"
      ),
      .reportedOnce(
        "Triggers and the calendar's search for the next time gave the same dates side by side.",
        "https://github.com/lionheart/openradar-mirror/issues/17676"
      ),
      when: [.calendar],
      then: { $0.isNextMatch = true }
    )
  }
}
