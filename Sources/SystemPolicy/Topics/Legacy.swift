/// The question what an app that is put on a phone may do before anybody was asked.
public struct Installing: Question {
  /// Creates the question.
  public init() {}

  /// What it may do, and how it shows itself.
  public struct Answer: Hashable, Sendable {
    /// Whether it may alert, sound and badge without asking.
    public var isAllowed = false
    /// Whether its alerts stay until somebody acts on them.
    public var keepsBanners = false

    /// Creates the answer in which the app has to ask.
    public init() {}
  }

  /// The words of the guards, of which there are none: it is the same for every app.
  public enum Word: UInt8, Condition {
    case always

    /// What the word is about.
    public var aspect: Aspect { .act }
  }

  /// What holds.
  public var conditions: Conditions<Word> { [.always] }

  /// The rows.
  public static var rows: [Row<Installing>] {
    Rule(
      "legacy.no-permission-before-8",
      facts: ["LEG-01"],
      since: .oldest,
      until: 7,
      "Before iOS 8 local notifications need no permission; nobody is ever asked.",
      evidence: .documented(
        "Since iOS 8 an app has to call the method before it can alert, sound or badge.",
        Apple.registering
      ),
      when: []
    ) { _, draft in
      draft.isAllowed = true
    }

    Rule(
      "legacy.alerts-are-boxes-on-4",
      facts: ["SET-02"],
      since: .oldest,
      until: 4,
      "On iOS 4 an alert is a box on the screen, which stays until somebody acts on it.",
      evidence: .assumed("Banners came with iOS 5, beside the boxes that were there before."),
      when: []
    ) { _, draft in
      draft.keepsBanners = true
    }
  }
}
