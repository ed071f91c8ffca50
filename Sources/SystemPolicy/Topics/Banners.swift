/// The question what becomes of the banner on the screen when another comes.
public struct Covering: Question {
  /// Whether it stays until somebody acts on it.
  public var isPersistent: Bool

  /// Creates the question.
  public init(isPersistent: Bool) { self.isPersistent = isPersistent }

  /// What becomes of it.
  public struct Answer: Hashable, Sendable {
    /// Whether it stays beneath the other, and is seen again when that one leaves.
    public var staysBeneath = false

    /// Creates the answer in which it gives way.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case persistent

    /// What the word is about.
    public var aspect: Aspect { .authorization }
  }

  /// What holds.
  public var conditions: Conditions<Word> { isPersistent ? [.persistent] : [] }

  /// The rows.
  public static var rows: [Row<Covering>] {
    Rule(
      "settings.persistent-banner-stays-beneath",
      facts: ["SET-02"],
      since: .oldest,
      "Another banner covers a persistent one, which is seen again when that one leaves.",
      evidence: .documented(
        "The alert style stands for alerts that are to be dismissed.",
        "https://developer.apple.com/documentation/usernotifications/unalertstyle"
      ),
      .assumed("That it waits beneath the other banner follows from that; no page says it."),
      when: [.persistent]
    ) { _, draft in
      draft.staysBeneath = true
    }
  }
}
