/// The question who speaks for an app after it has set a delegate, or let go of it.
public struct Delegating: Question {
  /// Whether the app let go of its delegate, rather than set one.
  public var isRelease: Bool

  /// Creates the question.
  public init(isRelease: Bool) { self.isRelease = isRelease }

  /// Who speaks.
  public struct Answer: Hashable, Sendable {
    /// Whether it is the delegate that was set just now.
    public var isTheNewOne = false
    /// Whether nobody does any more.
    public var isNobody = false

    /// Creates the answer in which nothing changes.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case released

    /// What the word is about.
    public var aspect: Aspect { .act }
  }

  /// What holds.
  public var conditions: Conditions<Word> { isRelease ? [.released] : [] }

  /// The rows.
  public static var rows: [Row<Delegating>] {
    Rule(
      "foreground.last-delegate-speaks",
      facts: ["DLG-05"],
      "There is one delegate; one that is set takes the place of the one before.",
      evidence: .documented(
        "The delegate is a single property of the centre.",
        Apple.centerDelegate
      ),
      .reported(
        "Plugins in one app took the delegate from each other, and the callbacks with it.",
        "https://github.com/MaikuB/flutter_local_notifications/issues/777",
        "https://github.com/zo0r/react-native-push-notification/issues/1944"
      ),
      when: [],
      unless: [.released]
    ) { _, draft in
      draft.isTheNewOne = true
    }

    Rule(
      "foreground.delegate-is-not-kept",
      facts: ["DLG-02"],
      "The centre does not keep its delegate alive: one that its app lets go of is called no more.",
      evidence: .documented("The property is declared weak.", Apple.centerDelegate),
      when: [.released]
    ) { _, draft in
      draft.isNobody = true
    }
  }
}
